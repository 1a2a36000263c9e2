// Statements on the staged rows of an upload: stored in chunks, shown in pages, repeated ones found by set.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** A fault as it is stored: its code, and the value its words speak of. */
export interface Fault {
  readonly column: string;
  readonly code: string;
  readonly value?: string;
}

export interface CheckedRow {
  readonly row: number;
  /** Text by key of the field. */
  readonly cells: Readonly<Record<string, string>>;
  readonly prepared: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** The record that is changed. */
  readonly targetId: string | undefined;
  /** The record that is there already and must not be. */
  readonly duplicateOf: string | undefined;
}

export interface StoredRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[] | null;
  readonly isDuplicate: boolean;
}

export async function insertRows(sql: Sql, batchId: string, rows: readonly CheckedRow[]): Promise<void> {
  const lines = rows.map(({ row, cells, prepared, faults, targetId, duplicateOf }) => ({
    r: row,
    c: cells,
    p: prepared,
    f: faults.length === 0 ? undefined : faults,
    t: targetId,
    d: duplicateOf,
  }));
  await sql`
    insert into import_rows (batch_id, row_number, cells, prepared, faults, target_id, duplicate_of)
    select ${batchId}, x.r, x.c, x.p, x.f, x.t, x.d
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(r int, c jsonb, p jsonb, f jsonb, t bigint, d bigint)`;
}

export async function updateRow(sql: Sql, batchId: string, row: CheckedRow): Promise<void> {
  const faults = row.faults.length === 0 ? null : JSON.stringify(row.faults);
  await sql`
    update import_rows set cells = ${JSON.stringify(row.cells)}::text::jsonb, prepared = ${JSON.stringify(row.prepared)}::text::jsonb,
      faults = ${faults}::text::jsonb, target_id = ${row.targetId ?? null}, duplicate_of = ${row.duplicateOf ?? null}
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and row_number = ${row.row}`;
}

/**
 * For statements on whole batches, until the transaction ends: they may take long, and rows are not joined one by one,
 * because the planner knows nothing yet of a batch that was just loaded and takes it for a single row.
 */
export async function expectManyRows(sql: Sql): Promise<void> {
  await sql`select set_config('statement_timeout', '120000', true), set_config('enable_nestloop', 'off', true)`;
}

/**
 * Before records are removed in bulk: the checks of foreign keys keep their plans for as long as a connection lives, and one made
 * while a table was small reads all of it for every record.
 */
export async function forgetPlans(sql: Sql): Promise<void> {
  await sql`discard plans`;
}

/** Marks, beside `column`, the rows whose record stands in an earlier row; `keys` are looked at anew, without them all rows for the first time. */
export async function markRepeated(
  sql: Sql,
  { id: batchId, column }: { readonly id: string; readonly column: string },
  keys?: readonly string[],
): Promise<void> {
  await expectManyRows(sql);
  const own = sql`r.enterprise_id = app.enterprise_id() and r.batch_id = ${batchId}`;
  const among = keys === undefined ? sql`r.prepared ? 'key'` : sql`r.prepared->>'key' = any(${keys as string[]})`;
  if (keys !== undefined) await unmark(sql, own, among);
  await sql`
    update import_rows t set duplicate_of = s.first,
      faults = coalesce(t.faults, '[]') || jsonb_build_array(jsonb_build_object(
        'column', ${column}::text, 'code', 'duplicateInFile', 'value', s.first::text))
    from (
      select r.row_number, min(r.row_number) over (partition by r.prepared->>'key') as first from import_rows r where ${own} and ${among}
    ) s
    where t.enterprise_id = app.enterprise_id() and t.batch_id = ${batchId} and t.row_number = s.row_number and s.first < s.row_number`;
}

async function unmark(sql: Sql, own: Fragment, among: Fragment): Promise<void> {
  await sql`
    update import_rows r set
      faults = (select jsonb_agg(f) from jsonb_array_elements(r.faults) f where f->>'code' <> 'duplicateInFile'),
      duplicate_of = case when r.faults @> '[{"code": "exists"}]' then r.duplicate_of end
    where ${own} and ${among} and r.faults @> '[{"code": "duplicateInFile"}]'`;
}

export interface RowCounts {
  readonly rowCount: number;
  readonly validCount: number;
  readonly faultCount: number;
  readonly duplicateCount: number;
}

/** Counts the rows and writes the counts to the upload. */
export async function updateCounts(sql: Sql, batchId: string): Promise<RowCounts> {
  const [counts] = await sql<[RowCounts]>`
    update import_batches b set row_count = c.rows, valid_count = c.valid, fault_count = c.wrong, duplicate_count = c.repeated
    from (
      select count(*)::int as rows, count(*) filter (where faults is null)::int as valid,
        count(*) filter (where faults is not null and duplicate_of is null)::int as wrong,
        count(*) filter (where duplicate_of is not null)::int as repeated
      from import_rows where enterprise_id = app.enterprise_id() and batch_id = ${batchId}
    ) c
    where b.enterprise_id = app.enterprise_id() and b.id = ${batchId}
    returning b.row_count as "rowCount", b.valid_count as "validCount", b.fault_count as "faultCount", b.duplicate_count as "duplicateCount"`;
  return counts;
}

export type Shown = 'all' | 'faulty' | 'duplicate' | 'valid' | 'failed';

function shownCondition(sql: Sql, show: Shown): Fragment {
  switch (show) {
    case 'faulty':
      return sql`faults is not null and duplicate_of is null`;
    case 'duplicate':
      return sql`duplicate_of is not null`;
    case 'failed':
      return sql`faults is not null`;
    case 'valid':
      return sql`faults is null`;
    case 'all':
      return sql`true`;
  }
}

const rowColumns = (sql: Sql): Fragment =>
  sql`row_number as row, cells, faults, duplicate_of is not null as "isDuplicate"`;

export async function selectRows(
  sql: Sql,
  batchId: string,
  show: Shown,
  paging: { page: number; size: number; sort?: string | undefined },
): Promise<StoredRow[]> {
  return sql<StoredRow[]>`
    select ${rowColumns(sql)} from import_rows
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and ${shownCondition(sql, show)}
    order by ${paging.sort === 'row,desc' ? sql`row_number desc` : sql`row_number`}
    limit ${paging.size} offset ${paging.page * paging.size}`;
}

/** The next rows after one, for files. */
export async function selectRowsAfter(
  sql: Sql,
  batchId: string,
  show: Shown,
  after: number,
  limit: number,
): Promise<StoredRow[]> {
  return sql<StoredRow[]>`
    select ${rowColumns(sql)} from import_rows
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and row_number > ${after} and ${shownCondition(sql, show)}
    order by row_number limit ${limit}`;
}

export async function selectRow(
  sql: Sql,
  batchId: string,
  row: number,
): Promise<(StoredRow & { key: string | null }) | undefined> {
  const [found] = await sql<(StoredRow & { key: string | null })[]>`
    select ${rowColumns(sql)}, prepared->>'key' as key from import_rows
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and row_number = ${row}`;
  return found;
}

export async function deleteRows(sql: Sql, batchId: string): Promise<void> {
  await sql`delete from import_rows where enterprise_id = app.enterprise_id() and batch_id = ${batchId}`;
}
