// Statements over runs by the clock, files in and out, and the figures behind the lights.
import type { FileRun, FileRunQuery, Run, RunQuery, ScheduleRow } from '@yijian/contract/job-runs';
import { allOf, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';

export type ScheduleFound = Omit<ScheduleRow, 'lastStartedAt'> & { readonly lastStartedAt: Date | null };

/** Every schedule of the house with the enterprise's own last run. */
export async function selectSchedules(sql: Sql): Promise<ScheduleFound[]> {
  return sql<ScheduleFound[]>`
    select s.name, s.cron, s.last_state as "turnState", r.started_at as "lastStartedAt", left(r.error, 300) as "lastError",
      (extract(epoch from r.finished_at - r.started_at) * 1000)::int as "lastMilliseconds",
      coalesce(day.runs, 0)::int as "runsToday", coalesce(day.failed, 0)::int as "failedToday"
    from app.job_schedules() s
    left join lateral (
      select * from job_runs r where r.enterprise_id = app.enterprise_id() and r.name = s.name order by r.started_at desc limit 1) r on true
    left join lateral (
      select count(*) as runs, count(error) as failed from job_runs d
      where d.enterprise_id = app.enterprise_id() and d.name = s.name and d.started_at > now() - interval '24 hours') day on true
    order by s.name`;
}

const where = (sql: Sql, query: RunQuery): Fragment =>
  allOf(sql, [
    sql`r.enterprise_id = app.enterprise_id()`,
    query.name === undefined || query.name === '' ? undefined : sql`r.name = ${query.name}`,
    query.failed === true ? sql`r.error is not null` : undefined,
  ]);

export type RunRow = Omit<Run, 'startedAt'> & { readonly startedAt: Date };

export async function selectRuns(sql: Sql, query: RunQuery): Promise<RunRow[]> {
  return sql<RunRow[]>`
    select r.id, r.name, r.started_at as "startedAt", left(r.error, 300) as error,
      (extract(epoch from r.finished_at - r.started_at) * 1000)::int as milliseconds
    from job_runs r where ${where(sql, query)}
    order by r.started_at desc, r.id desc limit ${query.size} offset ${query.page * query.size}`;
}

export async function countRuns(sql: Sql, query: RunQuery): Promise<number> {
  const [row] = await sql<
    { total: number }[]
  >`select count(*)::int as total from job_runs r where ${where(sql, query)}`;
  return row!.total;
}

export type FileRunRow = Omit<FileRun, 'at'> & { readonly at: Date };

export async function selectFiles(sql: Sql, query: FileRunQuery, language: 'zh' | 'en'): Promise<FileRunRow[]> {
  return sql<FileRunRow[]>`
    select f.*, ${namedUser(sql, language, 'u')} as "userName" from (
      select id, 'IN' as direction, model as what, file_name as "fileName", state, row_count as rows, user_id, created_at as at
      from import_batches where enterprise_id = app.enterprise_id()
      union all
      select id, 'OUT', resource, file_name, outcome, row_count, user_id, at from export_log where enterprise_id = app.enterprise_id()
    ) f join users u on u.id = f.user_id
    order by f.at desc, f.id desc limit ${query.size} offset ${query.page * query.size}`;
}

export async function countFiles(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select ((select count(*) from import_batches) + (select count(*) from export_log))::int as total`;
  return row!.total;
}

export interface Figures {
  readonly failedDeliveries: number;
  readonly oldestWaiting: Date | null;
  readonly stuckImports: number;
  readonly failedImports: number;
  readonly failedExports: number;
  readonly unsealedSince: Date | null;
  readonly lastSeal: Date | null;
}

export async function selectFigures(sql: Sql): Promise<Figures> {
  const [row] = await sql<Figures[]>`
    select
      (select count(*)::int from outbox_events where failed_at is not null and cancelled_at is null) as "failedDeliveries",
      (select min(next_attempt_at) from outbox_events where dispatched_at is null and failed_at is null) as "oldestWaiting",
      (select count(*)::int from import_batches where state in ('VALIDATING', 'COMMITTING')
        and created_at < now() - interval '15 minutes') as "stuckImports",
      (select count(*)::int from import_batches where state = 'FAILED' and created_at > now() - interval '24 hours') as "failedImports",
      (select count(*)::int from export_log where outcome = 'FAILED' and at > now() - interval '24 hours') as "failedExports",
      (select min(at) from (select at from audit_log where id > coalesce((select max(to_id) from audit_seals), 0) order by id limit 1) first)
        as "unsealedSince",
      (select max(sealed_at) from audit_seals) as "lastSeal"`;
  return row!;
}
