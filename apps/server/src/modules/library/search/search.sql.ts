// Statement that finds materials by the words they hold.
import { anywhere, type Sql } from '../../../platform/db/index.ts';

export interface FoundMaterial {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly summary: string;
  readonly citations: string;
  readonly topics: string[];
  readonly productId: string | null;
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
  const patterns = terms.map(anywhere);
  const isEnglish = language === 'en';
  return sql<FoundMaterial[]>`
    select m.id::text as id, m.type, case when ${isEnglish} then coalesce(nullif(m.en_title, ''), m.title) else m.title end as title,
      m.summary, m.citations, m.topics, m.product_id::text as "productId", m.edition, m.approval_number as "approvalNumber"
    from library_materials m
    cross join lateral (
      select count(*) as matched from unnest(${patterns}::text[]) as p
      where concat_ws(' ', m.title, m.en_title, m.summary, array_to_string(m.topics, ' ')) ilike p) x
    where m.state = 'APPROVED' and m.expires_on >= ${today}::date and (${seesMedical} or m.audience = 'PROMOTIONAL') and x.matched > 0
    order by x.matched desc, m.id desc limit 40`;
}
