// Statement that finds articles by the words they hold.
import { termsIn, titled, type Sql } from '../../../platform/db/index.ts';

export interface FoundArticle {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly edition: number;
  readonly approvalNumber: string;
}

export interface Search {
  readonly terms: readonly string[];
  readonly seesMedical: boolean;
  readonly language: 'zh' | 'en';
  readonly today: string;
}

export async function selectMatching(
  sql: Sql,
  { terms, seesMedical, language, today }: Search,
): Promise<FoundArticle[]> {
  const words = sql`concat_ws(' ', a.title, a.en_title, a.summary, a.html, array_to_string(a.topics, ' '))`;
  return sql<FoundArticle[]>`
    select a.id::text as id, ${titled(sql, language, 'a')} as title,
      a.summary, a.html, a.edition, a.approval_number as "approvalNumber"
    from articles a
    cross join lateral (select ${termsIn(sql, terms, words)} as matched) x
    where a.state = 'PUBLISHED' and a.expires_on >= ${today}::date and (${seesMedical} or a.audience = 'PROMOTIONAL') and x.matched > 0
    order by x.matched desc, a.id desc limit 40`;
}
