// Where tasks wait now and how long they waited: one statement each, grouped by kind of process and node.
import type { TowerKind } from '@yijian/contract/workflows';
import type { Sql } from '../../../../platform/db/index.ts';
import { isDecided, isOpen, ofKind, secondsWaited, slaOf, type Chosen } from '../chosen.sql.ts';

export const PARTS = 12;

export interface OpenRow {
  readonly definitionId: string;
  readonly nodeId: string;
  readonly name: string;
  readonly onTime: number;
  readonly near: number;
  readonly late: number;
  readonly unlimited: number;
  readonly oldestAt: Date;
}

export function selectOpen(sql: Sql, chosen: Chosen): Promise<OpenRow[]> {
  return sql<OpenRow[]>`
    select "definitionId", "nodeId", max(name) as name, min(created_at) as "oldestAt",
      (count(*) filter (where sla = 'ON_TIME'))::int as "onTime", (count(*) filter (where sla = 'NEAR'))::int as near,
      (count(*) filter (where sla = 'LATE'))::int as late, (count(*) filter (where sla = 'NONE'))::int as unlimited
    from (
      select i.definition_id as "definitionId", t.node_id as "nodeId", t.name, t.created_at, ${slaOf(sql, chosen.now)} as sla
      from workflow_tasks t join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id
      where t.enterprise_id = app.enterprise_id() and ${isOpen(sql)} and i.state = 'RUNNING' and ${ofKind(sql, chosen)}) open
    group by "definitionId", "nodeId"`;
}

export interface DecidedRow {
  readonly definitionId: string;
  readonly nodeId: string;
  readonly name: string;
  /** null: the whole period; 0: the period of equal length before; 1 to PARTS: a part of the period. */
  readonly part: number | null;
  readonly decided: number;
  readonly seconds: number;
  readonly median: number | null;
  readonly slow: number | null;
  readonly late: number;
  readonly limited: number;
}

export function selectDecided(sql: Sql, chosen: Chosen): Promise<DecidedRow[]> {
  const { from, to } = chosen;
  const earlier = new Date(2 * from.getTime() - to.getTime());
  return sql<DecidedRow[]>`
    select "definitionId", "nodeId", max(name) as name, part, count(*)::int as decided, coalesce(sum(seconds), 0)::float8 as seconds,
      percentile_cont(0.5) within group (order by seconds) as median, percentile_cont(0.9) within group (order by seconds) as slow,
      (count(*) filter (where is_late))::int as late, (count(*) filter (where is_late is not null))::int as limited
    from (
      select i.definition_id as "definitionId", t.node_id as "nodeId", t.name, ${secondsWaited(sql)} as seconds, t.decided_at > t.due_at as is_late,
        case when t.decided_at < ${from} then 0 else least(${PARTS}, width_bucket(extract(epoch from t.decided_at),
          extract(epoch from ${from}::timestamptz), extract(epoch from ${to}::timestamptz), ${PARTS})) end as part,
        t.decided_at >= ${from} as is_now
      from workflow_tasks t join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id
      where t.enterprise_id = app.enterprise_id() and ${isDecided(sql)} and t.decided_at >= ${earlier} and t.decided_at < ${to}
        and ${ofKind(sql, chosen)}) waited
    group by grouping sets (("definitionId", "nodeId", part), ("definitionId", "nodeId", is_now))
    having grouping(part) = 0 or is_now`;
}

export interface TotalsRow {
  readonly running: number;
  readonly finished: number;
  readonly median: number | null;
  readonly slow: number | null;
}

/** A case that was cancelled did not finish. */
export async function selectTotals(sql: Sql, chosen: Chosen): Promise<TotalsRow> {
  const [row] = await sql<[TotalsRow]>`
    select (select count(*)::int from workflow_instances i where i.state = 'RUNNING' and ${ofKind(sql, chosen)}) as running,
      count(*)::int as finished, percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.9) within group (order by seconds) as slow
    from (select extract(epoch from i.ended_at - i.started_at) as seconds from workflow_instances i
      where i.state <> 'CANCELLED' and i.ended_at >= ${chosen.from} and i.ended_at < ${chosen.to} and i.started_at is not null and ${ofKind(sql, chosen)}) ended`;
  return row;
}

/** What can be asked about: kinds that are in use. */
export function selectKindsInUse(sql: Sql): Promise<TowerKind[]> {
  return sql<TowerKind[]>`
    select d.key, d.name, d.en_name as "enName", v.number as version from workflow_definitions d
    join workflow_versions v on v.enterprise_id = d.enterprise_id and v.id = d.current_version_id
    where d.enterprise_id = app.enterprise_id() order by d.category, d.sort, d.id`;
}

export interface KindRow {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly enName: string;
  readonly versionId: string | null;
}

export function selectKinds(sql: Sql, ids: readonly string[]): Promise<KindRow[]> {
  return sql<KindRow[]>`
    select id, key, name, en_name as "enName", current_version_id as "versionId" from workflow_definitions
    where enterprise_id = app.enterprise_id() and id = any(${[...ids]}::bigint[]) order by category, sort, id`;
}
