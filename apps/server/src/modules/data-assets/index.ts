// Side door of the data assets: the demo measures them and works on their incidents.
export { changeAsset } from './assets/data-assets.service.ts';
export { acknowledgeIncident, reportIncident, resolveIncident } from './incidents/incidents.service.ts';
export { measureEveryAsset } from './measuring/measuring.service.ts';
