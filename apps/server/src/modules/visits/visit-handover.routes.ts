// What users own of visits, for handing over: their plans (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import {
  countPlannedVisits,
  giveBackPlannedVisits,
  movePlannedVisits,
  selectPlannedVisits,
} from './visits-handover.sql.ts';

export const visitHandover: HandoverDoor = {
  kind: 'visits',
  byRegion: true,
  count: ({ sql }, userId) => countPlannedVisits(sql, userId),
  sample: ({ sql }, userId, limit) => selectPlannedVisits(sql, userId, limit),
  move: ({ sql }, taken) => movePlannedVisits(sql, taken),
  giveBack: ({ sql }, returned) => giveBackPlannedVisits(sql, returned),
};
