// Side door of the marketing activities, for the demo.
export { addActivity } from './market-activities.service.ts';
