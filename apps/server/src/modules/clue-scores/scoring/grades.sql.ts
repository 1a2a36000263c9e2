// How many doctors each grade has.
import type { ClueGrade } from '@yijian/contract/clue-scores';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
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

/** Of the `people` (a condition on `d`, doctors) one of so many, by a hash of the id, so that it is always the same ones. */
export const sampleOf = (sql: Sql, people: Fragment, oneOf: number): Fragment =>
  sql`${people} and (hashint8(d.id) & 2147483647) % ${oneOf}::int = 0`;
