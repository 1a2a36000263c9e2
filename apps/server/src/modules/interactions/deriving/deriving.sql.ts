// Interactions follow the lines they come from: what is wrong goes, what is missing comes, what is right stays as it is.
import type { ActSource, WeeklyActivity } from '../../doctors/index.ts';
import { allowTime, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** The lines of one source; the lines that name one of the doctors; all lines. */
export type Derived = { readonly ids: readonly string[] } | { readonly doctorIds: readonly string[] } | 'ALL';

export interface Change {
  readonly doctorId: string;
  readonly channel: string;
}

/** One derivation of an enterprise at a time, so that the last one to read the lines is the last one to write. */
export async function lockDeriving(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('interactions'), app.enterprise_id()::int)`;
}

/** Everything at once takes longer than a call may, and is joined by hash whatever the statistics of fresh tables say. */
export async function prepareWhole(sql: Sql): Promise<void> {
  await allowTime(sql, '10min');
  await sql`select set_config('enable_nestloop', 'off', true)`;
}

const within = (sql: Sql, alias: Fragment, derived: Derived): Fragment =>
  derived === 'ALL'
    ? sql`true`
    : 'ids' in derived
      ? sql`${alias}.source_id = any(${derived.ids as string[]}::bigint[])`
      : sql`${alias}.doctor_id = any(${derived.doctorIds as string[]}::bigint[])`;

export async function deleteStale(sql: Sql, { source, acts }: ActSource, derived: Derived): Promise<Change[]> {
  return sql<Change[]>`
    delete from interactions i
    where i.enterprise_id = app.enterprise_id() and i.source_table = ${source} and i.source_id is not null
      and ${within(sql, sql`i`, derived)}
      and not exists (select from (${acts(sql)}) a where a.source_id = i.source_id and a.doctor_id = i.doctor_id and a.action = i.action
        and (a.user_id, a.at, a.channel, a.subject, a.duration_seconds)
          is not distinct from (i.user_id, i.at, i.channel, i.subject, i.duration_seconds))
    returning i.doctor_id::text as "doctorId", i.channel`;
}

export async function insertMissing(sql: Sql, { source, acts }: ActSource, derived: Derived): Promise<Change[]> {
  return sql<Change[]>`
    insert into interactions (doctor_id, user_id, at, channel, action, subject, duration_seconds, source_table, source_id)
    select a.doctor_id, a.user_id, a.at, a.channel, a.action, a.subject, a.duration_seconds, ${source}, a.source_id
    from (${acts(sql)}) a where ${within(sql, sql`a`, derived)}
    on conflict (enterprise_id, source_table, source_id, doctor_id, action) where source_id is not null do nothing
    returning doctor_id::text as "doctorId", channel`;
}

/** Week counts that are not what the interactions say: of the named doctors or of all, in ranges of ids. */
export async function selectStaleWeeks(
  sql: Sql,
  { today, doctors }: { today: string; doctors: readonly string[] | { readonly from: string; readonly to: string } },
): Promise<WeeklyActivity[]> {
  const whose = (column: Fragment): Fragment =>
    'from' in doctors
      ? sql`${column} between ${doctors.from}::bigint and ${doctors.to}::bigint`
      : sql`${column} = any(${doctors as string[]}::bigint[])`;
  return sql<WeeklyActivity[]>`
    with acts as materialized (
      select i.doctor_id, 12 - (${today}::date - (i.at at time zone 'Asia/Shanghai')::date) / 7 as week, count(*) as hits
      from interactions i
      where i.enterprise_id = app.enterprise_id() and ${whose(sql`i.doctor_id`)} and i.action <> 'RECEIVED'
        and i.at >= (${today}::date - 83)::timestamp at time zone 'Asia/Shanghai' and i.at < (${today}::date + 1)::timestamp at time zone 'Asia/Shanghai'
      group by 1, 2
    ), filled as (
      select a.doctor_id, array_agg(least(a.hits, 32767)::smallint order by a.week) as hits, array_agg(a.week order by a.week) as weeks
      from acts a group by 1
    ), whole as (
      select d.id, d.weekly_activity as stored,
        array(select coalesce(f.hits[array_position(f.weeks, n)], 0::smallint) from generate_series(1, 12) n order by n) as weeks
      from doctors d left join filled f on f.doctor_id = d.id
      where d.enterprise_id = app.enterprise_id() and ${whose(sql`d.id`)}
    )
    select id::text as "doctorId", weeks::int[] as weeks from whole where stored is distinct from weeks`;
}
