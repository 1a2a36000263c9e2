// What users own of the channels, for handing over: contacts of enterprise chat and which doctors they are (product 3.25).
import type { HandoverDoor } from '../handovers/index.ts';
import {
  countBindings,
  countContacts,
  giveBackBindings,
  giveBackContacts,
  moveBindings,
  moveContacts,
  selectBindings,
  selectContacts,
} from './handover/owned-contacts.sql.ts';

export const channelHandover: readonly HandoverDoor[] = [
  {
    kind: 'contacts',
    byRegion: false,
    count: ({ sql }, userId) => countContacts(sql, userId),
    sample: ({ sql }, userId, limit) => selectContacts(sql, userId, limit),
    move: ({ sql }, taken) => moveContacts(sql, taken),
    giveBack: ({ sql }, returned) => giveBackContacts(sql, returned),
  },
  {
    kind: 'bindings',
    byRegion: false,
    count: ({ sql }, userId) => countBindings(sql, userId),
    sample: ({ sql }, userId, limit) => selectBindings(sql, userId, limit),
    move: ({ sql }, taken) => moveBindings(sql, taken),
    giveBack: ({ sql }, returned) => giveBackBindings(sql, returned),
  },
];
