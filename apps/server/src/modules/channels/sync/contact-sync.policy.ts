// Who a new contact certainly is, and why a colleague's contacts could not be brought.
import type { SyncReason, SyncState } from '@yijian/contract/channels';
import { isForNow, type WecomFault } from '../../../platform/gateways/index.ts';
import type { Identity } from './contact-sync.sql.ts';

/** One doctor alone is certain: two with the same phone, or a phone that contradicts the person, are left to a colleague. */
export function certainOf({
  byUnion,
  byPhone,
}: {
  byUnion: readonly string[];
  byPhone: readonly string[];
}): Identity | undefined {
  const [doctorId, ...others] = new Set([...byUnion, ...byPhone]);
  if (doctorId === undefined || others.length > 0) return undefined;
  return { doctorId, foundBy: byUnion.length > 0 ? 'UNION' : 'PHONE' };
}

export function reasonOf(fault: WecomFault): SyncReason {
  if (fault.kind !== 'refused') return fault.kind;
  return isForNow(fault) ? 'tooOften' : 'refused';
}

/** Whether others would meet the same, so that the round ends here: the chat is away, or asks for a pause. */
export const endsRound = (reason: SyncReason): boolean => reason === 'unreachable' || reason === 'tooOften';

export function stateOf({
  reason,
  colleagues,
  failures,
}: {
  reason: SyncReason | null;
  colleagues: number;
  failures: number;
}): Exclude<SyncState, 'RUNNING'> {
  if (reason === null && failures === 0) return 'DONE';
  return colleagues === 0 ? 'FAILED' : 'PARTIAL';
}
