// What users own of verifications, for handing over: requests that are not decided (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import { countOpenRequests, giveBackRequests, moveRequests, selectOpenRequests } from './handover/open-requests.sql.ts';

export const verificationHandover: HandoverDoor = {
  kind: 'verifications',
  byRegion: true,
  count: ({ sql }, userId) => countOpenRequests(sql, userId),
  sample: ({ sql }, userId, limit) => selectOpenRequests(sql, userId, limit),
  move: ({ sql }, taken) => moveRequests(sql, taken),
  giveBack: ({ sql }, returned) => giveBackRequests(sql, returned),
};
