// Compliance blacklists a speaker from any state and lifts it; whoever is lifted is qualified anew (product: Speaker machine).
import type { SpeakerKept, SpeakerReason } from '@yijian/contract/speakers';
import { notify } from '../../notifications/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { keptNow, openFor } from '../speakers.service.ts';
import { moveSpeaker } from '../speakers-write.sql.ts';
import { endApproval } from './approval.service.ts';
import { endChange, selectPending } from './changes.sql.ts';

/** What others do about it, and the end of its approval, follow as an event. */
export interface Blacklisted extends Record<string, unknown> {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly instanceId: string | null;
  readonly reason: string;
}

export async function blacklistSpeaker(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'blacklist' });
  const { sql, user, clock } = context;
  const { doctorId, doctorName, ownerId, state } = speaker;
  const isOpen = state === 'PENDING_APPROVAL' || state === 'RETURNED';
  const at = clock.now();
  const change = await selectPending(sql, id);
  const instanceId = isOpen ? speaker.instanceId : (change?.instanceId ?? null);
  const told: Blacklisted = { doctorId, doctorName, reason, instanceId };
  await moveSpeaker(sql, speaker, { to: 'BLACKLISTED', at, userId: user.id, reason });
  if (change !== undefined) await endChange(sql, { id: change.id, state: 'WITHDRAWN', at, userId: user.id, reason });
  await notify(context, {
    userId: ownerId,
    kind: 'speakers.blacklisted',
    title: {
      zh: `讲者 ${doctorName} 被列入黑名单：${reason}`,
      en: `Speaker ${doctorName} was blacklisted: ${reason}`,
    },
    path: `/meeting/speakerDetail?id=${id}`,
  });
  await emit(context, 'speakers.blacklisted', told);
  return keptNow(context, id);
}

/** As the system: compliance does not end the process of somebody else by hand. */
export async function endOfBlacklisted(context: Context, { instanceId, reason }: Blacklisted): Promise<void> {
  if (instanceId === null) return;
  await endApproval(context, { id: instanceId, reason });
}

/** Back to a draft: nothing that was approved before holds. */
export async function liftBlacklist(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'lift' });
  const { sql, user, clock } = context;
  const changed = { instance_id: null };
  await moveSpeaker(sql, speaker, { to: 'DRAFT', at: clock.now(), userId: user.id, reason, changed });
  return keptNow(context, id);
}
