// Door of the enterprises contract.
export { enterpriseEndpoints } from './enterprises.endpoints.ts';
export { Enterprise, EnterpriseQuery } from './enterprises.schema.ts';
