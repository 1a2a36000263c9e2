// Side door of the enterprises: who is served where.
export { listFrameHost } from './settings/settings.service.ts';
export { createTenantDirectory, type TenantDirectory } from './enterprises.service.ts';
