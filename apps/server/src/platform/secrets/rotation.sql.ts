// Which key seals how many values, and the next ones to be sealed anew.
import type { Sql } from '../db/index.ts';
import type { Vault } from './vault.ts';

export interface KeyUse {
  readonly table: string;
  readonly field: string;
  readonly key: number;
  readonly rows: number;
}

/** Values of the connection's enterprise by place and key. */
export async function selectKeyUse(sql: Sql): Promise<KeyUse[]> {
  return sql<KeyUse[]>`
    select table_name as "table", field, key_id as key, count(*)::int as rows from personal_values
    where enterprise_id = app.enterprise_id() group by 1, 2, 3 order by 1, 2, 3`;
}

interface Stored {
  readonly tableName: string;
  readonly field: string;
  readonly rowId: string;
  readonly part: number;
  readonly sealed: Buffer;
}

/** Seals up to `limit` values anew under the current key; answers how many. Rows in use elsewhere are left for the next call. */
export async function reseal(sql: Sql, vault: Vault, enterpriseId: string, limit: number): Promise<number> {
  // Row by row through the indexes: a batch of a large table must not read the table.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true)`;
  const rows = await sql<Stored[]>`
    select table_name as "tableName", field, row_id as "rowId", part, sealed from personal_values
    where enterprise_id = app.enterprise_id() and key_id < ${vault.currentKey()}
    order by key_id limit ${limit} for update skip locked`;
  if (rows.length === 0) return 0;
  const sealed = rows.map(({ tableName, field, rowId, part, sealed: old }) => {
    const place = { enterpriseId, table: tableName, field, rowId: part === 0 ? rowId : `${rowId}:${part}` };
    return vault.seal(place, vault.open(place, old)).toString('hex');
  });
  await sql`
    update personal_values v set sealed = decode(x.sealed, 'hex')
    from unnest(${rows.map((row) => row.tableName)}::text[], ${rows.map((row) => row.field)}::text[],
      ${rows.map((row) => row.rowId)}::bigint[], ${rows.map((row) => row.part)}::int[], ${sealed}::text[])
      as x(table_name, field, row_id, part, sealed)
    where v.enterprise_id = app.enterprise_id() and v.table_name = x.table_name and v.field = x.field
      and v.row_id = x.row_id and v.part = x.part`;
  return rows.length;
}

export interface KnownKey {
  readonly id: number;
  readonly fingerprint: string;
}

/** The keys this database was ever sealed with. */
export async function selectKnownKeys(sql: Sql): Promise<KnownKey[]> {
  return sql<KnownKey[]>`select id, fingerprint from personal_keys order by id`;
}

export async function insertKnownKeys(sql: Sql, keys: readonly KnownKey[]): Promise<void> {
  await sql`
    insert into personal_keys (id, fingerprint)
    select * from unnest(${keys.map((key) => key.id)}::int[], ${keys.map((key) => key.fingerprint)}::text[])
    on conflict (id) do nothing`;
}
