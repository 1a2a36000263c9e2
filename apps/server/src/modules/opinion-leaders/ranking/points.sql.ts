// The points of everyone a question speaks of, in the period and in as many years before: two running sums each (product 3.4).
import {
  academicComponents,
  clinicalScale,
  type KolQuestion,
  type KolSettings,
  type KolWeights,
} from '@yijian/contract/opinion-leaders';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { commas, plus } from '../facts/pieces.sql.ts';

export interface Asked {
  readonly question: Omit<KolQuestion, 'weightSetId'>;
  readonly weights: KolWeights;
  readonly settings: KolSettings;
}

/** The condition on `c` (kol_careers) that the question speaks of them, wherever they are. */
function peopleOf(sql: Sql, { area, topic, indication }: Asked['question']): Fragment {
  return allOf(sql, [
    sql`c.is_enabled`,
    area === undefined
      ? undefined
      : sql`c.department_code = any(array(select s.code from standard_departments s where s.code = ${area} or s.parent_code = ${area}))`,
    indication === undefined ? undefined : sql`c.indication = ${indication}`,
    topic === undefined
      ? undefined
      : sql`c.doctor_id in (select t.doctor_id from kol_topics t where t.enterprise_id = app.enterprise_id() and t.topic = ${topic})`,
  ]);
}

/** Log of the volume of a hospital `h`, 0 to 10. */
function volume(sql: Sql): Fragment {
  const { level, beds, outpatients } = clinicalScale;
  const levels = Object.entries(level).reduce(
    (whole, [name, points]) => sql`${whole} when ${name} then ${points}::float8`,
    sql``,
  );
  const logScale = (column: Fragment, { points, full }: { points: number; full: number }): Fragment =>
    sql`least(1, ln(1 + coalesce(${column}, 0)::float8) / ln(1 + ${full}::float8)) * ${points}::float8`;
  return sql`ln(1 + case h.level ${levels} end + ${logScale(sql`h.beds`, beds)} + ${logScale(sql`h.yearly_outpatients`, outpatients)})::real`;
}

/** The years whose sums a question reads; as many years before the period as it has. */
const yearsOf = ({ from, to }: Pick<KolQuestion, 'from' | 'to'>) => ({
  end: to,
  start: from - 1,
  before: from - 1 - (to - from + 1),
  middle: to - 3,
  first: to - 6,
});

/** The sum up to a year: before the career there is none, after it the sum stands still. */
const upTo = (sql: Sql, one: string, year: number): Fragment =>
  sql`coalesce(c.${sql(one)}[${year + 1}::int - c.year_before], case when c.year_before < ${year}::int then c.${sql(one)}[c.years] else 0 end)`;

/** Points between two marks, of an array that is there. */
const between = (sql: Sql, one: string, [after, last]: readonly [number, number]): Fragment =>
  sql`(${upTo(sql, one, last)} - ${upTo(sql, one, after)})`;

/** Null stands for an array without any points: nothing of it is worked out. */
const known = (sql: Sql, one: string, value: Fragment, none: Fragment): Fragment =>
  sql`case when c.${sql(one)} is null then ${none} else ${value} end`;

const log = (sql: Sql, one: string, marks: readonly [number, number]): Fragment =>
  known(sql, one, sql`ln(1 + ${between(sql, one, marks)})::real`, sql`0::real`);

function weighted(sql: Sql, weights: KolWeights, marks: readonly [number, number]): Fragment {
  return plus(
    sql,
    academicComponents.map((one) =>
      known(sql, one, sql`${between(sql, one, marks)} * ${weights[one] / 100}::float8`, sql`0::float8`),
    ),
  );
}

/**
 * One scan without a join of anything large, which several processes may share: so nothing here keeps them out (no CTE, no
 * OFFSET). What may be null comes last, so that the columns before it stand at fixed places.
 */
export function pointsOf(sql: Sql, { question, weights }: Asked): Fragment {
  const { end, start, before, middle, first } = yearsOf(question);
  const { region } = question;
  return sql`
    select c.doctor_id as id,
      ${commas(
        sql,
        academicComponents.flatMap((one) => [
          sql`${log(sql, one, [start, end])} as ${sql(one)}`,
          sql`${log(sql, one, [before, start])} as ${sql(`${one}_before`)}`,
        ]),
      )},
      ${volume(sql)} as clinical, ${weighted(sql, weights, [middle, end])} as recent, ${weighted(sql, weights, [first, middle])} as earlier,
      ${region === undefined ? sql`true` : sql`(c.province = ${region}::int or c.city = ${region}::int)`} as is_inside,
      ${known(sql, 'suggested', between(sql, 'suggested', [start, end]), sql`0`)} as suggested, c.province, c.city,
      case when c.first_paper <= ${question.to}::int then c.first_paper end as first_year
    from kol_careers c
    join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = c.hospital_id
    where c.enterprise_id = app.enterprise_id() and ${peopleOf(sql, question)}`;
}
