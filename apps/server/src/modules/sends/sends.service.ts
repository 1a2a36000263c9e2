// Sends are checked, confirmed, listed, read, tried again and cancelled (product 3.9).
import {
  removalReasons,
  sendErrors as errors,
  type NewSend,
  type SendCheck,
  type SendDetail,
  type SendDraft,
  type SendFigures,
  type SendFilter,
  type SendKept,
  type SendPaging,
  type SendRemoval,
} from '@yijian/contract/sends';
import { coreErrors } from '@yijian/contract/core';
import { findSendableArticle } from '../articles/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { findAudience, questionOf, type Audience } from './audience/audience.service.ts';
import type { Judged } from './audience/eligibility.sql.ts';
import { carrierOf, type Carriers } from './delivery/carriers.policy.ts';
import { selectWaiting } from './delivery/claims.sql.ts';
import { findQuiet } from './delivery/delivery.service.ts';
import { messageOf } from './letters/letter.policy.ts';
import { leavingLink, readingLink } from './letters/links.policy.ts';
import { readingOf } from './people/reader.policy.ts';
import { selectArticleFigures } from './people/recipients.sql.ts';
import { actsOf, afterQuiet, requireAct } from './sends.policy.ts';
import {
  countSends as selectCount,
  insertRecipients,
  insertSend,
  lockSend,
  removeWaiting,
  selectSend,
  selectSends,
  updateFailedAgain,
  updateSend,
  type StoredSend,
} from './sends.sql.ts';

const DAY = 86_400_000;
const SHOWN = 20;

interface WithCarriers {
  readonly carriers: Carriers;
}

export async function checkSend(
  context: Context,
  { carriers, ...draft }: SendDraft & WithCarriers,
): Promise<SendCheck> {
  const carrier = carrierOf(carriers, draft.channel, context.enterprise);
  if (carrier === undefined) throw fail(errors.notConnected);
  const audience = await findAudience(context, draft);
  const { article, judged, outOfRange, budget } = audience;
  const eligible = judged.filter(({ reason }) => reason === null);
  const quiet = await findQuiet(context);
  return {
    article: { id: article.id, title: article.title, expiresOn: article.expiresOn },
    audience: judged.length + outOfRange,
    eligible: eligible.length,
    outOfRange,
    removed: removedOf(judged),
    carriers: carriedBy(eligible),
    budget,
    quiet,
    startsAt: afterQuiet(context.clock.now(), quiet).toISOString(),
    preview: previewOf(context, draft, audience),
    isDemo: carrier === 'OUTBOX',
  };
}

const removedOf = (judged: readonly Judged[]): SendRemoval[] =>
  removalReasons
    .map((reason) => ({ reason, people: judged.filter((one) => one.reason === reason) }))
    .filter(({ people }) => people.length > 0)
    .map(({ reason, people }) => ({
      reason,
      count: people.length,
      doctors: people.slice(0, SHOWN).map(({ doctorId, name, hospitalName }) => ({ id: doctorId, name, hospitalName })),
    }));

/** Who confirms how many in enterprise chat, those with most first. */
function carriedBy(eligible: readonly Judged[]): SendCheck['carriers'] {
  const found = new Map<string, SendCheck['carriers'][number]>();
  for (const { carrier } of eligible)
    if (carrier !== null) found.set(carrier.id, { ...carrier, count: (found.get(carrier.id)?.count ?? 0) + 1 });
  return [...found.values()].toSorted((a, b) => b.count - a.count || Number(a.id) - Number(b.id));
}

/** For the first doctor who gets it; its links lead nowhere. */
function previewOf(context: Context, { channel }: SendDraft, { article, judged }: Audience): SendCheck['preview'] {
  const first = judged.find(({ reason }) => reason === null) ?? judged[0];
  const facts = {
    ...article,
    enterpriseName: context.enterprise.name,
    doctorName: first?.name ?? '',
    link: readingLink(context.origin, '…'),
    leave: leavingLink(context.origin, '…'),
  };
  return messageOf(channel, facts);
}

export async function addSend(
  context: Context,
  { carriers, dueAt, ...draft }: NewSend & WithCarriers,
): Promise<SendKept> {
  const { sql, user, clock, origin } = context;
  if (carrierOf(carriers, draft.channel, context.enterprise) === undefined) throw fail(errors.notConnected);
  const { article, judged, outOfRange } = await findAudience(context, draft);
  if (judged.every(({ reason }) => reason !== null)) throw fail(errors.nobody);
  const at = clock.now();
  const wanted = dueAt === undefined ? at : new Date(Math.max(Date.parse(dueAt), at.getTime()));
  requireInForce(context, { wanted, now: at, expiresOn: article.expiresOn });
  const due = afterQuiet(wanted, await findQuiet(context));
  const { articleId, channel } = draft;
  const id = await insertSend(sql, { articleId, channel, origin, outOfRange, dueAt: due, userId: user.id, at });
  const { budget: _, ...question } = await questionOf(context, { articleId, channel, userId: user.id });
  const ids = judged.map(({ doctorId }) => doctorId);
  const recipients = await insertRecipients(sql, { sendId: id, question, ids });
  return { id, state: 'SCHEDULED', recipients };
}

function requireInForce(
  context: Context,
  { wanted, now, expiresOn }: { wanted: Date; now: Date; expiresOn: string },
): void {
  const latest = new Date(Math.min(now.getTime() + 90 * DAY, Date.parse(`${expiresOn}T23:59:59+08:00`)));
  if (wanted <= latest) return;
  const until = latest.toISOString().slice(0, 10);
  const message = { zh: `不能晚于 ${until}`, en: `must not be after ${until}` }[context.language];
  throw fail(coreErrors.badInput, { fields: 'body.dueAt' }, [{ field: 'body.dueAt', message }]);
}

export async function listSends(context: Context, paging: SendPaging): Promise<JsonText> {
  const reading = readingOf(context);
  const rows = await selectSends(context.sql, paging, reading);
  return pageText(rows, paging, () => selectCount(context.sql, paging, reading));
}

export async function countSends(context: Context, filter: SendFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function findSend(context: Context, id: string): Promise<SendDetail> {
  const send = await selectSend(context.sql, id, readingOf(context));
  if (send === undefined) throw fail(errors.notFound);
  const isOwn = send.sender.id === context.user.id || context.user.dataRange === 'ALL';
  return { ...send, acts: isOwn ? actsOf(send.state, send.figures.failed) : [] };
}

export function findEffects(context: Context, articleId: string): Promise<SendFigures> {
  return selectArticleFigures(context.sql, articleId, readingOf(context));
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
  if ((await findSendableArticle(context, send.articleId)) === undefined) throw fail(errors.articleNotSendable);
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
