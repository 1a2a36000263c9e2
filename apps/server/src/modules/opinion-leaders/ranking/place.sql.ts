// Where one doctor stands in a ranking, beside the best and beside the middle of the same tier (product 3.4).
import { kolComponents, type KolComponent, type KolRow } from '@yijian/contract/opinion-leaders';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { commas } from '../facts/pieces.sql.ts';
import { ranked, type Asked } from './question.sql.ts';
import { joins, shown, type Reading } from './ranking.sql.ts';

type PerComponent = Readonly<Record<KolComponent, number>>;

export interface Place {
  readonly row: KolRow;
  /** Doctors the ranks go through. */
  readonly population: number;
  /** The most points anyone of the population has. */
  readonly greatest: PerComponent;
  /** The doctors of the same computed tier with anything in the period, the one asked for among them. */
  readonly peers: { readonly count: number; readonly median: PerComponent };
}

const perComponent = (sql: Sql, of: (component: KolComponent) => Fragment): Fragment =>
  sql`json_build_object(${commas(
    sql,
    kolComponents.flatMap((one) => [sql`${one}::text`, of(one)]),
  )})`;

/** Undefined when the question does not speak of the doctor. */
export async function selectPlace(
  sql: Sql,
  { asked, reading, doctorId }: { asked: Asked; reading: Reading; doctorId: string },
): Promise<Place | undefined> {
  const [found] = await sql<Place[]>`
    with ${ranked(sql, asked)},
    place as materialized (select r.* from ranked r where r.id = ${doctorId})
    select
      (select to_json(y) from (select ${shown(sql, reading, asked)}
        from place r join points x on x.id = r.id cross join region_top g left join overridden o on o.doctor_id = r.id ${joins(sql)}) y) as row,
      (select count(*)::int from compared) as population,
      (select ${perComponent(sql, (one) => sql`round((exp(coalesce(g.${sql(one)}, 0)) - 1)::numeric, 2)`)} from region_top g) as greatest,
      (select json_build_object('count', count(*), 'median', ${perComponent(
        sql,
        (one) =>
          sql`round((100 * coalesce(percentile_cont(0.5) within group (order by x.${sql(one)}) / nullif(min(g.${sql(one)}), 0), 0))::numeric, 1)`,
      )})
        from ranked r join place p on p.computed_tier = r.computed_tier join points x on x.id = r.id cross join region_top g
        where r.is_active) as peers
    where exists (select from place)`;
  return found;
}
