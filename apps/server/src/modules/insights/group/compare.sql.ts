// Sums of two groups by doctor, one row for whoever speaks in either: the difference of two ratios over doctors who may be in both.
import { SMALLEST_OPINION } from '@yijian/contract/insights';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { askedMentions, bySource, weightOf, type Asked } from './asked.sql.ts';

const perDoctor = (sql: Sql, asked: Asked): Fragment => sql`
  select m.doctor_id, count(*)::float8 as n, count(*) filter (where m.attitude = 1)::float8 as positive,
    count(*) filter (where m.attitude = -1)::float8 as negative, sum(${weightOf(sql, asked.days)}) as w,
    sum(${weightOf(sql, asked.days)} * m.attitude) as wa
  from ${askedMentions(sql, asked, { more: bySource(sql) })} group by 1`;

export interface RatioDifference {
  /** Ratio of the other group less that of the first. */
  readonly value: number;
  readonly error: number;
}

export interface GroupDifferences {
  readonly index: RatioDifference;
  readonly positive: RatioDifference;
  readonly negative: RatioDifference;
}

/** Undefined where one of the groups is too small to be told. */
export async function selectDifferences(sql: Sql, one: Asked, other: Asked): Promise<GroupDifferences | undefined> {
  const difference = (part: Fragment, whole: Fragment): Fragment => sql`(
    select json_build_object('value', t.b - t.a, 'error', sqrt(sum(power(
      coalesce((y.${part} - t.b * y.${whole}) / t.wb, 0) - coalesce((x.${part} - t.a * x.${whole}) / t.wa, 0), 2)) * count(*) / (count(*) - 1)))
    from x full join y using (doctor_id)
    cross join (select sx.p / sx.q as a, sy.p / sy.q as b, sx.q as wa, sy.q as wb
      from (select sum(${part}) as p, sum(${whole}) as q from x) sx, (select sum(${part}) as p, sum(${whole}) as q from y) sy) t
    group by t.a, t.b)`;
  const [row] = await sql<GroupDifferences[]>`
    with x as materialized (${perDoctor(sql, one)}), y as materialized (${perDoctor(sql, other)})
    select ${difference(sql`wa`, sql`w`)} as index, ${difference(sql`positive`, sql`n`)} as positive, ${difference(sql`negative`, sql`n`)} as negative
    where (select count(*) from x) >= ${SMALLEST_OPINION} and (select count(*) from y) >= ${SMALLEST_OPINION}`;
  return row;
}
