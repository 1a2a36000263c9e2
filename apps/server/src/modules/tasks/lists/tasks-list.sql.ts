// How tasks are read: one filter for the list and the count, the numbers of the tabs, one task, its log (specification 7.5).
import { COUNTED_UP_TO, type TaskFilter, type TaskListName, type TaskNumbers } from '@yijian/contract/tasks';
import { allOf, governed, named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { doctorNameCondition } from '../../doctors/index.ts';
import { listScope, type TaskViewer } from './tasks-scope.sql.ts';

export interface TaskReading extends TaskViewer {
  readonly filter: TaskFilter;
  readonly language: 'zh' | 'en';
  /** YYYY-MM-DD in Asia/Shanghai. */
  readonly today: string;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

/** A next step of a visit is what the visitor wrote: its reader needs the right to it, unless it is the reader's own. */
export function shownTitle(sql: Sql, { viewer, language }: TaskViewer & { readonly language: 'zh' | 'en' }): Fragment {
  const title = language === 'zh' ? sql`t.title` : sql`coalesce(nullif(t.en_title, ''), t.title)`;
  const shown = governed(sql, viewer, 'visit.nextStep', title, sql`'—'`);
  if (shown === title) return title;
  return sql`case when t.source = 'VISIT' and t.assignee_id <> ${viewer.id} then ${shown} else ${title} end`;
}

/** One of the tabs: open and due today, later, before. */
export function inList(sql: Sql, list: TaskListName, today: string): Fragment | undefined {
  if (list === 'today') return sql`t.is_open and t.due_on = ${today}::date`;
  if (list === 'after') return sql`t.is_open and t.due_on > ${today}::date`;
  if (list === 'expired') return sql`t.is_open and t.due_on < ${today}::date`;
  return undefined;
}

function where(sql: Sql, reading: TaskReading): Fragment {
  const { filter, today } = reading;
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values === undefined || values.length === 0 ? undefined : sql`${column} = any(${values as string[]})`;
  return allOf(sql, [
    listScope(sql, reading, filter.whose),
    inList(sql, filter.list, today),
    filter.keyword ? keywordCondition(sql, reading, filter.keyword) : undefined,
    among(sql`t.state`, filter.state),
    among(sql`t.type`, filter.type),
    among(sql`t.priority`, filter.priority),
    among(sql`t.source`, filter.source),
    filter.important === undefined ? undefined : sql`t.important = ${filter.important}`,
    filter.late === true ? inList(sql, 'expired', today) : undefined,
    filter.late === false ? sql`not (t.is_open and t.due_on < ${today}::date)` : undefined,
    filter.assigneeId?.length ? sql`t.assignee_id = any(${filter.assigneeId}::bigint[])` : undefined,
    filter.doctorId === undefined ? undefined : sql`t.doctor_id = ${filter.doctorId}`,
    filter.hospitalId === undefined ? undefined : sql`t.hospital_id = ${filter.hospitalId}`,
    filter.dueFrom === undefined ? undefined : sql`t.due_on >= ${filter.dueFrom}::date`,
    filter.dueTo === undefined ? undefined : sql`t.due_on <= ${filter.dueTo}::date`,
  ]);
}

/** A name may be that of more doctors than there are tasks: each task asks for its own doctor, unless they are those of all. */
function keywordCondition(sql: Sql, reading: TaskReading, keyword: string): Fragment {
  const isNamed = doctorNameCondition(sql, keyword);
  const ofAll = reading.filter.whose === 'team' && reading.viewer.dataRange === 'ALL';
  return sql`(strpos(lower(${shownTitle(sql, reading)}), lower(${keyword})) > 0 or ${
    ofAll
      ? sql`t.doctor_id in (select d.id from doctors d where ${isNamed})`
      : sql`(select ${isNamed} from doctors d where d.enterprise_id = t.enterprise_id and d.id = t.doctor_id)`
  })`;
}

const orders: Readonly<Record<string, string>> = {
  dueOn: 'due_on',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field = 'dueOn', direction = 'asc'] = (sort ?? 'dueOn,asc').split(',');
  const column =
    field === 'priority'
      ? sql`array_position(array['HIGH', 'NORMAL', 'LOW'], t.priority)`
      : sql`${sql(`t.${orders[field] ?? 'due_on'}`)}`;
  return direction === 'asc' ? sql`${column} asc, t.id asc` : sql`${column} desc, t.id desc`;
}

/** The columns every shown task has. */
export function taskColumns(sql: Sql, reading: Omit<TaskReading, 'filter'>): Fragment {
  const { language, today } = reading;
  return sql`t.id::text as id, ${shownTitle(sql, reading)} as title, t.type, t.state,
    case when t.is_open then t.due_on < ${today}::date
      when t.completed_at is not null then (t.completed_at at time zone 'Asia/Shanghai')::date > t.due_on else false end as "isLate",
    t.priority, t.important, t.start_on as "startOn", t.due_on as "dueOn",
    t.assignee_id::text as "assigneeId", ${namedUser(sql, language, 'u')} as "assigneeName",
    t.creator_id::text as "creatorId", case when c.id is null then null else ${namedUser(sql, language, 'c')} end as "creatorName", t.source,
    t.doctor_id::text as "doctorId", case when d.id is null then null else ${named(sql, language, 'd')} end as "doctorName",
    cardinality(t.doctor_ids) as "doctorCount",
    h.id::text as "hospitalId", case when h.id is null then null else ${named(sql, language, 'h')} end as "hospitalName",
    (select count(*)::int from jsonb_array_elements(t.checklist) i where (i ->> 'isDone')::boolean) as checked,
    jsonb_array_length(t.checklist) as checkable, t.version, t.updated_at as "updatedAt"`;
}

/** The hospital of a task is the one it names, or that of its doctor. */
export const taskJoins = (sql: Sql): Fragment => sql`
  join users u on u.id = t.assignee_id and u.enterprise_id = t.enterprise_id
  left join users c on c.id = t.creator_id and c.enterprise_id = t.enterprise_id
  left join doctors d on d.id = t.doctor_id and d.enterprise_id = t.enterprise_id
  left join hospitals h on h.id = coalesce(t.hospital_id, d.hospital_id) and h.enterprise_id = t.enterprise_id`;

/** One page of tasks as JSON text: the rows are found first, their names joined to these alone. */
export async function selectTaskPage(sql: Sql, reading: TaskReading, paging: Paging): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${taskColumns(sql, reading)}
      from (
        select t.* from tasks t
        where ${where(sql, reading)}
        order by ${order(sql, paging.sort)}
        limit ${paging.size} offset ${paging.page * paging.size}
      ) t ${taskJoins(sql)}
      order by ${order(sql, paging.sort)}
    ) page`;
  return row;
}

export async function selectTaskCount(sql: Sql, reading: TaskReading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from tasks t where ${where(sql, reading)}`;
  return row.count;
}

/** Every number of the tabs, each read from an index up to a bound. */
export async function selectTaskNumbers(
  sql: Sql,
  reading: Omit<TaskReading, 'filter'> & { filter: Pick<TaskFilter, 'whose' | 'assigneeId'> },
): Promise<TaskNumbers> {
  const { filter, today } = reading;
  const scope = allOf(sql, [
    listScope(sql, reading, filter.whose),
    filter.assigneeId?.length ? sql`t.assignee_id = any(${filter.assigneeId}::bigint[])` : undefined,
  ]);
  const counted = (condition: Fragment = sql`true`): Fragment =>
    sql`(select count(*)::int from (select from tasks t where ${scope} and ${condition} limit ${COUNTED_UP_TO}) found)`;
  const [row] = await sql<[TaskNumbers]>`
    select ${counted()} as "all", ${counted(inList(sql, 'today', today))} as today, ${counted(inList(sql, 'after', today))} as after,
      ${counted(inList(sql, 'expired', today))} as expired, ${counted(sql`t.is_open and t.state = 'TODO'`)} as todo,
      ${counted(sql`t.is_open and t.state = 'IN_PROGRESS'`)} as "inProgress",
      ${counted(sql`not t.is_open and t.state = 'COMPLETED'`)} as completed, ${counted(sql`not t.is_open and t.state = 'CLOSED'`)} as closed,
      ${counted(sql`t.is_open and t.important`)} as important`;
  return row;
}
