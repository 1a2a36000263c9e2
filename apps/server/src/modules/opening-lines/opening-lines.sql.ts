// Statements of opening lines.
import type {
  NewOpeningLine,
  OpeningChannel,
  OpeningLine,
  OpeningLineFilter,
  OpeningLinePaging,
  OpeningState,
} from '@yijian/contract/opening-lines';
import { allOf, anywhere, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';

interface Reading {
  readonly language: 'zh' | 'en';
  /** Today in Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

const stateNow = (sql: Sql, today: string): Fragment =>
  sql`case when l.state = 'APPROVED' and l.expires_on < ${today}::date then 'EXPIRED' else l.state end`;

const columns = (sql: Sql, { language, today }: Reading): Fragment => sql`
  l.id::text as id, l.channel, l.language, l.words, ${stateNow(sql, today)} as state, l.expires_on as "expiresOn",
  json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as owner,
  case when r.id is null then null else json_build_object('id', r.id::text, 'name', ${namedUser(sql, language, 'r')}) end as reviewer,
  l.reviewed_at as "reviewedAt", l.reason, l.instance_id::text as "instanceId", l.version, l.updated_at as "updatedAt"`;

const tables = (sql: Sql): Fragment => sql`opening_lines l
  join users u on u.enterprise_id = l.enterprise_id and u.id = l.owner_id
  left join users r on r.enterprise_id = l.enterprise_id and r.id = l.reviewer_id`;

function where(sql: Sql, { keyword, channel, language, state }: OpeningLineFilter, { today }: Reading): Fragment {
  return allOf(sql, [
    sql`l.enterprise_id = app.enterprise_id()`,
    keyword ? sql`l.words ilike ${anywhere(keyword)}` : undefined,
    channel === undefined ? undefined : sql`l.channel = ${channel}`,
    language === undefined ? undefined : sql`l.language = ${language}`,
    state === undefined ? undefined : sql`${stateNow(sql, today)} = ${state}`,
  ]);
}

/** The id makes every order total, so that a row neither repeats nor hides between two pages. */
function order(sql: Sql, sort: string | undefined): Fragment {
  if (sort === 'expiresOn,asc') return sql`l.expires_on, l.id`;
  if (sort === 'expiresOn,desc') return sql`l.expires_on desc, l.id desc`;
  return sort === 'updatedAt,asc' ? sql`l.updated_at, l.id` : sql`l.updated_at desc, l.id desc`;
}

/** One page as JSON text. */
export async function selectPage(sql: Sql, paging: OpeningLinePaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)} from ${tables(sql)} where ${where(sql, paging, reading)}
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectCount(sql: Sql, filter: OpeningLineFilter, reading: Reading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from opening_lines l where ${where(sql, filter, reading)}`;
  return row.count;
}

export async function selectOpeningLine(sql: Sql, id: string, reading: Reading): Promise<OpeningLine | undefined> {
  const [row] = await sql<{ line: OpeningLine }[]>`
    select to_json(line) as line from (
      select ${columns(sql, reading)} from ${tables(sql)} where l.enterprise_id = app.enterprise_id() and l.id = ${id}) line`;
  return row?.line;
}

export async function insertOpeningLine(
  sql: Sql,
  { channel, language, words, expiresOn }: NewOpeningLine,
  { ownerId, at }: { readonly ownerId: string; readonly at: Date },
): Promise<string> {
  const row = { channel, language, words, expires_on: expiresOn, owner_id: ownerId, created_at: at, updated_at: at };
  const [kept] = await sql<[{ id: string }]>`insert into opening_lines ${sql(row)} returning id::text as id`;
  return kept.id;
}

export interface StoredLine extends NewOpeningLine {
  readonly id: string;
  /** Its words, as its review names it. */
  readonly title: string;
  readonly state: OpeningState;
  readonly ownerId: string;
  readonly instanceId: string | null;
  readonly version: number;
}

/** Under its lock; undefined when there is no such line. */
export async function lockOpeningLine(sql: Sql, id: string, today: string): Promise<StoredLine | undefined> {
  const [row] = await sql<StoredLine[]>`
    select l.id::text as id, l.channel, l.language, l.words, l.words as title, l.expires_on::text as "expiresOn", ${stateNow(sql, today)} as state,
      l.owner_id::text as "ownerId", l.instance_id::text as "instanceId", l.version
    from opening_lines l where l.enterprise_id = app.enterprise_id() and l.id = ${id} for update`;
  return row;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id::text as id from opening_lines where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}`;
  return row?.id;
}

export interface LineChange {
  readonly channel?: OpeningChannel;
  readonly language?: 'zh' | 'en';
  readonly words?: string;
  readonly expires_on?: string;
  readonly state?: Exclude<OpeningState, 'EXPIRED'>;
  readonly reviewer_id?: string | null;
  readonly reviewed_at?: Date;
  readonly reason?: string;
  readonly instance_id?: string | null;
}

/** Makes the line a version newer. */
export async function updateOpeningLine(sql: Sql, id: string, at: Date, change: LineChange): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update opening_lines set ${sql({ ...change, updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id} returning version`;
  return row.version;
}

export interface OpeningInForce {
  readonly id: string;
  readonly language: 'zh' | 'en';
  readonly words: string;
}

/** Approved lines of the channel that may go out on this day, the newest first. */
export function selectInForce(
  sql: Sql,
  { id, channel, today }: { readonly id?: string; readonly channel: OpeningChannel; readonly today: string },
): Promise<OpeningInForce[]> {
  return sql<OpeningInForce[]>`
    select id::text as id, language, words from opening_lines
    where enterprise_id = app.enterprise_id() and channel = ${channel} and state = 'APPROVED' and expires_on >= ${today}::date
      and ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by updated_at desc, id desc`;
}
