// One task with everything that is shown of it, its log, and the colleagues a task may be given to (specification 2.3, taskRecordDetail).
import type { TaskLogEntry, TaskMember, TaskState } from '@yijian/contract/tasks';
import { named, namedUser, type Sql } from '../../../platform/db/index.ts';
import { taskColumns, taskJoins, type TaskReading } from './tasks-list.sql.ts';
import { taskScope } from './tasks-scope.sql.ts';

type Reading = Omit<TaskReading, 'filter'>;

export interface RecordText {
  readonly text: string;
  readonly state: TaskState;
  readonly assigneeId: string;
  readonly creatorId: string | null;
  readonly organizationId: string | null;
  readonly isMedical: boolean;
  readonly shiftedFromId: string | null;
  readonly shiftedAt: Date | null;
}

/** One task in the viewer's range as JSON text, and the facts that decide what may be done with it. */
export async function selectTaskRecord(sql: Sql, reading: Reading, id: string): Promise<RecordText | undefined> {
  const { language, viewer } = reading;
  const [row] = await sql<RecordText[]>`
    select to_json(task)::text as text, facts.state, facts.assignee_id as "assigneeId", facts.creator_id as "creatorId",
      facts.organization_id as "organizationId", facts.is_medical as "isMedical", facts.shifted_from_id as "shiftedFromId", facts.shifted_at as "shiftedAt"
    from (
      select ${taskColumns(sql, reading)}, t.hospital_id::text as "namedHospitalId", t.notes, t.checklist, t.outcome, t.close_reason as "closeReason",
        coalesce((select json_agg(json_build_object('id', o.id::text, 'name', ${named(sql, language, 'o')}) order by array_position(t.doctor_ids, o.id))
          from doctors o where o.id = any(t.doctor_ids)), '[]') as doctors,
        coalesce((select json_agg(json_build_object('id', o.id::text, 'name', ${namedUser(sql, language, 'o')}) order by w.id)
          from task_watchers w join users o on o.enterprise_id = w.enterprise_id and o.id = w.user_id where w.task_id = t.id), '[]') as watchers,
        exists (select from task_watchers w where w.task_id = t.id and w.user_id = ${viewer.id}) as "isWatched",
        (select json_build_object('id', v.id::text, 'startsAt', v.starts_at, 'state', v.state, 'doctorName', ${named(sql, language, 'o')})
          from visits v join doctors o on o.enterprise_id = v.enterprise_id and o.id = v.doctor_id where v.id = t.visit_id) as visit,
        (select json_build_object('id', o.id::text, 'name', ${namedUser(sql, language, 'o')}) from users o where o.id = t.shifted_from_id) as "shiftedFrom",
        t.completed_at as "completedAt", t.created_at as "createdAt"
      from tasks t ${taskJoins(sql)}
      where t.id = ${id} and ${taskScope(sql, reading)}
    ) task join tasks facts on facts.enterprise_id = app.enterprise_id() and facts.id = task.id::bigint`;
  return row;
}

type LogRow = Omit<TaskLogEntry, 'at'> & { at: Date };

/** Everything that happened to a task, oldest first. */
export async function selectTaskLog(sql: Sql, id: string, language: 'zh' | 'en'): Promise<LogRow[]> {
  const nameOf = (column: string) =>
    sql`(select ${namedUser(sql, language, 'o')} from users o where o.id = ${sql(column)})`;
  return sql<LogRow[]>`
    select l.id::text as id, l.at, l.act, l.user_id::text as "userId", ${nameOf('l.user_id')} as "userName",
      l.from_state as "fromState", l.to_state as "toState", l.seconds_in_state as "secondsInState",
      ${nameOf('l.from_user_id')} as "fromUserName", ${nameOf('l.to_user_id')} as "toUserName",
      l.from_due_on::text as "fromDueOn", l.to_due_on::text as "toDueOn", l.reason
    from task_log l where l.task_id = ${id} order by l.id limit 500`;
}

export interface MemberScope {
  readonly userId: string;
  /** Sees the tasks of everyone. */
  readonly everyone: boolean;
  /** The own organisation and those below. */
  readonly organizationIds: readonly string[];
  /** Whether the members are the user's team, or only colleagues of the same organisation. */
  readonly leads: boolean;
}

/** Staff of the organisations, the user first. `id` asks for one of them. */
export async function selectMembers(
  sql: Sql,
  { scope, language, id }: { scope: MemberScope; language: 'zh' | 'en'; id?: string },
): Promise<TaskMember[]> {
  return sql<TaskMember[]>`
    select u.id::text as id, ${namedUser(sql, language, 'u')} as name,
      case when o.id is null then '' else ${named(sql, language, 'o')} end as "organizationName",
      ${scope.leads} and u.id <> ${scope.userId} as "isTeam"
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where u.is_enabled and u.user_type = 'STAFF'
      and (u.id = ${scope.userId} or ${scope.everyone} or u.organization_id = any(${scope.organizationIds as string[]}::bigint[]))
      ${id === undefined ? sql`` : sql`and u.id = ${id}`}
    order by u.id <> ${scope.userId}, o.grade nulls last, o.sort, u.id
    limit 2000`;
}

/** Open tasks of one user about a doctor, the first due first. */
export async function selectOpenTasks(
  sql: Sql,
  { userId, doctorId, language }: { userId: string; doctorId: string; language: 'zh' | 'en' },
): Promise<{ id: string; title: string; dueOn: string }[]> {
  const title = language === 'en' ? sql`coalesce(nullif(t.en_title, ''), t.title)` : sql`t.title`;
  return sql<{ id: string; title: string; dueOn: string }[]>`
    select t.id::text as id, ${title} as title, t.due_on::text as "dueOn" from tasks t
    where t.assignee_id = ${userId} and t.is_open and t.doctor_ids @> array[${doctorId}::bigint]
    order by t.due_on, t.id limit 5`;
}
