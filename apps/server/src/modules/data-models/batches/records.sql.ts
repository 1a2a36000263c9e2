// What a commit makes of the staged rows, and how an undo takes it back: records of the model, by set, a range of rows at a time.
import type { ModelId } from '@yijian/contract/data-models';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { notRestorable } from '../ledger/ledger-rows.sql.ts';
import { statements } from './record-statements.sql.ts';

export interface Range {
  readonly batchId: string;
  readonly userId: string;
  /** Rows after this one. */
  readonly after: number;
  /** Up to and with this one. */
  readonly upTo: number;
}

const valid = (sql: Sql, { batchId, after, upTo }: Range): Fragment => sql`import_rows
  where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and row_number > ${after} and row_number <= ${upTo} and faults is null`;

/** The last row of the next range of at most `size` valid rows, or undefined at the end. */
export async function selectRangeEnd(
  sql: Sql,
  batchId: string,
  after: number,
  size: number,
): Promise<number | undefined> {
  const [row] = await sql<[{ last: number | null }]>`
    select max(row_number) as last from (
      select row_number from import_rows
      where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and row_number > ${after} and faults is null
      order by row_number limit ${size}
    ) next`;
  return row.last ?? undefined;
}

/** Stores the new records of a range. */
export async function insertRecords(sql: Sql, model: ModelId, range: Range): Promise<number> {
  const rows = sql`select prepared from ${valid(sql, range)} and target_id is null`;
  return statements[model].insert(sql, { batchId: range.batchId, userId: range.userId }, rows);
}

/** Keeps what the records of a range hold now, then overwrites them, all but the `unread` fields. */
export async function updateRecords(
  sql: Sql,
  model: ModelId,
  range: Range,
  unread: readonly string[],
): Promise<number> {
  const [{ has }] = await sql<
    [{ has: boolean }]
  >`select exists (select from ${valid(sql, range)} and target_id is not null) as has`;
  if (!has) return 0;
  const { count } = await sql`
    update import_rows r set before = k.before from (${statements[model].kept(sql)}) k
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${range.batchId} and r.row_number > ${range.after}
      and r.row_number <= ${range.upTo} and r.faults is null and r.target_id = k.id`;
  if (count === 0) return 0;
  const rows = sql`select target_id, prepared - ${[...unread]}::text[] as prepared from ${valid(sql, range)} and target_id is not null`;
  return statements[model].update(sql, rows);
}

/**
 * Compares the valid rows with the records as they are now and marks those that no longer agree: a record that appeared
 * (ADD), one that vanished (UPDATE), a hospital that vanished. Rows of UPSERT change between new and changed silently.
 */
export async function markChanged(
  sql: Sql,
  batch: { id: string; model: ModelId; mode: string; column: string },
): Promise<number> {
  const table = sql(batch.model);
  const fault = (code: string): string => JSON.stringify([{ column: batch.column, code }]);
  const own = sql`r.enterprise_id = app.enterprise_id() and r.batch_id = ${batch.id} and r.faults is null`;
  const gone = sql`r.target_id is not null and not exists (select from ${table} x where x.enterprise_id = r.enterprise_id and x.id = r.target_id)`;
  const marked: number[] = [];
  if (batch.model === 'doctors' || batch.model === 'hospital_sales' || batch.model === 'treatment_records') {
    const lost = await sql`
      update import_rows r set faults = jsonb_build_array(jsonb_build_object('column', 'hospital', 'code', 'unknownHospital', 'value', r.prepared->>'hospital'))
      where ${own} and not exists (select from hospitals h where h.enterprise_id = r.enterprise_id and h.id = (r.prepared->>'hospitalId')::bigint)`;
    marked.push(lost.count);
  }
  if (batch.model === 'interaction_records') {
    const lost = await sql`
      update import_rows r set faults = jsonb_build_array(jsonb_build_object('column', 'doctor', 'code', 'unknownDoctor', 'value', r.prepared->>'doctor'))
      where ${own} and not exists (select from doctors d where d.enterprise_id = r.enterprise_id and d.id = (r.prepared->>'doctorId')::bigint)`;
    marked.push(lost.count);
  }
  if (batch.mode === 'UPDATE') {
    const lost =
      await sql`update import_rows r set target_id = null, faults = ${fault('notExisting')}::text::jsonb where ${own} and ${gone}`;
    return marked.concat(lost.count).reduce((sum, count) => sum + count, 0);
  }
  await sql`update import_rows r set target_id = null where ${own} and ${gone}`;
  const appeared = sql`from ${table} x where ${own} and r.target_id is null and x.enterprise_id = r.enterprise_id and ${statements[batch.model].isSame(sql)}`;
  if (batch.mode === 'UPSERT') await sql`update import_rows r set target_id = x.id ${appeared}`;
  else {
    const found =
      await sql`update import_rows r set duplicate_of = x.id, faults = ${fault('exists')}::text::jsonb ${appeared}`;
    marked.push(found.count);
  }
  return marked.reduce((sum, count) => sum + count, 0);
}

/** Names of records of an upload, at most `limit`, and how many there are. */
export interface Named {
  readonly count: number;
  readonly names: readonly string[];
}

const committedAt = (sql: Sql, id: string): Fragment =>
  sql`(select committed_at from import_batches where enterprise_id = app.enterprise_id() and id = ${id})`;

/** Records the upload created or changed that someone changed afterwards. */
export async function selectChangedSince(
  sql: Sql,
  batch: { id: string; model: ModelId },
  limit: number,
): Promise<Named> {
  const table = sql(batch.model);
  const name = statements[batch.model].name(sql);
  const since = committedAt(sql, batch.id);
  return named(
    sql,
    limit,
    sql`
    select ${name} as name, x.id from ${table} x
    where x.enterprise_id = app.enterprise_id() and x.import_batch_id = ${batch.id} and x.updated_at <> ${since}
    union
    select ${name} as name, x.id from import_rows r join ${table} x on x.enterprise_id = r.enterprise_id and x.id = r.target_id
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batch.id} and r.before is not null and x.updated_at <> ${since}`,
  );
}

/**
 * Records the upload created that other records refer to, whichever table these stand in. What is only worked out about
 * doctors does not count, nor, where a model says by itself who has acted, what goes with its records.
 */
export async function selectReferred(sql: Sql, batch: { id: string; model: ModelId }, limit: number): Promise<Named> {
  const table = sql(batch.model);
  const { name, isSpokenOf } = statements[batch.model];
  const references = await sql<{ table: string; column: string }[]>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, other)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute o on o.attrelid = c.confrelid and o.attnum = k.other and o.attname = 'id'
    where c.contype = 'f' and c.confrelid = to_regclass(${batch.model})
      and not exists (select from app.merge_rules r where r.target = ${batch.model} and r.table_name = c.conrelid::regclass::text and r.kind = 'TAKEN')
      ${isSpokenOf === undefined ? sql`` : sql`and c.confdeltype <> 'c'`}`;
  if (references.length === 0) return { count: 0, names: [] };
  const conditions = references.map(
    (one) =>
      sql`exists (select from ${sql(one.table)} t where t.enterprise_id = x.enterprise_id and t.${sql(one.column)} = x.id)`,
  );
  const spoken = isSpokenOf?.(sql, committedAt(sql, batch.id));
  const any = conditions.concat(spoken ?? []).reduce((whole, next) => sql`${whole} or ${next}`);
  return named(
    sql,
    limit,
    sql`
    select ${name(sql)} as name, x.id from ${table} x
    where x.enterprise_id = app.enterprise_id() and x.import_batch_id = ${batch.id} and (${any})`,
  );
}

/** Records that cannot be given back what they held, because others go by what they hold now. */
export async function selectNotRestorable(
  sql: Sql,
  { id, model }: { id: string; model: ModelId },
  limit: number,
): Promise<Named> {
  return model === 'budget_orders' ? named(sql, limit, notRestorable(sql, id)) : { count: 0, names: [] };
}

async function named(sql: Sql, limit: number, found: Fragment): Promise<Named> {
  const [row] = await sql<[Named]>`
    with found as materialized (${found})
    select (select count(*)::int from found) as count, array(select name from found order by id limit ${limit}) as names`;
  return row;
}

/** Removes some of the records the upload created; 0 when none is left. */
export async function deleteRecords(sql: Sql, batch: { id: string; model: ModelId }, limit: number): Promise<number> {
  const rows = sql`select x.id from ${sql(batch.model)} x where x.enterprise_id = app.enterprise_id() and x.import_batch_id = ${batch.id} limit ${limit}`;
  return statements[batch.model].remove(sql, rows);
}

/** Hospitals whose level an upload changed: doctors carry a copy of it. */
export async function selectRelevelled(sql: Sql, batch: { id: string; model: ModelId }): Promise<string[]> {
  if (batch.model !== 'hospitals') return [];
  const rows = await sql<{ id: string }[]>`
    select h.id from import_rows r join hospitals h on h.enterprise_id = r.enterprise_id and h.id = r.target_id
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batch.id} and r.before is not null and r.before->>'level' <> h.level`;
  return rows.map((row) => row.id);
}

/** Hospitals that the rows of an upload of sales speak of. */
export async function selectSoldTo(sql: Sql, batch: { id: string; model: ModelId }): Promise<string[]> {
  if (batch.model !== 'hospital_sales') return [];
  const rows = await sql<{ id: string }[]>`
    select distinct r.prepared->>'hospitalId' as id from import_rows r
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batch.id} and r.faults is null`;
  return rows.map((row) => row.id);
}

/** Interactions that an upload created or changed, which the figures of their doctors follow. */
export async function selectActs(sql: Sql, batch: { id: string; model: ModelId }): Promise<string[]> {
  if (batch.model !== 'interaction_records') return [];
  const rows = await sql<{ id: string }[]>`
    select i.id from interaction_records i where i.enterprise_id = app.enterprise_id() and i.import_batch_id = ${batch.id}
    union
    select r.target_id from import_rows r
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batch.id} and r.before is not null`;
  return rows.map((row) => row.id);
}

/** Gives the changed records back what they held before. */
export async function restoreRecords(sql: Sql, batch: { id: string; model: ModelId }): Promise<number> {
  const rows = sql`select target_id, before from import_rows where enterprise_id = app.enterprise_id() and batch_id = ${batch.id} and before is not null`;
  return statements[batch.model].restore(sql, rows);
}
