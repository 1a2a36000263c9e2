// Side door of the marketing activities, for the demo.
export { addActivitySends } from './sends/activity-sends.service.ts';
export { addActivity } from './market-activities.service.ts';
