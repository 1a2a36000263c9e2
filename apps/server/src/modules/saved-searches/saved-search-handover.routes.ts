// What users own of saved views, for handing over (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import {
  countKeptSearches,
  giveBackKeptSearches,
  moveKeptSearches,
  selectKeptSearches,
} from './saved-searches-handover.sql.ts';

export const savedSearchHandover: HandoverDoor = {
  kind: 'savedSearches',
  byRegion: false,
  count: ({ sql }, userId) => countKeptSearches(sql, userId),
  sample: ({ sql }, userId, limit) => selectKeptSearches(sql, userId, limit),
  move: ({ sql }, taken) => moveKeptSearches(sql, taken),
  giveBack: ({ sql }, returned) => giveBackKeptSearches(sql, returned),
};
