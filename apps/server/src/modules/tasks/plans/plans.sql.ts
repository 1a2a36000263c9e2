// What a plan shows: visits and tasks by day, target doctors without either, the week that is copied (specification 2.3, task/myPlan).
import type { PlannedTask, PlannedVisit, UnplannedDoctor } from '@yijian/contract/tasks';
import { named, type Sql } from '../../../platform/db/index.ts';
import { doctorNames } from '../../doctors/index.ts';
import { shownTitle } from '../lists/tasks-list.sql.ts';
import type { TaskViewer } from '../lists/tasks-scope.sql.ts';

export interface PlanReading extends TaskViewer {
  readonly language: 'zh' | 'en';
  /** Whose plan. */
  readonly userId: string;
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

export async function selectPlannedTasks(sql: Sql, reading: PlanReading, { from, to }: Days): Promise<PlannedTask[]> {
  return sql<PlannedTask[]>`
    select t.id::text as id, ${shownTitle(sql, reading)} as title, t.type, t.state, t.priority, t.important, t.due_on::text as "dueOn",
      case when d.id is null then null else ${named(sql, reading.language, 'd')} end as "doctorName", t.version, t.is_open as "isMovable"
    from tasks t left join doctors d on d.enterprise_id = t.enterprise_id and d.id = t.doctor_id
    where t.assignee_id = ${reading.userId} and t.state <> 'CLOSED' and t.due_on between ${from}::date and ${to}::date
    order by t.due_on, t.is_open desc, array_position(array['HIGH', 'NORMAL', 'LOW'], t.priority), t.id
    limit 1000`;
}

type VisitRow = Omit<PlannedVisit, 'startsAt'> & { startsAt: Date };

export async function selectPlannedVisits(sql: Sql, reading: PlanReading, { from, to }: Days): Promise<VisitRow[]> {
  const names = doctorNames(sql, reading.language);
  return sql<VisitRow[]>`
    select v.id::text as id, v.state, v.visit_type as "visitType", v.starts_at as "startsAt", v.doctor_id::text as "doctorId",
      ${names.doctor} as "doctorName", ${names.hospital} as "hospitalName", v.version,
      v.state = 'PLANNED' and v.user_id = ${reading.viewer.id} as "isMovable"
    from visits v
    join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
    where v.user_id = ${reading.userId} and v.state <> 'CANCELLED'
      and v.starts_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and v.starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    order by v.starts_at, v.id
    limit 1000`;
}

type DoctorRow = Omit<UnplannedDoctor, 'lastVisitAt'> & { lastVisitAt: Date | null };

/** Doctors of the first two tiers whom the user looks after and has neither a visit planned nor a task to visit, longest unvisited first. */
export async function selectUnplannedDoctors(sql: Sql, reading: PlanReading, at: Date): Promise<DoctorRow[]> {
  const names = doctorNames(sql, reading.language);
  return sql<DoctorRow[]>`
    select d.id::text as id, ${names.doctor} as name, ${names.title} as title, d.tier, d.hospital_id::text as "hospitalId",
      ${names.hospital} as "hospitalName", ${names.department} as department, d.last_visit_at as "lastVisitAt"
    from doctor_owners o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled and d.tier in ('A', 'B')
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    where o.user_id = ${reading.userId}
      and not exists (select from visits v where v.doctor_id = d.id and v.user_id = o.user_id and v.state = 'PLANNED' and v.starts_at >= ${at})
      and not exists (select from tasks k where k.doctor_id = d.id and k.assignee_id = o.user_id and k.is_open and k.type = 'VISIT')
    order by d.last_visit_at asc nulls first, d.tier, d.id
    limit 30`;
}

export interface CopiedVisit {
  readonly doctorId: string;
  readonly visitType: string;
  readonly visitPurposes: string[];
  readonly startsAt: Date;
  /** Whether the same visit stands in the other week already. */
  readonly isThere: boolean;
}

/** The visits of a week as they would stand `days` later. */
export async function selectWeekVisits(
  sql: Sql,
  userId: string,
  { from, days }: { from: string; days: number },
): Promise<CopiedVisit[]> {
  return sql<CopiedVisit[]>`
    select v.doctor_id as "doctorId", v.visit_type as "visitType", v.visit_purposes as "visitPurposes",
      v.starts_at + make_interval(days => ${days}) as "startsAt",
      exists (select from visits w where w.user_id = v.user_id and w.doctor_id = v.doctor_id and w.state <> 'CANCELLED'
        and w.starts_at = v.starts_at + make_interval(days => ${days})) as "isThere"
    from visits v
    where v.user_id = ${userId} and v.state <> 'CANCELLED'
      and v.starts_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and v.starts_at < (${from}::date + 7)::timestamp at time zone 'Asia/Shanghai'
    order by v.starts_at, v.id
    limit 200`;
}

export interface CopiedTask {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly priority: 'HIGH' | 'NORMAL' | 'LOW';
  readonly important: boolean;
  readonly dueOn: string;
  readonly doctorIds: string[];
  readonly hospitalId: string | null;
  readonly notes: string;
  readonly checklist: { text: string; isDone: boolean }[];
}

/** What a user planned for a week as it would stand `days` later; tasks of rules and events belong to their cause alone. */
export async function selectWeekTasks(
  sql: Sql,
  userId: string,
  { from, days }: { from: string; days: number },
): Promise<CopiedTask[]> {
  return sql<CopiedTask[]>`
    select t.id, t.title, t.type, t.priority, t.important, (t.due_on + ${days}::int)::text as "dueOn", t.doctor_ids::text[] as "doctorIds",
      t.hospital_id as "hospitalId", t.notes, t.checklist
    from tasks t
    where t.assignee_id = ${userId} and t.state <> 'CLOSED' and t.source in ('MANUAL', 'PLAN')
      and t.due_on >= ${from}::date and t.due_on < ${from}::date + 7
    order by t.due_on, t.id
    limit 200`;
}
