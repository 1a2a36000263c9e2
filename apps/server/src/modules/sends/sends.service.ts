// Sends are listed, read, tried again and cancelled (product 3.9).
import {
  sendErrors as errors,
  type Send,
  type SendDetail,
  type SendFigures,
  type SendFilter,
  type SendKept,
  type SendPaging,
} from '@yijian/contract/sends';
import { ruleValue } from '../rules/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { selectWaiting } from './delivery/claims.sql.ts';
import { findQuiet } from './delivery/delivery.service.ts';
import { requireOpening } from './opening/opening.service.ts';
import { readingOf } from './people/reader.policy.ts';
import { selectArticleFigures, selectFiguresOfSends } from './people/recipients.sql.ts';
import { actsOf, afterQuiet, requireAct, resendableFrom } from './sends.policy.ts';
import {
  countSends as selectCount,
  lockSend,
  removeWaiting,
  selectSend,
  selectSends,
  selectSendsById,
  selectTwin,
  updateFailedAgain,
  updateSend,
  type StoredSend,
} from './sends.sql.ts';
import { findSendable } from './subject/subject.service.ts';

export async function listSends(context: Context, paging: SendPaging): Promise<JsonText> {
  const reading = readingOf(context);
  const rows = await selectSends(context.sql, paging, reading);
  return pageText(rows, paging, () => selectCount(context.sql, paging, reading));
}

export async function countSends(context: Context, filter: SendFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function findSend(context: Context, id: string): Promise<SendDetail> {
  const { sql, user, clock } = context;
  const reading = readingOf(context);
  const found = await selectSend(sql, id, reading);
  if (found === undefined) throw fail(errors.notFound);
  const { resendsId, isSentAgain, ...send } = found;
  const isOwn = send.sender.id === user.id || user.dataRange === 'ALL';
  const isFirst = send.subject.kind === 'ARTICLE' && resendsId === null && !isSentAgain;
  const from =
    isOwn && isFirst && send.state === 'DONE' && send.endedAt !== null
      ? resendableFrom(new Date(send.endedAt), await ruleValue(context, 'sends.resendDays'))
      : undefined;
  const possible = { failed: send.figures.failed, mayResend: from !== undefined && from <= clock.now() };
  return {
    ...send,
    acts: isOwn ? actsOf(send.state, possible) : [],
    resendFrom: from?.toISOString() ?? null,
    twin: (await selectTwin(sql, { id, resendsId }, reading)) ?? null,
  };
}

export function findEffects(context: Context, articleId: string): Promise<SendFigures> {
  return selectArticleFigures(context.sql, articleId, readingOf(context));
}

/** Those of the sends that the caller sees, and what they came to together. */
export async function findSends(
  context: Context,
  ids: readonly string[],
): Promise<{ sends: Send[]; figures: SendFigures }> {
  const reading = readingOf(context);
  return {
    sends: await selectSendsById(context.sql, ids, reading),
    figures: await selectFiguresOfSends(context.sql, ids, reading),
  };
}

async function openFor(context: Context, id: string, act: 'retry' | 'cancel'): Promise<StoredSend> {
  const send = await lockSend(context.sql, id, readingOf(context));
  if (send === undefined) throw fail(errors.notFound);
  requireAct(send.state, act, context.language);
  return send;
}

export async function retrySend(context: Context, id: string): Promise<SendKept> {
  const send = await openFor(context, id, 'retry');
  const { sql, clock } = context;
  if ((await findSendable(context, send)) === undefined)
    throw fail(send.meetingId === null ? errors.articleNotSendable : errors.meetingBegun);
  await requireOpening(context, send);
  const recipients = await updateFailedAgain(sql, id);
  if (recipients === 0) throw fail(errors.noFailed);
  const dueAt = afterQuiet(clock.now(), await findQuiet(context));
  await updateSend(sql, id, { state: 'SENDING', dueAt, endedAt: null });
  return { id, state: 'SENDING', recipients };
}

/** Everybody who waits gets nothing. While messages are with the service the send goes on until they are answered. */
export async function cancelSend(context: Context, id: string): Promise<SendKept> {
  const { state } = await openFor(context, id, 'cancel');
  const { sql, clock } = context;
  await removeWaiting(sql, id, 'CANCELLED');
  const { claimed } = await selectWaiting(sql, id);
  if (claimed > 0) return { id, state, recipients: claimed };
  await updateSend(sql, id, { state: 'CANCELLED', endedAt: clock.now() });
  return { id, state: 'CANCELLED', recipients: 0 };
}
