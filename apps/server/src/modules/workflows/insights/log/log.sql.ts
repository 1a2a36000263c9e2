// The event log of a kind of process, one row an event, in the order of its cases.
import type { Sql } from '../../../../platform/db/index.ts';
import { begun, type ChosenCases } from '../chosen.sql.ts';

export interface LogRow {
  readonly caseId: string;
  readonly versionId: string;
  readonly version: number;
  readonly title: string;
  readonly state: string;
  readonly at: Date;
  readonly kind: string;
  readonly nodeId: string | null;
  readonly login: string | null;
  readonly organization: string | null;
}

export function selectLog(
  sql: Sql,
  chosen: ChosenCases,
  { kinds, most }: { kinds: readonly string[]; most: number },
): Promise<LogRow[]> {
  return sql<LogRow[]>`
    select i.id as "caseId", i.version_id as "versionId", v.number as version, i.title, i.state, e.at, e.kind, e.node_id as "nodeId", u.login,
      o.code as organization
    from workflow_instances i
    join workflow_versions v on v.enterprise_id = i.enterprise_id and v.id = i.version_id
    join workflow_events e on e.enterprise_id = i.enterprise_id and e.instance_id = i.id and e.kind = any(${[...kinds]})
    left join users u on u.enterprise_id = e.enterprise_id and u.id = e.user_id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where ${begun(sql, chosen)}
    order by i.id, e.number limit ${most}`;
}
