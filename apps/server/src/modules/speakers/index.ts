// Side door of speakers: what their approvals do, what meetings ask and engage, and the steps by which the demo's speakers come about.
import type { Effect } from '../workflows/index.ts';
import { approveSpeaker, beginApproval } from './approval/decided.service.ts';

export { submitSpeaker } from './approval/approval.service.ts';
export { askChange } from './approval/changes.service.ts';
export { followEnd, followReturn } from './approval/decided.service.ts';
export { blacklistSpeaker, type Blacklisted } from './approval/blacklist.service.ts';
export { suspendSpeaker } from './approval/suspension.service.ts';
export { addContract, signContract } from './contracts/contracts.service.ts';
export { findTerms, type Terms } from './contracts/held-contracts.service.ts';
export {
  engageSpeakers,
  findEngaged,
  lockEngaged,
  releaseSpeakers,
  requireNoneBlacklisted,
  type Engaged,
  type Talk,
} from './engagements/engagements.service.ts';
export { findEvidence } from './evidence/evidence.service.ts';
export { addSpeaker } from './speakers.service.ts';
export { expireSpeakers } from './expiry.service.ts';

export const speakerEffects: readonly Effect[] = [
  { name: 'speakers.begin', apply: beginApproval },
  { name: 'speakers.approve', apply: approveSpeaker },
];
