// Statements of the steps of a visit: its facts, its new state, the log, the comments.
import type { VisitAct, VisitHistory, VisitState } from '@yijian/contract/visits';
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface SteppedVisit {
  readonly id: string;
  readonly state: VisitState;
  readonly version: number;
  readonly userId: string;
  readonly userName: string;
  readonly organizationId: string | null;
  readonly companyIds: string[];
  readonly isMedical: boolean;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly startsAt: Date;
  readonly lockedState: VisitState | null;
}

/** The visit that the condition on `v` lets through, locked until the transaction ends. */
export async function selectSteppedVisit(sql: Sql, id: string, scope: Fragment): Promise<SteppedVisit | undefined> {
  const [row] = await sql<SteppedVisit[]>`
    select v.id::text as id, v.state, v.version, v.user_id::text as "userId", u.first_name as "userName",
      v.organization_id::text as "organizationId",
      array_remove(v.colleague_ids || v.joint_manager_id, null)::text[] as "companyIds", v.is_medical as "isMedical",
      v.doctor_id::text as "doctorId", d.name as "doctorName", v.starts_at as "startsAt", v.locked_state as "lockedState"
    from visits v
    join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
    join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    where v.id = ${id} and ${scope}
    for update of v`;
  return row;
}

export interface StepChange {
  readonly state: VisitState;
  readonly lockedState: VisitState | null;
  readonly unlockReason: string | null;
  readonly reviewReason: string | null;
  readonly lateReturnReason: string | null;
}

export async function updateStep(sql: Sql, id: string, change: StepChange): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visits set state = ${change.state}, locked_state = ${change.lockedState}, unlock_reason = ${change.unlockReason},
      review_reason = coalesce(${change.reviewReason}, review_reason), late_return_reason = ${change.lateReturnReason},
      submitted_at = case when ${change.state}::text = 'SAVED' then null else submitted_at end, version = version + 1, updated_at = now()
    where id = ${id}
    returning version`;
  return row.version;
}

export interface CheckedIn {
  readonly at: Date;
  readonly placeState: 'LOCATED' | 'REFUSED' | 'UNAVAILABLE';
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly accuracyMetres: number | null;
  readonly distanceMetres: number | null;
}

export async function updateCheckIn(sql: Sql, id: string, checked: CheckedIn): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visits set state = 'IN_VISIT', planned_at = starts_at, starts_at = ${checked.at}, checked_in_at = ${checked.at},
      place_state = ${checked.placeState}, latitude = ${checked.latitude}, longitude = ${checked.longitude},
      accuracy_metres = ${checked.accuracyMetres}, distance_metres = ${checked.distanceMetres}, version = version + 1, updated_at = now()
    where id = ${id}
    returning version`;
  return row.version;
}

/** Metres over the ground from the hospital of the visit (mean radius of the earth); null when the hospital has no place. */
export async function selectDistance(
  sql: Sql,
  id: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<number | null> {
  const [row] = await sql<[{ metres: number | null }]>`
    select round(2 * 6371008.8 * asin(least(1, sqrt(sin(radians(h.latitude - ${latitude}) / 2) ^ 2
      + cos(radians(h.latitude)) * cos(radians(${latitude})) * sin(radians(h.longitude - ${longitude}) / 2) ^ 2))))::int as metres
    from visits v join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
    where v.id = ${id}`;
  return row.metres;
}

export interface LogLine {
  readonly visitId: string;
  readonly userId: string | null;
  readonly act: VisitAct;
  readonly from: VisitState | null;
  readonly to: VisitState;
  readonly reason: string;
}

export async function insertLog(sql: Sql, line: LogLine): Promise<void> {
  await sql`
    insert into visit_log (visit_id, user_id, act, from_state, to_state, reason)
    values (${line.visitId}, ${line.userId}, ${line.act}, ${line.from}, ${line.to}, ${line.reason})`;
}

/** Keeps what had been submitted, as it stands. */
export async function insertGrant(sql: Sql, line: LogLine): Promise<void> {
  await sql`
    insert into visit_log (visit_id, user_id, act, from_state, to_state, reason, submitted)
    select ${line.visitId}, ${line.userId}, ${line.act}, ${line.from}, ${line.to}, ${line.reason}, ${written(sql)}
    from visits v where v.id = ${line.visitId}`;
}

const comparable = [
  'visit_type',
  'visit_purposes',
  'visit_duration',
  'visit_results',
  'starts_at',
  'companion_ids',
  'colleague_ids',
  'joint_manager_id',
  'notes',
  'questions',
  'next_step',
  'next_step_due',
  'adverse_event',
  'off_label',
  'products',
];

/** Logs a submission; after an unlock with the fields that differ from what had been submitted. Answers whether it is a correction. */
export async function insertSubmission(sql: Sql, line: LogLine): Promise<boolean> {
  const [row] = await sql<[{ isCorrection: boolean }]>`
    with former as (
      select l.submitted from visit_log l where l.visit_id = ${line.visitId} and l.submitted is not null order by l.id desc limit 1
    ), line as (
      insert into visit_log (visit_id, user_id, act, from_state, to_state, reason, changed)
      select ${line.visitId}, ${line.userId}, ${line.act}, ${line.from}, ${line.to}, ${line.reason},
        array(select n.key from former f, visits v, lateral jsonb_each(${written(sql)}) n
          where v.id = ${line.visitId} and n.key = any(${comparable}) and n.value is distinct from f.submitted -> n.key order by n.key)
    )
    select exists (select from former) as "isCorrection"`;
  return row.isCorrection;
}

/** All of `v` and its products as jsonb. */
const written = (sql: Sql): Fragment => sql`to_jsonb(v) || jsonb_build_object('products', (
  select coalesce(jsonb_agg(jsonb_build_object('product_id', p.product_id, 'key_message', p.key_message, 'reaction', p.reaction) order by p.position), '[]')
  from visit_products p where p.visit_id = v.id))`;

export async function insertComment(
  sql: Sql,
  comment: { visitId: string; userId: string; body: string },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into visit_comments (visit_id, user_id, body) values (${comment.visitId}, ${comment.userId}, ${comment.body}) returning id::text as id`;
  return row.id;
}

type Step = Omit<VisitHistory['steps'][number], 'at'> & { at: Date };
type Comment = Omit<VisitHistory['comments'][number], 'at'> & { at: Date };

export async function selectLog(sql: Sql, visitId: string, language: 'zh' | 'en'): Promise<Step[]> {
  return sql<Step[]>`
    select l.id::text as id, l.at, ${namedUser(sql, language, 'u')} as "userName", l.act, l.from_state as "fromState", l.to_state as "toState",
      l.reason, l.changed
    from visit_log l left join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
    where l.visit_id = ${visitId}
    order by l.id desc limit 200`;
}

export async function selectComments(sql: Sql, visitId: string, language: 'zh' | 'en'): Promise<Comment[]> {
  return sql<Comment[]>`
    select c.id::text as id, c.at, ${namedUser(sql, language, 'u')} as "userName", c.user_id = v.user_id as "isVisitor", c.body
    from visit_comments c
    join visits v on v.enterprise_id = c.enterprise_id and v.id = c.visit_id
    join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
    where c.visit_id = ${visitId}
    order by c.id limit 200`;
}

/** Whoever leads the organisation, or the nearest one above it, and is not the visitor. */
export async function selectManager(
  sql: Sql,
  { organizationId, userId }: { organizationId: string | null; userId: string },
) {
  const [row] = await sql<{ id: string }[]>`
    with recursive up as (
      select o.id, o.parent_id, o.leader_id, 0 as depth from organizations o where o.id = ${organizationId}
      union all
      select o.id, o.parent_id, o.leader_id, up.depth + 1 from organizations o join up on o.id = up.parent_id
    )
    select up.leader_id::text as id from up join users u on u.id = up.leader_id and u.is_enabled
    where up.leader_id <> ${userId} order by up.depth limit 1`;
  return row?.id;
}

/** Planned visits of days gone by, marked as missed with a line in their log. Answers how many. */
export async function updateMissed(sql: Sql, before: Date): Promise<number> {
  const { count } = await sql`
    with missed as (
      update visits set state = 'MISSED', version = version + 1, updated_at = now()
      where state = 'PLANNED' and starts_at < ${before} returning enterprise_id, id
    )
    insert into visit_log (enterprise_id, visit_id, act, from_state, to_state) select enterprise_id, id, 'MISS', 'PLANNED', 'MISSED' from missed`;
  return count;
}
