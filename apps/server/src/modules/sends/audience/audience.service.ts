// Who is meant by a send, and who of them may be reached (product 3.9: eligibility with counts by reason removed).
import {
  SEND_LIMIT,
  sendErrors as errors,
  type InvitationDraft,
  type NewResend,
  type SendChannel,
  type SendDraft,
} from '@yijian/contract/sends';
import { findMatchingDoctors } from '../../doctors/index.ts';
import { listGuestDoctors } from '../../meetings/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { momentInWords } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { readingOf } from '../people/reader.policy.ts';
import { requireAct, resendableFrom } from '../sends.policy.ts';
import { lockSend, selectIsSentAgain } from '../sends.sql.ts';
import { findSendable, type Sendable } from '../subject/subject.service.ts';
import { subjectOf } from '../subject/subject.sql.ts';
import type { Question } from './eligibility.sql.ts';
import { spanOf } from './span.policy.ts';
import { selectUnopened } from './unopened.sql.ts';

export interface Audience {
  readonly sendable: Sendable;
  /** Doctors the caller may work on. */
  readonly ids: readonly string[];
  readonly outOfRange: number;
  readonly question: Question;
  readonly budget: { readonly contacts: number; readonly days: number };
}

export async function findBudgetRule(context: Context): Promise<{ contacts: number; days: number }> {
  const [contacts, days] = [await ruleValue(context, 'sends.contacts'), await ruleValue(context, 'sends.contactDays')];
  return { contacts, days };
}

/** What is asked of each doctor for a message that goes out at `at`, now unless given. */
export async function questionOf(
  context: Context,
  about: Pick<Question, 'articleId' | 'meetingId' | 'channel' | 'userId'> & {
    readonly at?: Date;
    readonly isReminder?: boolean;
    readonly isResend?: boolean;
  },
): Promise<Question & { budget: Audience['budget'] }> {
  const budget = await findBudgetRule(context);
  const now = context.clock.now();
  const { articleId, meetingId, channel, userId, at = now, isReminder = false, isResend = false } = about;
  const span = spanOf(now, { days: budget.days, at });
  return { articleId, meetingId, channel, userId, isReminder, isResend, ...span, contacts: budget.contacts, budget };
}

/** Throws where the article may not be sent, or nobody or too many are meant. */
export async function findAudience(context: Context, draft: SendDraft & Leaving): Promise<Audience> {
  const { articleId, channel, type, filter, at } = draft;
  const sendable = await findSendable(context, { articleId, meetingId: null });
  if (sendable === undefined) throw fail(errors.articleNotSendable);
  const ids = draft.ids === undefined ? undefined : [...new Set(draft.ids)];
  const found = await findMatchingDoctors(context, { ids, type, filter, limit: SEND_LIMIT + 1 });
  if (found.length > SEND_LIMIT) throw fail(errors.tooMany, { limit: SEND_LIMIT });
  const outOfRange = ids === undefined ? 0 : ids.length - found.length;
  return audienceOf(context, { sendable, channel, found, outOfRange, at });
}

/** The guests of a meeting, whoever looks after them. Throws unless the caller may invite to it now. */
export async function findGuests(
  context: Context,
  { meetingId, channel, at, ...draft }: InvitationDraft & Leaving,
): Promise<Audience> {
  const guests = await listGuestDoctors(context, meetingId);
  const sendable = await findSendable(context, { articleId: null, meetingId });
  if (sendable === undefined) throw fail(errors.meetingBegun);
  const wanted = new Set(draft.ids ?? guests);
  const found = guests.filter((id) => wanted.has(id));
  return audienceOf(context, { sendable, channel, found, outOfRange: wanted.size - found.length, at });
}

/** Under the lock of the send: those of its doctors who have had the article for some days, have not opened it and are of the caller’s own range. */
export async function findUnopened(
  context: Context,
  { sendId, at }: Pick<NewResend, 'sendId'> & Leaving,
): Promise<Audience & { readonly channel: SendChannel }> {
  const { sql, language } = context;
  const send = await lockSend(sql, sendId, readingOf(context));
  if (send === undefined) throw fail(errors.notFound);
  requireAct(send.state, 'resend', language);
  const { articleId, channel, endedAt, resendsId } = send;
  if (articleId === null || resendsId !== null || (await selectIsSentAgain(sql, sendId))) throw fail(errors.notAgain);
  const sendable = await findSendable(context, { articleId, meetingId: null });
  if (sendable === undefined) throw fail(errors.articleNotSendable);
  const days = await ruleValue(context, 'sends.resendDays');
  const from = resendableFrom(endedAt!, days);
  if (at < from) throw fail(errors.tooSoon, { days, at: momentInWords(from, language) });
  const ids = await selectUnopened(sql, { sendId, before: resendableFrom(at, -days) });
  const found = await findMatchingDoctors(context, { ids, type: 'ALL_CUSTOMER', filter: {}, limit: SEND_LIMIT });
  const outOfRange = ids.length - found.length;
  const audience = await audienceOf(context, { sendable, channel, found, outOfRange, at, isResend: true });
  return { ...audience, channel };
}

/** When the messages go out. */
interface Leaving {
  readonly at: Date;
}

interface Meant extends Leaving {
  readonly sendable: Sendable;
  readonly channel: Question['channel'];
  readonly found: readonly string[];
  readonly outOfRange: number;
  readonly isResend?: boolean;
}

async function audienceOf(
  context: Context,
  { sendable, channel, found, outOfRange, at, isResend = false }: Meant,
): Promise<Audience> {
  if (found.length + outOfRange === 0) throw fail(errors.nobody);
  const about = { ...subjectOf(sendable), channel, userId: context.user.id, at, isResend };
  const { budget, ...question } = await questionOf(context, about);
  return { sendable, ids: found, outOfRange, question, budget };
}
