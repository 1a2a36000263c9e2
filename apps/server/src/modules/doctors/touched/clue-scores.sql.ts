// The score and band of each doctor, as clue scoring last computed them.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/**
 * Writes what `scores` selects (doctor_id, score, grade) into the doctors and takes it from those who are not among them. Doctors are
 * locked in the order of their ids, as every other writer of many does; those for whom nothing changes are left alone. Each score is
 * looked up by its key: scores that were just stored have no statistics yet, and a join of the two would read all for each doctor.
 */
export async function updateClueScores(sql: Sql, scores: Fragment): Promise<void> {
  await sql`
    with changed as materialized (
      select d.id, s.score, s.grade from doctors d
      left join lateral (select one.score, one.grade from (${scores}) one where one.doctor_id = d.id limit 1) s on true
      where d.enterprise_id = app.enterprise_id() and (d.clue_score, d.clue_grade) is distinct from (s.score, s.grade)
      order by d.id for no key update of d)
    update doctors d set clue_score = c.score, clue_grade = c.grade from changed c
    where d.enterprise_id = app.enterprise_id() and d.id = c.id`;
}
