// Door of env: what the page knows about where it runs, before any call.
export { basePath, isChat, isEnterpriseChat, pageUrl } from './page.ts';
export {
  checkSettings,
  defaultSettings,
  environment,
  gatewayFor,
  loadSettings,
  settings,
  type Settings,
} from './settings.ts';
