// Lists of instances: one's own, copies, all of them, those that stand still.
import type { InstanceState, Person } from '@yijian/contract/workflows';
import { allOf, anywhere, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { SummaryEntry } from '../engine/rows.sql.ts';

export interface InstanceRow {
  id: string;
  definitionKey: string;
  definitionName: string;
  enDefinitionName: string;
  category: string;
  title: string;
  state: InstanceState;
  starter: Person;
  summary: SummaryEntry[];
  amount: string | null;
  risk: 'LOW' | 'MEDIUM' | 'HIGH';
  startedAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  versionId: string;
  /** Nodes as they were named when the tasks were opened, by their ids. */
  nodes: { id: string; name: string }[];
  waitingOn: Person[];
  trouble: string | null;
}

export interface InstanceFilter {
  readonly starterId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly keyword?: string | undefined;
  readonly state?: readonly InstanceState[] | undefined;
  readonly definitionKey?: string | undefined;
  readonly category?: string | undefined;
  /** Drafts are their starters' alone. */
  readonly withDrafts: boolean;
  readonly stuckOnly?: boolean;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

export const person = (sql: Sql, alias: string): Fragment =>
  sql`json_build_object('id', ${sql(alias)}.id::text, 'name', ${sql(alias)}.first_name, 'enName', ${sql(alias)}.en_name)`;

export const instanceColumns = (sql: Sql): Fragment => sql`
  i.id, d.key as "definitionKey", d.name as "definitionName", d.en_name as "enDefinitionName", d.category, i.title, i.state,
  ${person(sql, 's')} as starter, i.summary, i.amount::text as amount, i.risk, i.started_at as "startedAt", i.ended_at as "endedAt",
  i.created_at as "createdAt"`;

export const instanceTables = (sql: Sql): Fragment => sql`
  join workflow_definitions d on d.enterprise_id = i.enterprise_id and d.id = i.definition_id
  join users s on s.enterprise_id = i.enterprise_id and s.id = i.starter_id`;

const where = (sql: Sql, filter: InstanceFilter): Fragment =>
  allOf(sql, [
    sql`i.enterprise_id = app.enterprise_id()`,
    filter.withDrafts ? undefined : sql`i.state <> 'DRAFT'`,
    filter.ids === undefined ? undefined : sql`i.id = any(${[...filter.ids]}::bigint[])`,
    filter.starterId === undefined ? undefined : sql`i.starter_id = ${filter.starterId}`,
    filter.state?.length ? sql`i.state = any(${[...filter.state]})` : undefined,
    filter.definitionKey ? sql`d.key = ${filter.definitionKey}` : undefined,
    filter.category ? sql`d.category = ${filter.category}` : undefined,
    filter.keyword ? sql`i.title ilike ${anywhere(filter.keyword)}` : undefined,
    filter.stuckOnly === true ? stuck(sql) : undefined,
  ]);

/** Nothing moves it: trouble was noted, or none of those who could decide is in service. */
const stuck = (sql: Sql): Fragment => sql`i.state = 'RUNNING' and (i.trouble is not null or exists (
  select from workflow_tasks t where t.enterprise_id = i.enterprise_id and t.instance_id = i.id and t.state in ('OPEN', 'DELEGATED')
    and not exists (select from workflow_candidates c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
      where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open and u.is_enabled and u.may_log_in)))`;

const orders: Readonly<Record<string, string>> = { createdAt: 'created_at', startedAt: 'started_at', amount: 'amount' };

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field = 'createdAt', direction = 'desc'] = (sort ?? '').split(',');
  const name = orders[field] ?? 'created_at';
  // Ids grow with the time of creation, and an index holds them.
  if (name === 'created_at') return direction === 'asc' ? sql`i.id asc` : sql`i.id desc`;
  return direction === 'asc'
    ? sql`${sql(`i.${name}`)} asc nulls last, i.id`
    : sql`${sql(`i.${name}`)} desc nulls last, i.id desc`;
}

export function selectInstances(sql: Sql, filter: InstanceFilter, paging: Paging): Promise<InstanceRow[]> {
  return sql<InstanceRow[]>`
    select ${instanceColumns(sql)}, i.version_id::text as "versionId", i.trouble,
      coalesce((select json_agg(json_build_object('id', n.node_id, 'name', n.name)) from (
        select distinct t.node_id, t.name from workflow_tasks t where t.enterprise_id = i.enterprise_id and t.instance_id = i.id
          and t.state in ('OPEN', 'DELEGATED', 'SIGNING') order by 2) n), '[]') as nodes,
      coalesce((select json_agg(${person(sql, 'w')}) from (
        select distinct u.id, u.first_name, u.en_name from workflow_tasks t
        join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open
        join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
        where t.enterprise_id = i.enterprise_id and t.instance_id = i.id order by u.id limit 10) w), '[]') as "waitingOn"
    from workflow_instances i ${instanceTables(sql)}
    where ${where(sql, filter)} order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}`;
}

export async function countInstances(sql: Sql, filter: InstanceFilter): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from workflow_instances i ${instanceTables(sql)} where ${where(sql, filter)}`;
  return row.total;
}

export type CopyRow = Omit<InstanceRow, 'nodes' | 'versionId' | 'waitingOn' | 'trouble'> & {
  reason: string;
  sentBy: Person | null;
  sentAt: Date;
};

export function selectCopies(sql: Sql, userId: string, paging: Paging): Promise<CopyRow[]> {
  return sql<CopyRow[]>`
    select ${instanceColumns(sql)}, c.reason, case when b.id is null then null else ${person(sql, 'b')} end as "sentBy", c.created_at as "sentAt"
    from workflow_copies c
    join workflow_instances i on i.enterprise_id = c.enterprise_id and i.id = c.instance_id ${instanceTables(sql)}
    left join users b on b.enterprise_id = c.enterprise_id and b.id = c.sent_by
    where c.enterprise_id = app.enterprise_id() and c.user_id = ${userId}
    order by ${paging.sort === 'sentAt,asc' ? sql`c.id asc` : sql`c.id desc`} limit ${paging.size} offset ${paging.page * paging.size}`;
}

export async function countCopies(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from workflow_copies where enterprise_id = app.enterprise_id() and user_id = ${userId}`;
  return row.total;
}
