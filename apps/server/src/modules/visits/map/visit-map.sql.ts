// The visits that match, gathered by hospital and by province in one look at them (product: visits, map).
import { named, type Sql } from '../../../platform/db/index.ts';
import { visitsMatching, type Reading } from '../lists/visits-list.sql.ts';

/** All of the map as JSON text; of the hospitals those with the most visits. */
export async function selectMap(sql: Sql, reading: Reading, most: number): Promise<string> {
  const { language } = reading;
  const [row] = await sql<[{ text: string }]>`
    with matching as materialized (
      select v.hospital_id, count(*)::int as visits, count(distinct v.doctor_id)::int as doctors,
        count(*) filter (where v.state in ('PLANNED', 'IN_VISIT'))::int as planned,
        count(*) filter (where v.state in ('SAVED', 'LATE_PENDING', 'UNLOCK_PENDING', 'UNDER_REVIEW'))::int as open,
        max(v.starts_at) filter (where v.is_contact) as last
      from visits v where ${visitsMatching(sql, reading)} group by v.hospital_id
    ), placed as materialized (
      select m.*, ${named(sql, language, 'h')} as name, h.province_code, h.city_code, h.latitude, h.longitude
      from matching m join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = m.hospital_id
    ), provinces as (
      select p.province_code as code, coalesce(${named(sql, language, 'r')}, p.province_code) as name, sum(p.visits)::int as visits
      from placed p left join regions r on r.code = p.province_code where p.province_code is not null group by 1, 2
    ), places as (
      select p.hospital_id::text as "hospitalId", p.name as "hospitalName", coalesce(${named(sql, language, 'c')}, '') as "cityName",
        coalesce(p.province_code, '') as "provinceCode", p.latitude, p.longitude, p.visits, p.doctors, p.planned, p.open, p.last as "lastVisitAt"
      from placed p left join regions c on c.code = p.city_code
      order by p.visits desc, p.hospital_id limit ${most}
    )
    select json_build_object('visits', (select coalesce(sum(visits), 0)::int from placed), 'hospitals', (select count(*)::int from placed),
      'located', (select coalesce(sum(visits) filter (where latitude is not null and longitude is not null), 0)::int from placed),
      'provinces', (select coalesce(json_agg(p order by p.visits desc, p.code), '[]') from provinces p),
      'places', (select coalesce(json_agg(p), '[]') from places p))::text as text`;
  return row.text;
}
