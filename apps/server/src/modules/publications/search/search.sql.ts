// Statement that finds publications by the words they hold.
import { termsIn, type Sql } from '../../../platform/db/index.ts';

export interface FoundPublication {
  readonly id: string;
  readonly title: string;
  readonly periodical: string;
  readonly year: number;
  readonly doi: string | null;
  readonly pmid: string | null;
  readonly citedCount: number;
  readonly topics: string[];
}

export async function selectMatching(sql: Sql, terms: readonly string[]): Promise<FoundPublication[]> {
  const words = sql`concat_ws(' ', p.title, p.periodical, array_to_string(p.topics, ' '))`;
  return sql<FoundPublication[]>`
    select p.id::text as id, p.title, p.periodical, p.year, p.doi, p.pmid, p.cited_count as "citedCount", p.topics
    from publications p
    cross join lateral (select ${termsIn(sql, terms, words)} as matched) x
    where not p.is_retracted and x.matched > 0
    order by x.matched desc, p.year desc, p.cited_count desc, p.id desc limit 60`;
}
