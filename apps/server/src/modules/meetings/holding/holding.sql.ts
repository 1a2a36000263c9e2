// Statements of guests, evidence and actual costs.
import type { EvidenceKind, GuestReply, GuestState, SignInWay } from '@yijian/contract/meetings';
import type { HarmlessFile } from '../../hospitals/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';

export interface StoredGuest {
  readonly id: string;
  readonly doctorId: string | null;
  readonly state: GuestState;
  readonly source: 'INVITED' | 'WALK_IN';
  /** The stewards refused to add the walk-in as a doctor. */
  readonly isRefused: boolean;
  /** When the doctor was asked for once more after a refusal. */
  readonly askedAgainAt: Date | null;
}

export async function lockGuest(sql: Sql, meetingId: string, id: string): Promise<StoredGuest | undefined> {
  const [row] = await sql<StoredGuest[]>`
    select g.id, g.doctor_id as "doctorId", g.state, g.source, g.asked_again_at as "askedAgainAt",
      exists (select from verification_requests v where v.enterprise_id = g.enterprise_id and v.id = g.verification_id
        and v.state = 'REJECTED') as "isRefused"
    from meeting_guests g
    where g.enterprise_id = app.enterprise_id() and g.meeting_id = ${meetingId} and g.id = ${id} for update of g`;
  return row;
}

/** Where a phone was that signed in; null is unknown. */
export interface SignInTrace {
  readonly sign_in_metres: number | null;
  readonly sign_in_accuracy: number | null;
  readonly sign_in_point: Buffer | null;
  readonly sign_in_address: Buffer | null;
}

export interface GuestUpdate extends Partial<SignInTrace> {
  readonly state: GuestState;
  readonly at: Date;
  readonly signed_in_at?: Date;
  readonly signed_out_at?: Date;
  readonly sign_in_way?: SignInWay;
  readonly doctor_id?: string;
  readonly reply?: GuestReply;
  readonly verification_id?: string;
  readonly asked_again_at?: Date;
}

export async function updateGuest(sql: Sql, id: string, { at, ...changed }: GuestUpdate): Promise<void> {
  await sql`update meeting_guests set ${sql({ ...changed, updated_at: at })}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function insertWalkIn(
  sql: Sql,
  meetingId: string,
  { name, hospital, at }: { name: string; hospital: string; at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_guests (meeting_id, walk_in_name, walk_in_hospital, state, source, signed_in_at, sign_in_way, created_at, updated_at)
    values (${meetingId}, ${name}, ${hospital}, 'TO_RECONCILE', 'WALK_IN', ${at}, 'STAFF', ${at}, ${at}) returning id`;
  return row.id;
}

/** Who has not answered when the meeting begins gave no reply. */
export async function updateSilent(sql: Sql, meetingId: string, at: Date): Promise<void> {
  await sql`update meeting_guests set state = 'NO_REPLY', reply = 'NO_REPLY', updated_at = ${at}
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and state = 'INVITED'`;
}

/** Guests who never signed in did not come; whether they had answered stays. */
export async function updateAbsent(sql: Sql, meetingId: string, at: Date): Promise<void> {
  await sql`update meeting_guests set state = 'NO_SHOW', updated_at = ${at}
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and state in ('ACCEPTED', 'NO_REPLY')`;
}

/** The name of a doctor the viewer sees; undefined for any other. */
export async function selectDoctorName(sql: Sql, viewer: Viewer, id: string): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select d.name from doctors d where d.enterprise_id = app.enterprise_id() and d.id = ${id} and ${doctorScope(sql, viewer)}`;
  return row?.name;
}

/** Which of the doctors the viewer sees. */
export async function selectSeenDoctors(sql: Sql, viewer: Viewer, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select d.id::text as id from doctors d
    where d.enterprise_id = app.enterprise_id() and d.id = any(${ids as string[]}::bigint[]) and ${doctorScope(sql, viewer)}`;
  return rows.map(({ id }) => id);
}

export async function selectIsGuest(sql: Sql, meetingId: string, doctorId: string): Promise<boolean> {
  const [row] = await sql<[{ there: boolean }]>`
    select exists (select from meeting_guests where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}
      and doctor_id = ${doctorId}) as there`;
  return row.there;
}

/** How many of the guests came. */
export async function countAttended(sql: Sql, meetingId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from meeting_guests where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}
      and state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')`;
  return row.count;
}

export interface NewEvidence extends Omit<HarmlessFile, 'width' | 'height'> {
  readonly meetingId: string;
  readonly kind: EvidenceKind;
  readonly userId: string;
  readonly at: Date;
}

/** Of 256: a picture saved anew or made smaller differs in a few, two sheets of one form in dozens. */
const MOST_DIFFERING_BITS = 10;

/** The first file of another meeting with the same bytes or the same picture. What has no contrast resembles everything. */
async function selectOriginal(sql: Sql, { meetingId, hash, fineHash }: NewEvidence): Promise<string | null> {
  const isDrawn = fineHash !== null && fineHash.split('1').length > 12 && fineHash.split('0').length > 12;
  const isLike = isDrawn
    ? sql`or picture_hash is not null and bit_count(picture_hash # ${fineHash}::text::bit(256)) <= ${MOST_DIFFERING_BITS}`
    : sql``;
  const [row] = await sql<{ id: string }[]>`
    select id from meeting_files where enterprise_id = app.enterprise_id() and meeting_id <> ${meetingId}
      and (hash = ${hash} ${isLike}) order by hash = ${hash} desc, id limit 1`;
  return row?.id ?? null;
}

export async function insertEvidence(sql: Sql, one: NewEvidence): Promise<string> {
  const { meetingId, kind, name, type, content, hash, fineHash, userId, at } = one;
  const original = await selectOriginal(sql, one);
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_files (meeting_id, kind, name, type, size, hash, picture_hash, copy_of, content, uploaded_by, uploaded_at)
    values (${meetingId}, ${kind}, ${name}, ${type}, ${content.length}, ${hash}, ${fineHash}::text::bit(256), ${original}, ${content},
      ${userId}, ${at}) returning id`;
  return row.id;
}

export interface ShownEvidence {
  readonly id: string;
  readonly kind: EvidenceKind;
  readonly name: string;
  readonly size: number;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly usedIn: string | null;
  readonly isSame: boolean;
}

/** Files of a meeting with the number of the meeting that had the same file, or the same picture, before. */
export function selectEvidence(sql: Sql, meetingId: string, language: 'zh' | 'en'): Promise<ShownEvidence[]> {
  return sql<ShownEvidence[]>`
    select f.id::text as id, f.kind, f.name, f.size, ${namedUser(sql, language, 'u')} as "uploadedBy", f.uploaded_at as "uploadedAt",
      o.number as "usedIn", coalesce(other.hash = f.hash, false) as "isSame"
    from meeting_files f
    left join meeting_files other on other.enterprise_id = f.enterprise_id and other.id = f.copy_of
    left join meetings o on o.enterprise_id = other.enterprise_id and o.id = other.meeting_id
    join users u on u.enterprise_id = f.enterprise_id and u.id = f.uploaded_by
    where f.enterprise_id = app.enterprise_id() and f.meeting_id = ${meetingId} order by f.id`;
}

export async function selectEvidenceFile(
  sql: Sql,
  meetingId: string,
  id: string,
): Promise<Pick<HarmlessFile, 'name' | 'type' | 'content'> | undefined> {
  const [row] = await sql<Pick<HarmlessFile, 'name' | 'type' | 'content'>[]>`
    select name, type, content from meeting_files
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and id = ${id}`;
  return row;
}

export function selectCosts(sql: Sql, meetingId: string): Promise<{ id: string; kind: string; estimate: number }[]> {
  return sql<{ id: string; kind: string; estimate: number }[]>`
    select id::text as id, kind, (price * quantity)::float8 as estimate from meeting_costs
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} order by position`;
}

export async function updateActual(sql: Sql, costs: readonly { id: string; actual: number }[]): Promise<void> {
  await sql`
    update meeting_costs c set actual = given.actual
    from unnest(${costs.map(({ id }) => id)}::bigint[], ${costs.map(({ actual }) => String(actual))}::text[]::numeric[]) given (id, actual)
    where c.enterprise_id = app.enterprise_id() and c.id = given.id`;
}
