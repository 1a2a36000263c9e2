// The cases behind each number of the control tower, by the very conditions the number was counted with.
import type { CaseQuery } from '@yijian/contract/workflows';
import { allOf, type Fragment, type Sql } from '../../../../platform/db/index.ts';
import { begun, isDecided, isOpen, ofKind, secondsWaited, slaOf, type ChosenCases } from '../chosen.sql.ts';
import { arrivals, casesAndSteps, reworked, ways } from '../map/steps.sql.ts';

type Wanted = Pick<CaseQuery, 'set' | 'nodeId' | 'toNodeId' | 'variant' | 'atLeastSeconds'>;
export type Behind = ChosenCases & Wanted;

const slas: Readonly<Partial<Record<CaseQuery['set'], string>>> = {
  OPEN_ON_TIME: 'ON_TIME',
  OPEN_NEAR: 'NEAR',
  OPEN_LATE: 'LATE',
  OPEN_UNLIMITED: 'NONE',
};

const withTask = (sql: Sql, conditions: readonly (Fragment | undefined)[]): Fragment => sql`exists (
  select from workflow_tasks t where t.enterprise_id = i.enterprise_id and t.instance_id = i.id and ${allOf(sql, conditions)})`;

const inPeriod = (sql: Sql, { from, to }: Behind, column: Fragment): Fragment =>
  sql`${column} >= ${from} and ${column} < ${to}`;

/** Conditions on a task: which node, open how, decided when. */
function byTask(sql: Sql, behind: Behind): Fragment {
  const { set, nodeId, atLeastSeconds } = behind;
  const node = nodeId === undefined ? undefined : sql`t.node_id = ${nodeId}`;
  if (set.startsWith('OPEN')) {
    const sla = slas[set];
    const limit = sla === undefined ? undefined : sql`${slaOf(sql, behind.now)} = ${sla}`;
    return sql`i.state = 'RUNNING' and ${withTask(sql, [isOpen(sql), node, limit])}`;
  }
  const late = set === 'DECIDED_LATE' ? sql`t.decided_at > t.due_at` : undefined;
  const slow = atLeastSeconds === undefined ? undefined : sql`${secondsWaited(sql)} >= ${atLeastSeconds}`;
  return withTask(sql, [isDecided(sql), node, late, slow, inPeriod(sql, behind, sql`t.decided_at`)]);
}

/** Conditions on the way a case went. */
function byWay(sql: Sql, behind: Behind): Fragment {
  const { set, nodeId = '', toNodeId = '', variant = '' } = behind;
  const log = casesAndSteps(sql, behind);
  switch (set) {
    case 'VISITED':
      return sql`i.id in (with ${log} select instance_id from steps where node = ${nodeId})`;
    case 'REPEATED':
      return sql`i.id in (with ${log}, ${arrivals(sql)} select instance_id from came where times > 1 and node = ${nodeId})`;
    case 'REWORKED':
      return sql`i.id in (with ${log}, ${arrivals(sql)}, ${reworked(sql)} select instance_id from reworked)`;
    case 'FOLLOWED':
      return sql`i.id in (with ${log} select instance_id from steps where node = ${nodeId} and next = ${toNodeId})`;
    case 'VARIANT':
      return sql`i.id in (with ${log}, ${ways(sql)} select instance_id from ways where key = ${variant})`;
    case 'RETURNED':
      return sql`${begun(sql, behind)} and exists (select from workflow_events e where e.enterprise_id = i.enterprise_id
        and e.instance_id = i.id and e.kind = 'RETURNED' and e.node_id = ${nodeId})`;
    default:
      return begun(sql, behind);
  }
}

function matching(sql: Sql, behind: Behind): Fragment {
  const { set } = behind;
  if (set === 'RUNNING') return sql`${ofKind(sql, behind)} and i.state = 'RUNNING'`;
  if (set === 'FINISHED')
    return sql`${ofKind(sql, behind)} and i.started_at is not null and ${inPeriod(sql, behind, sql`i.ended_at`)}`;
  const isByTask = set.startsWith('OPEN') || set.startsWith('DECIDED');
  return sql`${ofKind(sql, behind)} and ${isByTask ? byTask(sql, behind) : byWay(sql, behind)}`;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

export async function selectCaseIds(sql: Sql, behind: Behind, paging: Paging): Promise<string[]> {
  const order = paging.sort === 'startedAt,asc' ? sql`i.id asc` : sql`i.id desc`;
  const rows = await sql<{ id: string }[]>`
    select i.id from workflow_instances i where ${matching(sql, behind)}
    order by ${order} limit ${paging.size} offset ${paging.page * paging.size}`;
  return rows.map(({ id }) => id);
}

export async function countCases(sql: Sql, behind: Behind): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from workflow_instances i where ${matching(sql, behind)}`;
  return row.total;
}
