// Rows of an upload by what is wrong with them.
import type { Sql } from '../../../../platform/db/index.ts';
import type { CheckedRow, StoredRow } from '../rows.sql.ts';

export interface GroupRow {
  readonly column: string;
  readonly code: string;
  readonly value: string | null;
  readonly count: number;
  readonly firstRow: number;
}

/** What repeats a row of the file is told row by row: each names another one. */
export async function selectFaultGroups(sql: Sql, batchId: string, most: number): Promise<GroupRow[]> {
  return sql<GroupRow[]>`
    select f->>'column' as column, f->>'code' as code, f->>'value' as value, count(*)::int as count, min(row_number) as "firstRow"
    from import_rows cross join lateral jsonb_array_elements(faults) f
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and faults is not null and f->>'code' <> 'duplicateInFile'
    group by 1, 2, 3 order by count(*) desc, min(row_number), 1, 2, 3 limit ${most}`;
}

interface Group {
  readonly column: string;
  readonly code: string;
  readonly value?: string | undefined;
  readonly most: number;
}

export async function selectRowsOfGroup(
  sql: Sql,
  batchId: string,
  { column, code, value, most }: Group,
): Promise<(StoredRow & { key: string | null })[]> {
  return sql<(StoredRow & { key: string | null })[]>`
    select row_number as row, cells, faults, duplicate_of is not null as "isDuplicate", prepared->>'key' as key from import_rows
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and faults is not null
      and exists (select from jsonb_array_elements(faults) f
        where f->>'column' = ${column} and f->>'code' = ${code} and f->>'value' is not distinct from ${value ?? null}::text)
    order by row_number limit ${most}`;
}

export async function updateRows(sql: Sql, batchId: string, rows: readonly CheckedRow[]): Promise<void> {
  const lines = rows.map(({ row, cells, prepared, faults, targetId, duplicateOf }) => ({
    r: row,
    c: cells,
    p: prepared,
    f: faults.length === 0 ? undefined : faults,
    t: targetId,
    d: duplicateOf,
  }));
  await sql`
    update import_rows i set cells = x.c, prepared = x.p, faults = x.f, target_id = x.t, duplicate_of = x.d
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(r int, c jsonb, p jsonb, f jsonb, t bigint, d bigint)
    where i.enterprise_id = app.enterprise_id() and i.batch_id = ${batchId} and i.row_number = x.r`;
}
