// How many doctors each grade has, and what those of each grade went on to do.
import type { BackTestQuestion, ClueGrade, ClueScoring } from '@yijian/contract/clue-scores';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { eventSeen } from '../../interactions/index.ts';
import { endOf, matching } from '../../sales-funnels/index.ts';
import { gradeOf, scoreRows, scoredDoctors, type LinesAsked } from './lines.sql.ts';

export interface GradeRow {
  readonly asOf: Date;
  readonly grade: ClueGrade;
  readonly doctors: number;
}

/** Doctors with a line, by moment and grade. */
export async function selectGrades(sql: Sql, asked: LinesAsked): Promise<GradeRow[]> {
  const grade = gradeOf(sql, asked.scoring, sql`s.fit + s.engagement`);
  return sql<GradeRow[]>`
    select s.as_of as "asOf", ${grade} as grade, count(*)::int as doctors from (${scoreRows(sql, asked)}) s group by 1, 2`;
}

export async function countScored(sql: Sql, asked: Omit<LinesAsked, 'moments'>): Promise<number> {
  const [row] = await sql<[{ n: number }]>`select count(*)::int as n from (${scoredDoctors(sql, asked)}) d`;
  return row.n;
}

export interface OutcomeRow {
  readonly grade: ClueGrade;
  readonly doctors: number;
  readonly converted: number;
}

export interface BackTestAsked extends BackTestQuestion {
  readonly scoring: ClueScoring;
  readonly viewer: SessionUser;
  /** The end of the day. */
  readonly moment: Date;
}

/** Every scored doctor by the grade as of the day, and whether the outcome followed. */
export async function selectOutcomes(sql: Sql, asked: BackTestAsked): Promise<OutcomeRow[]> {
  const { scoring, viewer, moment, scoredOn, days, outcome } = asked;
  const people = doctorScope(sql, viewer);
  const grade = gradeOf(sql, scoring, sql`coalesce(s.fit + s.engagement, 0)`);
  return sql<OutcomeRow[]>`
    with graded as materialized (
      select d.id, ${grade} as grade from (${scoredDoctors(sql, { scoring, people })}) d
      left join (${scoreRows(sql, { scoring, people, moments: [moment] })}) s on s.doctor_id = d.id)
    select g.grade, count(*)::int as doctors, (count(*) filter (where exists (select from interactions i
      where i.enterprise_id = app.enterprise_id() and i.doctor_id = g.id and i.at >= ${endOf(sql, scoredOn)}
        and i.at < ${endOf(sql, scoredOn)} + make_interval(hours => ${days * 24}::int)
        and ${matching(sql, outcome)} and ${eventSeen(sql, viewer)})))::int as converted
    from graded g group by 1`;
}
