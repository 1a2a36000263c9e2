// Door of the settings.
export { Settings, readSettings } from './settings.ts';
