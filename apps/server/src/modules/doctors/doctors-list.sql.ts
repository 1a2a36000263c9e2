// How doctors are read: a page of a customer list, its count, the search by name.
import type { DoctorChoice } from '@yijian/contract/doctors';
import type { Fragment, Sql, Viewer } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { doctorWhere, nameCondition, type DoctorReading } from './doctors-filter.sql.ts';
import { pickedDoctors, type Paging } from './doctors-picked.sql.ts';
import { shownJson } from './shown/doctors-shown.sql.ts';
import { doctorScope } from './doctors-scope.sql.ts';

/** One page as JSON text: first which doctors, then what is shown of these few. */
export async function selectPage(
  sql: Sql,
  reading: DoctorReading,
  paging: Paging,
  language: 'zh' | 'en',
): Promise<PageText> {
  const userId = reading.viewer.id;
  const [row] = await sql<[PageText]>`
    with picked as materialized (${pickedDoctors(sql, reading, paging)})
    select coalesce(jsonb_agg(${shownJson(sql, userId, language)} order by picked.position), '[]')::text as content, count(*)::int as length
    from picked
    join doctors d on d.id = picked.id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join lateral (select r.name from regions r where r.code = d.province_code limit 1) p on true
    left join lateral (select r.name from regions r where r.code = d.city_code limit 1) c on true
    left join standard_titles t on t.code = d.title_code`;
  return row;
}

export async function selectCount(sql: Sql, reading: DoctorReading): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from doctors d where ${doctorWhere(sql, reading)}`;
  return row.count;
}

/**
 * Doctors in range whose name matches: the exact name first, then names beginning so, then one's own and followed ones.
 * A syllable matches tens of thousands, so that each of these groups is fetched for itself and only few of the rest.
 */
export async function selectChoices(
  sql: Sql,
  viewer: Viewer,
  keyword: string,
  size: number,
  language: 'zh' | 'en',
): Promise<DoctorChoice[]> {
  const title = language === 'en' ? sql`t.en_name` : sql`t.name`;
  const matches = keyword === '' ? sql`true` : nameCondition(sql, keyword);
  const group = (condition: Fragment): Fragment =>
    sql`(select d.id from doctors d where d.is_enabled and ${condition} and ${doctorScope(sql, viewer)} limit ${size})`;
  const mine = sql`d.id = any(array(select f.doctor_id from doctor_follows f where f.user_id = ${viewer.id}
    union select o.doctor_id from doctor_owners o where o.user_id = ${viewer.id}))`;
  return sql<DoctorChoice[]>`
    with found as materialized (
      ${group(sql`d.name = ${keyword}`)} union ${group(sql`d.initials = lower(${keyword})`)}
      union ${group(sql`${mine} and ${matches}`)} union ${group(matches)}
    )
    select d.id::text as id, d.name as "doctorName", coalesce(${title}, '') as "doctorTitle", h.name as hospital,
      d.department_name as department, d.tier, f.id is not null as attention
    from found
    join doctors d on d.id = found.id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    left join doctor_follows f on f.user_id = ${viewer.id} and f.doctor_id = d.id
    left join doctor_owners o on o.user_id = ${viewer.id} and o.doctor_id = d.id
    order by (d.name = ${keyword} or d.initials = lower(${keyword})) desc, starts_with(d.name, ${keyword}) desc,
      (f.id is not null or o.id is not null) desc, d.tier, char_length(d.name), d.id
    limit ${size}`;
}

export interface DepartmentCount {
  readonly code: string | null;
  readonly name: string;
  readonly doctors: number;
  readonly covered: number;
}

/** The departments of the viewer's doctors, or of one hospital, the largest first. */
export async function selectDepartments(sql: Sql, reading: DoctorReading): Promise<DepartmentCount[]> {
  return sql<DepartmentCount[]>`
    select min(d.department_code) as code, d.department_name as name, count(*)::int as doctors,
      (count(*) filter (where d.coverage_status = 'COVERED'))::int as covered
    from doctors d where ${doctorWhere(sql, reading)} and d.department_name <> ''
    group by d.department_name order by count(*) desc, d.department_name limit 500`;
}
