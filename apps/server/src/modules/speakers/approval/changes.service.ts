// An active speaker changes: asked for, withdrawn, approved or not; the old values hold meanwhile (product: Speaker machine).
import {
  speakerErrors as errors,
  type SpeakerChangeDraft,
  type SpeakerKept,
  type SpeakerReason,
} from '@yijian/contract/speakers';
import { notify } from '../../notifications/index.ts';
import { findEnding } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectIsSigned } from '../contracts/contracts.sql.ts';
import { weighDoctor } from '../evidence/evidence.service.ts';
import { keptNow, openFor, requireReason } from '../speakers.service.ts';
import { moveSpeaker, updateContent } from '../speakers-write.sql.ts';
import { lockAnySpeaker, type StoredSpeaker } from '../speakers.sql.ts';
import { endApproval, leaveApproval, requireComplete, startApproval } from './approval.service.ts';
import {
  endChange,
  insertChange,
  selectPending,
  selectSpeakerOfChange,
  type PendingChange,
  type Wanted,
} from './changes.sql.ts';

export async function askChange(
  context: Context,
  { id, reason, ...draft }: SpeakerChangeDraft & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'change' });
  const { sql, user, clock, language } = context;
  const trainingUntil = draft.trainingUntil ?? null;
  requireComplete(context, { ...draft, trainingUntil });
  const evidence = await weighDoctor(context, speaker.doctorId);
  requireReason(context, { ...draft, proposed: evidence.tier });
  const tierReason = draft.tier === evidence.tier ? '' : draft.tierReason;
  const wanted: Wanted = { tier: draft.tier, tierReason, topics: draft.topics, trainingUntil: trainingUntil! };
  if (isAsBefore(speaker, wanted)) throw fail(errors.nothingChanged);
  await insertChange(sql, { ...wanted, speakerId: id, evidence, reason, userId: user.id, at: clock.now() });
  const { doctorName: name } = speaker;
  await startApproval(context, {
    title: { zh: `讲者变更：${name}`, en: `Change of speaker: ${name}` }[language],
    form: {
      speaker: id,
      name,
      tier: wanted.tier,
      score: evidence.score,
      reason: tierReason === '' ? reason : tierReason,
    },
  });
  return keptNow(context, id);
}

const isAsBefore = (now: StoredSpeaker, wanted: Wanted): boolean =>
  now.tier === wanted.tier &&
  now.trainingUntil === wanted.trainingUntil &&
  now.topics.length === wanted.topics.length &&
  now.topics.every((topic) => wanted.topics.includes(topic));

export async function withdrawChange(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  await openFor(context, { id, act: 'withdrawChange' });
  const { sql, user, clock } = context;
  const change = (await selectPending(sql, id))!;
  await endChange(sql, { id: change.id, state: 'WITHDRAWN', at: clock.now(), userId: user.id, reason });
  if (change.instanceId !== null) await leaveApproval(context, { instanceId: change.instanceId, reason });
  return keptNow(context, id);
}

/** The new values hold from now on; a speaker that expired meanwhile is active again with the contract that still holds. */
export async function applyChange(
  context: Context,
  { speaker, change, userId }: { speaker: StoredSpeaker; change: PendingChange; userId: string | undefined },
): Promise<void> {
  const { sql, clock } = context;
  const at = clock.now();
  await updateContent(sql, speaker.id, { ...change, at });
  await endChange(sql, { id: change.id, state: 'APPROVED', at, userId });
  if (speaker.stored !== 'EXPIRED' || !(await selectIsSigned(sql, speaker.id, dayInShanghai(at)))) return;
  await moveSpeaker(sql, speaker, { to: 'ACTIVE', at, userId, changed: { approved_at: at } });
}

interface Ended {
  readonly instanceId: string;
  readonly definitionKey: string;
}

interface Waiting {
  readonly speaker: StoredSpeaker;
  readonly change: PendingChange;
}

async function waitingOn(context: Context, { instanceId }: Ended): Promise<Waiting | undefined> {
  const { sql, clock } = context;
  const id = await selectSpeakerOfChange(sql, instanceId);
  const speaker = id === undefined ? undefined : await lockAnySpeaker(sql, id, dayInShanghai(clock.now()));
  const change = speaker === undefined ? undefined : await selectPending(sql, speaker.id);
  // Ended while this waited for the lock, or asked for anew.
  return speaker === undefined || change?.instanceId !== instanceId ? undefined : { speaker, change };
}

/** Whether the process was that of a change. */
export async function followChangeEnd(context: Context, ended: Ended & { readonly state: string }): Promise<boolean> {
  const waiting = await waitingOn(context, ended);
  if (waiting === undefined) return false;
  const state = ended.state === 'CANCELLED' ? 'WITHDRAWN' : 'REJECTED';
  const ending = await findEnding(context, ended.instanceId);
  await endChange(context.sql, {
    id: waiting.change.id,
    state,
    at: context.clock.now(),
    userId: ending?.userId,
    reason: ending?.comment ?? '',
  });
  return true;
}

/** A change that is sent back ends with its process, so that it is asked for anew. Whether the process was that of a change. */
export async function followChangeReturn(
  context: Context,
  returned: Ended & { readonly reason: string },
): Promise<boolean> {
  const waiting = await waitingOn(context, returned);
  if (waiting === undefined) return false;
  const { speaker, change } = waiting;
  const { reason, instanceId } = returned;
  const userId = (await findEnding(context, instanceId))?.userId;
  await endChange(context.sql, { id: change.id, state: 'RETURNED', at: context.clock.now(), userId, reason });
  await endApproval(context, { id: instanceId, reason });
  await notify(context, {
    userId: change.askedBy,
    kind: 'speakers.returned',
    title: {
      zh: `讲者 ${speaker.doctorName} 的变更被退回：${reason}`,
      en: `The change of speaker ${speaker.doctorName} was returned: ${reason}`,
    },
    path: `/meeting/speakerDetail?id=${speaker.id}`,
  });
  return true;
}
