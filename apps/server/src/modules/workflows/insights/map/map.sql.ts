// How cases really went: nodes, what followed directly, the ways through, rework; one statement over the log.
import type { Sql } from '../../../../platform/db/index.ts';
import type { ChosenCases } from '../chosen.sql.ts';
import { arrivals, casesAndSteps, reworked, ways } from './steps.sql.ts';

export const MOST_VARIANTS = 30;

export interface MapRow {
  readonly cases: number;
  readonly finished: number;
  readonly reworked: number;
  readonly medianSeconds: number | null;
  readonly slowSeconds: number | null;
  readonly nodes: {
    nodeId: string;
    visits: number;
    cases: number;
    medianSeconds: number | null;
    returned: number;
    repeated: number;
  }[];
  readonly edges: { from: string; to: string; count: number; medianSeconds: number; slowSeconds: number }[];
  readonly variants: { key: string; path: string[]; count: number; medianSeconds: number | null }[];
  readonly variantCount: number;
  readonly groups: { organizationId: string | null; name: string; enName: string; cases: number; reworked: number }[];
}

export async function selectMap(sql: Sql, chosen: ChosenCases): Promise<MapRow> {
  const [row] = await sql<[MapRow]>`
    with ${casesAndSteps(sql, chosen)}, ${ways(sql)}, ${arrivals(sql)}, ${reworked(sql)},
    ended as (select id, extract(epoch from ended_at - started_at) as seconds from cases where state in ('APPROVED', 'REJECTED')),
    edges as (
      select node, next, count(*)::int as times, percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from next_at - at)) as waits
      from steps where next is not null group by node, next
    ), stays as (
      select node, percentile_cont(0.5) within group (order by extract(epoch from next_at - at)) as median from steps where next is not null group by node
    ), returns as (
      select e.node_id as node, count(*)::int as times from cases c join workflow_events e on e.enterprise_id = app.enterprise_id() and e.instance_id = c.id
      where e.kind = 'RETURNED' group by e.node_id
    ), nodes as (
      select v.node, sum(v.times)::int as visits, count(*)::int as cases, (count(*) filter (where v.times > 1))::int as repeated
      from came v group by v.node
    ), variants as (
      select w.key, min(w.path) as path, count(*)::int as times, percentile_cont(0.5) within group (order by d.seconds) as median
      from ways w left join ended d on d.id = w.instance_id group by w.key
    ), groups as (
      select c.starter_organization_id as id, count(*)::int as cases, count(r.instance_id)::int as reworked
      from cases c left join reworked r on r.instance_id = c.id group by c.starter_organization_id
    )
    select (select count(*)::int from cases) as cases, (select count(*)::int from cases where ended_at is not null) as finished,
      (select count(*)::int from reworked) as reworked,
      (select round(percentile_cont(0.5) within group (order by seconds))::int from ended) as "medianSeconds",
      (select round(percentile_cont(0.9) within group (order by seconds))::int from ended) as "slowSeconds",
      (select coalesce(json_agg(json_build_object('nodeId', n.node, 'visits', n.visits, 'cases', n.cases, 'repeated', n.repeated,
          'medianSeconds', round(s.median)::int, 'returned', coalesce(r.times, 0)) order by n.visits desc, n.node), '[]')
        from nodes n left join stays s on s.node = n.node left join returns r on r.node = n.node) as nodes,
      (select coalesce(json_agg(json_build_object('from', node, 'to', next, 'count', times, 'medianSeconds', round(waits[1])::int,
          'slowSeconds', round(waits[2])::int) order by times desc, node, next), '[]') from edges) as edges,
      (select coalesce(json_agg(json_build_object('key', key, 'path', path, 'count', times, 'medianSeconds', round(median)::int)
          order by times desc, key), '[]') from (select * from variants order by times desc, key limit ${MOST_VARIANTS}) v) as variants,
      (select count(*)::int from variants) as "variantCount",
      (select coalesce(json_agg(json_build_object('organizationId', g.id::text, 'name', coalesce(o.name, ''), 'enName', coalesce(o.en_name, ''),
          'cases', g.cases, 'reworked', g.reworked) order by g.cases desc, g.id), '[]')
        from groups g left join organizations o on o.enterprise_id = app.enterprise_id() and o.id = g.id) as groups`;
  return row;
}
