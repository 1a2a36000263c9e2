// What users own of meetings, for handing over: those that are open (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import {
  countOpenMeetings,
  giveBackOpenMeetings,
  moveOpenMeetings,
  selectOpenMeetings,
} from './handover/meeting-handover.sql.ts';

export const meetingHandover: HandoverDoor = {
  kind: 'meetings',
  byRegion: false,
  count: ({ sql }, userId) => countOpenMeetings(sql, userId),
  sample: ({ sql }, userId, limit) => selectOpenMeetings(sql, userId, limit),
  move: ({ sql }, taken) => moveOpenMeetings(sql, taken),
  giveBack: ({ sql }, returned) => giveBackOpenMeetings(sql, returned),
};
