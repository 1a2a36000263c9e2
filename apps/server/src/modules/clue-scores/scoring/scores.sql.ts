// The stored scores of an applied set, and the clues that they open.
import type { ClueRule } from '@yijian/contract/clue-scores';
import type { DoctorRange } from '../../doctors/index.ts';
import { allowTime, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { StoredSet } from '../sets/sets.sql.ts';
import { gradeOf, lineRows } from './lines.sql.ts';

export interface ScoringRun {
  readonly set: StoredSet;
  readonly at: Date;
  /** Scores of this moment are stored beside those of `at`, as the earlier ones. */
  readonly earlier: Date;
}

/** Everything takes longer than a call may, and one portion is sorted without files. */
export async function prepareScoring(sql: Sql): Promise<void> {
  await allowTime(sql, '10min');
  await sql`select set_config('work_mem', '64MB', true)`;
}

/**
 * Scores of a range of doctors, in one statement that holds no more than these in memory. What stays as it was is not written, and the
 * scores of those for whom no rule holds any more are removed.
 */
export async function storeScores(sql: Sql, { set, at, earlier }: ScoringRun, range: DoctorRange): Promise<void> {
  const names = set.scoring.rules.map((rule: ClueRule) => rule.name);
  const lines = lineRows(sql, {
    scoring: set.scoring,
    moments: [at, earlier],
    people: sql`d.id between ${range.from}::bigint and ${range.to}::bigint`,
    range,
  });
  await sql`
    with ruled as (
      select as_of = ${at} as is_now, doctor_id, no, axis, sum(cents) as cents, max(at) as last_at from (${lines}) l group by 1, 2, 3, 4
    ), scores as (
      select doctor_id, coalesce(sum(cents) filter (where is_now and axis = 'FIT'), 0) * 0.01 as fit,
        coalesce(sum(cents) filter (where is_now and axis = 'ENGAGEMENT'), 0) * 0.01 as engagement,
        coalesce(sum(cents) filter (where not is_now), 0) * 0.01 as earlier, max(last_at) filter (where is_now) as last_event_at,
        coalesce(to_jsonb((array_agg(jsonb_build_object('name', (${names}::text[])[no + 1], 'points', cents * 0.01) order by cents desc, no)
          filter (where is_now and cents > 0))[1:3]), '[]') as reasons
      from ruled group by doctor_id having bool_or(is_now)
    ), gone as (
      delete from clue_scores c where c.enterprise_id = app.enterprise_id() and c.set_id = ${set.id}
        and c.doctor_id between ${range.from}::bigint and ${range.to}::bigint and c.doctor_id not in (select doctor_id from scores)
    )
    insert into clue_scores as c (set_id, doctor_id, fit, engagement, grade, earlier, reasons, last_event_at, scored_at)
    select ${set.id}, doctor_id, fit, engagement, ${gradeOf(sql, set.scoring, sql`fit + engagement`)}, earlier, reasons, last_event_at, ${at}
    from scores
    on conflict (enterprise_id, set_id, doctor_id) do update set fit = excluded.fit, engagement = excluded.engagement,
      grade = excluded.grade, earlier = excluded.earlier, reasons = excluded.reasons, last_event_at = excluded.last_event_at,
      scored_at = excluded.scored_at
    where (c.fit, c.engagement, c.grade, c.earlier, c.reasons, c.last_event_at) is distinct from
      (excluded.fit, excluded.engagement, excluded.grade, excluded.earlier, excluded.reasons, excluded.last_event_at)`;
}

/** The run is whole. */
export async function endScoring(sql: Sql, { set, at }: ScoringRun): Promise<void> {
  await sql`update clue_sets set scored_at = ${at} where enterprise_id = app.enterprise_id() and id = ${set.id}`;
}

/** The stored scores of a set, for the doctors themselves. */
export const scoresOf = (sql: Sql, setId: string): Fragment => sql`
  select s.doctor_id, s.fit + s.engagement as score, s.grade from clue_scores s
  where s.enterprise_id = app.enterprise_id() and s.set_id = ${setId}`;

/** How long an ended clue keeps its doctor from becoming one again. */
const REST_DAYS = 90;

/** A clue for each doctor of the grades who is none yet, with whoever has looked after the doctor longest. */
export async function openClues(
  sql: Sql,
  { set, at }: ScoringRun,
): Promise<{ ownerId: string | null; count: number }[]> {
  const due = new Date(at.getTime() + set.slaDays * 86_400_000);
  return sql<{ ownerId: string | null; count: number }[]>`
    with opened as (
      insert into clues (set_id, product_id, doctor_id, state, owner_id, due_at, opened_at, updated_at)
      select s.set_id, ${set.productId}::bigint, s.doctor_id, case when o.user_id is null then 'NEW' else 'ASSIGNED' end, o.user_id,
        case when o.user_id is not null then ${due}::timestamptz end, ${at}, ${at}
      from clue_scores s
      left join lateral (select o.user_id from doctor_owners o
        join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.is_enabled
        where o.enterprise_id = s.enterprise_id and o.doctor_id = s.doctor_id order by o.since, o.id limit 1) o on true
      where s.enterprise_id = app.enterprise_id() and s.set_id = ${set.id} and s.grade = any(${set.openGrades})
        and not exists (select from clues c where c.enterprise_id = s.enterprise_id and c.doctor_id = s.doctor_id
          and coalesce(c.product_id, 0) = ${set.productId ?? '0'}
          and (c.ended_at is null or c.ended_at > ${at}::timestamptz - make_interval(days => ${REST_DAYS})))
      order by s.doctor_id
      returning owner_id)
    select owner_id::text as "ownerId", count(*)::int as count from opened group by owner_id order by owner_id`;
}

/** Assigned clues whose time is over go back to the pool. */
export async function recycleOverdue(sql: Sql, at: Date): Promise<number> {
  const rows = await sql`
    update clues set state = 'RECYCLED', owner_id = null, due_at = null, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and state = 'ASSIGNED' and due_at < ${at} returning 1`;
  return rows.length;
}
