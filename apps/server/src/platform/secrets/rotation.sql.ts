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
  /** Where the row lies; it stays there while it is locked. */
  readonly at: string;
  readonly tableName: string;
  readonly field: string;
  readonly rowId: string;
  readonly part: number;
  readonly sealed: Buffer;
}

/** Seals up to `limit` values anew under the current key; answers how many. Rows in use elsewhere are left for the next call. */
export async function reseal(sql: Sql, vault: Vault, enterpriseId: string, limit: number): Promise<number> {
  const rows = await sql<Stored[]>`
    select ctid::text as at, table_name as "tableName", field, row_id as "rowId", part, sealed from personal_values
    where enterprise_id = app.enterprise_id() and key_id < ${vault.currentKey()}
    order by key_id limit ${limit} for update skip locked`;
  if (rows.length === 0) return 0;
  const sealed = rows.map(({ tableName, field, rowId, part, sealed: old }) => {
    const place = { enterpriseId, table: tableName, field, rowId: part === 0 ? rowId : `${rowId}:${part}` };
    return vault.seal(place, vault.open(place, old)).toString('hex');
  });
  await sql`
    update personal_values v set sealed = decode(x.sealed, 'hex')
    from unnest(${rows.map((row) => row.at)}::text[]::tid[], ${sealed}::text[]) as x(at, sealed)
    where v.ctid = x.at`;
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
