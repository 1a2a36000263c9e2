// Sealed values beside their records: kept in sets, opened in sets, found by equality.
import type { Sql } from '../db/index.ts';
import { maskOf, plainOf, type PersonalField, type SealedField } from './masks.ts';
import type { Place, Vault } from './vault.ts';

/** Where a set of values stands: one field of one table of the connection's enterprise. */
export interface ValueSet {
  readonly enterpriseId: string;
  readonly table: string;
  readonly field: SealedField;
}

/** A record is named by its id; where one id has several parts (rows of an upload), the part follows after a colon. */
export interface PersonalValue {
  readonly rowId: string;
  readonly value: string;
}

const placeOf = ({ enterpriseId, table, field }: ValueSet, rowId: string): Place => ({
  enterpriseId,
  table,
  rowId,
  field,
});

interface Cells {
  readonly ids: string[];
  readonly parts: number[];
}

function cellsOf(rowIds: readonly string[]): Cells {
  const named = rowIds.map((rowId) => rowId.split(':'));
  return { ids: named.map(([id]) => id!), parts: named.map(([, part]) => Number(part ?? 0)) };
}

/** Stores values, or puts them in place of what stood there. */
export async function upsertPersonal(
  sql: Sql,
  vault: Vault,
  set: ValueSet,
  rows: readonly PersonalValue[],
): Promise<void> {
  if (rows.length === 0) return;
  const { ids, parts } = cellsOf(rows.map((row) => row.rowId));
  const plain = rows.map((row) => plainOf(set.field, row.value));
  const sealed = rows.map((row, index) => vault.seal(placeOf(set, row.rowId), plain[index]!).toString('hex'));
  const numbers = plain.map((value) => vault.searchNumber(set, value).toString('hex'));
  const masked = plain.map((value) => maskOf(set.field, value));
  await sql`
    insert into personal_values (table_name, row_id, part, field, sealed, search_number, masked)
    select ${set.table}, x.id, x.part, ${set.field}, decode(x.sealed, 'hex'), decode(x.number, 'hex'), x.masked
    from unnest(${ids}::bigint[], ${parts}::int[], ${sealed}::text[], ${numbers}::text[], ${masked}::text[])
      as x(id, part, sealed, number, masked)
    on conflict (enterprise_id, table_name, field, row_id, part)
    do update set sealed = excluded.sealed, search_number = excluded.search_number, masked = excluded.masked`;
}

/** The values of these records in clear, by record. Throws SealBroken when one was tampered with. */
export async function selectPersonal(
  sql: Sql,
  vault: Vault,
  set: ValueSet,
  rowIds: readonly string[],
): Promise<Map<string, string>> {
  if (rowIds.length === 0) return new Map();
  const { ids, parts } = cellsOf(rowIds);
  const rows = await sql<{ id: string; part: number; sealed: Buffer }[]>`
    select v.row_id as id, v.part, v.sealed from personal_values v
    join unnest(${ids}::bigint[], ${parts}::int[]) as x(id, part) on v.row_id = x.id and v.part = x.part
    where v.enterprise_id = app.enterprise_id() and v.table_name = ${set.table} and v.field = ${set.field}`;
  return new Map(
    rows.map(({ id, part, sealed }) => {
      const rowId = part === 0 ? id : `${id}:${part}`;
      return [rowId, vault.open(placeOf(set, rowId), sealed)];
    }),
  );
}

/** Which fields of a record are known, and what may be shown of them. */
export async function selectMasked(
  sql: Sql,
  table: string,
  rowId: string,
): Promise<{ field: PersonalField; masked: string }[]> {
  return sql<{ field: PersonalField; masked: string }[]>`
    select field, masked from personal_values
    where enterprise_id = app.enterprise_id() and table_name = ${table} and row_id = ${rowId} and part = 0
    order by field desc`;
}

/** Records that hold exactly this value, however it is spelled. */
export async function selectHolders(sql: Sql, vault: Vault, set: ValueSet, value: string): Promise<string[]> {
  const number = vault.searchNumber(set, plainOf(set.field, value));
  const rows = await sql<{ id: string }[]>`
    select row_id as id from personal_values
    where enterprise_id = app.enterprise_id() and table_name = ${set.table} and field = ${set.field}
      and search_number = decode(${number.toString('hex')}, 'hex')
    order by row_id`;
  return rows.map((row) => row.id);
}

/** Forgets the values of these records. */
export async function deletePersonal(
  sql: Sql,
  set: Omit<ValueSet, 'enterpriseId'>,
  rowIds: readonly string[],
): Promise<void> {
  if (rowIds.length === 0) return;
  const { ids, parts } = cellsOf(rowIds);
  await sql`
    delete from personal_values v using unnest(${ids}::bigint[], ${parts}::int[]) as x(id, part)
    where v.enterprise_id = app.enterprise_id() and v.table_name = ${set.table} and v.field = ${set.field}
      and v.row_id = x.id and v.part = x.part`;
}
