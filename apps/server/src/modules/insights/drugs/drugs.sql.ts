// Drugs that posts are searched for.
import type { DrugDraft, DrugEntry, OpinionDrug } from '@yijian/contract/insights';
import { drugIn } from '@yijian/contract/treatment-records';
import type { Sql } from '../../../platform/db/index.ts';

export async function selectDrugs(sql: Sql, language: 'zh' | 'en'): Promise<OpinionDrug[]> {
  const rows = await sql<OpinionDrug[]>`
    select id::text, ${language === 'en' ? sql`coalesce(nullif(en_name, ''), name)` : sql`name`} as name,
      generic_name as "genericName", is_own as "isOwn", is_withheld as "isWithheld", indications
    from insight_drugs where enterprise_id = app.enterprise_id() and is_enabled order by is_own desc, insight_drugs.id`;
  return rows.map((row) => ({ ...row, genericName: genericIn(row.genericName, language) }));
}

/** Chinese characters say nothing to a reader of English: a generic name that has no English one is left out. */
function genericIn(genericName: string, language: 'zh' | 'en'): string {
  const name = drugIn(genericName, language);
  return language === 'en' && /\p{Script=Han}/u.test(name) ? '' : name;
}

/** The day of the oldest post in Shanghai. */
export async function selectFirstDay(sql: Sql): Promise<string | null> {
  const [row] = await sql<[{ day: string | null }]>`
    select to_char(min(posted_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from insight_posts
    where enterprise_id = app.enterprise_id()`;
  return row.day;
}

export interface NamedDrugRow {
  readonly id: string;
  readonly names: readonly string[];
  readonly indications: readonly string[];
}

/** Every name under which a text may speak of a drug. */
export async function selectDrugNames(sql: Sql): Promise<NamedDrugRow[]> {
  return sql<NamedDrugRow[]>`
    select id::text, array_remove(array[name, en_name, generic_name] || aliases, '') as names, indications
    from insight_drugs where enterprise_id = app.enterprise_id() and is_enabled order by insight_drugs.id`;
}

export async function selectCityProvince(sql: Sql, cityCode: string): Promise<string | null> {
  const [row] = await sql<
    { parent: string | null }[]
  >`select parent_code as parent from regions where code = ${cityCode}`;
  return row?.parent ?? null;
}

/** Undefined when the name is taken. */
export async function insertDrug(sql: Sql, drug: DrugDraft): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into insight_drugs (name, en_name, generic_name, aliases, indications, is_own, is_withheld, is_enabled)
    values (${drug.name}, ${drug.enName}, ${drug.genericName}, ${drug.aliases}, ${drug.indications}, ${drug.isOwn},
      ${drug.isWithheld}, ${drug.isEnabled})
    on conflict (enterprise_id, name) do nothing returning id::text`;
  return row?.id;
}

export async function selectDrugEntries(sql: Sql): Promise<DrugEntry[]> {
  return sql<DrugEntry[]>`
    select id::text, name, en_name as "enName", generic_name as "genericName", aliases, indications, is_own as "isOwn",
      is_withheld as "isWithheld", is_enabled as "isEnabled", version
    from insight_drugs where enterprise_id = app.enterprise_id() order by is_enabled desc, is_own desc, insight_drugs.id`;
}

export async function lockDrug(sql: Sql, id: string): Promise<{ version: number } | undefined> {
  const [row] = await sql<{ version: number }[]>`
    select version from insight_drugs where enterprise_id = app.enterprise_id() and id = ${id} for update`;
  return row;
}

export async function updateDrug(sql: Sql, id: string, drug: DrugDraft): Promise<void> {
  await sql`
    update insight_drugs set name = ${drug.name}, en_name = ${drug.enName}, generic_name = ${drug.genericName}, aliases = ${drug.aliases},
      indications = ${drug.indications}, is_own = ${drug.isOwn}, is_withheld = ${drug.isWithheld}, is_enabled = ${drug.isEnabled},
      version = version + 1, updated_at = now()
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** A name that another drug has already, also as an alias. */
export async function selectTakenName(
  sql: Sql,
  names: readonly string[],
  exceptId: string | null,
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select n.name from unnest(${names as string[]}::text[]) as n(name)
    join insight_drugs g on g.enterprise_id = app.enterprise_id() and g.id is distinct from ${exceptId}::bigint
      and lower(n.name) in (select lower(x) from unnest(array[g.name, g.en_name, g.generic_name] || g.aliases) x)
    where n.name <> '' limit 1`;
  return row?.name;
}

export async function selectIndications(sql: Sql): Promise<string[]> {
  const rows = await sql<{ value: string }[]>`
    select value from dictionary_entries where enterprise_id = app.enterprise_id() and key = 'indication'`;
  return rows.map(({ value }) => value);
}
