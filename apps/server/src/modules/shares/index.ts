// Side door of the shares: a room that shows a record to someone.
export { grantShares } from './shares.service.ts';
export type { OwnRecord, OwnRecords } from './shares.policy.ts';
