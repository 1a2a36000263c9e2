// To do and done: what a user can decide now, and what that user decided and nobody else.
import type { Person, TaskState } from '@yijian/contract/workflows';
import { allOf, anywhere, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { instanceTables, person, type InstanceRow, type Paging } from './lists.sql.ts';

export interface TaskRow extends Omit<
  InstanceRow,
  'id' | 'state' | 'nodes' | 'waitingOn' | 'trouble' | 'startedAt' | 'endedAt'
> {
  id: string;
  instanceId: string;
  nodeId: string;
  nodeName: string;
  kind: 'NORMAL' | 'BEFORE' | 'AFTER' | 'REVISE';
  state: TaskState;
  instanceState: InstanceRow['state'];
  dueAt: Date | null;
  isBatch: boolean;
  onBehalfOf: Person | null;
}

export interface TaskFilter {
  readonly userId: string;
  readonly keyword?: string | undefined;
  readonly definitionKey?: string | undefined;
  readonly risk?: string | undefined;
  readonly isLate?: boolean | undefined;
}

const columns = (sql: Sql): Fragment => sql`
  t.id, t.instance_id as "instanceId", i.version_id::text as "versionId", t.node_id as "nodeId", t.name as "nodeName", t.kind, t.state, i.title, d.key as "definitionKey",
  d.name as "definitionName", d.en_name as "enDefinitionName", d.category, ${person(sql, 's')} as starter, i.summary, i.amount::text as amount,
  i.risk, i.state as "instanceState", t.created_at as "createdAt", t.due_at as "dueAt", t.is_batch and i.risk = 'LOW' as "isBatch"`;

/** Whether the user stands in for anyone now; most do not, and their list is read by its index alone. */
export async function selectStandsIn(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (select from workflow_delegations where enterprise_id = app.enterprise_id() and delegate_id = ${userId}
      and revoked_at is null and starts_at <= now() and ends_at > now()) as found`;
  return row.found;
}

/** The user's own tasks, or besides them those of the people the user stands in for; a task held twice counts once. */
function held(sql: Sql, userId: string, standsIn: boolean): Fragment {
  if (!standsIn) return sql`c.user_id = ${userId}`;
  const principals = (whose: Fragment): Fragment => sql`
    select g.principal_id from workflow_delegations g where g.enterprise_id = app.enterprise_id() and g.delegate_id = ${userId}
      and g.revoked_at is null and g.starts_at <= now() and g.ends_at > now() and (g.definition_id is null or g.definition_id = ${whose})`;
  return sql`(c.user_id = ${userId} or c.user_id in (${principals(sql`i.definition_id`)}))
    and not exists (select from workflow_candidates e where e.enterprise_id = c.enterprise_id and e.task_id = c.task_id and e.is_open
      and e.user_id <> c.user_id and (e.user_id = ${userId} or (e.user_id < c.user_id and c.user_id <> ${userId}
        and e.user_id in (${principals(sql`i.definition_id`)}))))`;
}

const todoWhere = (sql: Sql, filter: TaskFilter, standsIn: boolean): Fragment =>
  allOf(sql, [
    sql`c.enterprise_id = app.enterprise_id() and c.is_open`,
    held(sql, filter.userId, standsIn),
    filter.definitionKey ? sql`d.key = ${filter.definitionKey}` : undefined,
    filter.risk ? sql`i.risk = ${filter.risk}` : undefined,
    filter.isLate === undefined
      ? undefined
      : filter.isLate
        ? sql`t.due_at <= now()`
        : sql`(t.due_at is null or t.due_at > now())`,
    filter.keyword ? sql`i.title ilike ${anywhere(filter.keyword)}` : undefined,
  ]);

/** Only what the filters and the order ask about is joined. */
function todoTables(sql: Sql, filter: TaskFilter & { standsIn: boolean }, sort?: string): Fragment {
  const { standsIn, definitionKey, risk, keyword } = filter;
  const asksKind = definitionKey !== undefined && definitionKey !== '';
  const asksProcess =
    standsIn ||
    asksKind ||
    Boolean(risk) ||
    Boolean(keyword) ||
    sort?.startsWith('amount') === true ||
    sort?.startsWith('risk') === true;
  return sql`workflow_candidates c
    join workflow_tasks t on t.enterprise_id = c.enterprise_id and t.id = c.task_id
    ${asksProcess ? sql`join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id` : sql``}
    ${asksKind ? sql`join workflow_definitions d on d.enterprise_id = i.enterprise_id and d.id = i.definition_id` : sql``}`;
}

const riskRank = (sql: Sql): Fragment => sql`case i.risk when 'HIGH' then 0 when 'MEDIUM' then 1 else 2 end`;

function todoOrder(sql: Sql, sort: string | undefined): Fragment {
  switch (sort) {
    case 'createdAt,asc':
      return sql`t.id asc`;
    case 'dueAt,asc':
      return sql`t.due_at asc nulls last, t.id`;
    case 'dueAt,desc':
      return sql`t.due_at desc nulls last, t.id desc`;
    case 'amount,asc':
      return sql`i.amount asc nulls last, t.id`;
    case 'amount,desc':
      return sql`i.amount desc nulls last, t.id desc`;
    case 'risk,asc':
      return sql`${riskRank(sql)} desc, t.created_at, t.id`;
    case 'risk,desc':
      return sql`${riskRank(sql)}, t.created_at, t.id`;
    default:
      return sql`t.id desc`;
  }
}

/**
 * The page is found first and dressed afterwards: words and names are made for twenty rows, not for all. The order is written twice, because a
 * number for the place would have to be given to every row before the page is cut.
 */
export function selectTodo(sql: Sql, filter: TaskFilter & { standsIn: boolean }, paging: Paging): Promise<TaskRow[]> {
  return sql<TaskRow[]>`
    select ${columns(sql)}, case when page.user_id = ${filter.userId} then null else ${person(sql, 'h')} end as "onBehalfOf"
    from (
      select c.enterprise_id, c.task_id, c.user_id from ${todoTables(sql, filter, paging.sort)} where ${todoWhere(sql, filter, filter.standsIn)}
      order by ${todoOrder(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}) page
    join workflow_tasks t on t.enterprise_id = page.enterprise_id and t.id = page.task_id
    join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id ${instanceTables(sql)}
    join users h on h.enterprise_id = page.enterprise_id and h.id = page.user_id
    order by ${todoOrder(sql, paging.sort)}`;
}

export async function countTodo(
  sql: Sql,
  filter: TaskFilter & { standsIn: boolean },
): Promise<{ total: number; late: number }> {
  const [row] = await sql<[{ total: number; late: number }]>`
    select count(*)::int as total, (count(*) filter (where t.due_at <= now()))::int as late
    from ${todoTables(sql, filter)} where ${todoWhere(sql, filter, filter.standsIn)}`;
  return row;
}

/** What was filled in, of each process. */
export async function selectForms(
  sql: Sql,
  instanceIds: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await sql<{ id: string; form: Record<string, unknown> }[]>`
    select i.id, i.form from workflow_instances i where i.enterprise_id = app.enterprise_id() and i.id = any(${instanceIds as string[]}::bigint[])`;
  return new Map(rows.map(({ id, form }) => [id, form]));
}

export interface DoneFilter {
  readonly userId: string;
  readonly keyword?: string | undefined;
  readonly definitionKey?: string | undefined;
  readonly state?: readonly TaskState[] | undefined;
}

export type DoneRow = TaskRow & { comment: string; decidedAt: Date; mayWithdraw: boolean };

const doneWhere = (sql: Sql, filter: DoneFilter): Fragment =>
  allOf(sql, [
    sql`t.enterprise_id = app.enterprise_id() and t.decided_by = ${filter.userId}`,
    filter.definitionKey ? sql`d.key = ${filter.definitionKey}` : undefined,
    filter.state?.length ? sql`t.state = any(${[...filter.state]})` : undefined,
    filter.keyword ? sql`i.title ilike ${anywhere(filter.keyword)}` : undefined,
  ]);

const doneTables = (sql: Sql): Fragment => sql`workflow_tasks t
  join workflow_instances i on i.enterprise_id = t.enterprise_id and i.id = t.instance_id ${instanceTables(sql)}`;

export function selectDone(sql: Sql, filter: DoneFilter, paging: Paging): Promise<DoneRow[]> {
  const order = paging.sort === 'decidedAt,asc' ? sql`t.decided_at asc, t.id asc` : sql`t.decided_at desc, t.id desc`;
  return sql<DoneRow[]>`
    select ${columns(sql)}, t.comment, t.decided_at as "decidedAt", case when b.id is null then null else ${person(sql, 'b')} end as "onBehalfOf",
      i.state = 'RUNNING' and t.state = 'APPROVED' and t.kind = 'NORMAL' and not t.is_stale and not exists (
        select from workflow_tasks o where o.enterprise_id = t.enterprise_id and o.instance_id = t.instance_id and o.id <> t.id
          and o.decided_at >= t.decided_at) as "mayWithdraw"
    from ${doneTables(sql)} left join users b on b.enterprise_id = t.enterprise_id and b.id = t.on_behalf_of
    where ${doneWhere(sql, filter)} order by ${order} limit ${paging.size} offset ${paging.page * paging.size}`;
}

export async function countDone(sql: Sql, filter: DoneFilter): Promise<number> {
  const [row] = await sql<
    [{ total: number }]
  >`select count(*)::int as total from ${doneTables(sql)} where ${doneWhere(sql, filter)}`;
  return row.total;
}
