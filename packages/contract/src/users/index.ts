// Door of the users contract.
export { userEndpoints } from './users.endpoints.ts';
export { userErrors } from './users.errors.ts';
export {
  COLLEAGUES_LIMIT,
  Colleague,
  ColleagueQuery,
  Group,
  ProfileChange,
  RoleSummary,
  UserDetail,
  UserInfo,
  UserRoleQuery,
  UserRoles,
} from './users.schema.ts';
