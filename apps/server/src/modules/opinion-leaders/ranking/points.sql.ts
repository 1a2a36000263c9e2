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

/** The condition on `d` (doctors) that the question speaks of them, wherever they are. */
function peopleOf(sql: Sql, { area, topic, indication }: Asked['question']): Fragment {
  return allOf(sql, [
    sql`d.is_enabled`,
    area === undefined
      ? undefined
      : sql`d.department_code = any(array(select s.code from standard_departments s where s.code = ${area} or s.parent_code = ${area}))`,
    indication === undefined ? undefined : sql`d.indication = ${indication}`,
    topic === undefined
      ? undefined
      : sql`d.id in (select t.doctor_id from kol_topics t where t.enterprise_id = app.enterprise_id() and t.topic = ${topic})`,
  ]);
}

/** Log of the volume of each hospital, 0 to 10, worked out once and not for every doctor. */
export function volumes(sql: Sql): Fragment {
  const { level, beds, outpatients } = clinicalScale;
  const logScale = (column: Fragment, { points, full }: { points: number; full: number }): Fragment =>
    sql`least(1, ln(1 + coalesce(${column}, 0)::float8) / ln(1 + ${full}::float8)) * ${points}::float8`;
  return sql`
    select h.id, ln(1 + (${sql.json(level)}::jsonb ->> h.level)::float8 + ${logScale(sql`h.beds`, beds)}
      + ${logScale(sql`h.yearly_outpatients`, outpatients)})::real as clinical
    from hospitals h where h.enterprise_id = app.enterprise_id()`;
}

/** The years whose sums a question reads; as many years before the period as it has. */
const yearsOf = ({ from, to }: Pick<KolQuestion, 'from' | 'to'>) => ({
  end: to,
  start: from - 1,
  before: from - 1 - (to - from + 1),
  middle: to - 3,
  first: to - 6,
});
type Mark = keyof ReturnType<typeof yearsOf>;

/** Points between two marks; null where there never are any. */
const between = (sql: Sql, one: string, [after, upTo]: readonly [Mark, Mark]): Fragment =>
  sql`(c.${sql(one)}[c.${sql(upTo)}] - c.${sql(one)}[c.${sql(after)}])`;

const log = (sql: Sql, one: string, marks: readonly [Mark, Mark]): Fragment =>
  sql`coalesce(ln(1 + ${between(sql, one, marks)}), 0)::real`;

function weighted(sql: Sql, weights: KolWeights, marks: readonly [Mark, Mark]): Fragment {
  return plus(
    sql,
    academicComponents.map((one) => sql`coalesce(${between(sql, one, marks)}, 0) * ${weights[one] / 100}::float8`),
  );
}

/** Reads the CTE `volumes`. Arrays of a doctor are read at five places, found once: outside of its years a career stands still. */
export function pointsOf(sql: Sql, { question, weights }: Asked): Fragment {
  return sql`
    select c.id, c.province, c.city, c.is_inside,
      ${commas(
        sql,
        academicComponents.flatMap((one) => [
          sql`${log(sql, one, ['start', 'end'])} as ${sql(one)}`,
          sql`${log(sql, one, ['before', 'start'])} as ${sql(`${one}_before`)}`,
        ]),
      )},
      c.clinical, ${weighted(sql, weights, ['middle', 'end'])} as recent, ${weighted(sql, weights, ['first', 'middle'])} as earlier,
      case when c.first_paper <= ${question.to}::int then c.first_paper end as first_year,
      coalesce(${between(sql, 'suggested', ['start', 'end'])}, 0) as suggested
    from (${careers(sql, question)}) c`;
}

function careers(sql: Sql, question: Asked['question']): Fragment {
  const { region } = question;
  const places = Object.entries(yearsOf(question)).map(
    ([mark, year]) => sql`greatest(1, least(c.years, ${year}::int - c.year_before + 1)) as ${sql(mark)}`,
  );
  return sql`
    select d.id, d.province_code::int as province, d.city_code::int as city,
      ${region === undefined ? sql`true` : sql`(d.province_code = ${region} or d.city_code = ${region})`} as is_inside, h.clinical,
      c.first_paper, c.suggested, ${commas(
        sql,
        academicComponents.map((one) => sql`c.${sql(one)}`),
      )}, ${commas(sql, places)}
    from doctors d
    join volumes h on h.id = d.hospital_id
    left join kol_careers c on c.enterprise_id = app.enterprise_id() and c.doctor_id = d.id
    where d.enterprise_id = app.enterprise_id() and ${peopleOf(sql, question)} offset 0`;
}
