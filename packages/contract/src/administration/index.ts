// Door of the administration contract.
export { administrationErrors } from './administration.errors.ts';
export { DeleteTree, Deleted, Saved } from './administration.schema.ts';
export { menuAdminEndpoints } from './menus.endpoints.ts';
export { ChangedMenu, EntryType, MenuEntry, NewMenu } from './menus.schema.ts';
export { organizationAdminEndpoints } from './organizations.endpoints.ts';
export { ChangedOrganization, NewOrganization, Organization, OrganizationType } from './organizations.schema.ts';
export { roleAdminEndpoints } from './roles.endpoints.ts';
export {
  ChangedRole,
  DataRange,
  NewRole,
  Role,
  RoleDetail,
  RoleFields,
  RoleHolder,
  RoleMenus,
  RoleType,
  StarterCode,
  StarterResult,
  StarterRoles,
} from './roles.schema.ts';
export { simulationEndpoints } from './rights/simulation.endpoints.ts';
export { SIMULATION_HEADER, Simulation, SimulationEnd, SimulationReason } from './rights/simulation.schema.ts';
export { userAdminEndpoints } from './users.endpoints.ts';
export {
  Account,
  AccountEnd,
  AccountQuery,
  AccountRow,
  AddedAccount,
  ChangedAccount,
  GivenPassword,
  LastSignIn,
  NewAccount,
  UserType,
} from './users.schema.ts';
