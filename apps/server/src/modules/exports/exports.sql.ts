// Reads the rules of exports and their approvals, counts a user's day, writes and reads the export log.
import type { ExportAsk, ExportEntry, ExportFormat, ExportOutcome, ExportResource } from '@yijian/contract/exports';
import { allOf, anywhere, json, namedUser, type Sql } from '../../platform/db/index.ts';

export interface Limits {
  readonly rowsPerExport: number;
  readonly perDay: number;
}

export interface Approval {
  readonly id: string;
  /** Rows it allows. */
  readonly rows: number;
}

/** What the enterprise says of this resource, else of all of them, where that differs from its rule E1. */
export async function selectLimits(sql: Sql, resource: ExportResource): Promise<Limits | undefined> {
  const [rule] = await sql<Limits[]>`
    select rows_per_export as "rowsPerExport", exports_per_day as "perDay" from export_rules
    where resource in (${resource}, '*') order by resource = '*' limit 1`;
  return rule;
}

/** One decision about a user's exports at a time, so that parallel ones cannot beat the limit. */
export async function lockExports(sql: Sql, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exports ' || app.enterprise_id() || ' ' || ${userId}, 0))`;
}

/** Exports of every resource that were delivered on this day of Asia/Shanghai, by the clock of the database. */
export async function countToday(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ used: number }[]>`
    select count(*)::int as used from export_log
    where user_id = ${userId} and outcome = 'DELIVERED' and approval_id is null
      and at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`;
  return row!.used;
}

/** The largest approval that no export has used up. */
export async function selectApproval(
  sql: Sql,
  input: { userId: string; resource: ExportResource },
): Promise<(Approval & { validUntil: Date }) | undefined> {
  const [row] = await sql<(Approval & { validUntil: Date })[]>`
    select a.id, a.rows_limit as "rows", a.valid_until as "validUntil" from export_approvals a
    where a.user_id = ${input.userId} and a.resource = ${input.resource} and a.valid_until > clock_timestamp()
      and not exists (select 1 from export_log l where l.approval_id = a.id)
    order by a.rows_limit desc, a.id limit 1`;
  return row;
}

/** Lets a user export once more within a day, with up to so many rows. */
export async function insertApproval(
  sql: Sql,
  input: { userId: string; resource: ExportResource; rows: number; grantedBy: string; reason: string },
): Promise<void> {
  await sql`
    insert into export_approvals (user_id, resource, rows_limit, granted_by, reason, valid_until)
    values (${input.userId}, ${input.resource}, ${input.rows}, ${input.grantedBy}, ${input.reason}, clock_timestamp() + interval '1 day')`;
}

export interface Logged extends Omit<ExportAsk<ExportFormat>, 'reasonCategory'> {
  readonly resource: ExportResource;
  readonly reasonCategory: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly code: string;
  readonly outcome: ExportOutcome;
  readonly rows: number | null;
  readonly file?: { readonly name: string; readonly bytes: number; readonly hash: string };
  readonly approvalId?: string | undefined;
}

export async function insertExport(sql: Sql, entry: Logged): Promise<void> {
  const { file } = entry;
  await sql`
    insert into export_log (resource, category, reason, filter, format, outcome, row_count, code, file_name, file_bytes, file_hash, approval_id)
    values (${entry.resource}, ${entry.reasonCategory}, ${entry.reason}, ${json(sql, entry.filter)},
      ${entry.format}, ${entry.outcome}, ${entry.rows}, ${entry.code}, ${file?.name ?? null}, ${file?.bytes ?? null},
      ${file?.hash ?? null}, ${entry.approvalId ?? null})`;
}

export interface LogFilter {
  readonly userId?: string | undefined;
  readonly id?: string | undefined;
  readonly keyword?: string | undefined;
  readonly resource?: string | undefined;
  readonly outcome?: string | undefined;
  readonly startDay?: string | undefined;
  readonly endDay?: string | undefined;
}

export type EntryRow = Omit<ExportEntry, 'at'> & { at: Date };

const whereOf = (sql: Sql, filter: LogFilter) =>
  allOf(sql, [
    filter.userId === undefined ? undefined : sql`l.user_id = ${filter.userId}`,
    filter.id === undefined ? undefined : sql`l.id = ${filter.id}`,
    filter.resource === undefined ? undefined : sql`l.resource = ${filter.resource}`,
    filter.outcome === undefined ? undefined : sql`l.outcome = ${filter.outcome}`,
    filter.startDay === undefined
      ? undefined
      : sql`l.at >= (${filter.startDay}::date)::timestamp at time zone 'Asia/Shanghai'`,
    filter.endDay === undefined
      ? undefined
      : sql`l.at < (${filter.endDay}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
    filter.keyword === undefined || filter.keyword === ''
      ? undefined
      : sql`(l.code = lower(${filter.keyword}) or u.login like ${anywhere(filter.keyword.toLowerCase())}
          or u.first_name like ${anywhere(filter.keyword)} or u.en_name ilike ${anywhere(filter.keyword)})`,
  ]);

const entry = (sql: Sql, language: 'zh' | 'en') => sql`
  l.id, l.at, l.user_id as "userId", ${namedUser(sql, language, 'u')} as "userName", u.login, ${namedUser(sql, language, 'a')} as "actorName", l.resource, l.category,
  l.reason, l.format, l.row_count as "rows", l.outcome`;

const people = (sql: Sql) => sql`
  export_log l
  join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
  left join users a on a.enterprise_id = l.enterprise_id and a.id = l.actor_id`;

export async function selectEntries(
  sql: Sql,
  filter: LogFilter,
  { language, ...paging }: { page: number; size: number; isOldestFirst: boolean; language: 'zh' | 'en' },
): Promise<EntryRow[]> {
  const order = paging.isOldestFirst ? sql`l.at, l.id` : sql`l.at desc, l.id desc`;
  return sql<EntryRow[]>`
    select ${entry(sql, language)} from ${people(sql)} where ${whereOf(sql, filter)}
    order by ${order} limit ${paging.size} offset ${paging.page * paging.size}`;
}

export async function countEntries(sql: Sql, filter: LogFilter): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from ${people(sql)} where ${whereOf(sql, filter)}`;
  return row!.total;
}

export interface DetailRow extends EntryRow {
  filter: Record<string, unknown>;
  fileName: string | null;
  fileBytes: number | null;
  fileHash: string | null;
  code: string;
  approvalId: string | null;
  requestId: string | null;
}

export async function selectDetail(sql: Sql, id: string, language: 'zh' | 'en'): Promise<DetailRow | undefined> {
  const [row] = await sql<DetailRow[]>`
    select ${entry(sql, language)}, l.filter, l.file_name as "fileName", l.file_bytes as "fileBytes", l.file_hash as "fileHash", l.code,
      l.approval_id as "approvalId", l.request_id as "requestId"
    from ${people(sql)} where l.id = ${id}`;
  return row;
}
