// Side door of the marketing activities: for the demo, and for a send that is counted to one of them.
export { addActivitySends, joinCampaign } from './sends/activity-sends.service.ts';
export { addActivity } from './market-activities.service.ts';
