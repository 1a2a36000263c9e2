// What the approval of a speaker or of its change does here: it begins, it is agreed to, sent back, or ends otherwise (product: Speaker machine).
import { speakerErrors as errors } from '@yijian/contract/speakers';
import { notify } from '../../notifications/index.ts';
import { findEnding, type Decided } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectIsSigned } from '../contracts/contracts.sql.ts';
import { moveSpeaker, updateInstance } from '../speakers-write.sql.ts';
import { lockAnySpeaker, selectIdOfInstance, type StoredSpeaker } from '../speakers.sql.ts';
import { applyChange, followChangeEnd, followChangeReturn } from './changes.service.ts';
import { selectPending, updateChangeInstance, type PendingChange } from './changes.sql.ts';

const todayOf = ({ clock }: Pick<Context, 'clock'>): string => dayInShanghai(clock.now());

interface Decision {
  readonly speaker: StoredSpeaker;
  /** Undefined where the speaker itself is decided. */
  readonly change: PendingChange | undefined;
}

async function decisionIn(context: Context, { form }: Decided): Promise<Decision> {
  const id = form['speaker'];
  const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  const speaker = isId ? await lockAnySpeaker(context.sql, id, todayOf(context)) : undefined;
  if (speaker === undefined) throw fail(errors.notFound);
  if (speaker.state === 'PENDING_APPROVAL') return { speaker, change: undefined };
  const change = await selectPending(context.sql, speaker.id);
  if (change === undefined) throw fail(errors.notFound);
  return { speaker, change };
}

/** Ties the process to its speaker or change: nobody starts one for what was not submitted, or with another tier. */
export async function beginApproval(context: Context, decided: Decided): Promise<void> {
  const { speaker, change } = await decisionIn(context, decided);
  const { instanceId, tier } = change ?? speaker;
  const score = change === undefined ? speaker.score : change.evidence.score;
  const isAsked = instanceId === null && tier === decided.form['tier'] && score === decided.form['score'];
  if (!isAsked) throw fail(errors.notFound);
  if (change === undefined) await updateInstance(context.sql, speaker.id, decided.instanceId);
  else await updateChangeInstance(context.sql, change.id, decided.instanceId);
}

/** Qualified; active at once where a signed contract holds already. */
export async function approveSpeaker(context: Context, decided: Decided): Promise<void> {
  const { speaker, change } = await decisionIn(context, decided);
  if ((change ?? speaker).instanceId !== decided.instanceId) throw fail(errors.notFound);
  if (change !== undefined) return applyChange(context, { speaker, change, userId: decided.decidedBy });
  const { sql, clock } = context;
  const at = clock.now();
  const hasContract = await selectIsSigned(sql, speaker.id, todayOf(context));
  const move = { at, userId: decided.decidedBy, changed: { approved_at: at } };
  await moveSpeaker(sql, speaker, { ...move, to: hasContract ? 'ACTIVE' : 'QUALIFIED' });
}

type Ended = { readonly instanceId: string; readonly definitionKey: string };

async function waitingOn(context: Context, { instanceId, definitionKey }: Ended): Promise<StoredSpeaker | undefined> {
  if (definitionKey !== 'speaker-approval') return undefined;
  const id = await selectIdOfInstance(context.sql, instanceId);
  const speaker = id === undefined ? undefined : await lockAnySpeaker(context.sql, id, todayOf(context));
  // Submitted anew while this waited for the lock, it waits for another process.
  if (speaker?.instanceId !== instanceId) return undefined;
  return speaker.state === 'PENDING_APPROVAL' || speaker.state === 'RETURNED' ? speaker : undefined;
}

export async function followEnd(context: Context, ended: Ended & { readonly state: string }): Promise<void> {
  if (await followChangeEnd(context, ended)) return;
  const speaker = await waitingOn(context, ended);
  if (speaker === undefined || ended.state === 'APPROVED') return;
  const isCancelled = ended.state === 'CANCELLED';
  const { userId, comment = '' } = (await findEnding(context, ended.instanceId)) ?? {};
  await moveSpeaker(context.sql, speaker, {
    to: isCancelled ? 'DRAFT' : 'REJECTED',
    at: context.clock.now(),
    userId,
    reason: comment || (isCancelled ? '审批流程被取消' : '审批未通过'),
  });
}

/** Sent back to the proposer, who edits it and submits it anew. */
export async function followReturn(context: Context, returned: Ended & { readonly reason: string }): Promise<void> {
  if (await followChangeReturn(context, returned)) return;
  const speaker = await waitingOn(context, returned);
  if (speaker?.state !== 'PENDING_APPROVAL') return;
  const { reason } = returned;
  const ending = await findEnding(context, returned.instanceId);
  await moveSpeaker(context.sql, speaker, {
    to: 'RETURNED',
    at: context.clock.now(),
    userId: ending?.userId,
    reason,
  });
  await notify(context, {
    userId: speaker.ownerId,
    kind: 'speakers.returned',
    title: {
      zh: `讲者 ${speaker.doctorName} 的提名被退回：${reason}`,
      en: `The proposal of speaker ${speaker.doctorName} was returned: ${reason}`,
    },
    path: `/meeting/speakerDetail?id=${speaker.id}`,
  });
}
