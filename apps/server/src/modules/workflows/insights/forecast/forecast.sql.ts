// Where running cases stand, and how the latest finished ones of a kind went; both bounded, however long the log is.
import type { Sql } from '../../../../platform/db/index.ts';

/** Only the latest cases count: work changes. */
export const LATEST = 500;

export interface History {
  /** Node and seconds from coming there until the end, once for every time a finished case came there. */
  readonly passes: readonly (readonly [nodeId: string, seconds: number])[];
  /** Seconds from start to end of each finished case. */
  readonly totals: readonly number[];
}

export interface StandingRow {
  readonly id: string;
  readonly definitionId: string;
  readonly versionId: string;
  readonly startedAt: Date;
  readonly at: { readonly nodeId: string; readonly name: string; readonly since: string }[];
}

/** Of these instances those that run, with the nodes they wait at. */
export function selectStandings(sql: Sql, ids: readonly string[]): Promise<StandingRow[]> {
  return sql<StandingRow[]>`
    select i.id, i.definition_id as "definitionId", i.version_id as "versionId", i.started_at as "startedAt",
      coalesce((select json_agg(json_build_object('nodeId', n.node_id, 'name', n.name, 'since', n.since)) from (
        select t.node_id, max(t.name) as name, min(t.created_at) as since from workflow_tasks t
        where t.enterprise_id = i.enterprise_id and t.instance_id = i.id and t.state in ('OPEN', 'DELEGATED', 'SIGNING', 'WAITING')
        group by t.node_id) n), '[]') as at
    from workflow_instances i
    where i.enterprise_id = app.enterprise_id() and i.id = any(${[...ids]}::bigint[]) and i.state = 'RUNNING' and i.started_at is not null`;
}

/** The latest cases that ran to an end; those that were cancelled never took their time. */
export async function selectHistory(sql: Sql, definitionId: string): Promise<History> {
  const [row] = await sql<[History]>`
    with latest as materialized (
      select id, started_at, ended_at from workflow_instances
      where enterprise_id = app.enterprise_id() and definition_id = ${definitionId} and ended_at is not null and started_at is not null
        and state in ('APPROVED', 'REJECTED')
      order by ended_at desc limit ${LATEST}
    ), passes as (
      select distinct t.instance_id, t.node_id, t.created_at, extract(epoch from l.ended_at - t.created_at)::int as seconds
      from latest l join workflow_tasks t on t.enterprise_id = app.enterprise_id() and t.instance_id = l.id
      where t.kind in ('NORMAL', 'REVISE')
    )
    select
      (select coalesce(json_agg(json_build_array(node_id, seconds)), '[]') from passes) as passes,
      (select coalesce(json_agg(extract(epoch from ended_at - started_at)::int), '[]') from latest) as totals`;
  return row;
}
