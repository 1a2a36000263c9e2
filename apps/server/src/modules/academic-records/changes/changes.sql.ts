// Academic records written: a decision, a record added by hand.
import type { Decision, NewAcademicRecord } from '@yijian/contract/academic-records';
import type { Sql } from '../../../platform/db/index.ts';
import { versionOf } from '../academic-records.sql.ts';

export interface StoredRecord {
  readonly doctorId: string;
  readonly otherDoctorId: string | null;
  readonly state: 'SUGGESTED' | 'CONFIRMED' | 'REJECTED';
  readonly version: string;
}

export async function selectForUpdate(sql: Sql, id: string): Promise<StoredRecord | undefined> {
  const [row] = await sql<StoredRecord[]>`
    select a.doctor_id as "doctorId", a.other_doctor_id as "otherDoctorId", a.state, ${versionOf(sql)} as version
    from academic_records a where a.id = ${id} for update`;
  return row;
}

interface By {
  readonly userId: string;
  readonly at: Date;
}

/** Answers the version it has now. */
export async function updateDecision(
  sql: Sql,
  { id, state, reason, userId, at }: Omit<Decision, 'version'> & By & { readonly id: string },
): Promise<string> {
  const [row] = await sql<[{ version: string }]>`
    update academic_records a set state = ${state}, reason = ${reason}, decided_by = ${userId}, decided_at = ${at}, updated_at = clock_timestamp()
    where a.id = ${id} returning ${versionOf(sql)} as version`;
  return row.version;
}

/** A trial or a meeting that a source told already is the same one. */
export async function insertRecord(
  sql: Sql,
  record: NewAcademicRecord & By & { readonly subjectKey: string | undefined },
): Promise<{ id: string; version: string }> {
  const { doctorId, kind, title, role, institution, url, subjectKey = null, userId, at } = record;
  const details = sql.json(record.details);
  const [row] = await sql<[{ id: string; version: string }]>`
    insert into academic_records as a (doctor_id, kind, title, role, institution, url, starts_on, ends_on, cited_count, details, subject_key,
      source, source_url, source_updated_at, confidence, state, decided_by, decided_at)
    values (${doctorId}, ${kind}, ${title}, ${role}, ${institution}, ${url}, ${record.startsOn ?? null}, ${record.endsOn ?? null},
      ${record.citedCount ?? null}, ${details},
      coalesce((select min(o.subject_key) from academic_records o where o.enterprise_id = app.enterprise_id() and o.kind = ${kind} and o.title = ${title}
        and o.subject_key is not null and (o.kind = 'RESEARCH' or o.kind = 'MEETING' and o.starts_on = ${record.startsOn ?? null}::date)), ${subjectKey}::text),
      'MANUAL', ${url}, ${at}, 1, 'CONFIRMED', ${userId}, ${at})
    returning a.id, ${versionOf(sql)} as version`;
  return row;
}
