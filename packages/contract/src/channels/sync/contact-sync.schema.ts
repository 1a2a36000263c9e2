// Rounds that bring the contacts of all colleagues from enterprise chat, and contacts that are no doctors (specification 7.5, binding).
import { z } from 'zod';
import { Id, Moment, maybe } from '../../core/index.ts';
import { ExternalUserId } from '../channels.schema.ts';

/** PARTIAL: some colleagues were left out; the next round begins with those who wait longest. */
export const SyncState = z.enum(['RUNNING', 'DONE', 'PARTIAL', 'FAILED']);
export type SyncState = z.infer<typeof SyncState>;

export const SyncReason = z.enum(['unreachable', 'refused', 'answer', 'tooOften', 'outOfTime', 'interrupted']);
export type SyncReason = z.infer<typeof SyncReason>;

export const SyncRun = z.object({
  id: Id,
  askedBy: maybe(z.string()).describe('Null: the clock'),
  startedAt: Moment,
  finishedAt: maybe(Moment),
  state: SyncState,
  reason: maybe(SyncReason).describe('Why it failed or ended early'),
  colleagues: z.int().describe('Whose contacts were brought whole'),
  contacts: z.int(),
  added: z.int(),
  bound: z.int().describe('New bindings to doctors'),
  ended: z.int().describe('Contacts that a colleague has no longer'),
  failures: z.array(z.object({ colleague: z.string(), reason: SyncReason })),
});
export type SyncRun = z.infer<typeof SyncRun>;

export const ContactSync = z.object({
  isConnected: z.boolean().describe('Whether the enterprise has an app of enterprise chat'),
  runs: z.array(SyncRun).describe('The latest five, newest first'),
});
export type ContactSync = z.infer<typeof ContactSync>;

export const IgnoredFriend = z.strictObject({ externalUserId: ExternalUserId, isIgnored: z.boolean() });
export type IgnoredFriend = z.infer<typeof IgnoredFriend>;
