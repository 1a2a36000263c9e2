// A speaker is submitted, withdrawn and qualified anew (product: Speaker machine).
import { speakerErrors as errors, type SpeakerKept, type SpeakerReason } from '@yijian/contract/speakers';
import type { FieldFault } from '@yijian/contract/core';
import { cancelInstance, startWorkflow } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { failEach } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { keptNow, openFor } from '../speakers.service.ts';
import { moveSpeaker } from '../speakers-write.sql.ts';
import type { StoredSpeaker } from '../speakers.sql.ts';

const PROCESS = 'speaker-approval';

export async function submitSpeaker(context: Context, id: string): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'submit' });
  requireComplete(context, speaker);
  const { sql, user, clock, language } = context;
  const old = speaker.instanceId;
  const changed = { instance_id: null };
  await moveSpeaker(sql, speaker, { to: 'PENDING_APPROVAL', at: clock.now(), userId: user.id, changed });
  // A returned proposal goes its way anew; the old process ends with it.
  if (speaker.state === 'RETURNED' && old !== null)
    await leaveApproval(context, { instanceId: old, reason: speaker.doctorName });
  const { doctorName: name, score, tier, tierReason: reason } = speaker;
  await startApproval(context, {
    title: { zh: `讲者资格：${name}`, en: `Speaker: ${name}` }[language],
    form: { speaker: id, name, tier, score, reason },
  });
  return keptNow(context, id);
}

/** The process ties itself to its speaker, or to the change that waits. */
export async function startApproval(
  context: Context,
  started: { readonly title: string; readonly form: Record<string, string | number> },
): Promise<void> {
  await startWorkflow(context, { ...started, definitionKey: PROCESS, selected: {}, isDraft: false });
}

export interface Left extends Record<string, unknown> {
  readonly instanceId: string;
  readonly reason: string;
}

/** Who maintains the speaker may not be who began the process, so that it ends as the system. */
export function leaveApproval(context: Context, left: Left): Promise<void> {
  return emit(context, 'speakers.approvalLeft', left);
}

export function endOfLeft(context: Context, { instanceId, reason }: Left): Promise<void> {
  return endApproval(context, { id: instanceId, reason });
}

/** It may have been ended by hand before. */
export async function endApproval(context: Context, instance: { id: string; reason: string }): Promise<void> {
  try {
    await cancelInstance(context, instance);
  } catch (error) {
    if ((error as { row?: { status?: number } }).row?.status !== 409) throw error;
  }
}

export function requireComplete(
  context: Context,
  { topics, trainingUntil }: Pick<StoredSpeaker, 'topics' | 'trainingUntil'>,
): void {
  const { clock, language } = context;
  const faults: FieldFault[] = [];
  if (topics.length === 0)
    faults.push({
      field: 'body.topics',
      message: { zh: '请至少填写一个授权主题', en: 'Name at least one topic' }[language],
    });
  if (trainingUntil === null || trainingUntil < dayInShanghai(clock.now()))
    faults.push({
      field: 'body.trainingUntil',
      message: { zh: '请填写仍在有效期内的培训', en: 'Give a training that still holds' }[language],
    });
  if (faults.length > 0) throw failEach(errors.incomplete, faults, language);
}

export async function withdrawSpeaker(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'withdraw' });
  const { sql, user, clock } = context;
  await moveSpeaker(sql, speaker, { to: 'DRAFT', at: clock.now(), userId: user.id, reason });
  if (speaker.instanceId !== null) await leaveApproval(context, { instanceId: speaker.instanceId, reason });
  return keptNow(context, id);
}

/** Back to a draft: evidence, topics and training are given anew and approved anew. */
export async function renewSpeaker(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'renew' });
  const { sql, user, clock } = context;
  await moveSpeaker(sql, speaker, { to: 'DRAFT', at: clock.now(), userId: user.id, reason });
  return keptNow(context, id);
}
