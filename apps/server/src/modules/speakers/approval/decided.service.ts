// What the approval of a speaker does here: it begins, it is agreed to, sent back, or ends otherwise (product: Speaker machine).
import { speakerErrors as errors } from '@yijian/contract/speakers';
import { notify } from '../../notifications/index.ts';
import type { Decided } from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectIsSigned } from '../contracts/contracts.sql.ts';
import { moveSpeaker, updateInstance } from '../speakers-write.sql.ts';
import { lockAnySpeaker, selectIdOfInstance, type StoredSpeaker } from '../speakers.sql.ts';

const todayOf = ({ clock }: Pick<Context, 'clock'>): string => dayInShanghai(clock.now());

async function speakerIn(context: Context, { form }: Decided): Promise<StoredSpeaker> {
  const id = form['speaker'];
  const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  const speaker = isId ? await lockAnySpeaker(context.sql, id, todayOf(context)) : undefined;
  if (speaker?.state !== 'PENDING_APPROVAL') throw fail(errors.notFound);
  return speaker;
}

/** Ties the process to its speaker: nobody starts one for a speaker that was not submitted, or with another tier. */
export async function beginApproval(context: Context, decided: Decided): Promise<void> {
  const speaker = await speakerIn(context, decided);
  const { tier, score } = decided.form;
  if (speaker.instanceId !== null || tier !== speaker.tier || score !== speaker.score) throw fail(errors.notFound);
  await updateInstance(context.sql, speaker.id, decided.instanceId);
}

/** Qualified; active at once where a signed contract holds already. */
export async function approveSpeaker(context: Context, decided: Decided): Promise<void> {
  const speaker = await speakerIn(context, decided);
  if (speaker.instanceId !== decided.instanceId) throw fail(errors.notFound);
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

/** The user behind the act; undefined for the clock. */
const actorOf = ({ user }: Context): string | undefined => (user.id === '0' ? undefined : user.id);

export async function followEnd(context: Context, ended: Ended & { readonly state: string }): Promise<void> {
  const speaker = await waitingOn(context, ended);
  if (speaker === undefined || ended.state === 'APPROVED') return;
  const isCancelled = ended.state === 'CANCELLED';
  await moveSpeaker(context.sql, speaker, {
    to: isCancelled ? 'DRAFT' : 'REJECTED',
    at: context.clock.now(),
    userId: actorOf(context),
    reason: isCancelled ? '审批流程被取消' : '审批未通过',
  });
}

/** Sent back to the proposer, who edits it and submits it anew. */
export async function followReturn(context: Context, returned: Ended & { readonly reason: string }): Promise<void> {
  const speaker = await waitingOn(context, returned);
  if (speaker?.state !== 'PENDING_APPROVAL') return;
  const { reason } = returned;
  await moveSpeaker(context.sql, speaker, {
    to: 'RETURNED',
    at: context.clock.now(),
    userId: actorOf(context),
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
