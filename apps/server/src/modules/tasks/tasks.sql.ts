// Statements that write tasks, their watchers and their log.
import type { ChecklistItem, NewTask, TaskAct, TaskPriority, TaskSource, TaskState } from '@yijian/contract/tasks';
import { json, type Sql } from '../../platform/db/index.ts';
import { taskScope, type TaskViewer } from './lists/tasks-scope.sql.ts';

export interface StoredTask {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly priority: TaskPriority;
  readonly important: boolean;
  readonly notes: string;
  readonly state: TaskState;
  readonly version: number;
  readonly assigneeId: string;
  readonly creatorId: string | null;
  readonly organizationId: string | null;
  readonly isMedical: boolean;
  readonly shiftedFromId: string | null;
  readonly shiftedAt: Date | null;
  readonly stateSince: Date;
  readonly startOn: string | null;
  readonly dueOn: string;
  readonly checklist: ChecklistItem[];
  readonly doctorIds: string[];
  readonly hospitalId: string | null;
  readonly visitId: string | null;
}

/** Those of the tasks that the viewer sees, locked in the order of their ids until the transaction ends. */
export async function selectTasksForUpdate(
  sql: Sql,
  viewer: TaskViewer,
  ids: readonly string[],
): Promise<StoredTask[]> {
  return sql<StoredTask[]>`
    select t.id, t.title, t.type, t.priority, t.important, t.notes, t.state, t.version, t.assignee_id as "assigneeId", t.creator_id as "creatorId", t.organization_id as "organizationId",
      t.is_medical as "isMedical", t.shifted_from_id as "shiftedFromId", t.shifted_at as "shiftedAt", t.state_since as "stateSince",
      t.start_on as "startOn", t.due_on as "dueOn", t.checklist, t.doctor_ids::text[] as "doctorIds",
      t.hospital_id as "hospitalId", t.visit_id as "visitId"
    from tasks t
    where t.id = any(${ids as string[]}::bigint[]) and ${taskScope(sql, viewer)}
    order by t.id
    for update of t`;
}

export interface TaskOrigin {
  readonly assigneeId: string;
  readonly creatorId: string | null;
  readonly source: TaskSource;
  /** Makes a second one impossible. */
  readonly key?: string;
  /** Empty where the title reads the same in both languages. */
  readonly enTitle?: string;
  readonly at: Date;
}

type Draft = Omit<NewTask, 'assigneeId' | 'watcherIds'>;

/** The new task; undefined when there is one of this key already. */
export async function insertTask(
  sql: Sql,
  origin: TaskOrigin,
  draft: Draft,
): Promise<{ id: string; version: number } | undefined> {
  const [row] = await sql<{ id: string; version: number }[]>`
    insert into tasks (title, en_title, type, priority, important, start_on, due_on, assignee_id, organization_id, creator_id, doctor_ids, hospital_id,
      visit_id, source, source_key, notes, checklist, is_medical, state_since)
    select ${draft.title}, ${origin.enTitle ?? ''}, ${draft.type}, ${draft.priority}, ${draft.important}, ${draft.startOn ?? null}::date, ${draft.dueOn}::date, u.id, u.organization_id,
      ${origin.creatorId}::bigint, ${draft.doctorIds}::bigint[], ${draft.hospitalId ?? null}::bigint, ${draft.visitId ?? null}::bigint, ${origin.source},
      ${origin.key ?? null}::text, ${draft.notes}, ${json(sql, draft.checklist)}, ${isMedical(sql)}, ${origin.at}
    from users u where u.id = ${origin.assigneeId}
    on conflict (enterprise_id, source_key) where source_key is not null do nothing
    returning id, version`;
  return row;
}

/** Whether the user `u` belongs to medical affairs. */
const isMedical = (sql: Sql) => sql`exists (select from user_roles ur
  join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id where ur.user_id = u.id and r.code = 'MAF')`;

export async function updateTask(sql: Sql, id: string, draft: Draft): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update tasks set title = ${draft.title}, en_title = case when title = ${draft.title} then en_title else '' end, type = ${draft.type}, priority = ${draft.priority}, important = ${draft.important},
      start_on = ${draft.startOn ?? null}, due_on = ${draft.dueOn}, doctor_ids = ${draft.doctorIds}::bigint[], hospital_id = ${draft.hospitalId ?? null},
      visit_id = ${draft.visitId ?? null}, notes = ${draft.notes}, checklist = ${json(sql, draft.checklist)}, version = version + 1, updated_at = now()
    where id = ${id}
    returning version`;
  return row.version;
}

/** Moves the due day; a first day moves along. */
export async function updateDue(sql: Sql, id: string, dueOn: string): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update tasks set start_on = start_on + (${dueOn}::date - due_on), due_on = ${dueOn}, version = version + 1, updated_at = now()
    where id = ${id}
    returning version`;
  return row.version;
}

export async function updateChecklist(sql: Sql, id: string, checklist: readonly ChecklistItem[]): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update tasks set checklist = ${json(sql, checklist)}, version = version + 1, updated_at = now() where id = ${id} returning version`;
  return row.version;
}

/** Brings tasks into a state; `words` is the outcome of what is completed and the reason of what is closed. */
export async function updateStates(
  sql: Sql,
  ids: readonly string[],
  { state, at, words }: { state: TaskState; at: Date; words?: string },
): Promise<void> {
  await sql`
    update tasks set state = ${state}, state_since = ${at}, completed_at = ${state === 'COMPLETED' ? at : null},
      outcome = ${state === 'COMPLETED' ? (words ?? '') : sql`outcome`}, close_reason = ${state === 'CLOSED' ? (words ?? '') : ''},
      version = version + 1, updated_at = now()
    where id = any(${ids as string[]}::bigint[])`;
}

/** Gives tasks to another, to do; `from` is kept so that the receiver may refuse, null for one that came back. */
export async function updateAssignee(
  sql: Sql,
  ids: readonly string[],
  { to, isRefusable, at }: { to: string; isRefusable: boolean; at: Date },
): Promise<void> {
  await sql`
    update tasks t set state = 'TODO', state_since = ${at}, shifted_from_id = ${isRefusable ? sql`t.assignee_id` : null},
      shifted_at = ${isRefusable ? at : null}, assignee_id = u.id, organization_id = u.organization_id, is_medical = ${isMedical(sql)},
      version = t.version + 1, updated_at = now()
    from users u
    where t.id = any(${ids as string[]}::bigint[]) and u.id = ${to} and u.enterprise_id = t.enterprise_id`;
}

export interface LogLine {
  readonly taskId: string;
  readonly act: TaskAct;
  readonly userId: string | null;
  readonly fromState: TaskState | null;
  readonly toState: TaskState;
  readonly secondsInState: number | null;
  readonly fromUserId?: string;
  readonly toUserId?: string;
  readonly fromDueOn?: string;
  readonly toDueOn?: string;
  readonly reason: string;
}

export async function insertLog(sql: Sql, at: Date, lines: readonly LogLine[]): Promise<void> {
  const rows = lines.map((line) => ({
    at,
    task_id: line.taskId,
    act: line.act,
    user_id: line.userId,
    from_state: line.fromState,
    to_state: line.toState,
    seconds_in_state: line.secondsInState,
    from_user_id: line.fromUserId ?? null,
    to_user_id: line.toUserId ?? null,
    from_due_on: line.fromDueOn ?? null,
    to_due_on: line.toDueOn ?? null,
    reason: line.reason,
  }));
  await sql`insert into task_log ${sql(rows)}`;
}

export async function replaceWatchers(sql: Sql, taskId: string, userIds: readonly string[]): Promise<void> {
  await sql`delete from task_watchers where task_id = ${taskId} and user_id <> all(${userIds as string[]}::bigint[])`;
  await sql`
    insert into task_watchers (task_id, user_id) select ${taskId}, w from unnest(${userIds as string[]}::bigint[]) w
    on conflict (enterprise_id, user_id, task_id) do nothing`;
}

export async function insertWatcher(sql: Sql, taskId: string, userId: string): Promise<void> {
  await sql`insert into task_watchers (task_id, user_id) values (${taskId}, ${userId}) on conflict (enterprise_id, user_id, task_id) do nothing`;
}

export async function deleteWatcher(sql: Sql, taskId: string, userId: string): Promise<void> {
  await sql`delete from task_watchers where task_id = ${taskId} and user_id = ${userId}`;
}

/** Which of the named watchers are no staff here. */
export async function selectUnknownStaff(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select w::text as id from unnest(${ids as string[]}::bigint[]) w
    where not exists (select from users u where u.id = w and u.is_enabled and u.user_type = 'STAFF')`;
  return rows.map((row) => row.id);
}

export interface NextTask {
  readonly doctorId: string;
  readonly title: string | null;
  readonly enTitle: string | null;
  readonly due: string | null;
}

/** Of each doctor the open task that is due first; what medical affairs or a visitor wrote is not told in its words. */
export async function selectNextTasks(sql: Sql, doctorIds: readonly string[]): Promise<NextTask[]> {
  return sql<NextTask[]>`
    select d::text as "doctorId", n.title, n."enTitle", n.due::text as due
    from unnest(${doctorIds as string[]}::bigint[]) d
    left join lateral (
      select case when t.source = 'VISIT' then '拜访后跟进' else t.title end as title,
        case when t.source = 'VISIT' then 'Follow up the visit' else nullif(t.en_title, '') end as "enTitle", t.due_on as due
      from tasks t where t.doctor_id = d and t.is_open and not t.is_medical order by t.due_on, t.id limit 1) n on true`;
}
