// What users own of shares, for handing over: those they have given (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import { countGivenShares, giveBackGivenShares, moveGivenShares, selectGivenShares } from './shares-handover.sql.ts';

export const shareHandover: HandoverDoor = {
  kind: 'shares',
  byRegion: false,
  count: ({ sql }, userId) => countGivenShares(sql, userId),
  sample: ({ sql }, userId, limit) => selectGivenShares(sql, userId, limit),
  move: ({ sql }, taken) => moveGivenShares(sql, taken),
  giveBack: ({ sql }, returned) => giveBackGivenShares(sql, returned),
};
