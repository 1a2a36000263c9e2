// Two doctors side by side: what is known of each, how alike they are, what a merge would move.
import type { Verdicts } from '@yijian/contract/doctors';
import type { SurvivingField } from '@yijian/contract/duplicates';
import { byOwnRange, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorNames, doctorScope, likeness } from '../../doctors/index.ts';
import { departmentAsWritten } from '../pairs/department.sql.ts';
import type { MergeTarget } from './merges.sql.ts';

export interface Value {
  /** What equality is judged by; empty when nothing is known. */
  readonly key: string;
  readonly shown: string;
}

export interface Candidate {
  readonly id: string;
  readonly isVerified: boolean;
  readonly updatedAt: string;
  readonly lastVisitAt: string | null;
  readonly values: Readonly<Record<SurvivingField, Value>>;
}

export interface ComparedSide extends Candidate {
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly namesake: string;
  readonly hospital: string;
  readonly department: string;
  readonly city: string;
}

/** Those of the two that exist in the viewer's own range. */
export async function selectSides(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
  language: 'zh' | 'en',
): Promise<ComparedSide[]> {
  const names = { ...doctorNames(sql, language), department: departmentAsWritten(sql, language) };
  const number = (field: string, part: 'key' | 'shown') =>
    sql`coalesce((select ${part === 'key' ? sql`encode(v.search_number, 'hex')` : sql`v.masked`} from personal_values v
      where v.enterprise_id = d.enterprise_id and v.table_name = 'doctors' and v.field = ${field} and v.row_id = d.id and v.part = 0), '')`;
  const both = (value: ReturnType<typeof number>) => sql`json_build_object('key', ${value}, 'shown', ${value})`;
  const sealed = (field: string) =>
    sql`json_build_object('key', ${number(field, 'key')}, 'shown', ${number(field, 'shown')})`;
  return sql<ComparedSide[]>`
    select d.id, d.is_verified as "isVerified", to_char(d.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "updatedAt",
      to_char(d.last_visit_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastVisitAt", ${names.doctor} as "doctorName",
      ${names.title} as "doctorTitle", d.namesake, ${names.hospital} as hospital, ${names.department} as department, ${names.city} as city,
      json_build_object('name', ${both(sql`d.name`)}, 'enName', ${both(sql`d.en_name`)},
        'title', json_build_object('key', coalesce(d.title_code, ''), 'shown', ${names.title}),
        'workplace', json_build_object('key', d.hospital_id || '|' || d.department_name, 'shown', ${names.hospital} || ' · ' || ${names.department}),
        'position', json_build_object('key', coalesce(d.administrative_position, ''), 'shown', coalesce((select ${sql(language === 'zh' ? 'x.name' : 'x.en_name')}
          from standard_titles x where x.code = d.administrative_position), d.administrative_position, '')),
        'tier', ${both(sql`d.tier`)}, 'sex', ${both(sql`coalesce(d.sex, '')`)}, 'birthYear', ${both(sql`coalesce(d.birth_year::text, '')`)},
        'nativePlace', ${both(sql`coalesce(d.native_place, '')`)}, 'workingSince', ${both(sql`coalesce(d.working_since::text, '')`)},
        'degree', ${both(sql`d.degree_title`)}, 'phone', json_build_object('key', ${number('PHONE', 'key')}, 'shown', coalesce(d.masked_phone, '')),
        'email', json_build_object('key', coalesce(d.email, ''), 'shown', regexp_replace(coalesce(d.email, ''), '^(.).*@', '\\1***@')),
        'licenceNumber', ${sealed('LICENCE_NUMBER')}, 'idNumber', ${sealed('ID_NUMBER')}, 'bankAccount', ${sealed('BANK_ACCOUNT')},
        'direction', ${both(sql`d.professional_direction`)}, 'indication', ${both(sql`d.indication`)}, 'resume', ${both(sql`d.resume`)}) as values
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    left join regions c on c.code = d.city_code
    where d.enterprise_id = app.enterprise_id() and d.id = any(${ids as string[]}::bigint[]) and (d.is_enabled or d.archived_at is not null)
      and ${doctorScope(sql, byOwnRange(viewer))}`;
}

export interface Likeness {
  readonly score: number;
  readonly verdicts: Verdicts;
  readonly hasIdentity: boolean;
  readonly print: string;
}

/** How alike two doctors are now. */
export async function selectLikeness(sql: Sql, leftId: string, rightId: string): Promise<Likeness> {
  const pairs = sql`doctors a
    join doctors b on b.enterprise_id = a.enterprise_id and b.id = ${rightId}
    join hospitals ha on ha.enterprise_id = a.enterprise_id and ha.id = a.hospital_id
    join hospitals hb on hb.enterprise_id = b.enterprise_id and hb.id = b.hospital_id
    where a.enterprise_id = app.enterprise_id() and a.id = ${leftId}`;
  const [row] = await sql<[Likeness]>`
    select l.score, l.verdicts, l.has_identity as "hasIdentity", l.print from (${likeness(sql, { pairs, least: -500 })}) l`;
  return row;
}

export interface PlannedLines {
  readonly table: string;
  readonly moved: number;
  readonly taken: number;
  readonly summed: number;
  readonly blocked: number;
}

/** What a merge would do to what refers to the loser. */
export async function selectPlan(
  sql: Sql,
  target: MergeTarget,
  { loserId, survivorId }: { loserId: string; survivorId: string },
): Promise<PlannedLines[]> {
  return sql<PlannedLines[]>`
    select p.table_name as table, sum(p.moved)::int as moved, sum(p.taken)::int as taken, sum(p.summed)::int as summed, sum(p.blocked)::int as blocked
    from app.plan_merge(${target}, ${loserId}, ${survivorId}) p where p.table_name not like 'duplicate\\_%' group by 1 order by 2 desc, 1`;
}

/** Of both records as they are: whatever changes in one of them changes it. */
export async function selectStamp(sql: Sql, target: MergeTarget, ids: readonly string[]): Promise<string> {
  const [row] = await sql<[{ stamp: string }]>`
    select md5(coalesce(string_agg(to_jsonb(d)::text, '' order by d.id), '')) as stamp from ${sql(target)} d
    where d.enterprise_id = app.enterprise_id() and d.id = any(${ids as string[]}::bigint[])`;
  return row.stamp;
}

export interface KeptRejection {
  readonly at: Date;
  readonly by: string;
  readonly note: string;
}

export async function selectRejection(
  sql: Sql,
  leftId: string,
  rightId: string,
  language: 'zh' | 'en',
): Promise<KeptRejection | undefined> {
  const [row] = await sql<KeptRejection[]>`
    select r.rejected_at as at, coalesce(${language === 'zh' ? sql`u.first_name` : sql`nullif(u.en_name, '')`}, u.first_name) as by, r.note
    from duplicate_rejections r join users u on u.enterprise_id = r.enterprise_id and u.id = r.rejected_by
    where r.enterprise_id = app.enterprise_id() and r.left_id = ${leftId} and r.right_id = ${rightId}`;
  return row;
}
