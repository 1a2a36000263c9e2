// Work on many doctors: who matched, what became of each, step by step forward and back.
import type { Bilingual } from '@yijian/contract/core';
import type { DoctorWork, RefusedDoctor, WorkKind, WorkState } from '@yijian/contract/doctors';
import { json, named, type Sql } from '../../../platform/db/index.ts';
import { doctorWhere, type DoctorReading } from '../doctors-filter.sql.ts';

export type StoredWork = Omit<DoctorWork, 'createdAt' | 'endedAt'> & {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly userId: string;
  readonly draft: Readonly<Record<string, unknown>>;
};

export async function insertWork(
  sql: Sql,
  { kind, draft, userId }: { kind: WorkKind; draft: object; userId: string },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into doctor_works (user_id, kind, draft) values (${userId}, ${kind}, ${json(sql, draft)}) returning id`;
  return row.id;
}

/** Keeps the doctors that match now, those of one hospital together, at most `limit`; answers how many. */
export async function insertWorkRows(
  sql: Sql,
  workId: string,
  { reading, ids, limit }: { reading: DoctorReading; ids: readonly string[] | undefined; limit: number },
): Promise<number> {
  const meant = ids === undefined ? sql`` : sql`and d.id = any(${ids as string[]}::bigint[])`;
  const { count } = await sql`
    insert into doctor_work_rows (work_id, position, doctor_id)
    select ${workId}, row_number() over (order by m.hospital_id, m.id), m.id
    from (select d.id, d.hospital_id from doctors d where ${doctorWhere(sql, reading)} ${meant} limit ${limit}) m`;
  await sql`update doctor_works set matched = ${count} where id = ${workId}`;
  return count;
}

/** The user's own, or any when none is named; `lock` holds it. */
export async function selectWork(
  sql: Sql,
  { id, userId, lock }: { id: string; userId?: string; lock?: boolean },
): Promise<StoredWork | undefined> {
  const [row] = await sql<StoredWork[]>`
    select id, kind, state, matched, done, created, refused, kept, created_at as "createdAt", ended_at as "endedAt", user_id as "userId", draft
    from doctor_works
    where enterprise_id = app.enterprise_id() and id = ${id} and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
    ${lock === true ? sql`for update` : sql``}`;
  return row;
}

/** Moves it from one of the states; false when it is in none of them. An undoing begins at the first doctor again. */
export async function updateWorkState(
  sql: Sql,
  id: string,
  { from, to }: { from: readonly WorkState[]; to: WorkState },
): Promise<boolean> {
  const isEnd = to !== 'UNDOING';
  const { count } = await sql`
    update doctor_works set state = ${to}, ended_at = case when ${isEnd} then clock_timestamp() end,
      done = case when ${isEnd} then done else 0 end
    where enterprise_id = app.enterprise_id() and id = ${id} and state = any(${from as string[]})`;
  return count > 0;
}

export interface WorkRow {
  readonly position: number;
  readonly doctorId: string;
  readonly hospitalId: string | null;
  readonly recordId: string | null;
  /** Archived or gone since the doctors were matched. */
  readonly isGone: boolean;
}

/** The doctors of one step, by their positions. */
export interface Span {
  readonly workId: string;
  readonly after: number;
  readonly until: number;
}

export async function selectWorkRows(sql: Sql, { workId, after, until }: Span): Promise<WorkRow[]> {
  return sql<WorkRow[]>`
    select r.position, r.doctor_id as "doctorId", d.hospital_id as "hospitalId", r.record_id as "recordId", coalesce(not d.is_enabled, true) as "isGone"
    from doctor_work_rows r left join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    where r.enterprise_id = app.enterprise_id() and r.work_id = ${workId} and r.position > ${after} and r.position <= ${until}
    order by r.position`;
}

/** What became of a doctor: the id of what was planned, or why nothing was. */
export interface Outcome {
  readonly position: number;
  readonly recordId?: string;
  readonly refusal?: Bilingual;
}

export async function updateOutcomes(sql: Sql, id: string, outcomes: readonly Outcome[]): Promise<void> {
  await sql`
    update doctor_work_rows r set record_id = o."recordId", refusal = o.refusal
    from jsonb_to_recordset(${json(sql, outcomes)}) as o(position int, "recordId" bigint, refusal jsonb)
    where r.enterprise_id = app.enterprise_id() and r.work_id = ${id} and r.position = o.position`;
}

export async function updateWorkProgress(
  sql: Sql,
  id: string,
  { done, created, refused, kept }: { done: number; created: number; refused: number; kept: number },
): Promise<void> {
  await sql`
    update doctor_works set done = ${done}, created = created + ${created}, refused = refused + ${refused}, kept = kept + ${kept}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function selectRefused(
  sql: Sql,
  { id, language, limit }: { id: string; language: 'zh' | 'en'; limit: number },
): Promise<RefusedDoctor[]> {
  return sql<RefusedDoctor[]>`
    select r.doctor_id as "doctorId", coalesce(${named(sql, language, 'd')}, '#' || r.doctor_id) as "doctorName",
      coalesce(${named(sql, language, 'h')}, '') as hospital, r.refusal ->> ${language} as reason
    from doctor_work_rows r
    left join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    left join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where r.enterprise_id = app.enterprise_id() and r.work_id = ${id} and r.refusal is not null
    order by r.position limit ${limit}`;
}
