// The score and band of each doctor for the lists, as clue scoring last computed them.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/**
 * Stores what `scores` selects (doctor_id, score, grade) and removes the scores of those who are not among them. Rows are locked in the
 * order of the doctors' ids, as every other writer of many does; those that do not change are left alone. What is missing is looked up
 * by its key: scores that were just stored have no statistics yet, and a join of the two would read all for each doctor.
 */
export async function updateClueScores(sql: Sql, scores: Fragment): Promise<void> {
  await sql`
    insert into doctor_scores as o (doctor_id, score, grade, city_code, province_code, last_visit_at)
    select d.id, s.score, s.grade, d.city_code, d.province_code, d.last_visit_at
    from (${scores}) s join doctors d on d.enterprise_id = app.enterprise_id() and d.id = s.doctor_id
    order by d.id
    on conflict (enterprise_id, doctor_id) do update set score = excluded.score, grade = excluded.grade
      where (o.score, o.grade) is distinct from (excluded.score, excluded.grade)`;
  await sql`
    delete from doctor_scores o where o.enterprise_id = app.enterprise_id()
      and (select true from (${scores}) s where s.doctor_id = o.doctor_id limit 1) is null`;
}

/**
 * The doctors with a score as a table for lists that order or filter by it, with every column that a list orders, filters or ranges by.
 * What doctor_scores has comes from there, so that its indexes give the order.
 */
export const scoredDoctors = (sql: Sql): Fragment => sql`(
  select s.enterprise_id, s.doctor_id as id, s.score as clue_score, s.grade as clue_grade, s.city_code, s.province_code, s.last_visit_at,
    x.hospital_id, x.hospital_level, x.department_code, x.doctor_type, x.has_sales, x.coverage_status, x.tier, x.is_verified, x.is_enabled,
    x.archived_at, x.pinyin, x.initials, x.en_letters, x.name, x.name_2, x.name_3, x.name_4, x.has_long_name,
    x.content_opened, x.content_read, x.content_sent_at
  from doctor_scores s join doctors x on x.enterprise_id = s.enterprise_id and x.id = s.doctor_id)`;
