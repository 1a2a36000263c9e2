// Statements of the check of the audit trail; they name every column themselves, so that nothing the database keeps is believed.
import type postgres from 'postgres';

export interface SealRow {
  readonly number: string;
  readonly day: string;
  readonly fromId: string;
  readonly toId: string;
  readonly rowCount: number;
  readonly entries: Buffer;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  /** The seal's own columns, as its hash covers them. */
  readonly text: string;
}

export interface TrailRow {
  readonly id: string;
  readonly tableName: string;
  readonly rowId: string | null;
  /** Every column, as the digest covers them. */
  readonly text: string;
}

const BATCH = 2_000;

export interface Span {
  readonly enterpriseId: string;
  /** Only the seals of this day. */
  readonly day: string | undefined;
}

export function selectSeals(sql: postgres.Sql, span: Span): AsyncIterable<SealRow[]> {
  return sql<SealRow[]>`
    select number, to_char(day, 'YYYY-MM-DD') as day, from_id as "fromId", to_id as "toId", row_count as "rowCount", entries,
      previous_hash as "previousHash", hash,
      row(enterprise_id, number, to_char(day, 'YYYY-MM-DD'), from_id, to_id, row_count,
        (extract(epoch from sealed_at) * 1000000)::bigint)::text as text
    from audit_seals
    where enterprise_id = ${span.enterpriseId} and (${span.day ?? null}::date is null or day = ${span.day ?? null}::date)
    order by number`.cursor(10);
}

export function selectTrail(sql: postgres.Sql, enterpriseId: string, after: string): AsyncIterable<TrailRow[]> {
  return sql<TrailRow[]>`
    select id, table_name as "tableName", row_id as "rowId",
      row(enterprise_id, id, (extract(epoch from at) * 1000000)::bigint, user_id, actor_id, request_id, reason,
        table_name, row_id, action, old_values, new_values)::text as text
    from audit_log where enterprise_id = ${enterpriseId} and id > ${after} order by id`.cursor(BATCH);
}

export async function selectSealBefore(
  sql: postgres.Sql,
  span: { enterpriseId: string; day: string | undefined },
): Promise<{ number: string; toId: string; hash: Buffer } | undefined> {
  const [row] = await sql<{ number: string; toId: string; hash: Buffer }[]>`
    select number, to_id as "toId", hash from audit_seals
    where enterprise_id = ${span.enterpriseId} and day < ${span.day ?? null}::date order by number desc limit 1`;
  return row;
}

/** The oldest row that no seal speaks for, if it is older than `grace` seconds. */
export async function selectUnsealed(
  sql: postgres.Sql,
  input: { enterpriseId: string; grace: number },
): Promise<{ id: string; tableName: string; rowId: string | null } | undefined> {
  const [row] = await sql<{ id: string; tableName: string; rowId: string | null }[]>`
    select id, table_name as "tableName", row_id as "rowId" from audit_log
    where enterprise_id = ${input.enterpriseId} and at < clock_timestamp() - make_interval(secs => ${input.grace})
      and id > coalesce((select max(to_id) from audit_seals where enterprise_id = ${input.enterpriseId}), 0)
    order by id limit 1`;
  return row;
}

export async function selectHashes(
  sql: postgres.Sql,
  enterpriseId: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql<{ number: string; hash: string }[]>`
    select number, encode(hash, 'hex') as hash from audit_seals
    where enterprise_id = ${enterpriseId} and number = any(${numbers as string[]}::bigint[])`;
  return new Map(rows.map((row) => [row.number, row.hash]));
}

export async function selectEnterprises(sql: postgres.Sql): Promise<{ id: string; realm: string }[]> {
  return sql<{ id: string; realm: string }[]>`select id, realm from enterprises order by id`;
}
