// Statements of what doctors ask the data stewards.
import type { DoctorCandidate, DoctorRequestKind, DoctorRequestState } from '@yijian/contract/doctor-portal';
import { doctorScope } from '../../doctors/index.ts';
import { named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { namedDepartment } from '../../dictionaries/index.ts';

export interface NewRequest {
  readonly kind: DoctorRequestKind;
  readonly doctorId: string | null;
  readonly name: string;
  readonly hospitalId: string;
  readonly department: string;
  readonly titleCode: string | null;
  readonly note: string;
  readonly maskedPhone: string;
  readonly phoneProved: boolean;
  readonly maskedLicenceNumber: string;
  readonly consentTextId: string | null;
  readonly at: Date;
}

export async function insertRequest(sql: Sql, one: NewRequest): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into doctor_portal_requests (kind, doctor_id, name, hospital_id, department, title_code, note, masked_phone, phone_proved,
      masked_licence_number, consent_text_id, created_at)
    values (${one.kind}, ${one.doctorId}, ${one.name}, ${one.hospitalId}, ${one.department}, ${one.titleCode}, ${one.note},
      ${one.maskedPhone}, ${one.phoneProved}, ${one.maskedLicenceNumber}, ${one.consentTextId}, ${one.at})
    returning id`;
  return row.id;
}

export interface RequestRow {
  readonly id: string;
  readonly kind: DoctorRequestKind;
  readonly state: DoctorRequestState;
  readonly doctorId: string | null;
  readonly name: string;
  readonly hospitalId: string;
  readonly hospitalName: string;
  readonly department: string;
  readonly titleCode: string | null;
  readonly titleName: string;
  readonly note: string;
  readonly maskedPhone: string;
  readonly phoneProved: boolean;
  readonly maskedLicenceNumber: string;
  readonly consentTextId: string | null;
  readonly consentVersion: number | null;
  readonly at: Date;
  readonly verificationId: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string;
}

const from = (sql: Sql, language: 'zh' | 'en'): Fragment => sql`
  select q.id, q.kind, q.state, q.doctor_id as "doctorId", q.name, q.hospital_id as "hospitalId",
    ${named(sql, language, 'h')} as "hospitalName", q.department, q.title_code as "titleCode",
    coalesce(${named(sql, language, 't')}, '') as "titleName", q.note, q.masked_phone as "maskedPhone", q.phone_proved as "phoneProved",
    q.masked_licence_number as "maskedLicenceNumber", q.consent_text_id as "consentTextId", c.version as "consentVersion",
    q.created_at as at, q.verification_id as "verificationId", ${namedUser(sql, language, 'u')} as "decidedBy",
    q.decided_at as "decidedAt", q.reason
  from doctor_portal_requests q
  join hospitals h on h.enterprise_id = q.enterprise_id and h.id = q.hospital_id
  left join standard_titles t on t.code = q.title_code and t.kind = 'DOCTOR_TITLE'
  left join consent_texts c on c.enterprise_id = q.enterprise_id and c.id = q.consent_text_id
  left join users u on u.enterprise_id = q.enterprise_id and u.id = q.decided_by`;

interface Page {
  readonly state: DoctorRequestState | undefined;
  readonly language: 'zh' | 'en';
  readonly limit: number;
  readonly offset: number;
}

/** Open ones wait in the order they came; decided ones stand with the latest first. */
export async function selectRequests(sql: Sql, { state, language, limit, offset }: Page): Promise<RequestRow[]> {
  return sql<RequestRow[]>`
    ${from(sql, language)} where q.enterprise_id = app.enterprise_id() and ${state === undefined ? sql`true` : sql`q.state = ${state}`}
    order by q.state <> 'OPEN', case when q.state = 'OPEN' then q.created_at end, q.created_at desc, q.id limit ${limit} offset ${offset}`;
}

export async function countRequests(sql: Sql, state: DoctorRequestState | undefined): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from doctor_portal_requests q
    where q.enterprise_id = app.enterprise_id() and ${state === undefined ? sql`true` : sql`q.state = ${state}`}`;
  return row.total;
}

export async function selectRequest(sql: Sql, id: string, language: 'zh' | 'en'): Promise<RequestRow | undefined> {
  const [row] = await sql<RequestRow[]>`
    ${from(sql, language)} where q.enterprise_id = app.enterprise_id() and q.id = ${id}`;
  return row;
}

/** One decision after the other. */
export async function lockRequest(sql: Sql, id: string): Promise<DoctorRequestState | undefined> {
  const [row] = await sql<{ state: DoctorRequestState }[]>`
    select state from doctor_portal_requests where enterprise_id = app.enterprise_id() and id = ${id} for update`;
  return row?.state;
}

export interface Decided {
  readonly state: 'ACCEPTED' | 'REFUSED';
  readonly doctorId: string | null;
  readonly verificationId: string | null;
  readonly reason: string;
  readonly userId: string;
  readonly at: Date;
}

export async function updateDecided(sql: Sql, id: string, one: Decided): Promise<void> {
  await sql`
    update doctor_portal_requests set state = ${one.state}, doctor_id = coalesce(${one.doctorId}, doctor_id),
      verification_id = ${one.verificationId}, reason = ${one.reason}, decided_by = ${one.userId}, decided_at = ${one.at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

const MOST_CANDIDATES = 10;

interface Wanted {
  readonly name: string;
  readonly hospitalId: string;
  /** Doctors who have the phone of the request. */
  readonly holders: readonly string[];
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
}

/** Who holds the phone first, then those of the name, at the hospital before elsewhere. */
export async function selectCandidates(
  sql: Sql,
  { name, hospitalId, holders, viewer, language }: Wanted,
): Promise<DoctorCandidate[]> {
  return sql<DoctorCandidate[]>`
    select d.id, ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as "hospitalName", ${namedDepartment(sql, language, 'd')} as department,
      coalesce(${named(sql, language, 't')}, '') as "titleName", d.masked_phone as "maskedPhone",
      d.id = any(${holders}::bigint[]) as "hasPhone"
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code and t.kind = 'DOCTOR_TITLE'
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and ${doctorScope(sql, viewer)}
      and (d.id = any(${holders}::bigint[]) or d.name = ${name})
    order by d.id = any(${holders}::bigint[]) desc, d.hospital_id = ${hospitalId} desc, d.id limit ${MOST_CANDIDATES}`;
}
