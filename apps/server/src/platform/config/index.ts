// Door of the settings.
export { Settings, keyFileOf, readSettings } from './settings.ts';
