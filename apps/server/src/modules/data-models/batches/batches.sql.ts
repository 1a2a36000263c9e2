// Statements on uploads.
import type { BatchState, ModelId, UploadMode } from '@yijian/contract/data-models';
import { allOf, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Silence after which the reading of a file counts as interrupted; every chunk gives a sign of life. */
const SILENCE = '60 seconds';

/** A commit holds a lock in each of its transactions; between two of them it may be without one for this long. */
const BETWEEN_LOCKS = '2 seconds';

export interface Column {
  readonly head: string;
  readonly field: string | null;
  /** Place in the row, from 0. */
  readonly at: number;
}

/** Head (as written) to field key. */
export type Mapping = Readonly<Record<string, string>>;

export interface BatchNotes {
  readonly columns: readonly Column[];
  /** What the user said about heads; remembered for the next file of the model. */
  readonly said: Mapping;
  readonly expected?: number | undefined;
  readonly done?: number | undefined;
}

export interface StoredBatch {
  readonly id: string;
  readonly model: ModelId;
  readonly mode: UploadMode;
  readonly state: BatchState;
  readonly fileName: string;
  readonly fileSize: number;
  readonly encoding: string | null;
  readonly rowCount: number;
  readonly validCount: number;
  readonly faultCount: number;
  readonly duplicateCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly mapping: BatchNotes;
  readonly isInterrupted: boolean;
  readonly userId: string;
  readonly userName: string;
  readonly createdAt: Date;
  readonly committedAt: Date | null;
  readonly undoneAt: Date | null;
}

type Language = 'zh' | 'en';

const beat = (sql: Sql): Fragment => sql`coalesce((b.mapping->>'beat')::timestamptz, b.created_at)`;

/** Number of the lock of an upload. */
const lockOf = (sql: Sql, id: Fragment): Fragment =>
  sql`hashtextextended('import ' || ${id}::text, app.enterprise_id())`;

/** Whether a connection holds the lock of the upload: PostgreSQL lets go of it as soon as the process behind it is gone. */
const isHeld = (sql: Sql): Fragment => sql`exists (
  select from pg_locks l cross join lateral (select ${lockOf(sql, sql`b.id`)} as key) k
  where l.locktype = 'advisory' and l.granted and l.objsubid = 1
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid::bigint = (k.key >> 32) & 4294967295 and l.objid::bigint = k.key & 4294967295)`;

/** Shows, until the transaction ends, that the upload is being worked on. */
export async function holdBatch(sql: Sql, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(sql, sql`${id}`)})`;
}

const columns = (
  sql: Sql,
  language: Language,
): Fragment => sql`b.id, b.model, b.mode, b.state, b.file_name as "fileName", b.file_size::int as "fileSize", b.encoding,
  b.row_count as "rowCount", b.valid_count as "validCount", b.fault_count as "faultCount", b.duplicate_count as "duplicateCount",
  b.created_count as "createdCount", b.updated_count as "updatedCount", b.mapping,
  case b.state
    when 'COMMITTING' then ${beat(sql)} < clock_timestamp() - ${BETWEEN_LOCKS}::interval and not ${isHeld(sql)}
    else b.state in ('UPLOADED', 'VALIDATING') and ${beat(sql)} < clock_timestamp() - ${SILENCE}::interval
  end as "isInterrupted",
  b.user_id as "userId", ${namedUser(sql, language, 'u')} as "userName", b.created_at as "createdAt", b.committed_at as "committedAt", b.undone_at as "undoneAt"`;

const from = (sql: Sql): Fragment =>
  sql`import_batches b join users u on u.enterprise_id = b.enterprise_id and u.id = b.user_id`;

export interface NewBatch {
  readonly model: ModelId;
  readonly mode: UploadMode;
  readonly fileName: string;
  readonly fileSize: number;
  readonly encoding: string;
  readonly notes: BatchNotes;
  readonly userId: string;
  /** Names this run of work, so that a stopped one that wakes up finds itself replaced. */
  readonly run: string;
}

export async function insertBatch(sql: Sql, batch: NewBatch): Promise<string> {
  const notes = JSON.stringify({ ...batch.notes, run: batch.run });
  const [row] = await sql<[{ id: string }]>`
    insert into import_batches (model, mode, file_name, file_size, encoding, state, mapping, user_id)
    values (${batch.model}, ${batch.mode}, ${batch.fileName}, ${batch.fileSize}, ${batch.encoding}, 'VALIDATING',
      ${notes}::text::jsonb || jsonb_build_object('beat', clock_timestamp()), ${batch.userId})
    returning id`;
  return row.id;
}

export async function selectBatch(sql: Sql, id: string, language: Language): Promise<StoredBatch | undefined> {
  const [row] = await sql<
    StoredBatch[]
  >`select ${columns(sql, language)} from ${from(sql)} where b.enterprise_id = app.enterprise_id() and b.id = ${id}`;
  return row;
}

/** The upload, locked against other changes of its state until the transaction ends. */
export async function selectBatchForUpdate(sql: Sql, id: string, language: Language): Promise<StoredBatch | undefined> {
  const [row] = await sql<StoredBatch[]>`
    select ${columns(sql, language)} from ${from(sql)} where b.enterprise_id = app.enterprise_id() and b.id = ${id} for no key update of b`;
  return row;
}

export interface BatchFilter {
  readonly models: readonly ModelId[];
  readonly state?: readonly BatchState[] | undefined;
}

export async function selectBatches(
  sql: Sql,
  filter: BatchFilter,
  { language, ...paging }: { page: number; size: number; sort?: string | undefined; language: Language },
): Promise<{ rows: StoredBatch[]; total: number }> {
  const where = allOf(sql, [
    sql`b.enterprise_id = app.enterprise_id()`,
    sql`b.model = any(${filter.models as string[]})`,
    filter.state?.length ? sql`b.state = any(${filter.state as string[]})` : undefined,
  ]);
  const order = paging.sort === 'createdAt,asc' ? sql`b.id asc` : sql`b.id desc`;
  const rows = await sql<StoredBatch[]>`
    select ${columns(sql, language)} from ${from(sql)} where ${where} order by ${order} limit ${paging.size} offset ${paging.page * paging.size}`;
  const [count] = await sql<[{ total: number }]>`select count(*)::int as total from import_batches b where ${where}`;
  return { rows, total: count.total };
}

/** What users said about heads of this model, later sayings last. */
export async function selectSaid(sql: Sql, model: ModelId): Promise<Mapping> {
  const rows = await sql<{ said: Mapping | null }[]>`
    select mapping->'said' as said from import_batches
    where enterprise_id = app.enterprise_id() and model = ${model} and coalesce(mapping->'said', '{}') <> '{}' order by id desc limit 5`;
  return Object.assign({}, ...rows.map((row) => row.said ?? {}).toReversed()) as Mapping;
}

/** A sign of life with the counts so far; false when the work was cancelled or taken over. */
export async function updateProgress(
  sql: Sql,
  run: { id: string; run: string },
  counts: { rows?: number; done?: number },
): Promise<boolean> {
  const { count } = await sql`
    update import_batches set row_count = coalesce(${counts.rows ?? null}::int, row_count),
      mapping = mapping || jsonb_build_object('beat', clock_timestamp(), 'done', coalesce(to_jsonb(${counts.done ?? null}::int), mapping->'done', 'null'))
    where enterprise_id = app.enterprise_id() and id = ${run.id} and mapping->>'run' = ${run.run} and state in ('VALIDATING', 'COMMITTING')`;
  return count === 1;
}

/** Begins a run of work in a state; whoever worked before finds itself replaced. */
export async function updateRun(sql: Sql, id: string, state: BatchState, run: string): Promise<void> {
  await sql`
    update import_batches set state = ${state}, mapping = mapping || jsonb_build_object('beat', clock_timestamp(), 'run', ${run}::text, 'done', 0)
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Ends a run in a state; false when it had been cancelled or taken over. */
export async function endRun(sql: Sql, run: { id: string; run: string }, state: BatchState): Promise<boolean> {
  const { count } = await sql`
    update import_batches set state = ${state}, mapping = mapping - 'done' - 'expected'
    where enterprise_id = app.enterprise_id() and id = ${run.id} and mapping->>'run' = ${run.run} and state in ('VALIDATING', 'COMMITTING')`;
  return count === 1;
}

export async function updateCommitted(
  sql: Sql,
  run: { id: string; run: string },
  counts: { created: number; updated: number },
): Promise<boolean> {
  const { count } = await sql`
    update import_batches set state = 'DONE', created_count = ${counts.created}, updated_count = ${counts.updated}, committed_at = now(),
      mapping = mapping - 'done' - 'expected'
    where enterprise_id = app.enterprise_id() and id = ${run.id} and mapping->>'run' = ${run.run} and state = 'COMMITTING'`;
  return count === 1;
}

export async function updateState(sql: Sql, id: string, state: BatchState): Promise<void> {
  await sql`
    update import_batches set state = ${state}, undone_at = case when ${state} = 'UNDONE' then now() else undone_at end
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Nothing stays of an upload whose file turned out to be unreadable. */
export async function deleteBatch(sql: Sql, id: string): Promise<void> {
  await sql`delete from import_batches where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** What the rest of the transaction is written down with in the audit trail. */
export async function setReason(sql: Sql, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`;
}
