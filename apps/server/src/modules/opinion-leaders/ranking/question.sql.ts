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
    select f.doctor_id,
      ${commas(
        sql,
        academicComponents.flatMap((one) => [
          sql`ln(1 + coalesce(sum(f.${sql(one)}) ${during(from, to)}, 0)::float8) as ${sql(one)}`,
          sql`ln(1 + coalesce(sum(f.${sql(one)}) ${during(before.from, before.to)}, 0)::float8) as ${sql(`${one}_before`)}`,
        ]),
      )},
      coalesce(sum(${weighted}) ${during(to - 2, to)}, 0)::float8 as recent,
      coalesce(sum(${weighted}) ${during(to - 5, to - 3)}, 0)::float8 as earlier,
      min(f.year) filter (where f.publications > 0) as first_year,
      coalesce(sum(f.suggested) ${during(from, to)}, 0)::int as suggested
    from kol_facts f where f.enterprise_id = app.enterprise_id() and f.year <= ${to}::int group by f.doctor_id`;
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
 * greatest logs. Tiers go by the score among all of area, topic and indication, whatever region is asked for.
 */
export function ranked(sql: Sql, asked: Asked): Fragment {
  const { question, weights, settings } = asked;
  const { region } = question;
  const inside = region === undefined ? sql`true` : sql`(d.province_code = ${region} or d.city_code = ${region})`;
  const career = sql`greatest(0, 1 - coalesce((${question.to}::int - p.first_year)::float8, ${settings.careerYears / 2}::float8) / ${settings.careerYears}::float8)`;
  const growth = sql`(p.recent - p.earlier) / (p.earlier + ${settings.priorPoints}::float8)`;
  return sql`
    facts as (${sums(sql, asked)}),
    points as materialized (
      select d.id, d.province_code, d.city_code, ${inside} as is_inside, ${commas(
        sql,
        academicComponents.flatMap((one) => [
          sql`coalesce(f.${sql(one)}, 0) as ${sql(one)}`,
          sql`coalesce(f.${sql(`${one}_before`)}, 0) as ${sql(`${one}_before`)}`,
        ]),
      )},
        ln(1 + ${clinical(sql)}) as clinical, coalesce(f.recent, 0) as recent, coalesce(f.earlier, 0) as earlier, f.first_year,
        coalesce(f.suggested, 0) as suggested
      from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id left join facts f on f.doctor_id = d.id
      where d.enterprise_id = app.enterprise_id() and ${peopleOf(sql, question)}),
    top as (${greatest(sql, sql`true`)}),
    region_top as (${region === undefined ? sql`select * from top` : greatest(sql, sql`p.is_inside`)}),
    scored as (
      select p.*, ${scoreOf(sql, weights, '')} as national_score,
        (${plus(
          sql,
          academicComponents.map((one) => sql`p.${sql(one)}`),
        )}) > 0 as is_active,
        (${plus(
          sql,
          academicComponents.map((one) => sql`p.${sql(`${one}_before`)}`),
        )}) > 0 as was_active,
        ${growth} as growth, ${career} as career
      from points p cross join top g),
    placed as (
      select p.*, row_number() over (order by p.national_score desc, p.id) as national_rank,
        case when p.is_active then row_number() over (partition by p.is_active, p.province_code order by p.national_score desc, p.id) end as province_rank,
        case when p.is_active then row_number() over (partition by p.is_active, p.city_code order by p.national_score desc, p.id) end as city_rank,
        least(100, greatest(0, p.growth * p.career * 100)) as rising_score
      from scored p),
    rising as (
      select p.id, row_number() over (order by p.rising_score desc, p.recent desc, p.id) as rising_rank from placed p
      where p.rising_score > 0 and p.recent >= ${settings.leastPoints}::float8),
    online as (select p.id, row_number() over (order by p.digital desc, p.id) as digital_rank from placed p where p.digital > 0),
    local as (
      select p.*, ${region === undefined ? sql`p.national_score` : scoreOf(sql, weights, '')} as score,
        ${scoreOf(sql, weights, '_before')} as score_before
      from placed p cross join region_top g where p.is_inside),
    ranked as materialized (
      select p.*, ${region === undefined ? sql`p.national_rank` : sql`row_number() over (order by p.score desc, p.id)`} as rank,
        case when p.was_active then row_number() over (order by p.score_before desc, p.id) end as previous_rank,
        coalesce(r.rising_rank <= ${settings.risingRanks}::int, false) as is_rising, r.rising_rank,
        coalesce(o.digital_rank <= ${settings.digitalRanks}::int, false) as is_digital,
        case when not p.is_active then 'NONE'
          when p.national_rank <= ${settings.nationalRanks}::int then 'NATIONAL'
          when p.province_rank <= ${settings.regionalRanks}::int and p.province_code is not null then 'REGIONAL'
          when p.city_rank <= ${settings.localRanks}::int and p.city_code is not null then 'LOCAL'
          when r.rising_rank <= ${settings.risingRanks}::int then 'RISING'
          when o.digital_rank <= ${settings.digitalRanks}::int then 'DIGITAL' else 'NONE' end as computed_tier
      from local p left join rising r on r.id = p.id left join online o on o.id = p.id),
    overridden as (
      select distinct on (o.doctor_id) o.doctor_id, o.id, o.tier, o.reason from kol_overrides o
      where o.enterprise_id = app.enterprise_id() and o.state = 'APPROVED' and (o.area_code is null or ${areaOf(sql, question.area)})
      order by o.doctor_id, o.area_code nulls last)`;
}

/** An override of an area counts for the areas below it. */
const areaOf = (sql: Sql, area: string | undefined): Fragment =>
  area === undefined
    ? sql`false`
    : sql`o.area_code = any(array(select ${area}::text union all select s.parent_code from standard_departments s where s.code = ${area}))`;
