// Requests as they are stored: locked for a step, moved, and the lines of their history.
import type { VerificationKind, VerificationState, VerifiedField } from '@yijian/contract/verifications';
import { json, named, type Sql } from '../../../platform/db/index.ts';

export interface StoredRequest {
  readonly id: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly kind: VerificationKind;
  readonly state: VerificationState;
  readonly version: number;
  readonly isRisky: boolean;
  readonly isNewDoctor: boolean;
  readonly requesterId: string;
  readonly pickedBy: string | null;
  readonly pickedByName: string | null;
  readonly instanceId: string | null;
  readonly holdsTask: boolean;
}

/** Whether `userId` is asked by the process of `r`: in person, or standing in for somebody. */
export const holdsTask = (sql: Sql, userId: string) => sql`exists (
  select from workflow_tasks t join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open
  where t.enterprise_id = r.enterprise_id and t.instance_id = r.instance_id and t.state = 'OPEN' and t.kind <> 'REVISE'
    and (c.user_id = ${userId} or c.user_id in (select g.principal_id from workflow_delegations g
      where g.enterprise_id = app.enterprise_id() and g.delegate_id = ${userId} and g.revoked_at is null and g.starts_at <= now() and g.ends_at > now())))`;

const columns = (sql: Sql, userId: string) => sql`
  r.id, r.doctor_id as "doctorId", d.name as "doctorName", r.kind, r.state, r.version, r.is_risky as "isRisky", r.is_new_doctor as "isNewDoctor",
  r.requester_id as "requesterId", r.picked_by as "pickedBy", p.first_name as "pickedByName", r.instance_id as "instanceId",
  ${holdsTask(sql, userId)} as "holdsTask"`;

const from = (sql: Sql) => sql`verification_requests r
  join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
  left join users p on p.enterprise_id = r.enterprise_id and p.id = r.picked_by`;

/** Its process is locked first, as a step of the process does that begins elsewhere. */
export async function selectForUpdate(sql: Sql, id: string, userId: string): Promise<StoredRequest | undefined> {
  await sql`
    select i.id from workflow_instances i
    where i.enterprise_id = app.enterprise_id() and i.id = (select r.instance_id from verification_requests r where r.id = ${id}) for update`;
  const [row] = await sql<StoredRequest[]>`
    select ${columns(sql, userId)} from ${from(sql)} where r.id = ${id} for update of r`;
  return row;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from verification_requests where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}`;
  return row?.id;
}

export interface NewRequest {
  readonly doctorId: string;
  readonly kind: VerificationKind;
  readonly note: string;
  readonly requesterId: string;
  readonly organizationId: string | undefined;
  readonly at: Date;
}

export async function insertRequest(sql: Sql, input: NewRequest): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into verification_requests (doctor_id, kind, note, requester_id, organization_id, created_at, updated_at)
    values (${input.doctorId}, ${input.kind}, ${input.note}, ${input.requesterId}, ${input.organizationId ?? null}, ${input.at}, ${input.at})
    returning id`;
  return row!.id;
}

/** Columns of a request by their names in the table; the ones given are set. */
export interface RequestChange {
  readonly state?: VerificationState;
  readonly kind?: VerificationKind;
  readonly note?: string;
  readonly reason?: string;
  readonly is_risky?: boolean;
  readonly is_new_doctor?: boolean;
  readonly picked_by?: string | null;
  readonly picked_at?: Date | null;
  readonly instance_id?: string | null;
  readonly verified_hospital_id?: string;
  readonly submitted_at?: Date;
  readonly decided_at?: Date | null;
}

/** Answers the new version. */
export async function updateRequest(sql: Sql, id: string, at: Date, change: RequestChange): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update verification_requests set ${sql({ ...change, updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id} returning version`;
  return row!.version;
}

export interface NewEvent {
  readonly requestId: string;
  readonly at: Date;
  /** null for the clock. */
  readonly userId: string | null;
  readonly action: string;
  readonly from: VerificationState | null;
  readonly to: VerificationState;
  readonly reason: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export async function insertEvent(sql: Sql, event: NewEvent): Promise<void> {
  await sql`
    insert into verification_events (request_id, at, user_id, action, from_state, to_state, reason, data)
    values (${event.requestId}, ${event.at}, ${event.userId}, ${event.action}, ${event.from}, ${event.to}, ${event.reason},
      ${json(sql, event.data)})`;
}

/** One verification of a doctor is begun at a time. */
export async function lockDoctor(sql: Sql, doctorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('verification ' || app.enterprise_id() || ' ' || ${doctorId}::text, 0))`;
}

export async function selectHasOpen(
  sql: Sql,
  { doctorId, except, states }: { doctorId: string; except: string; states: readonly VerificationState[] },
): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from verification_requests where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId}
      and id <> ${except} and state = any(${states as string[]})) as found`;
  return row!.found;
}

export interface Queued {
  readonly id: string;
  readonly requesterId: string;
  readonly requesterLogin: string;
  readonly requesterName: string;
  readonly organizationId: string | null;
}

/** Who waits longest for this doctor, locked. */
export async function selectQueued(sql: Sql, doctorId: string): Promise<Queued | undefined> {
  const [row] = await sql<Queued[]>`
    select r.id, u.id as "requesterId", u.login as "requesterLogin", u.first_name as "requesterName", u.organization_id as "organizationId"
    from verification_requests r join users u on u.enterprise_id = r.enterprise_id and u.id = r.requester_id
    where r.enterprise_id = app.enterprise_id() and r.doctor_id = ${doctorId} and r.state = 'QUEUED'
    order by r.submitted_at, r.id limit 1 for update of r`;
  return row;
}

/** The open task of a process: one the user is asked for before any other, or with `isRevision` the one that went back to the starter. */
export async function selectTask(
  sql: Sql,
  { instanceId, userId, isRevision }: { instanceId: string; userId: string; isRevision: boolean },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select t.id from workflow_tasks t where t.enterprise_id = app.enterprise_id() and t.instance_id = ${instanceId} and t.state = 'OPEN'
      and (t.kind = 'REVISE') = ${isRevision}
    order by exists (select from workflow_candidates c where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.user_id = ${userId}
      and c.is_open) desc, t.id limit 1`;
  return row?.id;
}

export async function selectIsRunning(sql: Sql, instanceId: string): Promise<boolean> {
  const [row] = await sql<{ state: string }[]>`
    select state from workflow_instances where enterprise_id = app.enterprise_id() and id = ${instanceId}`;
  return row?.state === 'RUNNING';
}

export async function selectHasCertificate(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from verification_certificates where enterprise_id = app.enterprise_id() and request_id = ${id}) as found`;
  return row!.found;
}

export interface DueAgain {
  readonly id: string;
  readonly doctorId: string;
  readonly requesterId: string;
  readonly why: 'CERTIFICATE_EXPIRED' | 'HOSPITAL_CHANGED';
}

/** The last verification of each doctor whose certificate has expired or who is at another hospital now. */
export async function selectDueAgain(sql: Sql, today: string): Promise<DueAgain[]> {
  return sql<DueAgain[]>`
    select x.id, x.doctor_id as "doctorId", x.requester_id as "requesterId",
      case when x.has_moved then 'HOSPITAL_CHANGED' else 'CERTIFICATE_EXPIRED' end as why
    from (
      select distinct on (r.doctor_id) r.id, r.doctor_id, r.requester_id, r.state, d.hospital_id <> r.verified_hospital_id as has_moved,
        exists (select from verification_certificates c where c.enterprise_id = r.enterprise_id and c.request_id = r.id
          and c.expires_on < ${today}::date) as has_expired
      from verification_requests r join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
      where r.enterprise_id = app.enterprise_id() and r.state <> 'DRAFT' order by r.doctor_id, r.id desc
    ) x
    where x.state = 'VERIFIED' and (x.has_moved or x.has_expired) order by x.id limit 5000`;
}

export interface StoredField {
  readonly id: string;
  readonly field: VerifiedField;
  readonly previous: string;
  readonly requested: string;
  readonly saved: string | null;
  readonly isChanged: boolean;
  readonly decision: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'EDITED';
}

export async function selectFields(sql: Sql, requestId: string): Promise<StoredField[]> {
  return sql<StoredField[]>`
    select id, field, previous, requested, saved, is_changed as "isChanged", decision from verification_fields
    where enterprise_id = app.enterprise_id() and request_id = ${requestId}
    order by array_position(array['name', 'hospital', 'department', 'title', 'licenceNumber'], field)`;
}

export interface FieldRow {
  readonly field: VerifiedField;
  readonly previous: string;
  readonly requested: string;
  readonly isChanged: boolean;
}

/** Puts these fields in the place of what stood there, undecided; answers the id of each. */
export async function replaceFields(
  sql: Sql,
  requestId: string,
  rows: readonly FieldRow[],
): Promise<ReadonlyMap<string, string>> {
  await sql`
    delete from verification_fields where enterprise_id = app.enterprise_id() and request_id = ${requestId}
      and field <> all(${rows.map((row) => row.field)}::text[])`;
  const kept = await sql<{ id: string; field: string }[]>`
    insert into verification_fields (request_id, field, previous, requested, is_changed)
    select ${requestId}, x.field, x.previous, x.requested, x.changed = 'yes'
    from unnest(${rows.map((row) => row.field)}::text[], ${rows.map((row) => row.previous)}::text[],
      ${rows.map((row) => row.requested)}::text[], ${rows.map((row) => (row.isChanged ? 'yes' : 'no'))}::text[]) as x(field, previous, requested, changed)
    on conflict (enterprise_id, request_id, field) do update set previous = excluded.previous, requested = excluded.requested,
      is_changed = excluded.is_changed, saved = null, decision = 'PENDING', comment = '', decided_by = null, decided_at = null
    returning id, field`;
  return new Map(kept.map(({ id, field }) => [field, id]));
}

/** All fields undecided again. */
export async function resetFields(sql: Sql, requestId: string): Promise<void> {
  await sql`
    update verification_fields set saved = null, decision = 'PENDING', comment = '', decided_by = null, decided_at = null
    where enterprise_id = app.enterprise_id() and request_id = ${requestId} and decision <> 'PENDING'`;
}

export interface FieldDecided {
  readonly id: string;
  readonly decision: StoredField['decision'];
  readonly saved: string | null;
  readonly comment: string;
  readonly userId: string;
  readonly at: Date;
}

export async function updateField(sql: Sql, decided: FieldDecided): Promise<void> {
  const isOpen = decided.decision === 'PENDING';
  await sql`
    update verification_fields set decision = ${decided.decision}, saved = ${decided.saved}, comment = ${decided.comment},
      decided_by = ${isOpen ? null : decided.userId}, decided_at = ${isOpen ? null : decided.at}
    where enterprise_id = app.enterprise_id() and id = ${decided.id}`;
}

/** Ids among these that name a hospital, and codes that name a title. */
export async function selectKnown(
  sql: Sql,
  { hospital, title }: { hospital: string | undefined; title: string | undefined },
): Promise<{ hospital: boolean; title: boolean }> {
  const [row] = await sql<{ hospital: boolean; title: boolean }[]>`
    select exists (select from hospitals where id = ${hospital ?? null}) as hospital,
      exists (select from standard_titles where code = ${title ?? null} and kind = 'DOCTOR_TITLE') as title`;
  return row!;
}

export async function selectHospitalName(
  sql: Sql,
  { id, language }: { id: string; language: 'zh' | 'en' },
): Promise<string> {
  const [row] = await sql<
    { name: string }[]
  >`select ${named(sql, language, 'h')} as name from hospitals h where h.id = ${id}`;
  return row?.name ?? '';
}
