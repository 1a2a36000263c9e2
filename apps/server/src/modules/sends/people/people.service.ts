// The people behind the figures, the message each of them got, and how often a doctor was contacted.
import { doctorErrors } from '@yijian/contract/doctors';
import { hospitalErrors } from '@yijian/contract/hospitals';
import {
  sendErrors as errors,
  type BudgetQuery,
  type ContactBudget,
  type DoctorBudget,
  type OpeningEffects,
  type RecipientFilter,
  type RecipientPaging,
  type SendFigures,
  type SentMessage,
} from '@yijian/contract/sends';
import { findArticleInForce } from '../../articles/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { isHospitalVisible } from '../../hospitals/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { findBudgetRule } from '../audience/audience.service.ts';
import { selectContacts, selectSeenDoctors } from '../audience/contacts.sql.ts';
import { spanOf } from '../audience/span.policy.ts';
import { selectOutboxMessage } from './messages.sql.ts';
import { readingOf } from './reader.policy.ts';
import {
  countRecipients as selectCount,
  selectCustomerFigures,
  selectOpeningEffects,
  selectRecipients,
  type Listing,
} from './recipients.sql.ts';

async function listingOf(context: Context, { doctorId, hospitalId }: RecipientFilter): Promise<Listing> {
  const isDoctorSeen = doctorId !== undefined && (await findDoctorInScope(context, doctorId)) !== undefined;
  const isHospitalSeen = hospitalId !== undefined && (await isHospitalVisible(context, hospitalId));
  return { ...readingOf(context), isCustomerSeen: isDoctorSeen || isHospitalSeen };
}

export async function findDoctorEffects(context: Context, doctorId: string): Promise<SendFigures> {
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  return selectCustomerFigures(context.sql, { doctorId }, readingOf(context));
}

export async function findHospitalEffects(context: Context, hospitalId: string): Promise<SendFigures> {
  if (!(await isHospitalVisible(context, hospitalId))) throw fail(hospitalErrors.notFound);
  return selectCustomerFigures(context.sql, { hospitalId }, readingOf(context));
}

export function listArticleOpenings(context: Context, articleId: string): Promise<OpeningEffects[]> {
  return selectOpeningEffects(context.sql, { articleId }, readingOf(context));
}

/** The greeting alone is nothing to set beside: empty where the caller sees no message with the line. */
export async function listOpeningEffects(context: Context, openingLineId: string): Promise<OpeningEffects[]> {
  const found = await selectOpeningEffects(context.sql, { openingLineId }, readingOf(context));
  return found.some(({ opening }) => opening !== null) ? found : [];
}

export async function listRecipients(context: Context, paging: RecipientPaging): Promise<JsonText> {
  const listing = await listingOf(context, paging);
  return pageText(await selectRecipients(context.sql, paging, listing), paging, () =>
    selectCount(context.sql, paging, listing),
  );
}

export async function countRecipients(context: Context, filter: RecipientFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, await listingOf(context, filter)) };
}

/** Only messages of the outbox are kept; of others what went out is what the article says. */
export async function findMessage(context: Context, id: string): Promise<SentMessage> {
  const message = await selectOutboxMessage(context.sql, id, readingOf(context));
  if (message === undefined) throw fail(errors.messageNotFound);
  // What was recalled is not shown here either.
  const { articleId, meetingId: _, channel, body, ...rest } = message;
  const isGone = articleId !== null && (await findArticleInForce(context, articleId)) === undefined;
  const shown = isGone ? '' : body;
  return { ...rest, html: channel === 'MAIL' ? shown : '', text: channel === 'MAIL' ? '' : shown, isInOutbox: true };
}

export async function findContactBudget(context: Context, id: string): Promise<ContactBudget> {
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(errors.notFound);
  const [budget] = await budgetsOf(context, { doctorIds: [id], at: undefined });
  return budget!;
}

/** Doctors whom the caller does not see are left out. */
export async function listContactBudgets(context: Context, { ids, at }: BudgetQuery): Promise<DoctorBudget[]> {
  const { sql, user: viewer, language } = context;
  const doctors = await selectSeenDoctors(sql, [...new Set(ids)], { viewer, language });
  const doctorIds = doctors.map(({ id }) => id);
  const budgets = await budgetsOf(context, { doctorIds, at: at === undefined ? undefined : new Date(at) });
  return budgets.map((budget, index) => ({ ...budget, doctor: doctors[index]! }));
}

/** In the order of the ids. */
async function budgetsOf(
  context: Context,
  { doctorIds, at }: { readonly doctorIds: readonly string[]; readonly at: Date | undefined },
): Promise<ContactBudget[]> {
  const { sql, language, clock } = context;
  const { contacts, days } = await findBudgetRule(context);
  const now = clock.now();
  const span = spanOf(now, { days, at: at ?? now });
  const counted = await selectContacts(sql, { doctorIds, language, ...span });
  return counted.map((one) => ({ contacts, days, ...one, left: Math.max(0, contacts - one.used) }));
}
