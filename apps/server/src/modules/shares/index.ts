// Side door of the shares: a room that shows a record to someone.
export { addShares } from './shares.service.ts';
export type { OwnRecords } from './shares.policy.ts';
