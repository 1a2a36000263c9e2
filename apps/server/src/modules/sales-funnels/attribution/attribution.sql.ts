// Conversions and the touches before them, credited to channels by five models in one statement (product 3.17).
import {
  HALF_LIFE_DAYS,
  type Attribution,
  type AttributionPeopleQuestion,
  type AttributionQuestion,
  type Days,
} from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { endOf, matching, scopedEvents, startOf, unitOf } from '../events.sql.ts';

export interface AttributionAsked extends AttributionQuestion {
  readonly days: Days;
  readonly viewer: SessionUser;
}

/**
 * Common table expressions: `conversions` (each with its number `c`), `touches` (each with its place `n` of `m` before the conversion)
 * and `ways` (how each conversion came about).
 */
function expressions(sql: Sql, asked: AttributionAsked): Fragment {
  const { conversion, unit, lookbackDays, counting, countsSent, days, viewer } = asked;
  const lookback = sql`make_interval(hours => ${lookbackDays * 24}::int)`;
  const once = counting === 'FIRST' ? sql`distinct on (e.unit)` : sql``;
  const colleagues =
    unit === 'HOSPITAL'
      ? sql`false`
      : sql`exists (select from events e where e.hospital = c.hospital and e.unit <> c.unit and not e.converts and ${isTouch(sql, countsSent)}
          and (e.at, e.id) < (c.at, c.id) and e.at >= c.at - ${lookback})`;
  return sql`
    events as materialized (
      select ${unitOf(sql, unit)} as unit, d.hospital_id as hospital, i.id, i.at, i.channel, i.action, (${matching(sql, conversion)}) as converts
      from ${scopedEvents(sql, viewer)} and i.at >= ${startOf(sql, days.from)} - ${lookback} and i.at < ${endOf(sql, days.to)}),
    conversions as materialized (
      select ${once} e.unit, e.hospital, e.id, e.at from events e where e.converts and e.at >= ${startOf(sql, days.from)}
      order by e.unit, e.at, e.id),
    touches as materialized (
      select c.id as c, c.unit, e.channel, c.at - e.at as age,
        row_number() over (partition by c.id order by e.at, e.id) as n, count(*) over (partition by c.id) as m
      from conversions c join events e on e.unit = c.unit and not e.converts and ${isTouch(sql, countsSent)}
        and (e.at, e.id) < (c.at, c.id) and e.at >= c.at - ${lookback}),
    ways as materialized (
      select c.id as c, c.unit, c.at, case when t.c is not null then 'TOUCHED' when ${colleagues} then 'COLLEAGUES' else 'NONE' end as way
      from conversions c left join (select distinct c from touches) t on t.c = c.id)`;
}

const isTouch = (sql: Sql, countsSent: boolean): Fragment => (countsSent ? sql`true` : sql`e.action <> 'RECEIVED'`);

export async function selectAttribution(sql: Sql, asked: AttributionAsked): Promise<Omit<Attribution, 'days'>> {
  const [row] = await sql<[Omit<Attribution, 'days'>]>`
    with ${expressions(sql, asked)},
    weighed as (select t.*, power(2::float8, -extract(epoch from age)::float8 / ${HALF_LIFE_DAYS * 86_400}::float8) as w from touches t),
    credits as (select t.c, t.channel, (n = 1)::int::float8 as first, (n = m)::int::float8 as last, 1::float8 / m as linear,
        case when m = 1 then 1 when m = 2 then 0.5 when n in (1, m) then 0.4 else 0.2::float8 / (m - 2) end::float8 as position,
        w / sum(w) over (partition by c) as decay
      from weighed t),
    by_conversion as (select c, channel, sum(first) as first, sum(last) as last, sum(linear) as linear, sum(position) as position, sum(decay) as decay
      from credits group by c, channel),
    by_channel as (
      select channel, sum(first) as first, sum(last) as last, sum(linear) as linear, sum(position) as position, sum(decay) as decay,
        count(*)::int as touched, (count(*) filter (where last = 0))::int as assisted
      from by_conversion group by channel
      union all
      select null, n, n, n, n, n, 0, 0 from (select count(*)::float8 as n from ways where way <> 'TOUCHED') x where n > 0)
    select (select count(*)::int from conversions) as conversions, (select count(distinct unit)::int from conversions) as people,
      (select count(*)::int from ways where way = 'TOUCHED') as touched, (select count(*)::int from ways where way = 'COLLEAGUES') as colleagues,
      (select count(*)::int from ways where way = 'NONE') as untouched,
      coalesce((select json_agg(b order by b.linear desc, b.channel) from by_channel b), '[]') as channels`;
  return row;
}

/** Those behind one number, as selectPeople takes them; `count` is how many conversions. */
export function conversionRows(
  sql: Sql,
  asked: AttributionAsked & Pick<AttributionPeopleQuestion, 'way' | 'channel'>,
): Fragment {
  const { way, channel } = asked;
  const ofChannel = sql`exists (select from touches t where t.c = w.c and t.channel = ${channel ?? ''})`;
  const notLast = sql`not exists (select from touches t where t.c = w.c and t.channel = ${channel ?? ''} and t.n = t.m)`;
  const which = {
    ALL: sql`true`,
    TOUCHED: channel === undefined ? sql`w.way = 'TOUCHED'` : ofChannel,
    ASSISTED: sql`${ofChannel} and ${notLast}`,
    COLLEAGUES: sql`w.way = 'COLLEAGUES'`,
    NONE: sql`w.way = 'NONE'`,
  }[way];
  return sql`with ${expressions(sql, asked)}
    select w.unit, count(*) as count, max(w.at) as at from ways w where ${which} group by w.unit`;
}
