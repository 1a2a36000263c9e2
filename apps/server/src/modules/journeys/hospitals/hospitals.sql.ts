// Hospitals with their doctors in the viewer's range: how many act, over which channels (product 3.18).
import type { HospitalJourneyFilter, HospitalJourneyQuery, HospitalPeopleQuery } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { hospitalNameCondition } from '../../hospitals/index.ts';
import { endOf, scopedEvents, startOf } from '../../sales-funnels/index.ts';

export interface HospitalsAsked extends HospitalJourneyFilter {
  readonly days: Days;
  readonly viewer: SessionUser;
  readonly language: 'zh' | 'en';
}

/** `scoped`: hospitals with their doctors in range. */
function scoped(sql: Sql, { viewer, keyword }: HospitalsAsked): Fragment {
  const wanted = keyword === undefined || keyword === '' ? sql`true` : hospitalNameCondition(sql, keyword);
  return sql`scoped as materialized (
    select h.id, count(*)::int as doctors from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and ${doctorScope(sql, viewer)} and ${wanted} group by h.id)`;
}

const acting = (sql: Sql, { viewer, days }: HospitalsAsked): Fragment => sql`
  ${scopedEvents(sql, viewer)} and i.action <> 'RECEIVED' and i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)}`;

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'acts,desc').split(',');
  const column =
    field === 'doctors' ? sql`s.doctors` : field === 'active' ? sql`coalesce(t.active, 0)` : sql`coalesce(t.acts, 0)`;
  return direction === 'asc' ? sql`${column}, s.id` : sql`${column} desc, s.id`;
}

export async function selectHospitals(sql: Sql, asked: HospitalsAsked & HospitalJourneyQuery): Promise<PageText> {
  const { page, size, language } = asked;
  const [row] = await sql<[PageText]>`
    with ${scoped(sql, asked)},
      counted as materialized (select d.hospital_id as id, i.doctor_id as doctor, i.channel, count(*)::int as acts, max(i.at) as at
        from ${acting(sql, asked)} group by 1, 2, 3),
      totals as (select id, count(distinct doctor)::int as active, sum(acts)::int as acts, max(at) as at from counted group by id),
      page as (select s.id, s.doctors, coalesce(t.active, 0) as active, coalesce(t.acts, 0) as acts, t.at, row_number() over (order by ${order(sql, asked.sort)}) as place
        from scoped s left join totals t on t.id = s.id order by ${order(sql, asked.sort)} limit ${size} offset ${page * size})
    select coalesce(json_agg(json_build_object('id', x.id::text, 'name', ${named(sql, language, 'h')}, 'level', h.level,
        'province', coalesce(${named(sql, language, 'p')}, ''), 'doctors', x.doctors, 'active', x.active, 'acts', x.acts, 'lastAt', x.at,
        'channels', (select coalesce(json_agg(json_build_object('channel', c.channel, 'acts', c.acts) order by c.acts desc, c.channel), '[]')
          from (select channel, sum(acts)::int as acts from counted k where k.id = x.id group by channel) c)) order by x.place), '[]')::text as content,
      count(*)::int as length
    from page x join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = x.id
    left join regions p on p.code = h.province_code`;
  return row;
}

export async function countHospitals(sql: Sql, asked: HospitalsAsked): Promise<number> {
  const [row] = await sql<[{ n: number }]>`with ${scoped(sql, asked)} select count(*)::int as n from scoped`;
  return row.n;
}

/** Those of one hospital who act, as selectPeople takes them. */
export function hospitalRows(
  sql: Sql,
  asked: HospitalsAsked & Pick<HospitalPeopleQuery, 'channel'> & { readonly id: string },
): Fragment {
  const { id, channel } = asked;
  return sql`select i.doctor_id as unit, count(*) as count, max(i.at) as at from ${acting(sql, asked)} and d.hospital_id = ${id}
    ${channel === undefined ? sql`` : sql`and i.channel = ${channel}`} group by i.doctor_id`;
}
