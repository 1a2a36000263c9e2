// Which requests a caller sees, as pages, counts, one whole request and the rows of a file (specification 7.5; R7.12).
import { clauseSeparators } from '@yijian/contract/core';
import {
  waitingVerificationStates,
  type VerificationFilter,
  type VerificationState,
} from '@yijian/contract/verifications';
import {
  allOf,
  byOwnRange,
  named,
  namedUser,
  rowScope,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { doctorNameCondition, doctorNames } from '../../doctors/index.ts';
import { holdsTask } from '../requests/requests.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly filter: Partial<VerificationFilter> & { readonly doctorId?: string };
  readonly language: 'zh' | 'en';
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

/** The condition on `r` with `d` (doctors): one's own, the team's, those for doctors of the region. */
function scope(sql: Sql, viewer: Viewer): Fragment {
  const regions = viewer.regionCodes as string[];
  return rowScope(sql, byOwnRange(viewer), {
    own: sql`r.requester_id = ${viewer.id}`,
    team: sql`r.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`,
    region: sql`(d.city_code = any(${regions}) or d.province_code = any(${regions}))`,
  });
}

function where(sql: Sql, { viewer, filter }: Reading): Fragment {
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values === undefined || values.length === 0 ? undefined : sql`${column} = any(${values as string[]})`;
  const states = filter.state?.length ? filter.state : filter.box === 'inbox' ? waitingVerificationStates : undefined;
  return allOf(sql, [
    scope(sql, viewer),
    filter.box === 'mine' ? sql`r.requester_id = ${viewer.id}` : undefined,
    // A draft is its writer's until it is handed in.
    filter.box === 'mine' ? undefined : sql`(r.state <> 'DRAFT' or r.requester_id = ${viewer.id})`,
    filter.doctorId === undefined ? undefined : sql`r.doctor_id = ${filter.doctorId}`,
    among(sql`r.state`, states),
    among(sql`r.kind`, filter.kind),
    filter.certificateType?.length
      ? sql`exists (select from verification_certificates c where c.enterprise_id = r.enterprise_id and c.request_id = r.id
          and c.type = any(${filter.certificateType as string[]}))`
      : undefined,
    among(sql`d.province_code`, filter.provinceCode),
    filter.keyword
      ? sql`r.doctor_id in (select d.id from doctors d where ${doctorNameCondition(sql, filter.keyword)})`
      : undefined,
    filter.suspected === undefined ? undefined : sql`(${alike(sql)} > 0) = ${filter.suspected}`,
  ]);
}

/** Other doctors of the same name in the same city. */
const alike = (sql: Sql): Fragment => sql`(select count(*)::int from doctors o where o.enterprise_id = d.enterprise_id
  and o.name = d.name and o.city_code = d.city_code and o.id <> d.id and o.is_enabled)`;

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'updatedAt,desc').split(',');
  const column = field === 'submittedAt' ? sql`r.submitted_at` : sql`r.updated_at`;
  return direction === 'asc' ? sql`${column} asc nulls last, r.id` : sql`${column} desc nulls last, r.id desc`;
}

function columns(sql: Sql, { language }: Reading): Fragment {
  const names = doctorNames(sql, language);
  return sql`r.id::text as id, r.state, r.kind, r.version, r.is_risky as "isRisky", r.is_new_doctor as "isNewDoctor", r.doctor_id::text as "doctorId", ${names.doctor} as "doctorName",
    ${names.title} as "doctorTitle", ${names.hospital} as "hospitalName", ${names.department} as department, ${names.province} as province,
    ${names.city} as city, r.requester_id::text as "requesterId", ${namedUser(sql, language, 'u')} as "requesterName",
    r.picked_by::text as "pickedBy", ${namedUser(sql, language, 's')} as "pickedByName",
    array(select distinct c.type from verification_certificates c where c.enterprise_id = r.enterprise_id and c.request_id = r.id order by c.type) as "certificateTypes",
    array(select f.field from verification_fields f where f.enterprise_id = r.enterprise_id and f.request_id = r.id and f.is_changed
      order by f.id) as "changedFields",
    ${alike(sql)} as "suspectedDuplicates", r.reason, r.submitted_at as "submittedAt",
    (select min(t.due_at) from workflow_tasks t where t.enterprise_id = r.enterprise_id and t.instance_id = r.instance_id and t.state = 'OPEN') as "dueAt",
    r.decided_at as "decidedAt", r.updated_at as "updatedAt"`;
}

const joins = (sql: Sql): Fragment => sql`
  join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
  join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
  join users u on u.enterprise_id = r.enterprise_id and u.id = r.requester_id
  left join users s on s.enterprise_id = r.enterprise_id and s.id = r.picked_by
  left join regions p on p.code = d.province_code
  left join regions c on c.code = d.city_code
  left join standard_titles t on t.code = d.title_code`;

/** One page as JSON text. */
export async function selectPage(sql: Sql, reading: Reading, paging: Paging): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)} from verification_requests r ${joins(sql)}
      where ${where(sql, reading)} order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectCounts(sql: Sql, reading: Reading): Promise<{ state: string; count: number }[]> {
  return sql<{ state: string; count: number }[]>`
    select r.state, count(*)::int as count from verification_requests r
    join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    where ${where(sql, reading)} group by r.state`;
}

export async function selectIsSeen(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from verification_requests r join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
      where r.enterprise_id = app.enterprise_id() and r.id = ${id} and ${scope(sql, viewer)}
        and (r.state <> 'DRAFT' or r.requester_id = ${viewer.id})) as found`;
  return row!.found;
}

/** A value of a field as it reads: names in the reader's language in the place of ids and codes. */
function read(sql: Sql, language: 'zh' | 'en', value: Fragment): Fragment {
  return sql`coalesce(case f.field
    when 'hospital' then (select ${named(sql, language, 'x')} from hospitals x where x.id = case when f.field = 'hospital' then nullif(${value}, '')::bigint end)
    when 'title' then (select ${named(sql, language, 'x')} from standard_titles x where x.code = ${value}) end, ${value})`;
}

export interface DetailText {
  readonly text: string;
  readonly state: VerificationState;
  readonly requesterId: string;
  readonly isNewDoctor: boolean;
  readonly pickedBy: string | null;
  readonly holdsTask: boolean;
}

/** One request in the viewer's range with its fields and its history, as JSON text. */
export async function selectDetail(
  sql: Sql,
  reading: Reading,
  { id, risky }: { id: string; risky: readonly string[] },
): Promise<DetailText | undefined> {
  const { language, viewer } = reading;
  const value = (column: Fragment): Fragment =>
    sql`json_build_object('value', ${column}, 'text', ${read(sql, language, column)})`;
  const [row] = await sql<DetailText[]>`
    select to_json(detail)::text as text, detail.state, detail."requesterId", detail."isNewDoctor", detail."pickedBy",
      (select ${holdsTask(sql, viewer.id)} from verification_requests r where r.enterprise_id = app.enterprise_id() and r.id = ${id}) as "holdsTask"
    from (
      select ${columns(sql, reading)}, r.note, r.instance_id::text as "instanceId", d.is_verified as "isDoctorVerified",
        coalesce((select json_agg(json_build_object('field', f.field, 'previous', ${value(sql`f.previous`)}, 'requested', ${value(sql`f.requested`)},
            'saved', case when f.saved is null then null else ${value(sql`f.saved`)} end, 'decision', f.decision, 'comment', f.comment,
            'isRisky', f.field = any(${risky as string[]}::text[]), 'isChanged', f.is_changed, 'decidedBy', ${namedUser(sql, language, 'b')}, 'decidedAt', f.decided_at)
            order by array_position(array['name', 'hospital', 'department', 'title', 'licenceNumber'], f.field))
          from verification_fields f left join users b on b.enterprise_id = f.enterprise_id and b.id = f.decided_by
          where f.enterprise_id = r.enterprise_id and f.request_id = r.id), '[]') as fields,
        coalesce((select json_agg(json_build_object('at', e.at, 'by', ${namedUser(sql, language, 'b')}, 'action', e.action, 'from', e.from_state,
            'to', e.to_state, 'reason', e.reason) order by e.id)
          from verification_events e left join users b on b.enterprise_id = e.enterprise_id and b.id = e.user_id
          where e.enterprise_id = r.enterprise_id and e.request_id = r.id), '[]') as events
      from verification_requests r ${joins(sql)}
      where r.id = ${id} and ${scope(sql, viewer)} and (r.state <> 'DRAFT' or r.requester_id = ${viewer.id})
    ) detail`;
  return row;
}

export interface ExportedRequest {
  readonly id: string;
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospitalName: string;
  readonly department: string;
  readonly city: string;
  readonly kind: string;
  readonly isNewDoctor: boolean;
  readonly state: VerificationState;
  readonly changes: string;
  readonly requesterName: string;
  readonly submittedAt: Date | null;
  readonly pickedByName: string | null;
  readonly reason: string;
}

/** The requests a file holds, the longest waiting first; no licence number. */
export async function selectExport(sql: Sql, reading: Reading, limit: number): Promise<ExportedRequest[]> {
  const { language } = reading;
  const names = doctorNames(sql, language);
  return sql<ExportedRequest[]>`
    select r.id, ${names.doctor} as "doctorName", ${names.title} as "doctorTitle", ${names.hospital} as "hospitalName",
      ${names.department} as department, ${names.city} as city, r.kind, r.is_new_doctor as "isNewDoctor", r.state,
      (select coalesce(string_agg(${read(sql, language, sql`f.previous`)} || ' → ' || ${read(sql, language, sql`f.requested`)}, ${clauseSeparators[language]} order by f.id), '')
        from verification_fields f where f.enterprise_id = r.enterprise_id and f.request_id = r.id and f.is_changed and f.field <> 'licenceNumber') as changes,
      ${namedUser(sql, language, 'u')} as "requesterName", r.submitted_at as "submittedAt", ${namedUser(sql, language, 's')} as "pickedByName", r.reason
    from verification_requests r ${joins(sql)}
    where ${where(sql, reading)} order by r.submitted_at nulls last, r.id limit ${limit}`;
}
