// Reads the audit trail; pages go back by number, so that millions of rows read like a few.
import type { AuditAction, AuditFilter } from '@yijian/contract/audit';
import { allOf, anywhere, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface EntryRow {
  readonly id: string;
  readonly at: Date;
  readonly userId: string | null;
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly reason: string | null;
  readonly kind: string;
  readonly recordId: string | null;
  readonly action: AuditAction;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Older entries it stands for; counted up to a thousand. */
  readonly folded: number;
}

/** What is searched: the filter, and the records that a name means. */
export type Search = Partial<Omit<AuditFilter, 'recordName'>> & { readonly records?: RecordIds };
export interface RecordIds {
  readonly kinds: readonly string[];
  readonly ids: readonly string[];
}

/** Kinds that tell who came and read, not what was changed. */
const comings: readonly string[] = ['user_sessions', 'notice_reads'];
const MOST_FOLDED = 1_000;

const columns = (sql: Sql): Fragment => sql`
  id, at, user_id as "userId", actor_id as "actorId", request_id as "requestId", reason, table_name as kind, row_id as "recordId",
  action, old_values as before, new_values as after`;

/** Of entries of one request, kind and action. */
const together = (sql: Sql): Fragment => sql`
  other.enterprise_id = audit_log.enterprise_id and other.request_id = audit_log.request_id
  and other.table_name = audit_log.table_name and other.action = audit_log.action`;

/** Whoever asks for a record, a field or a request sees each of its entries. */
const isFolded = ({ view, records, recordId, field, requestId }: Search): boolean =>
  view === 'FOLDED' && [records, recordId, field, requestId].every((one) => one === undefined);

function folding(sql: Sql, search: Search): Fragment | undefined {
  if (!isFolded(search)) return undefined;
  const quiet = search.kind === undefined ? sql`and table_name <> all(${comings as string[]})` : sql``;
  return sql`not exists (select from audit_log other where ${together(sql)} and other.id > audit_log.id) ${quiet}`;
}

/** A day is one of Asia/Shanghai. */
function where(sql: Sql, search: Search): Fragment {
  const { userId, kind, recordId, action, from, to, requestId, reason, field, records } = search;
  const [fieldKind, column] = field?.split('.') ?? [];
  return allOf(sql, [
    sql`enterprise_id = app.enterprise_id()`,
    userId === undefined ? undefined : sql`(user_id = ${userId} or actor_id = ${userId})`,
    kind === undefined ? undefined : sql`table_name = ${kind}`,
    recordId === undefined ? undefined : sql`row_id = ${recordId}`,
    action === undefined ? undefined : sql`action = ${action}`,
    from === undefined ? undefined : sql`at >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'`,
    to === undefined ? undefined : sql`at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
    requestId === undefined ? undefined : sql`request_id = ${requestId}`,
    reason === undefined ? undefined : sql`reason is not null and reason ilike ${anywhere(reason)}`,
    field === undefined
      ? undefined
      : sql`table_name = ${fieldKind!} and old_values ? ${column!} and new_values ? ${column!}`,
    records === undefined
      ? undefined
      : sql`(table_name, row_id) in (select * from unnest(${records.kinds as string[]}::text[], ${records.ids as string[]}::bigint[]))`,
    folding(sql, search),
  ]);
}

export interface Page {
  readonly before?: string | undefined;
  readonly size: number;
}

/** One row more than asked for tells that there are more. */
export async function selectEntries(sql: Sql, search: Search, page: Page): Promise<EntryRow[]> {
  const folded = isFolded(search)
    ? sql`(select count(*)::int from (
        select 1 from audit_log other where ${together(sql)} and other.id < audit_log.id limit ${MOST_FOLDED}) older)`
    : sql`0`;
  return sql<EntryRow[]>`
    select ${columns(sql)}, ${folded} as folded from audit_log
    where ${where(sql, search)} ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.size + 1}`;
}

export async function selectEntriesOf(sql: Sql, ids: readonly string[]): Promise<EntryRow[]> {
  return sql<
    EntryRow[]
  >`select ${columns(sql)}, 0 as folded from audit_log where id = any(${ids as string[]}::bigint[])`;
}

/** Updates of a record as parts of a timeline: id, at, who; those that touch `unseen` columns alone are none. */
export function recordChanges(
  sql: Sql,
  { kind, id, unseen, language }: { kind: string; id: string; unseen: readonly string[]; language: 'zh' | 'en' },
): Fragment {
  return sql`
    select l.id, l.at, ${namedUser(sql, language, 'u')} as who from audit_log l
    left join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
    where l.enterprise_id = app.enterprise_id() and l.table_name = ${kind} and l.row_id = ${id} and l.action = 'update'
      and exists (select from jsonb_object_keys(l.new_values) changed where changed <> all(${unseen as string[]}::text[]))`;
}

/** Who wrote the state of a record last; nobody is behind what the clock or a rule did. */
export async function selectStateSetter(
  sql: Sql,
  { kind, id, column, language }: { kind: string; id: string; column: string; language: 'zh' | 'en' },
): Promise<{ who: string | null; at: Date } | undefined> {
  const [row] = await sql<{ who: string | null; at: Date }[]>`
    select case when u.id is null then null else ${namedUser(sql, language, 'u')} end as who, l.at from audit_log l
    left join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
    where l.enterprise_id = app.enterprise_id() and l.table_name = ${kind} and l.row_id = ${id} and l.new_values ? ${column}
    order by l.id desc limit 1`;
  return row;
}

export async function countEntries(sql: Sql, search: Search, most: number): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from (select 1 from audit_log where ${where(sql, search)} limit ${most + 1}) found`;
  return row.total;
}

export async function selectEntry(sql: Sql, id: string): Promise<EntryRow | undefined> {
  const [row] = await sql<EntryRow[]>`select ${columns(sql)}, 0 as folded from audit_log where id = ${id}`;
  return row;
}

/** When the seal that speaks for the row was made. */
export async function selectSealedAt(sql: Sql, id: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date }[]>`
    select sealed_at as at from audit_seals
    where enterprise_id = app.enterprise_id() and to_id >= ${id} order by number limit 1`;
  return row?.at ?? null;
}

export async function selectState(
  sql: Sql,
  most: number,
): Promise<{ sealedAt: Date | null; seals: number; unsealed: number }> {
  const [row] = await sql<[{ sealedAt: Date | null; seals: number; unsealed: number }]>`
    with last as (
      select number, to_id, sealed_at from audit_seals where enterprise_id = app.enterprise_id() order by number desc limit 1
    )
    select (select sealed_at from last) as "sealedAt", coalesce((select number::int from last), 0) as seals,
      (select count(*)::int from (
        select 1 from audit_log where enterprise_id = app.enterprise_id() and id > coalesce((select to_id from last), 0) limit ${most}) w) as unsealed`;
  return row;
}

/** The changes of one field of a record, newest first. */
export async function selectFieldEntries(
  sql: Sql,
  { kind, id, column, most }: { kind: string; id: string; column: string; most: number },
): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${columns(sql)}, 0 as folded from audit_log
    where enterprise_id = app.enterprise_id() and table_name = ${kind} and row_id = ${id}
      and (old_values ? ${column} or new_values ? ${column})
    order by id desc limit ${most}`;
}

/** The number of the latest entry of a record: the state a reader has seen; 0 when there is none. */
export async function selectLatestEntry(sql: Sql, kind: string, id: string): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    select coalesce(max(id), 0)::text as id from audit_log
    where enterprise_id = app.enterprise_id() and table_name = ${kind} and row_id = ${id}`;
  return row.id;
}

/** Restores of one record follow each other. */
export async function lockRecord(sql: Sql, kind: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('restore ' || ${kind}::text || ' ' || ${id}::text, app.enterprise_id()))`;
}

/** What the rest of the transaction is written down with. */
export async function setReason(sql: Sql, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`;
}
