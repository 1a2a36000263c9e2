// Side door of the enterprises: who is served where.
export { findEmbedSettings, type EmbedSettings } from './settings/embed-secret.service.ts';
export { listFrameHost } from './settings/settings.service.ts';
export { createTenantDirectory, type TenantDirectory } from './enterprises.service.ts';
