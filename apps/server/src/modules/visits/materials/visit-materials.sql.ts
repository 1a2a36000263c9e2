// Statements on what is shown in visits: articles and materials of the library, as one list of editions.
import { separators } from '@yijian/contract/core';
import type { Showable, Shown, ShownDraft } from '@yijian/contract/visits';
import { wasArticleInForce } from '../../articles/index.ts';
import { wasMaterialInForce } from '../../library/index.ts';
import { allOf, anywhere, titled, type Fragment, type Sql } from '../../../platform/db/index.ts';

type Language = 'zh' | 'en';

export interface Showing {
  /** Of the visit. */
  readonly at: Date;
  readonly seesMedical: boolean;
  readonly language: Language;
}

/** Of both kinds what the caller may show at the time. */
const editions = (sql: Sql, { at, seesMedical, language }: Showing): Fragment => sql`(
  select 'ARTICLE' as kind, a.id, ${titled(sql, language, 'a')} as title, a.edition, coalesce(a.approval_number, '') as "approvalNumber",
    a.expires_on, a.product_id
  from articles a where a.enterprise_id = app.enterprise_id() and ${wasArticleInForce(sql, sql`${at}::timestamptz`)} and (${seesMedical} or a.audience = 'PROMOTIONAL')
  union all
  select 'MATERIAL', m.id, ${titled(sql, language, 'm')}, m.edition, coalesce(m.approval_number, ''), m.expires_on, m.product_id
  from library_materials m where m.enterprise_id = app.enterprise_id() and ${wasMaterialInForce(sql, sql`${at}::timestamptz`)} and (${seesMedical} or m.audience = 'PROMOTIONAL'))`;

export async function selectShowable(
  sql: Sql,
  { keyword, productId }: { readonly keyword: string | undefined; readonly productId: string | undefined },
  showing: Showing,
): Promise<Showable[]> {
  const like = keyword ? anywhere(keyword) : undefined;
  const where = allOf(sql, [
    like === undefined ? undefined : sql`(e.title ilike ${like} or e."approvalNumber" ilike ${like})`,
    productId === undefined ? undefined : sql`(e.product_id is null or e.product_id = ${productId})`,
  ]);
  return sql<Showable[]>`
    select e.kind, e.id::text as id, e.title, e.edition, e."approvalNumber", e.expires_on::text as "expiresOn",
      ${productId === undefined ? sql`false` : sql`e.product_id is not null`} as "isOfProduct"
    from ${editions(sql, showing)} e where ${where}
    order by "isOfProduct" desc, e.title, e.kind, e.id limit 200`;
}

/** The positions of those that could not be shown at the time. */
export async function selectUnshowable(
  sql: Sql,
  drafts: readonly ShownDraft[],
  showing: Showing,
): Promise<{ at: number; title: string | null }[]> {
  return sql<{ at: number; title: string | null }[]>`
    select (w.no - 1)::int as at, coalesce(
      (select ${titled(sql, showing.language, 'a')} from articles a where w.kind = 'ARTICLE' and a.enterprise_id = app.enterprise_id()
        and a.id = w.id and a.published_at is not null and (${showing.seesMedical} or a.audience = 'PROMOTIONAL')),
      (select ${titled(sql, showing.language, 'm')} from library_materials m where w.kind = 'MATERIAL' and m.enterprise_id = app.enterprise_id()
        and m.id = w.id and m.effective_on is not null and (${showing.seesMedical} or m.audience = 'PROMOTIONAL'))) as title
    from unnest(${drafts.map((one) => one.kind)}::text[], ${drafts.map((one) => one.id)}::bigint[]) with ordinality as w(kind, id, no)
    where not exists (select from ${editions(sql, showing)} e where e.kind = w.kind and e.id = w.id)
    order by w.no`;
}

/** Replaces what was shown in a visit. */
export async function replaceShown(sql: Sql, visitId: string, drafts: readonly ShownDraft[]): Promise<void> {
  await sql`delete from visit_materials where visit_id = ${visitId}`;
  if (drafts.length === 0) return;
  const rows = drafts.map(({ kind, id }, position) => ({
    visit_id: visitId,
    article_id: kind === 'ARTICLE' ? id : null,
    material_id: kind === 'MATERIAL' ? id : null,
    position,
  }));
  await sql`insert into visit_materials ${sql(rows)}`;
}

const standing = (sql: Sql, table: 'a' | 'm', today: string): Fragment => sql`case
  when ${sql(table)}.state in ('SUPERSEDED', 'RECALLED') then ${sql(table)}.state
  when ${sql(table)}.expires_on < ${today}::date then 'EXPIRED' else 'IN_FORCE' end`;

/** What was shown in `v` (visits), as JSON, in the order in which it was named. */
export function shownIn(sql: Sql, language: Language, today: string): Fragment {
  const edition = (
    table: 'a' | 'm',
    kind: Shown['kind'],
  ): Fragment => sql`json_build_object('kind', ${kind}::text, 'id', ${sql(table)}.id::text,
    'title', ${titled(sql, language, table)}, 'edition', ${sql(table)}.edition, 'approvalNumber', coalesce(${sql(table)}.approval_number, ''),
    'standing', ${standing(sql, table, today)})`;
  return sql`coalesce((select json_agg(case when a.id is null then ${edition('m', 'MATERIAL')} else ${edition('a', 'ARTICLE')} end order by s.position)
    from visit_materials s
    left join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
    left join library_materials m on m.enterprise_id = s.enterprise_id and m.id = s.material_id
    where s.enterprise_id = v.enterprise_id and s.visit_id = v.id), '[]')`;
}

/** Titles of what was shown in `v`, for sheets. */
export const shownTitles = (sql: Sql, language: Language): Fragment => sql`(
  select coalesce(string_agg(coalesce(${titled(sql, language, 'a')}, ${titled(sql, language, 'm')}), ${separators[language]} order by s.position), '') from visit_materials s
  left join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
  left join library_materials m on m.enterprise_id = s.enterprise_id and m.id = s.material_id
  where s.enterprise_id = v.enterprise_id and s.visit_id = v.id)`;
