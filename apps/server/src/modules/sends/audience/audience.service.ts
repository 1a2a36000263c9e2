// Who is meant by a send, and who of them may be reached (product 3.9: eligibility with counts by reason removed).
import { SEND_LIMIT, sendErrors as errors, type SendDraft } from '@yijian/contract/sends';
import { findSendableArticle, type SendableArticle } from '../../articles/index.ts';
import { findMatchingDoctors } from '../../doctors/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectJudged, type Judged, type Question } from './eligibility.sql.ts';

const DAY = 86_400_000;

export interface Audience {
  readonly article: SendableArticle;
  readonly judged: readonly Judged[];
  readonly outOfRange: number;
  readonly budget: { readonly contacts: number; readonly days: number };
}

export async function findBudgetRule(context: Context): Promise<{ contacts: number; days: number }> {
  const [contacts, days] = [await ruleValue(context, 'sends.contacts'), await ruleValue(context, 'sends.contactDays')];
  return { contacts, days };
}

/** What is asked of each doctor now. */
export async function questionOf(
  context: Context,
  about: Pick<Question, 'articleId' | 'channel' | 'userId'>,
): Promise<Question & { budget: Audience['budget'] }> {
  const budget = await findBudgetRule(context);
  const now = context.clock.now();
  const since = new Date(now.getTime() - budget.days * DAY);
  const { articleId, channel, userId } = about;
  return { articleId, channel, userId, now, since, contacts: budget.contacts, budget };
}

/** Throws where the article may not be sent, or nobody or too many are meant. */
export async function findAudience(context: Context, draft: SendDraft): Promise<Audience> {
  const { articleId, channel, type, filter } = draft;
  const article = await findSendableArticle(context, articleId);
  if (article === undefined) throw fail(errors.articleNotSendable);
  const ids = draft.ids === undefined ? undefined : [...new Set(draft.ids)];
  const found = await findMatchingDoctors(context, { ids, type, filter, limit: SEND_LIMIT + 1 });
  if (found.length > SEND_LIMIT) throw fail(errors.tooMany, { limit: SEND_LIMIT });
  const outOfRange = ids === undefined ? 0 : ids.length - found.length;
  if (found.length + outOfRange === 0) throw fail(errors.nobody);
  const { sql, user, language } = context;
  const { budget, ...question } = await questionOf(context, { articleId, channel, userId: user.id });
  return { article, judged: await selectJudged(sql, { ...question, language }, found), outOfRange, budget };
}
