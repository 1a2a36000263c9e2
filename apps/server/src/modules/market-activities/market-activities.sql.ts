// Statements of marketing activities.
import type { Activity, ActivityDraft, ActivityFilter, ActivityQuery } from '@yijian/contract/market-activities';
import { allOf, anywhere, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';

interface Reading {
  readonly language: 'zh' | 'en';
  /** Today in Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

const state = (sql: Sql, today: string): Fragment =>
  sql`case when a.starts_on > ${today}::date then 'PLANNED' when a.ends_on < ${today}::date then 'ENDED' else 'RUNNING' end`;

function where(sql: Sql, filter: ActivityFilter, { today }: Reading): Fragment {
  const like = anywhere(filter.keyword ?? '');
  return allOf(sql, [
    sql`a.enterprise_id = app.enterprise_id()`,
    filter.keyword === undefined ? undefined : sql`(a.name ilike ${like} or a.subject ilike ${like})`,
    filter.kind === undefined ? undefined : sql`a.kind = ${filter.kind}`,
    filter.state === undefined ? undefined : sql`${state(sql, today)} = ${filter.state}`,
  ]);
}

export async function selectActivities(sql: Sql, query: ActivityQuery, reading: Reading): Promise<PageText> {
  const [field, direction] = (query.sort ?? 'startsOn,desc').split(',');
  const column = field === 'budget' ? sql`a.budget` : sql`a.starts_on`;
  const order = direction === 'asc' ? sql`${column}, a.id` : sql`${column} desc, a.id desc`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (select a.id::text as id, a.name, a.kind, a.starts_on as "startsOn", a.ends_on as "endsOn", a.channels, a.subject, a.tiers,
        a.province_codes as "provinceCodes", a.department_codes as "departmentCodes", a.budget::float8 as budget, a.note,
        ${state(sql, reading.today)} as state, ${namedUser(sql, reading.language, 'u')} as "ownerName", a.version, a.updated_at as "updatedAt"
      from market_activities a join users u on u.enterprise_id = a.enterprise_id and u.id = a.owner_id
      where ${where(sql, query, reading)} order by ${order} limit ${query.size} offset ${query.page * query.size}) page`;
  return row;
}

export async function countActivities(sql: Sql, filter: ActivityFilter, reading: Reading): Promise<number> {
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from market_activities a where ${where(sql, filter, reading)}`;
  return row.n;
}

export type StoredActivity = Pick<
  Activity,
  | 'id'
  | 'startsOn'
  | 'endsOn'
  | 'channels'
  | 'subject'
  | 'tiers'
  | 'provinceCodes'
  | 'departmentCodes'
  | 'budget'
  | 'version'
>;

const stored = (
  sql: Sql,
): Fragment => sql`a.id::text as id, a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", a.channels, a.subject,
  a.tiers, a.province_codes as "provinceCodes", a.department_codes as "departmentCodes", a.budget::float8 as budget, a.version`;

export async function selectStored(sql: Sql, ids: readonly string[]): Promise<StoredActivity[]> {
  return sql<StoredActivity[]>`
    select ${stored(sql)} from market_activities a where a.enterprise_id = app.enterprise_id() and a.id = any(${ids as string[]}::bigint[])`;
}

export async function lockActivity(sql: Sql, id: string): Promise<StoredActivity | undefined> {
  const [row] = await sql<StoredActivity[]>`
    select ${stored(sql)} from market_activities a where a.enterprise_id = app.enterprise_id() and a.id = ${id} for update`;
  return row;
}

/** The id; undefined when the name is taken. */
export async function insertActivity(
  sql: Sql,
  { ownerId, at, ...draft }: ActivityDraft & { readonly ownerId: string; readonly at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into market_activities (name, kind, starts_on, ends_on, channels, subject, tiers, province_codes, department_codes, budget, note,
      owner_id, created_at, updated_at)
    values (${draft.name}, ${draft.kind}, ${draft.startsOn}, ${draft.endsOn}, ${draft.channels}, ${draft.subject}, ${draft.tiers},
      ${draft.provinceCodes}, ${draft.departmentCodes}, ${draft.budget}, ${draft.note}, ${ownerId}, ${at}, ${at})
    on conflict (enterprise_id, name) do nothing returning id`;
  return row?.id;
}

export async function selectNameTaken(
  sql: Sql,
  { name, exceptId }: { name: string; exceptId: string },
): Promise<boolean> {
  const rows = await sql`
    select from market_activities where enterprise_id = app.enterprise_id() and name = ${name} and id <> ${exceptId}`;
  return rows.length > 0;
}

export async function updateActivity(
  sql: Sql,
  id: string,
  { at, ...draft }: ActivityDraft & { readonly at: Date },
): Promise<void> {
  await sql`
    update market_activities set name = ${draft.name}, kind = ${draft.kind}, starts_on = ${draft.startsOn}, ends_on = ${draft.endsOn},
      channels = ${draft.channels}, subject = ${draft.subject}, tiers = ${draft.tiers}, province_codes = ${draft.provinceCodes},
      department_codes = ${draft.departmentCodes}, budget = ${draft.budget}, note = ${draft.note}, version = version + 1, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function deleteActivity(sql: Sql, id: string): Promise<void> {
  await sql`delete from market_activities where enterprise_id = app.enterprise_id() and id = ${id}`;
}
