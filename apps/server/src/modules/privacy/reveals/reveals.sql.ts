// Who saw which personal value whole, when and why.
import type {
  ComparedCategory,
  PersonalField,
  PersonalTable,
  RevealCategory,
  RevealRow,
} from '@yijian/contract/privacy';
import { anywhere, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** One act after the other, so that two at once do not both take the last one of the day. */
export async function lockReveals(sql: Sql, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reveals ' || app.enterprise_id() || ' ' || ${userId}::text, 0))`;
}

const today = (sql: Sql): Fragment =>
  sql`at >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`;

/** Those of today in Shanghai; a typed number counts once, with however many doctors it was compared. */
export async function countRevealsToday(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select (count(*) filter (where search_number is null) + count(distinct search_number))::int as count from reveals
    where enterprise_id = app.enterprise_id() and user_id = ${userId} and ${today(sql)}`;
  return row.count;
}

/** Which of these typed numbers the user has compared today. */
export async function selectCompared(sql: Sql, userId: string, numbers: readonly Buffer[]): Promise<Buffer[]> {
  const wanted = numbers.map((number) => number.toString('hex'));
  const rows = await sql<{ number: Buffer }[]>`
    select distinct search_number as number from reveals
    where enterprise_id = app.enterprise_id() and user_id = ${userId} and ${today(sql)}
      and search_number = any(array(select decode(n, 'hex') from unnest(${wanted}::text[]) n))`;
  return rows.map((row) => row.number);
}

/** Whether a comparison of this kind was written down for the user within so many days. */
export async function selectWasCompared(
  sql: Sql,
  { userId, number, category, days }: { userId: string; number: Buffer; category: ComparedCategory; days: number },
): Promise<boolean> {
  const [row] = await sql<[{ was: boolean }]>`
    select exists (select from reveals where enterprise_id = app.enterprise_id() and user_id = ${userId} and category = ${category}
      and at > now() - make_interval(days => ${days}) and search_number = decode(${number.toString('hex')}, 'hex')) as was`;
  return row.was;
}

export interface ComparedLine {
  readonly userId: string;
  readonly table: PersonalTable;
  readonly field: PersonalField;
  readonly number: Buffer;
  /** Null where it was nobody's. */
  readonly rowId: string | null;
  readonly subject: string;
  readonly category: ComparedCategory;
}

/** Writes the comparison down, once a day for each number, doctor and purpose. */
export async function insertCompared(sql: Sql, line: ComparedLine): Promise<void> {
  const number = sql`decode(${line.number.toString('hex')}, 'hex')`;
  await sql`select set_config('app.reason', ${line.category}, true)`;
  await sql`
    insert into reveals (user_id, table_name, row_id, subject, field, category, reason, search_number)
    select ${line.userId}, ${line.table}, ${line.rowId}, ${line.subject}, ${line.field}, ${line.category}, '', ${number}
    where not exists (select from reveals r where r.enterprise_id = app.enterprise_id() and r.user_id = ${line.userId} and ${today(sql)}
      and r.category = ${line.category} and r.field = ${line.field} and r.search_number = ${number} and r.row_id is not distinct from ${line.rowId}::bigint)`;
}

export interface RevealLine {
  readonly userId: string;
  readonly table: PersonalTable;
  readonly rowId: string;
  readonly subject: string;
  readonly field: PersonalField;
  readonly category: RevealCategory;
  readonly reason: string;
}

/** Writes the act down; the audit trail gets the same reason. */
export async function insertReveal(sql: Sql, line: RevealLine): Promise<void> {
  await sql`select set_config('app.reason', ${`${line.category}: ${line.reason}`}, true)`;
  await sql`
    insert into reveals (user_id, table_name, row_id, subject, field, category, reason)
    values (${line.userId}, ${line.table}, ${line.rowId}, ${line.subject}, ${line.field}, ${line.category}, ${line.reason})`;
}

export interface StoredReveal {
  readonly id: string;
  readonly at: Date;
  readonly userId: string;
  readonly userName: string;
  readonly actorName: string | null;
  readonly table: PersonalTable;
  readonly rowId: string | null;
  readonly subject: string;
  readonly field: PersonalField;
  readonly category: RevealRow['category'];
  readonly reason: string;
}

export interface RevealFilter {
  readonly userId?: string;
  readonly keyword?: string | undefined;
}

export async function selectReveals(
  sql: Sql,
  { userId, keyword }: RevealFilter,
  { page, size, sort, language }: { page: number; size: number; sort?: string | undefined; language: 'zh' | 'en' },
): Promise<{ rows: StoredReveal[]; total: number }> {
  const like = anywhere(keyword ?? '');
  const where = sql`r.enterprise_id = app.enterprise_id()
    and ${userId === undefined ? sql`true` : sql`r.user_id = ${userId}`}
    and ${keyword ? sql`(u.first_name ilike ${like} or u.login ilike ${like} or r.subject ilike ${like})` : sql`true`}`;
  const from = sql`reveals r join users u on u.enterprise_id = r.enterprise_id and u.id = r.user_id`;
  const rows = await sql<StoredReveal[]>`
    select r.id, r.at, r.user_id as "userId", ${namedUser(sql, language, 'u')} as "userName", ${namedUser(sql, language, 'a')} as "actorName", r.table_name as "table",
      r.row_id as "rowId", r.subject, r.field, r.category, r.reason
    from ${from} left join users a on a.enterprise_id = r.enterprise_id and a.id = r.actor_id
    where ${where}
    order by ${sort === 'at,asc' ? sql`r.at, r.id` : sql`r.at desc, r.id desc`}
    limit ${size} offset ${page * size}`;
  const [counted] = await sql<[{ total: number }]>`select count(*)::int as total from ${from} where ${where}`;
  return { rows, total: counted.total };
}

/** That a number was kept, or taken out when `masked` is null; the value itself stands nowhere here. */
export async function insertKeptNumber(
  sql: Sql,
  kept: { userId: string; table: string; rowId: string; field: string; masked: string | null },
): Promise<void> {
  await sql`
    insert into kept_numbers (user_id, table_name, row_id, field, masked)
    values (${kept.userId}, ${kept.table}, ${kept.rowId}, ${kept.field}, ${kept.masked})`;
}
