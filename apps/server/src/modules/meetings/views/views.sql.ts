// Meetings by day and by state: everything that matches is counted, the first of each are lines of the list.
import { meetingStates, type MeetingBoardQuery, type MeetingDaysQuery } from '@yijian/contract/meetings';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { lineColumns, type Reading } from '../meetings.sql.ts';
import { statesLeft, whereOf } from '../meetings-scope.sql.ts';

/** One that takes longer than this is not found on its later days: the index is walked by when meetings begin. */
const LONGEST_DAYS = 31;

const linesOf = (sql: Sql, reading: Reading, meetings: Fragment): Fragment => sql`
  (select coalesce(json_agg(to_jsonb(line) - 'place' order by line.place), '[]') from (
    select ${lineColumns(sql, reading)}, m.place from ${meetings} m
    join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id) line)`;

/** JSON of the days with a meeting, in their order. */
export async function selectDays(sql: Sql, query: MeetingDaysQuery, reading: Reading): Promise<string> {
  const { firstDay, lastDay, most, ...filter } = query;
  const midnight = (day: string): Fragment => sql`${`${day}T00:00:00+08:00`}::timestamptz`;
  const dayOf = (moment: Fragment): Fragment => sql`(${moment} at time zone 'Asia/Shanghai')::date`;
  // One that ends at midnight does not stand on the day that begins then.
  const end = sql`greatest(m.starts_at, m.ends_at - interval '1 second')`;
  const [row] = await sql<[{ days: string }]>`
    with placed as (
      select d.day::date as day, m.id, row_number() over (partition by d.day order by m.starts_at, m.id) as place,
        (count(*) over (partition by d.day))::int as count
      from meetings m cross join lateral generate_series(
        greatest(${dayOf(sql`m.starts_at`)}, ${firstDay}::date), least(${dayOf(end)}, ${lastDay}::date), interval '1 day') d(day)
      where ${whereOf(sql, reading.viewer, filter)} and m.starts_at < ${midnight(lastDay)} + interval '1 day'
        and m.starts_at >= ${midnight(firstDay)} - make_interval(days => ${LONGEST_DAYS}) and ${end} >= ${midnight(firstDay)}
    ), shown as materialized (select * from placed where place <= ${most})
    select coalesce(json_agg(json_build_object('day', d.day, 'count', d.count, 'meetings', ${linesOf(
      sql,
      reading,
      sql`(select x.*, p.place from shown p cross join lateral (
        select * from meetings m where m.enterprise_id = app.enterprise_id() and m.id = p.id offset 0) x where p.day = d.day)`,
    )}) order by d.day), '[]')::text as days
    from (select day, count from shown where place = 1) d`;
  return row.days;
}

/** JSON of the states with a meeting, in the order in which a meeting passes them. */
export async function selectColumns(sql: Sql, query: MeetingBoardQuery, reading: Reading): Promise<string> {
  const { most, ...filter } = query;
  const states: readonly string[] = statesLeft(filter) ?? meetingStates;
  const matching = sql`meetings m where m.enterprise_id = app.enterprise_id() and m.state = c.state
    and ${whereOf(sql, reading.viewer, filter)}`;
  const [row] = await sql<[{ columns: string }]>`
    select coalesce(json_agg(json_build_object('state', c.state, 'count', n.count, 'meetings', ${linesOf(
      sql,
      reading,
      sql`(select m.*, row_number() over (order by m.starts_at desc, m.id desc) as place
        from (select m.* from ${matching} order by m.starts_at desc, m.id desc limit ${most}) m)`,
    )}) order by c.place), '[]')::text as columns
    from unnest(${states as string[]}::text[]) with ordinality c(state, place)
    cross join lateral (select count(*)::int as count from ${matching}) n
    where n.count > 0`;
  return row.columns;
}
