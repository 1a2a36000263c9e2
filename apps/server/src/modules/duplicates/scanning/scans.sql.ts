// Searches: asked for, claimed by one process, their progress and end.
import type { Scan } from '@yijian/contract/duplicates';
import { namedUser, type Sql } from '../../../platform/db/index.ts';
import type { ScanStep } from './blocks.sql.ts';

/** Undefined when one is waiting or running. */
export async function insertScan(sql: Sql, userId: string | null): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into duplicate_scans (requested_by) values (${userId})
    on conflict (enterprise_id) where state in ('QUEUED', 'RUNNING') do nothing returning id`;
  return row?.id;
}

export interface ClaimedScan {
  readonly id: string;
  readonly done: number;
  readonly plan: readonly ScanStep[] | null;
  readonly startedAt: Date | null;
}

/** The waiting search, or one whose process gave no sign of life for a minute; nobody else has it then. */
export async function claimScan(sql: Sql): Promise<ClaimedScan | undefined> {
  const [row] = await sql<ClaimedScan[]>`
    update duplicate_scans s set state = 'RUNNING', beat_at = clock_timestamp(), started_at = coalesce(s.started_at, clock_timestamp())
    where s.enterprise_id = app.enterprise_id() and s.id = (
      select n.id from duplicate_scans n where n.enterprise_id = app.enterprise_id()
        and (n.state = 'QUEUED' or (n.state = 'RUNNING' and n.beat_at < clock_timestamp() - interval '1 minute'))
      order by n.id limit 1 for update skip locked)
    returning s.id, s.done, s.plan, s.started_at as "startedAt"`;
  return row;
}

export async function updatePlan(
  sql: Sql,
  id: string,
  { steps, doctors }: { steps: readonly ScanStep[]; doctors: number },
): Promise<void> {
  await sql`
    update duplicate_scans set plan = ${sql.json(steps)}, total = ${steps.length}, doctors = ${doctors}, done = 0, found = 0, merged = 0
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** False when the search was stopped. */
export async function updateProgress(
  sql: Sql,
  id: string,
  { done, merged }: { done: number; merged: number },
): Promise<boolean> {
  const { count } = await sql`
    update duplicate_scans set done = ${done}, merged = merged + ${merged}, beat_at = clock_timestamp()
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
  return count > 0;
}

/** Lets go of a search under way, so that the next look takes it up again. */
export async function releaseScan(sql: Sql, id: string): Promise<void> {
  await sql`
    update duplicate_scans set beat_at = '-infinity' where enterprise_id = app.enterprise_id() and id = ${id} and state = 'RUNNING'`;
}

export async function updateEnd(
  sql: Sql,
  id: string,
  { state, error }: { state: 'DONE' | 'FAILED'; error: string | null },
): Promise<void> {
  await sql`
    update duplicate_scans s set state = ${state}, error = ${error}, finished_at = clock_timestamp(), plan = null,
      found = (select count(*)::int from duplicate_pairs p where p.enterprise_id = s.enterprise_id and p.scan_id = s.id)
    where s.enterprise_id = app.enterprise_id() and s.id = ${id} and s.state = 'RUNNING'`;
}

export async function updateCancelled(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    update duplicate_scans set state = 'CANCELLED', finished_at = clock_timestamp(), plan = null
    where enterprise_id = app.enterprise_id() and state in ('QUEUED', 'RUNNING') returning id`;
  return row?.id;
}

/** Pairs that this whole search did not find again. */
export async function deleteUnfound(sql: Sql, id: string): Promise<number> {
  const { count } =
    await sql`delete from duplicate_pairs where enterprise_id = app.enterprise_id() and scan_id is distinct from ${id}`;
  return count;
}

export async function selectScan(sql: Sql, language: 'zh' | 'en', id?: string): Promise<Scan | undefined> {
  const [row] = await sql<Scan[]>`
    select s.id, s.state, ${namedUser(sql, language, 'u')} as "requestedBy", s.requested_at as "requestedAt", s.started_at as "startedAt",
      s.finished_at as "finishedAt", s.doctors, s.done, s.total, s.found, s.merged
    from duplicate_scans s left join users u on u.enterprise_id = s.enterprise_id and u.id = s.requested_by
    where s.enterprise_id = app.enterprise_id() and ${id === undefined ? sql`true` : sql`s.id = ${id}`} order by s.id desc limit 1`;
  return row;
}

export interface RulePair {
  readonly survivorId: string;
  readonly loserId: string;
}

/** Pairs the rule may merge: the verified one stays, then the one visited, then the older record. */
export async function selectRulePairs(sql: Sql, actScore: number, limit: number): Promise<RulePair[]> {
  return sql<RulePair[]>`
    select s.keep as "survivorId", case when s.keep = p.left_id then p.right_id else p.left_id end as "loserId"
    from duplicate_pairs p
    join doctors a on a.enterprise_id = p.enterprise_id and a.id = p.left_id
    join doctors b on b.enterprise_id = p.enterprise_id and b.id = p.right_id
    cross join lateral (select case when (a.is_verified, a.last_visit_at is not null) < (b.is_verified, b.last_visit_at is not null)
      then b.id else a.id end as keep) s
    where p.enterprise_id = app.enterprise_id() and p.has_identity and p.score >= ${actScore} and a.namesake = b.namesake order by p.score desc, p.id limit ${limit}`;
}

/** A long statement of the search may take longer than one that somebody waits for. */
export async function allowMinutes(sql: Sql): Promise<void> {
  await sql`select set_config('statement_timeout', '120s', true), set_config('work_mem', '64MB', true)`;
}

/** Enterprises with a search to be done. */
export async function selectWaitingEnterprises(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select app.enterprises_with_scans() as id`;
  return rows.map((row) => row.id);
}
