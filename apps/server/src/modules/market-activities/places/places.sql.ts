// What doctors did in the activities of a period, each act once, added up by where the doctors work (R9.5).
import {
  MOST_PLACES,
  type MarketPlacePeopleQuery,
  type MarketPlaces,
  type MarketPlacesQuery,
} from '@yijian/contract/market-activities';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { endOf, scopedEvents, startOf } from '../../sales-funnels/index.ts';

export interface PlacesAsked extends Pick<MarketPlacesQuery, 'kind'> {
  readonly days: Days;
  readonly viewer: SessionUser;
}

/** Activities of which a day lies in the period. */
const running = (sql: Sql, { days, kind }: PlacesAsked): Fragment => sql`
  select a.* from market_activities a where a.enterprise_id = app.enterprise_id() and a.starts_on <= ${days.to}::date
    and a.ends_on >= ${days.from}::date and ${kind === undefined ? sql`true` : sql`a.kind = ${kind}`}`;

/** Acts `i` of doctors `d` that belong to one of the activities, as the figures of each count them. */
const belonging = (sql: Sql, asked: PlacesAsked): Fragment => sql`
  ${scopedEvents(sql, asked.viewer)} and i.action <> 'RECEIVED' and i.at >= ${startOf(sql, asked.days.from)} and i.at < ${endOf(sql, asked.days.to)}
    and exists (select from (${running(sql, asked)}) a where i.channel = any(a.channels)
      and i.at >= (a.starts_on::timestamp at time zone 'Asia/Shanghai') and i.at < ((a.ends_on + 1)::timestamp at time zone 'Asia/Shanghai')
      and (a.subject = '' or strpos(lower(i.subject), lower(a.subject)) > 0)
      and (cardinality(a.tiers) = 0 or d.tier = any(a.tiers))
      and (cardinality(a.province_codes) = 0 or d.province_code = any(a.province_codes))
      and (cardinality(a.department_codes) = 0 or d.department_code = any(a.department_codes)
        or split_part(d.department_code, '.', 1) = any(a.department_codes)))`;

const keys = (sql: Sql): Record<NonNullable<MarketPlacePeopleQuery['place']>, Fragment> => ({
  DEPARTMENT: sql`coalesce(d.department_code, '')`,
  PROVINCE: sql`coalesce(d.province_code, '')`,
  REGION: sql`coalesce(d.city_code, '')`,
  HOSPITAL: sql`d.hospital_id::text`,
});

export async function selectMarketPlaces(
  sql: Sql,
  asked: PlacesAsked & { readonly language: 'zh' | 'en' },
): Promise<Omit<MarketPlaces, 'days'>> {
  const name = named(sql, asked.language, 'n');
  const key = keys(sql);
  const top = (own: Fragment, table: Fragment): Fragment => sql`
    coalesce((select json_agg(x) from (select k.key, coalesce(${name}, '') as name, k.doctors, k.acts
      from (select ${own} as key, count(*)::int as doctors, sum(d.acts)::int as acts from counted d group by 1
        order by count(*) desc, sum(d.acts) desc, 1 limit ${MOST_PLACES}) k left join ${table}
      order by k.doctors desc, k.acts desc, k.key) x), '[]')`;
  const regions = sql`regions n on n.code = k.key`;
  const [row] = await sql<[Omit<MarketPlaces, 'days'>]>`
    with counted as materialized (
      select d.id, d.department_code, d.province_code, d.city_code, d.hospital_id, count(*) as acts
      from ${belonging(sql, asked)} group by d.enterprise_id, d.id)
    select (select count(*)::int from (${running(sql, asked)}) a) as activities, (select count(*)::int from counted) as doctors,
      (select coalesce(sum(acts), 0)::int from counted) as acts,
      ${top(key.DEPARTMENT, sql`standard_departments n on n.code = k.key`)} as departments,
      ${top(key.PROVINCE, regions)} as provinces, ${top(key.REGION, regions)} as regions,
      ${top(key.HOSPITAL, sql`hospitals n on n.enterprise_id = app.enterprise_id() and n.id = k.key::bigint`)} as hospitals`;
  return row;
}

/** Those behind a number, as selectPeople takes them; `count` is how many acts. */
export function placeRows(
  sql: Sql,
  { place, key, ...asked }: PlacesAsked & Pick<MarketPlacePeopleQuery, 'place' | 'key'>,
): Fragment {
  const where = place === undefined ? sql`true` : sql`${keys(sql)[place]} = ${key}`;
  return sql`select d.id as unit, count(*) as count, max(i.at) as at from ${belonging(sql, asked)} and ${where} group by d.enterprise_id, d.id`;
}

/** The first day of the first activity; null without one. */
export async function selectFirstDay(sql: Sql): Promise<string | null> {
  const [row] = await sql<[{ day: string | null }]>`
    select min(starts_on)::text as day from market_activities where enterprise_id = app.enterprise_id()`;
  return row.day;
}
