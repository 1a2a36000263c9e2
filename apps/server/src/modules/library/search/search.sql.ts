// Statement that finds materials by the words they hold.
import { termsIn, titled, type Sql } from '../../../platform/db/index.ts';

export interface FoundMaterial {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly topics: string[];
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
): Promise<FoundMaterial[]> {
  const words = sql`concat_ws(' ', m.title, m.en_title, m.summary, array_to_string(m.topics, ' '))`;
  return sql<FoundMaterial[]>`
    select m.id::text as id, ${titled(sql, language, 'm')} as title,
      m.summary, m.topics, m.edition, m.approval_number as "approvalNumber"
    from library_materials m
    cross join lateral (select ${termsIn(sql, terms, words)} as matched) x
    where m.state = 'APPROVED' and m.expires_on >= ${today}::date and (${seesMedical} or m.audience = 'PROMOTIONAL') and x.matched > 0
    order by x.matched desc, m.id desc limit 40`;
}
