// Which article may be sent by whom, and which one a doctor may read.
import { dayInShanghai, type Clock } from '../../../platform/clock/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { seesMedicalArticles } from '../articles.policy.ts';
import { selectInForce, type SendableArticle } from './sendable.sql.ts';

export type { SendableArticle } from './sendable.sql.ts';

/** The article as it is read now, whoever reads it. */
export function findArticleInForce(
  context: { readonly sql: Sql; readonly clock: Clock },
  id: string,
): Promise<SendableArticle | undefined> {
  return selectInForce(context.sql, id, dayInShanghai(context.clock.now()));
}

/** The article if the caller may send it; medical ones are sent by medical affairs. */
export async function findSendableArticle(context: Context, id: string): Promise<SendableArticle | undefined> {
  const article = await findArticleInForce(context, id);
  return article?.audience === 'MEDICAL' && !seesMedicalArticles(context.user) ? undefined : article;
}
