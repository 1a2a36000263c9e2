// How doctors are read: a page of a customer list, its count, the search by name.
import type { Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { doctorWhere, type DoctorReading } from './doctors-filter.sql.ts';
import { pickedDoctors, type Paging } from './lists/doctors-picked.sql.ts';
import { selectMeant } from './lists/meant-doctors.sql.ts';
import { shownJson } from './shown/doctors-shown.sql.ts';

/** One page as JSON text: first which doctors, then what is shown of these few. */
export async function selectPage(
  sql: Sql,
  reading: DoctorReading,
  paging: Paging,
  language: 'zh' | 'en',
): Promise<PageText> {
  const meant = await selectMeant(sql, reading);
  const [row] = await sql<[PageText]>`
    with picked as materialized (${pickedDoctors(sql, { ...reading, meant }, paging)})
    select coalesce(json_agg(${shownJson(sql, reading.viewer, language)} order by picked.position), '[]')::text as content, count(*)::int as length
    from picked
    join doctors d on d.id = picked.id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join lateral (select r.name, r.en_name from regions r where r.code = d.province_code limit 1) p on true
    left join lateral (select r.name, r.en_name from regions r where r.code = d.city_code limit 1) c on true
    left join standard_titles t on t.code = d.title_code`;
  return row;
}

export async function selectCount(sql: Sql, reading: DoctorReading): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from doctors d where ${doctorWhere(sql, reading)}`;
  return row.count;
}

export interface DepartmentCount {
  readonly code: string | null;
  readonly name: string;
  readonly doctors: number;
  readonly covered: number;
}

/** The departments of the viewer's doctors, or of one hospital, the largest first. */
export async function selectDepartments(
  sql: Sql,
  reading: DoctorReading,
  language: 'zh' | 'en',
): Promise<DepartmentCount[]> {
  const name = language === 'en' ? sql`coalesce(s.en_name, found.name)` : sql`found.name`;
  return sql<DepartmentCount[]>`
    select min(found.code) as code, ${name} as name, sum(found.doctors)::int as doctors, sum(found.covered)::int as covered
    from (
      select min(d.department_code) as code, d.department_name as name, count(*)::int as doctors,
        (count(*) filter (where d.coverage_status = 'COVERED'))::int as covered
      from doctors d where ${doctorWhere(sql, reading)} and d.department_name <> ''
      group by d.department_name
    ) found
    left join standard_departments s on s.code = found.code
    group by 2 order by 3 desc, 2 limit 500`;
}
