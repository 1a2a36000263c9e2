// Published articles whose words match, of those the caller may see: what an answer may be made from (product 3.23).
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { seesMedicalArticles } from '../articles.policy.ts';
import { selectMatching, type FoundArticle } from './search.sql.ts';

export type { FoundArticle };

/** The 40 that hold most of `terms`, best first. */
export function searchArticles(context: Context, terms: readonly string[]): Promise<FoundArticle[]> {
  const { sql, user, language, clock } = context;
  const seesMedical = seesMedicalArticles(user);
  return selectMatching(sql, { terms, seesMedical, language, today: dayInShanghai(clock.now()) });
}
