// Materials in force whose words match, of those the caller may see: what an answer may be made from (product 3.23).
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { readerOf } from '../library.policy.ts';
import { selectMatching, type FoundMaterial } from './search.sql.ts';

export type { FoundMaterial };

/** The 40 that hold most of `terms`, best first. */
export function searchMaterials(context: Context, terms: readonly string[]): Promise<FoundMaterial[]> {
  const { sql, user, language, clock } = context;
  const { seesMedical } = readerOf(user);
  return selectMatching(sql, { terms, seesMedical, language, today: dayInShanghai(clock.now()) });
}
