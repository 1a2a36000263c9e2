// How long decided tasks had waited, all nodes together, and these tasks one by one: by the conditions of the control tower.
import { named, namedUser, type Fragment, type Sql } from '../../../../platform/db/index.ts';
import { isDecided, ofKind, secondsWaited, type Chosen } from '../chosen.sql.ts';

const decidedTasks = (sql: Sql, chosen: Chosen): Fragment => sql`
  t.enterprise_id = app.enterprise_id() and ${isDecided(sql)} and t.decided_at >= ${chosen.from} and t.decided_at < ${chosen.to}
  and ${ofKind(sql, chosen)}`;

const isLate = (sql: Sql): Fragment => sql`coalesce(t.decided_at > t.due_at, false)`;

export interface Waits {
  readonly decided: number;
  readonly medianSeconds: number | null;
  /** Of those with a limit. */
  readonly late: number;
  readonly limited: number;
}

export async function selectWaits(sql: Sql, chosen: Chosen): Promise<Waits> {
  const [row] = await sql<[Waits]>`
    select count(*)::int as decided, percentile_cont(0.5) within group (order by ${secondsWaited(sql)})::float8 as "medianSeconds",
      (count(*) filter (where ${isLate(sql)}))::int as late, count(t.due_at)::int as limited
    from workflow_tasks t join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id
    where ${decidedTasks(sql, chosen)}`;
  return row;
}

export interface DecidedTask {
  readonly id: string;
  readonly instanceId: string;
  readonly title: string;
  readonly kindName: string;
  readonly nodeId: string;
  readonly nodeName: string;
  readonly versionId: string;
  readonly userName: string;
  readonly decidedAt: Date;
  readonly seconds: number;
  readonly isLate: boolean;
  readonly total: number;
}

/** The longest waits first. */
export async function selectDecidedTasks(
  sql: Sql,
  chosen: Chosen,
  { page, size, language }: { readonly page: number; readonly size: number; readonly language: 'zh' | 'en' },
): Promise<DecidedTask[]> {
  return sql<DecidedTask[]>`
    select t.id::text as id, i.id::text as "instanceId", i.title, ${named(sql, language, 'f')} as "kindName", t.node_id as "nodeId",
      t.name as "nodeName", i.version_id::text as "versionId", coalesce(${namedUser(sql, language, 'u')}, '') as "userName", t.decided_at as "decidedAt",
      ${secondsWaited(sql)}::float8 as seconds, ${isLate(sql)} as "isLate", (count(*) over ())::int as total
    from workflow_tasks t join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id
    join workflow_definitions f on f.enterprise_id = i.enterprise_id and f.id = i.definition_id
    left join users u on u.enterprise_id = t.enterprise_id and u.id = t.decided_by
    where ${decidedTasks(sql, chosen)}
    order by seconds desc, t.id limit ${size} offset ${page * size}`;
}
