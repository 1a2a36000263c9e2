// The one statement of every ranking: points of two periods become shares, shares become scores, scores become ranks and tiers (product 3.4).
import {
  academicComponents,
  clinicalScale,
  kolComponents,
  type KolComponent,
  type KolQuestion,
  type KolSettings,
  type KolWeights,
} from '@yijian/contract/opinion-leaders';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface Asked {
  readonly question: Omit<KolQuestion, 'weightSetId'>;
  readonly weights: KolWeights;
  readonly settings: KolSettings;
}

/** As many years before the period as it has. */
export const periodBefore = ({ from, to }: Pick<KolQuestion, 'from' | 'to'>): { from: number; to: number } => ({
  from: from - (to - from + 1),
  to: from - 1,
});

const joined = (sql: Sql, parts: readonly Fragment[], between: Fragment): Fragment =>
  parts.slice(1).reduce<Fragment>((whole, part) => sql`${whole}${between}${part}`, parts[0]!);
export const commas = (sql: Sql, parts: readonly Fragment[]): Fragment => joined(sql, parts, sql`, `);
const plus = (sql: Sql, parts: readonly Fragment[]): Fragment => joined(sql, parts, sql` + `);

/** The condition on `d` (doctors) that the question speaks of them, wherever they are. */
export function peopleOf(sql: Sql, { area, topic, indication }: Asked['question']): Fragment {
  return allOf(sql, [
    sql`d.is_enabled`,
    area === undefined
      ? undefined
      : sql`d.department_code = any(array(select s.code from standard_departments s where s.code = ${area} or s.parent_code = ${area}))`,
    indication === undefined ? undefined : sql`d.indication = ${indication}`,
    topic === undefined
      ? undefined
      : sql`d.id = any(array(select t.doctor_id from kol_topics t where t.enterprise_id = app.enterprise_id() and t.topic = ${topic}))`,
  ]);
}

/** Volume of the hospital `h`, 0 to 10. */
function clinical(sql: Sql): Fragment {
  const { level, beds, outpatients } = clinicalScale;
  const logScale = (column: Fragment, { points, full }: { points: number; full: number }): Fragment =>
    sql`least(1, ln(1 + coalesce(${column}, 0)::float8) / ln(1 + ${full}::float8)) * ${points}::float8`;
  return sql`((${sql.json(level)}::jsonb ->> h.level)::float8 + ${logScale(sql`h.beds`, beds)} + ${logScale(sql`h.yearly_outpatients`, outpatients)})`;
}

function sums(sql: Sql, { question, weights }: Asked): Fragment {
  const { from, to } = question;
  const before = periodBefore(question);
  const during = (first: number, last: number): Fragment =>
    sql`filter (where f.year between ${first}::int and ${last}::int)`;
  const weighted = plus(
    sql,
    academicComponents.map((one) => sql`f.${sql(one)} * ${weights[one] / 100}::float8`),
  );
  return sql`
    select ${commas(
      sql,
      academicComponents.flatMap((one) => [
        sql`ln(1 + coalesce(sum(f.${sql(one)}) ${during(from, to)}, 0)::float8)::real as ${sql(one)}`,
        sql`ln(1 + coalesce(sum(f.${sql(one)}) ${during(before.from, before.to)}, 0)::float8)::real as ${sql(`${one}_before`)}`,
      ]),
    )},
      coalesce(sum(${weighted}) ${during(to - 2, to)}, 0)::float8 as recent,
      coalesce(sum(${weighted}) ${during(to - 5, to - 3)}, 0)::float8 as earlier,
      min(f.year) filter (where f.publications > 0) as first_year,
      coalesce(sum(f.suggested) ${during(from, to)}, 0)::int as suggested
    from kol_facts f where f.enterprise_id = app.enterprise_id() and f.doctor_id = d.id and f.year <= ${to}::int`;
}

const suffixed = (component: KolComponent, suffix: '' | '_before'): string =>
  component === 'clinical' ? component : `${component}${suffix}`;

/** The score from logs: each divided by the greatest of the population `g`, so that the best has 100. */
function scoreOf(sql: Sql, weights: KolWeights, suffix: '' | '_before'): Fragment {
  return plus(
    sql,
    kolComponents.map((one) => {
      const column = sql(suffixed(one, suffix));
      return sql`coalesce(p.${column} / nullif(g.${column}, 0), 0) * ${weights[one]}::float8`;
    }),
  );
}

function greatest(sql: Sql, where: Fragment): Fragment {
  const columns = kolComponents.flatMap((one) =>
    one === 'clinical' ? [one] : [suffixed(one, ''), suffixed(one, '_before')],
  );
  return sql`select ${commas(
    sql,
    columns.map((column) => sql`max(p.${sql(column)}) as ${sql(column)}`),
  )} from points p where ${where}`;
}

/**
 * The CTEs up to `ranked`: one row per doctor of the population with logs, score, ranks and tier. `top`, `region_top` are the
 * greatest logs. Tiers go by the score among all of area, topic and indication, whatever region is asked for. Nothing large
 * is joined with anything large, so that a wrong guess of the planner costs little.
 */
export function ranked(sql: Sql, asked: Asked): Fragment {
  const { region } = asked.question;
  return sql`
    points as materialized (${pointsOf(sql, asked)}),
    top as materialized (${greatest(sql, sql`true`)}),
    region_top as materialized (${region === undefined ? sql`select * from top` : greatest(sql, sql`p.is_inside`)}),
    scored as materialized (${scoresOf(sql, asked)}),
    rising as (
      select x.id, row_number() over (order by x.rising_score desc, x.recent desc, x.id) as rising_rank from (
        select s.id, s.rising_score, s.recent from scored s where s.rising_score > 0 and s.recent >= ${asked.settings.leastPoints}::float8
        order by s.rising_score desc, s.recent desc, s.id limit ${asked.settings.risingRanks}::int) x),
    online as (
      select x.id, row_number() over (order by x.digital desc, x.id) as digital_rank from (
        select s.id, s.digital from scored s where s.digital > 0 order by s.digital desc, s.id limit ${asked.settings.digitalRanks}::int) x),
    placed as (
      select s.*, row_number() over (order by s.national_score desc, s.id)::int as national_rank,
        row_number() over (partition by s.is_active, s.province order by s.national_score desc, s.id)::int as province_rank,
        row_number() over (partition by s.is_active, s.city order by s.national_score desc, s.id)::int as city_rank
      from scored s),
    compared as (
      select p.*, ${region === undefined ? sql`p.national_rank` : sql`row_number() over (order by p.score desc, p.id)::int`} as rank,
        case when p.was_active then row_number() over (order by p.score_before desc, p.id)::int end as previous_rank
      from placed p where p.is_inside),
    ranked as materialized (
      select p.*, r.id is not null as is_rising, r.rising_rank, o.id is not null as is_digital,
        case when not p.is_active then 'NONE'
          when p.national_rank <= ${asked.settings.nationalRanks}::int then 'NATIONAL'
          when p.province_rank <= ${asked.settings.regionalRanks}::int and p.province is not null then 'REGIONAL'
          when p.city_rank <= ${asked.settings.localRanks}::int and p.city is not null then 'LOCAL'
          when r.id is not null then 'RISING' when o.id is not null then 'DIGITAL' else 'NONE' end as computed_tier
      from compared p left join rising r on r.id = p.id left join online o on o.id = p.id),
    overridden as (
      select distinct on (o.doctor_id) o.doctor_id, o.id, o.tier, o.reason from kol_overrides o
      where o.enterprise_id = app.enterprise_id() and o.state = 'APPROVED' and (o.area_code is null or ${areaOf(sql, asked.question.area)})
      order by o.doctor_id, o.area_code nulls last)`;
}

/** Logs of the points of everyone the question speaks of. */
function pointsOf(sql: Sql, asked: Asked): Fragment {
  const { question } = asked;
  const { region } = question;
  return sql`
    select d.id, d.province_code::int as province, d.city_code::int as city,
      ${region === undefined ? sql`true` : sql`(d.province_code = ${region} or d.city_code = ${region})`} as is_inside,
      ${commas(
        sql,
        academicComponents.flatMap((one) => [
          sql`coalesce(f.${sql(one)}, 0) as ${sql(one)}`,
          sql`coalesce(f.${sql(`${one}_before`)}, 0) as ${sql(`${one}_before`)}`,
        ]),
      )},
      ln(1 + ${clinical(sql)})::real as clinical, coalesce(f.recent, 0) as recent, coalesce(f.earlier, 0) as earlier, f.first_year,
      coalesce(f.suggested, 0) as suggested
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    cross join lateral (${sums(sql, asked)}) f
    where d.enterprise_id = app.enterprise_id() and ${peopleOf(sql, question)}`;
}

function scoresOf(sql: Sql, { question, weights, settings }: Asked): Fragment {
  const isRegional = question.region !== undefined;
  const career = sql`greatest(0, 1 - coalesce((${question.to}::int - p.first_year)::float8, ${settings.careerYears / 2}::float8) / ${settings.careerYears}::float8)`;
  const growth = sql`(p.recent - p.earlier) / (p.earlier + ${settings.priorPoints}::float8)`;
  const any = (suffix: '' | '_before'): Fragment =>
    sql`(${plus(
      sql,
      academicComponents.map((one) => sql`p.${sql(`${one}${suffix}`)}`),
    )}) > 0`;
  return sql`
    select x.*, ${isRegional ? scoreOf(sql, weights, '') : sql`x.national_score`} as score, ${scoreOf(sql, weights, '_before')} as score_before,
      least(100, greatest(0, x.growth * x.career * 100)) as rising_score
    from (
      select p.*, ${scoreOf(sql, weights, '')} as national_score, ${any('')} as is_active, ${any('_before')} as was_active,
        ${growth} as growth, ${career} as career
      from points p cross join top g) x cross join lateral (select x.*) p cross join region_top g`;
}

/** An override of an area counts for the areas below it. */
const areaOf = (sql: Sql, area: string | undefined): Fragment =>
  area === undefined
    ? sql`false`
    : sql`o.area_code = any(array(select ${area}::text union all select s.parent_code from standard_departments s where s.code = ${area}))`;
