// Messages go out: taken, written, handed to their carrier, answered (product 3.9; reliability: never twice).
import type { Bilingual } from '@yijian/contract/core';
import { SEND_LIMIT, type SendChannel } from '@yijian/contract/sends';
import { touchedTopic } from '../../doctors/index.ts';
import { notify } from '../../notifications/index.ts';
import { ruleValue } from '../../rules/index.ts';
import type { Context, Tenant } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { questionOf } from '../audience/audience.service.ts';
import type { Opening } from '../opening/opening.policy.ts';
import { findOpening } from '../opening/opening.service.ts';
import { afterQuiet, LOST_AFTER, nextAttempt } from '../sends.policy.ts';
import { removeWaiting, updateSend } from '../sends.sql.ts';
import { findSendable, type Sendable } from '../subject/subject.service.ts';
import type { Handed } from './carriers.policy.ts';
import {
  claimRecipients,
  insertSuppressions,
  lockClaims,
  selectDueEnterprises,
  selectDueSend,
  selectWaiting,
  updateAnswered,
  updateHanded,
  updateLost,
  type Answered,
  type Claimed,
  type DueSend,
} from './claims.sql.ts';

/** Messages taken at a time. By enterprise chat the whole send: a colleague confirms one mass message there, and not one for each part. */
const BATCH = { MAIL: 100, SMS: 100, WECOM: SEND_LIMIT } as const satisfies Record<SendChannel, number>;
const LOOK_AGAIN = 60_000;

export interface Batch {
  readonly send: DueSend;
  readonly sendable: Sendable;
  /** Undefined: messages open with the greeting of the product. */
  readonly opening: Opening | undefined;
  readonly enterprise: Tenant;
  readonly claimed: readonly Claimed[];
  /** Whether others of the send wait. */
  readonly isMore: boolean;
}

export async function findDueEnterprises(context: Pick<Context, 'sql' | 'clock'>): Promise<ReadonlySet<string>> {
  return new Set(await selectDueEnterprises(context.sql, context.clock.now()));
}

/** The next messages of the send that is due first; undefined when none is due. An empty batch asks to be called again. */
export async function claimDue(context: Context, input: { most?: number }): Promise<Batch | undefined> {
  const { sql, clock, enterprise } = context;
  const now = clock.now();
  await lockClaims(sql);
  const send = await selectDueSend(sql, now);
  if (send === undefined) return undefined;
  const quietEnd = afterQuiet(now, await findQuiet(context));
  if (quietEnd > now) {
    await updateSend(sql, send.id, { state: 'SENDING', dueAt: quietEnd, endedAt: null });
    return claimDue(context, input);
  }
  await updateLost(sql, { sendId: send.id, before: new Date(now.getTime() - LOST_AFTER) });
  const sendable = await findSendable(context, send);
  const { openingLineId } = send;
  const opening = openingLineId === null ? undefined : await findOpening(context, { ...send, openingLineId });
  const isOpeningGone = openingLineId !== null && opening === undefined;
  const stop = sendable === undefined ? goneOf(send) : isOpeningGone ? 'OPENING_GONE' : undefined;
  if (stop !== undefined) await removeWaiting(sql, send.id, stop);
  const { budget: _, ...question } = await questionOf(context, send);
  const most = input.most ?? BATCH[send.channel];
  const claimed = stop === undefined ? await claimRecipients(sql, { sendId: send.id, question, most }) : [];
  const planned = await follow(context, { send, title: sendable?.facts.title ?? '', stop, taken: claimed.length });
  return sendable === undefined || claimed.length === 0
    ? claimDue(context, input)
    : { send, sendable, opening, enterprise, claimed, isMore: planned > 0 };
}

type Stop = 'ARTICLE_GONE' | 'OPENING_GONE' | 'MEETING_OFF';
const goneOf = ({ meetingId }: DueSend): Stop => (meetingId === null ? 'ARTICLE_GONE' : 'MEETING_OFF');

export async function findQuiet(context: Context): Promise<{ from: number; to: number }> {
  const [from, to] = [await ruleValue(context, 'sends.quietFrom'), await ruleValue(context, 'sends.quietTo')];
  return { from, to };
}

/** Moves a send on: it waits for its next messages, for answers, or is done. Answers how many messages wait. */
async function follow(context: Context, { taken, ...told }: Told & { readonly taken: number }): Promise<number> {
  const { send } = told;
  const { sql, clock } = context;
  const sendId = send.id;
  const now = clock.now();
  const { planned, claimed, nextAt } = await selectWaiting(sql, sendId);
  if (planned + claimed === 0) {
    await updateSend(sql, sendId, { state: 'DONE', endedAt: now });
    await tellDone(context, told);
    return 0;
  }
  const again = new Date(now.getTime() + LOOK_AGAIN);
  const soonest = planned > 0 && nextAt !== null && nextAt > now && nextAt < again ? nextAt : again;
  const dueAt = taken > 0 ? now : soonest;
  await updateSend(sql, sendId, { state: 'SENDING', dueAt, endedAt: null });
  return planned;
}

interface Told {
  readonly send: DueSend;
  readonly title: string;
  /** Why the rest of it does not go out. */
  readonly stop: Stop | undefined;
}

const stopped: Readonly<Record<Stop, Bilingual>> = {
  ARTICLE_GONE: { zh: '内容发送已停止：文章不再可发送', en: 'A send was stopped: its article is no longer sent' },
  OPENING_GONE: {
    zh: '内容发送已停止：开场白已失效',
    en: 'A send was stopped: its opening line is no longer in force',
  },
  MEETING_OFF: {
    zh: '会议邀请已停止发送：会议已开始或已取消',
    en: 'Invitations were stopped: the meeting has begun or was cancelled',
  },
};

async function tellDone(context: Context, { send, title, stop }: Told): Promise<void> {
  const done =
    send.meetingId === null
      ? { zh: `内容发送已完成：《${title}》`, en: `A send is finished: “${title}”` }
      : send.isReminder
        ? { zh: `已提醒未答复的嘉宾：《${title}》`, en: `Guests who had not answered were reminded: “${title}”` }
        : { zh: `会议邀请已发送：《${title}》`, en: `Invitations are sent: “${title}”` };
  await notify(context, {
    userId: send.userId,
    kind: 'sends.done',
    title: stop === undefined ? done : stopped[stop],
    path: `/content/sendDetail?id=${send.id}`,
  });
}

/** Says that the messages go to their carrier now; answers those that are nobody else’s by now. */
export async function beginHanding(context: Context, claimed: readonly Claimed[]): Promise<Claimed[]> {
  const ids = claimed.map(({ id }) => id);
  const mine = new Set(await updateHanded(context.sql, ids, context.clock.now()));
  return claimed.filter(({ id }) => mine.has(id));
}

export interface Answer {
  readonly claimed: Claimed;
  readonly handed: Handed;
  /** The carrier is the outbox: what it has is delivered. */
  readonly isOutbox: boolean;
}

export async function recordAnswers(context: Context, answers: readonly Answer[]): Promise<void> {
  const { sql, clock } = context;
  const at = clock.now();
  const rows = answers.map((answer) => answeredOf(answer, at));
  const kept = new Set(await updateAnswered(sql, rows));
  const of = (wanted: (row: Answered) => boolean): string[] =>
    rows.filter((row) => kept.has(row.id) && wanted(row)).map(({ id }) => id);
  const bounced = of(({ isBounce }) => isBounce);
  if (bounced.length > 0) await insertSuppressions(sql, { ids: bounced, reason: 'BOUNCED', at });
  const sent = of(({ state }) => state === 'SENT');
  if (sent.length > 0) await emit(context, touchedTopic, { source: 'send_recipients', ids: sent });
}

function answeredOf({ claimed, handed, isOutbox }: Answer, at: Date): Answered {
  const chatMessageId = handed.chatMessageId ?? null;
  const answer = { id: claimed.id, at, nextAt: null, isBounce: false, isDelivered: false, reason: '', chatMessageId };
  if (handed.state === 'accepted') return { ...answer, state: 'SENT', isDelivered: isOutbox };
  if (handed.state === 'unknown') return { ...answer, state: 'UNKNOWN', reason: handed.reason };
  const { reason, isBounce, isTemporary } = handed;
  const nextAt = isTemporary ? nextAttempt(claimed.attempts, at) : undefined;
  return nextAt === undefined
    ? { ...answer, state: 'FAILED', reason: reason || 'refused', isBounce }
    : { ...answer, state: 'PLANNED', reason, nextAt };
}
