// Door of the enterprises contract.
export { chatAuthorizationOf } from './chat-authorization.schema.ts';
export { enterpriseEndpoints } from './enterprises.endpoints.ts';
export { enterpriseErrors } from './enterprises.errors.ts';
export { Enterprise, EnterpriseQuery } from './enterprises.schema.ts';
export { enterpriseAdminEndpoints } from './settings.endpoints.ts';
export {
  ChangedSettings,
  Connection,
  ConnectionProblem,
  ConnectionTrial,
  EnterpriseSettings,
  KEPT_SECRET,
  SharedDashboards,
  embedParameters,
  sharedReports,
  connectionProblems,
} from './settings.schema.ts';
