// Academic records read: one list, its counts, its years, the résumé.
import type { AcademicKind, AcademicQuery, Evidence, RecordDetails } from '@yijian/contract/academic-records';
import { doctorScope } from '../doctors/index.ts';
import { allOf, named, namedUser, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { namedDepartment } from '../dictionaries/index.ts';

export interface RecordRow extends Omit<Evidence, 'updatedAt' | 'decidedAt'> {
  readonly updatedAt: Date;
  readonly decidedAt: Date | null;
  readonly title: string;
  readonly role: string;
  readonly institution: string;
  readonly url: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly citedCount: number | null;
  readonly details: RecordDetails;
  readonly otherDoctorId: string | null;
}

type Filter = Pick<AcademicQuery, 'doctorId' | 'from' | 'to' | 'state'> & { readonly kinds: readonly AcademicKind[] };
interface Reader {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
}

/** A record as it was read; a newer one has another. */
export const versionOf = (sql: Sql): Fragment => sql`(extract(epoch from a.updated_at) * 1000000)::bigint::text`;

const columns = (sql: Sql, { viewer, language }: Reader): Fragment => sql`
  a.id, a.kind, a.state, a.confidence, a.source, a.source_url as "sourceUrl", coalesce(a.source_updated_at, a.updated_at) as "updatedAt",
  ${versionOf(sql)} as version, a.decided_at as "decidedAt", a.reason, a.title, a.role, a.institution, a.url,
  (select ${namedUser(sql, language, 'u')} from users u where u.enterprise_id = a.enterprise_id and u.id = a.decided_by) as "decidedBy",
  a.starts_on as "startsOn", a.ends_on as "endsOn", a.cited_count as "citedCount", a.details,
  case when a.other_doctor_id is not null then (select d.id::text from doctors d where d.enterprise_id = a.enterprise_id
    and d.id = a.other_doctor_id and d.is_enabled and ${doctorScope(sql, viewer)}) end as "otherDoctorId"`;

const matching = (sql: Sql, { doctorId, kinds, from, to, state }: Filter): Fragment =>
  allOf(sql, [
    sql`a.enterprise_id = app.enterprise_id() and a.doctor_id = ${doctorId} and a.kind = any(${kinds as string[]})`,
    sql`a.state = any(${state?.length ? state : ['CONFIRMED', 'SUGGESTED']})`,
    from === undefined ? undefined : sql`a.starts_on >= ${from}`,
    to === undefined ? undefined : sql`a.starts_on <= ${to}`,
  ]);

export async function selectRecords(sql: Sql, reading: AcademicQuery & Filter & Reader): Promise<RecordRow[]> {
  const { page, size, sort } = reading;
  const orders: Record<string, Fragment> = {
    'date,asc': sql`a.starts_on asc nulls last, a.id`,
    'confidence,asc': sql`a.confidence, a.id`,
    'confidence,desc': sql`a.confidence desc, a.id`,
  };
  const order = orders[sort ?? ''] ?? sql`a.starts_on desc nulls last, a.id`;
  return sql<RecordRow[]>`
    select ${columns(sql, reading)} from academic_records a where ${matching(sql, reading)}
    order by ${order} limit ${size} offset ${page * size}`;
}

export async function selectCounts(
  sql: Sql,
  filter: Filter,
): Promise<{ total: number; confirmed: number; suggested: number }> {
  const [row] = await sql<{ total: number; confirmed: number; suggested: number }[]>`
    select count(*)::int as total, (count(*) filter (where a.state = 'CONFIRMED'))::int as confirmed,
      (count(*) filter (where a.state = 'SUGGESTED'))::int as suggested
    from academic_records a where ${matching(sql, filter)}`;
  return row!;
}

/** Items by year, the earliest first; year 0 holds those without a day. */
export async function selectRange(
  sql: Sql,
  { firstYear, ...filter }: Filter & { readonly firstYear: number },
): Promise<{ year: number; total: number; confirmed: number }[]> {
  return sql<{ year: number; total: number; confirmed: number }[]>`
    select coalesce(extract(year from a.starts_on), 0)::int as year, count(*)::int as total,
      (count(*) filter (where a.state = 'CONFIRMED'))::int as confirmed
    from academic_records a
    where ${matching(sql, filter)} and coalesce(extract(year from a.starts_on), 0) >= ${firstYear}
    group by 1 order by 1`;
}

/** The résumé whole: a few dozen lines, in the order of their kinds, the latest first. */
export async function selectResume(sql: Sql, reading: Filter & Reader): Promise<RecordRow[]> {
  return sql<RecordRow[]>`
    select ${columns(sql, reading)} from academic_records a where ${matching(sql, reading)}
    order by a.kind, a.ends_on is not null, a.starts_on desc nulls last, a.id limit 300`;
}

/** The hospital where the doctor is registered. */
export async function selectSites(
  sql: Sql,
  { doctorId, language }: { doctorId: string; language: 'zh' | 'en' },
): Promise<{ hospital: string; department: string; hospitalLevel: string }[]> {
  return sql<{ hospital: string; department: string; hospitalLevel: string }[]>`
    select ${named(sql, language, 'h')} as hospital, ${namedDepartment(sql, language, 'd')} as department, d.hospital_level as "hospitalLevel"
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}`;
}
