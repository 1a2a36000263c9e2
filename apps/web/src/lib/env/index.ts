// Door of env: what the page knows about where it runs, before any call.
export { basePath, isEnterpriseChat, pageUrl } from './page.ts';
export { environment, gatewayFor, gatewayOfPage, readSettings, type Settings } from './settings.ts';
