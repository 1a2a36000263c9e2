// Side door of the enterprises: who is served where.
export { createTenantDirectory, type TenantDirectory } from './enterprises.service.ts';
