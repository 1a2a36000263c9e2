// Statements on visits and their products.
import type { VisitDraft, VisitState } from '@yijian/contract/visits';
import type { Sql } from '../../platform/db/index.ts';

export interface StoredVisit {
  readonly id: string;
  readonly state: VisitState;
  readonly version: number;
  readonly userId: string;
  readonly doctorId: string;
  readonly hospitalId: string;
  readonly startsAt: Date;
  readonly visitDuration: string | undefined;
  readonly visitResults: string | undefined;
  readonly visitPurposes: string[];
  readonly lateReason: string;
  readonly organizationId: string | null;
  readonly companyIds: string[];
}

export interface VisitOwner {
  readonly userId: string;
  readonly organizationId: string | undefined;
  readonly hospitalId: string;
  readonly isMedical: boolean;
  readonly state: VisitState;
  /** Empty when it is not late. */
  readonly lateReason: string;
  readonly clientId: string | undefined;
}

/** Handed in, a late one before its manager decided. */
export const isHandedIn = (state: VisitState): boolean =>
  state === 'SUBMITTED' || state === 'SUBMITTED_LATE' || state === 'LATE_PENDING';

/** The visit as it stands, locked until the transaction ends; undefined when it is not the user's. */
export async function selectOwnForUpdate(sql: Sql, id: string, userId: string): Promise<StoredVisit | undefined> {
  const [row] = await sql<StoredVisit[]>`
    select id, state, version, user_id as "userId", doctor_id as "doctorId", hospital_id as "hospitalId", starts_at as "startsAt",
      visit_duration as "visitDuration", visit_results as "visitResults", visit_purposes as "visitPurposes",
      late_reason as "lateReason", organization_id::text as "organizationId", '{}'::text[] as "companyIds"
    from visits where id = ${id} and user_id = ${userId}
    for update`;
  return row;
}

export async function insertVisit(
  sql: Sql,
  owner: VisitOwner,
  draft: VisitDraft,
): Promise<{ id: string; version: number }> {
  const [row] = await sql<[{ id: string; version: number }]>`
    insert into visits (state, user_id, organization_id, doctor_id, hospital_id, is_medical, submitted_at, visit_type, visit_purposes,
      visit_duration, visit_results, starts_at, companion_ids, joint_manager_id, notes, questions, next_step, next_step_due,
      latitude, longitude, accuracy_metres, adverse_event, off_label, colleague_ids, late_reason, client_id)
    values (${owner.state}, ${owner.userId}, ${owner.organizationId ?? null}, ${draft.doctorId}, ${owner.hospitalId}, ${owner.isMedical},
      ${isHandedIn(owner.state) ? sql`now()` : null}, ${draft.visitType}, ${draft.visitPurposes}, ${draft.visitDuration ?? null},
      ${draft.visitResults ?? null}, ${draft.startsAt}, ${draft.companionIds}, ${draft.jointManagerId ?? null}, ${draft.notes},
      ${draft.questions}, ${draft.nextStep}, ${draft.nextStepDue ?? null}, ${draft.latitude ?? null}, ${draft.longitude ?? null},
      ${draft.accuracyMetres ?? null}, ${draft.adverseEvent}, ${draft.offLabel}, ${draft.colleagueIds}, ${owner.lateReason}, ${owner.clientId ?? null})
    returning id, version`;
  return row;
}

export async function updateVisit(
  sql: Sql,
  id: string,
  state: VisitState,
  draft: Omit<VisitDraft, 'doctorId'>,
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visits set state = ${state}, submitted_at = ${isHandedIn(state) ? sql`now()` : null}, visit_type = ${draft.visitType},
      visit_purposes = ${draft.visitPurposes}, visit_duration = ${draft.visitDuration ?? null}, visit_results = ${draft.visitResults ?? null},
      starts_at = ${draft.startsAt}, companion_ids = ${draft.companionIds}, joint_manager_id = ${draft.jointManagerId ?? null},
      notes = ${draft.notes}, questions = ${draft.questions}, next_step = ${draft.nextStep}, next_step_due = ${draft.nextStepDue ?? null},
      latitude = ${draft.latitude ?? null}, longitude = ${draft.longitude ?? null}, accuracy_metres = ${draft.accuracyMetres ?? null},
      adverse_event = ${draft.adverseEvent}, off_label = ${draft.offLabel}, colleague_ids = ${draft.colleagueIds},
      late_reason = ${draft.lateReason}, late_return_reason = ${isHandedIn(state) ? null : sql`late_return_reason`}, version = version + 1, updated_at = now()
    where id = ${id}
    returning version`;
  return row.version;
}

export async function updateState(
  sql: Sql,
  id: string,
  { state, cancelReason, lateReason }: { state: VisitState; cancelReason?: string; lateReason?: string },
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visits set state = ${state}, cancel_reason = ${cancelReason ?? null}, late_reason = coalesce(${lateReason ?? null}, late_reason),
      submitted_at = ${isHandedIn(state) ? sql`now()` : sql`submitted_at`},
      late_return_reason = ${isHandedIn(state) ? null : sql`late_return_reason`}, version = version + 1, updated_at = now()
    where id = ${id}
    returning version`;
  return row.version;
}

export async function updateStart(sql: Sql, id: string, startsAt: string): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update visits set starts_at = ${startsAt}, version = version + 1, updated_at = now() where id = ${id} returning version`;
  return row.version;
}

/** Replaces the products of a visit. */
export async function replaceProducts(sql: Sql, visitId: string, products: VisitDraft['products']): Promise<void> {
  await sql`delete from visit_products where visit_id = ${visitId}`;
  if (products.length === 0) return;
  const rows = products.map((product, position) => ({
    visit_id: visitId,
    product_id: product.productId,
    position,
    key_message: product.keyMessage,
    reaction: product.reaction ?? null,
  }));
  await sql`insert into visit_products ${sql(rows)}`;
}

/** Start of the latest visit that met the doctor, by whomever. */
export async function selectLastVisitAt(sql: Sql, doctorId: string): Promise<Date | undefined> {
  const [row] = await sql<[{ at: Date | null }]>`
    select max(starts_at) as at from visits where doctor_id = ${doctorId} and is_contact`;
  return row.at ?? undefined;
}

/** Which of the named products, colleagues and doctors do not exist here; a manager is who leads a team. */
export async function selectUnknownParts(
  sql: Sql,
  draft: Omit<VisitDraft, 'doctorId'>,
): Promise<{ products: string[]; companions: string[]; manager: boolean; colleagues: string[] }> {
  const [row] = await sql<[{ products: string[]; companions: string[]; manager: boolean; colleagues: string[] }]>`
    select
      array(select p from unnest(${draft.products.map((product) => product.productId)}::bigint[]) p
        where not exists (select from products where id = p and is_enabled)) as products,
      array(select c from unnest(${draft.companionIds}::bigint[]) c where not exists (select from doctors where id = c)) as companions,
      array(select c from unnest(${draft.colleagueIds}::bigint[]) c where not exists (select from users where id = c and is_enabled)) as colleagues,
      ${draft.jointManagerId ?? null}::bigint is not null
        and not exists (select from users u join organizations o on o.enterprise_id = u.enterprise_id and o.leader_id = u.id
          where u.id = ${draft.jointManagerId ?? null}::bigint and u.is_enabled) as manager`;
  return row;
}

/** A visit of the user that the device sent before. */
export async function selectByClient(
  sql: Sql,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<{ id: string; state: VisitState; version: number } | undefined> {
  const [row] = await sql<{ id: string; state: VisitState; version: number }[]>`
    select id::text as id, state, version from visits where user_id = ${userId} and client_id = ${clientId}`;
  return row;
}

export async function updateCorrections(sql: Sql, id: string): Promise<void> {
  await sql`update visits set corrections = corrections + 1 where id = ${id}`;
}
