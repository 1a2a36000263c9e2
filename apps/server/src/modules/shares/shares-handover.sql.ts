// Live shares a user has given, passed to another user, who then may prolong or withdraw them.
import type { MovedRow, OwnedCount, OwnedName, Returned, Taken } from '../handovers/index.ts';
import { json, type Sql } from '../../platform/db/index.ts';

export async function countGivenShares(sql: Sql, userId: string): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select null as code, count(*)::int as count from record_shares
    where shared_by = ${userId} and withdrawn_at is null and until > clock_timestamp()`;
}

export async function selectGivenShares(sql: Sql, userId: string, limit: number): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select s.id, u.first_name as name, coalesce(nullif(u.en_name, ''), u.first_name) as "enName" from record_shares s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.shared_by = ${userId} and s.withdrawn_at is null and s.until > clock_timestamp() order by s.id limit ${limit}`;
}

export async function moveGivenShares(sql: Sql, { from, to, limit }: Taken): Promise<MovedRow[]> {
  return sql<MovedRow[]>`
    update record_shares s set shared_by = ${to}
    where s.enterprise_id = app.enterprise_id() and s.id in (
      select id from record_shares where shared_by = ${from} and withdrawn_at is null and until > clock_timestamp() order by id limit ${limit})
    returning s.id as "rowId", '{}'::jsonb as before`;
}

export async function giveBackGivenShares(sql: Sql, { from, rows }: Returned): Promise<number> {
  const { count } = await sql`
    update record_shares s set shared_by = ${from}
    from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint)
    where s.enterprise_id = app.enterprise_id() and s.id = r."rowId" and s.shared_by = r."to" and s.withdrawn_at is null`;
  return count;
}
