// Records a user looks after, counted by province and passed to another user; the room names its tables.
import type { HandoverKind } from '@yijian/contract/handovers';
import { json, type Sql } from '../../platform/db/index.ts';
import type { HandoverDoor, MovedRow, OwnedCount, OwnedName, Returned, Taken } from './handover-doors.sql.ts';

/** The table of who looks after what, with `user_id` and `since`; the records, with a place; the column between them. */
export interface OwnedTables {
  readonly owners: string;
  readonly records: string;
  readonly reference: string;
}

export async function countOwned(
  sql: Sql,
  { owners, records, reference }: OwnedTables,
  userId: string,
): Promise<OwnedCount[]> {
  return sql<OwnedCount[]>`
    select d.province_code as code, count(*)::int as count from ${sql(owners)} o
    join ${sql(records)} d on d.enterprise_id = o.enterprise_id and d.id = o.${sql(reference)}
    where o.user_id = ${userId} group by d.province_code order by d.province_code`;
}

export async function selectOwned(
  sql: Sql,
  { owners, records, reference }: OwnedTables,
  userId: string,
  limit: number,
): Promise<OwnedName[]> {
  return sql<OwnedName[]>`
    select d.id, d.name, d.en_name as "enName" from ${sql(owners)} o
    join ${sql(records)} d on d.enterprise_id = o.enterprise_id and d.id = o.${sql(reference)}
    where o.user_id = ${userId} order by o.id limit ${limit}`;
}

/** What the receiver has already only leaves the giver. */
export async function moveOwned(
  sql: Sql,
  { owners, records, reference }: OwnedTables,
  { from, to, regionCodes, limit, pickedBy }: Taken,
): Promise<MovedRow[]> {
  const picked =
    pickedBy === undefined
      ? sql``
      : sql`and o.${sql(reference)} in (select p.record_id from handover_picks p where p.enterprise_id = o.enterprise_id and p.handover_id = ${pickedBy})`;
  return sql<MovedRow[]>`
    with picked as (
      select o.id, o.enterprise_id, o.${sql(reference)}, o.since, exists (
        select from ${sql(owners)} t where t.enterprise_id = o.enterprise_id and t.user_id = ${to} and t.${sql(reference)} = o.${sql(reference)}) as doubled
      from ${sql(owners)} o join ${sql(records)} d on d.enterprise_id = o.enterprise_id and d.id = o.${sql(reference)}
      where o.user_id = ${from}
        and (${regionCodes as string[]}::text[] = '{}' or d.province_code = any(${regionCodes as string[]}) or d.city_code = any(${regionCodes as string[]}))
        ${picked}
      order by o.id limit ${limit} for update of o
    ), doubled as (
      delete from ${sql(owners)} o using picked p where o.enterprise_id = p.enterprise_id and o.id = p.id and p.doubled
    ), moved as (
      update ${sql(owners)} o set user_id = ${to}, since = (now() at time zone 'Asia/Shanghai')::date from picked p
      where o.enterprise_id = p.enterprise_id and o.id = p.id and not p.doubled
    )
    select p.id as "rowId", jsonb_build_object('ref', p.${sql(reference)}::text, 'since', p.since::text, 'doubled', p.doubled) as before from picked p`;
}

export async function giveBackOwned(
  sql: Sql,
  { owners, records, reference }: OwnedTables,
  { from, rows }: Returned,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    with given as (
      select r."rowId" as id, r."to" as holder, (r.before ->> 'ref')::bigint as ref, (r.before ->> 'since')::date as since,
        (r.before ->> 'doubled')::boolean as doubled
      from jsonb_to_recordset(${json(sql, rows)}) as r("rowId" bigint, "to" bigint, before jsonb)
    ), back as (
      update ${sql(owners)} o set user_id = ${from}, since = g.since from given g
      where o.enterprise_id = app.enterprise_id() and o.id = g.id and o.user_id = g.holder and not g.doubled and not exists (
        select from ${sql(owners)} t where t.enterprise_id = o.enterprise_id and t.user_id = ${from} and t.${sql(reference)} = o.${sql(reference)})
      returning 1
    ), again as (
      insert into ${sql(owners)} (${sql(reference)}, user_id, since)
      select g.ref, ${from}, g.since from given g join ${sql(records)} d on d.enterprise_id = app.enterprise_id() and d.id = g.ref where g.doubled
      on conflict (enterprise_id, user_id, ${sql(reference)}) do nothing
      returning 1
    )
    select (select count(*) from back)::int + (select count(*) from again)::int as total`;
  return row!.total;
}

/** The door of a room whose records have owners kept in these tables. */
export function ownedDoor(kind: HandoverKind, tables: OwnedTables): HandoverDoor {
  return {
    kind,
    byRegion: true,
    count: ({ sql }, userId) => countOwned(sql, tables, userId),
    sample: ({ sql }, userId, limit) => selectOwned(sql, tables, userId, limit),
    move: ({ sql }, taken) => moveOwned(sql, tables, taken),
    giveBack: ({ sql }, returned) => giveBackOwned(sql, tables, returned),
  };
}
