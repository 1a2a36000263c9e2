// How visits are read: one filter and one scope for the list, the count, the export and the detail.
import { type GovernedFieldName, separators } from '@yijian/contract/core';
import type { TeamVisitFilter, VisitState } from '@yijian/contract/visits';
import {
  allOf,
  byOwnRange,
  governed,
  named,
  namedUser,
  rowScope,
  sharedWith,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../../platform/db/index.ts';
import { doctorNameCondition, doctorNames } from '../../doctors/index.ts';
import { hospitalNameCondition } from '../../hospitals/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { shownIn, shownTitles } from '../materials/visit-materials.sql.ts';
import { isJoint, isMet } from '../figures/figures.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  /** `own` shows the viewer's visits only, whatever the data range. */
  readonly whose: 'own' | 'range';
  readonly filter: TeamVisitFilter;
  readonly seesMedicalNotes: boolean;
  readonly language: 'zh' | 'en';
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

const orders: Readonly<Record<string, string>> = {
  startsAt: 'starts_at',
  createdAt: 'created_at',
  submittedAt: 'submitted_at',
};

function scope(sql: Sql, { viewer, whose }: Pick<Reading, 'viewer' | 'whose'>): Fragment {
  const own = sql`v.user_id = ${viewer.id}`;
  if (whose === 'own') return own;
  return rowScope(sql, viewer, {
    own,
    team: sql`v.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`,
    shared: sharedWith(sql, viewer, 'visit', sql`v.id`),
    region: sql`exists (select from hospitals s where s.id = v.hospital_id
      and (s.province_code = any(${viewer.regionCodes as string[]}) or s.city_code = any(${viewer.regionCodes as string[]})))`,
  });
}

/** The range of the viewer without what was only shared, for whoever changes a visit. */
export const visitRange = (sql: Sql, viewer: Viewer): Fragment =>
  scope(sql, { viewer: byOwnRange(viewer), whose: 'range' });

/** Whom a visit shows to besides: colleagues who came along. */
export const visitSeen = (sql: Sql, viewer: Viewer): Fragment => sql`(${scope(sql, { viewer, whose: 'range' })}
  or v.joint_manager_id = ${viewer.id} or v.colleague_ids @> array[${viewer.id}::bigint])`;

/** The doctor's name of a visit that the viewer sees by the own range, without a share, and whose visit it is. */
export async function selectOwnVisit(
  sql: Sql,
  viewer: Viewer,
  id: string,
): Promise<{ name: string; ownerIds: string[] } | undefined> {
  const [row] = await sql<{ name: string; ownerIds: string[] }[]>`
    select d.name, array[v.user_id::text] as "ownerIds" from visits v join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    where v.id = ${id} and ${scope(sql, { viewer: byOwnRange(viewer), whose: 'range' })}`;
  return row;
}

/**
 * Doctors and hospitals are found first, each by its own indexes, and the visits by them. The visits of one or of a team are fewer than
 * the doctors a name finds: there each visit asks for its own.
 */
function keywordCondition(sql: Sql, { viewer, whose }: Reading, keyword: string): Fragment {
  const areFew = whose === 'own' || viewer.dataRanges.every((range) => range === 'OWN' || range === 'TEAM');
  if (areFew)
    return sql`((select ${doctorNameCondition(sql, keyword)} from doctors d where d.enterprise_id = v.enterprise_id and d.id = v.doctor_id)
      or (select ${hospitalNameCondition(sql, keyword)} from hospitals h where h.enterprise_id = v.enterprise_id and h.id = v.hospital_id))`;
  return sql`(v.doctor_id in (select d.id from doctors d where ${doctorNameCondition(sql, keyword)})
    or v.hospital_id in (select h.id from hospitals h where ${hospitalNameCondition(sql, keyword)}))`;
}

/** The condition on `v` (visits) of scope and filters. */
export function visitsMatching(sql: Sql, reading: Reading): Fragment {
  const { filter } = reading;
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values === undefined || values.length === 0 ? undefined : sql`${column} = any(${values as string[]})`;
  return allOf(sql, [
    scope(sql, reading),
    filter.keyword ? keywordCondition(sql, reading, filter.keyword) : undefined,
    filter.doctorId === undefined ? undefined : sql`v.doctor_id = ${filter.doctorId}`,
    filter.hospitalId === undefined ? undefined : sql`v.hospital_id = ${filter.hospitalId}`,
    among(sql`v.state`, filter.state),
    among(sql`v.visit_type`, filter.visitType),
    among(sql`v.visit_results`, filter.visitResults),
    among(sql`v.visit_duration`, filter.visitDuration),
    filter.visitPurpose?.length ? sql`v.visit_purposes && ${filter.visitPurpose}` : undefined,
    filter.userId?.length ? sql`v.user_id = any(${filter.userId}::bigint[])` : undefined,
    filter.productId?.length
      ? sql`exists (select from visit_products p where p.visit_id = v.id and p.product_id = any(${filter.productId}::bigint[]))`
      : undefined,
    filter.articleId === undefined && filter.materialId === undefined
      ? undefined
      : sql`exists (select from visit_materials s where s.enterprise_id = v.enterprise_id and s.visit_id = v.id
          and (s.article_id = ${filter.articleId ?? null} or s.material_id = ${filter.materialId ?? null}))
        and not ${hiddenMedical(sql, reading)}`,
    filter.isMet === undefined ? undefined : sql`${isMet(sql)} = ${filter.isMet}`,
    filter.isJoint === undefined ? undefined : sql`(${isJoint(sql)}) = ${filter.isJoint}`,
    filter.startFrom === undefined
      ? undefined
      : sql`v.starts_at >= (${filter.startFrom}::date)::timestamp at time zone 'Asia/Shanghai'`,
    filter.startTo === undefined
      ? undefined
      : sql`v.starts_at < (${filter.startTo}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
  ]);
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field = 'startsAt', direction = 'desc'] = (sort ?? 'startsAt,desc').split(',');
  const column = sql(`v.${orders[field] ?? 'starts_at'}`);
  return direction === 'asc' ? sql`${column} asc, v.id asc` : sql`${column} desc, v.id desc`;
}

/** A governed field of `v`; whoever wrote the visit always reads it. */
function narrowed(sql: Sql, viewer: Viewer, field: GovernedFieldName, value: Fragment, blank?: Fragment): Fragment {
  const shown = governed(sql, viewer, field, value, blank);
  return shown === value ? value : sql`case when v.user_id = ${viewer.id} then ${value} else ${shown} end`;
}

/** Who would hear what was said. */
type Listener = Pick<Reading, 'viewer' | 'seesMedicalNotes'>;

/** Whether what was said stays hidden: medical affairs and sales are kept apart, in lists, details, exports and searches alike. */
function hiddenMedical(sql: Sql, reading: Listener): Fragment {
  return reading.seesMedicalNotes ? sql`false` : sql`(v.is_medical and v.user_id <> ${reading.viewer.id})`;
}

/** What a visit says in words, empty for whoever may not read it. */
function said(sql: Sql, reading: Listener, field: GovernedFieldName, value: Fragment): Fragment {
  return sql`case when ${hiddenMedical(sql, reading)} then '' else ${narrowed(sql, reading.viewer, field, value)} end`;
}

/** What came of `v` (visits) and what was spoken about, as JSON; words are empty for whoever may not read them. */
export function visitTalk(sql: Sql, listener: Listener & Pick<Reading, 'language'>): Fragment {
  const hidden = hiddenMedical(sql, listener);
  return sql`jsonb_build_object('isHidden', ${hidden},
    'result', ${narrowed(sql, listener.viewer, 'visit.visitResults', sql`v.visit_results`, sql`null`)},
    'notes', ${said(sql, listener, 'visit.notes', sql`v.notes`)},
    'products', coalesce((select jsonb_agg(jsonb_build_object('name', ${named(sql, listener.language, 'p')},
      'keyMessage', case when ${hidden} then '' else vp.key_message end, 'reaction', vp.reaction) order by vp.position)
      from visit_products vp join products p on p.enterprise_id = vp.enterprise_id and p.id = vp.product_id
      where vp.enterprise_id = v.enterprise_id and vp.visit_id = v.id), '[]'))`;
}

/** The columns every shown visit has. */
function columns(sql: Sql, reading: Reading): Fragment {
  const hidden = hiddenMedical(sql, reading);
  const names = doctorNames(sql, reading.language);
  return sql`v.id::text as id, v.state, v.version, v.user_id::text as "userId", ${names.owner} as "userName",
    v.doctor_id::text as "doctorId", ${names.doctor} as "doctorName",
    ${names.title} as "doctorTitle",
    v.hospital_id::text as "hospitalId", ${names.hospital} as "hospitalName", h.level as "hospitalLevel", ${names.department} as department,
    v.visit_type as "visitType", v.visit_purposes as "visitPurposes", v.visit_duration as "visitDuration",
    ${narrowed(sql, reading.viewer, 'visit.visitResults', sql`v.visit_results`, sql`null`)} as "visitResults",
    v.starts_at as "startsAt", v.submitted_at as "submittedAt",
    ${said(sql, reading, 'visit.notes', sql`v.notes`)} as notes, v.is_medical as "isMedical", ${hidden} as "notesHidden",
    ${said(sql, reading, 'visit.nextStep', sql`v.next_step`)} as "nextStep", v.next_step_due as "nextStepDue",
    v.late_reason <> '' as "isLate", v.corrections > 0 as "isCorrected"`;
}

const joins = (sql: Sql): Fragment => sql`
  join users u on u.id = v.user_id and u.enterprise_id = v.enterprise_id
  join doctors d on d.id = v.doctor_id and d.enterprise_id = v.enterprise_id
  join hospitals h on h.id = v.hospital_id and h.enterprise_id = v.enterprise_id
  left join standard_titles t on t.code = d.title_code`;

/** One page of visits as JSON text: the rows are found first, their names joined to these alone. */
export async function selectPage(sql: Sql, reading: Reading, paging: Paging): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)}, ${isJoint(sql)} as "isJoint",
        array(select ${named(sql, reading.language, 'p')} from visit_products vp join products p on p.id = vp.product_id where vp.visit_id = v.id order by vp.position) as products
      from (
        select v.* from visits v
        where ${visitsMatching(sql, reading)}
        order by ${order(sql, paging.sort)}
        limit ${paging.size} offset ${paging.page * paging.size}
      ) v ${joins(sql)}
      order by ${order(sql, paging.sort)}
    ) page`;
  return row;
}

/** How many visits match, in all and by state. */
export async function selectCounts(sql: Sql, reading: Reading): Promise<{ state: string; count: number }[]> {
  return sql<{ state: string; count: number }[]>`
    select v.state, count(*)::int as count
    from visits v
    where ${visitsMatching(sql, reading)}
    group by v.state`;
}

export interface DetailReading extends Reading {
  /** Metres from the hospital beyond which a check-in is marked. */
  readonly farMetres: number;
  /** In Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

export interface DetailText {
  readonly text: string;
  readonly state: VisitState;
  readonly userId: string;
  readonly organizationId: string | null;
  readonly companyIds: string[];
  readonly isMedical: boolean;
}

/** One visit in the viewer's range, everything that is shown of it, as JSON text. */
export async function selectDetail(sql: Sql, reading: DetailReading, id: string): Promise<DetailText | undefined> {
  const [row] = await sql<DetailText[]>`
    select (to_jsonb(visit) - 'organizationId' - 'companyIds')::text as text, state, "userId", "organizationId", "companyIds", "isMedical"
    from (
      select ${columns(sql, reading)}, ${said(sql, reading, 'visit.questions', sql`v.questions`)} as questions, v.latitude, v.longitude, v.accuracy_metres as "accuracyMetres",
        v.adverse_event as "adverseEvent", v.off_label as "offLabel", v.cancel_reason as "cancelReason",
        v.created_at as "createdAt", v.updated_at as "updatedAt", v.planned_at as "plannedAt", v.checked_in_at as "checkedInAt",
        v.place_state as "placeState", v.distance_metres as "distanceMetres", coalesce(v.distance_metres > ${reading.farMetres}::int, false) as "isFar",
        v.late_reason as "lateReason", v.late_return_reason as "lateReturnReason", v.unlock_reason as "unlockReason", v.review_reason as "reviewReason",
        coalesce((select json_agg(json_build_object('id', c.id::text, 'name', ${namedUser(sql, reading.language, 'c')}) order by c.id)
          from users c where c.id = any(v.colleague_ids)), '[]') as colleagues,
        coalesce((select json_agg(json_build_object('productId', p.id::text, 'name', ${named(sql, reading.language, 'p')}, 'keyMessage',
          case when ${hiddenMedical(sql, reading)} then '' else vp.key_message end, 'reaction', vp.reaction)
          order by vp.position) from visit_products vp join products p on p.id = vp.product_id where vp.visit_id = v.id), '[]') as products,
        case when ${hiddenMedical(sql, reading)} then '[]' else ${shownIn(sql, reading.language, reading.today)} end as materials,
        coalesce((select json_agg(json_build_object('id', c.id::text, 'name', ${named(sql, reading.language, 'c')}) order by c.id)
          from doctors c where c.id = any(v.companion_ids)), '[]') as companions,
        (select json_build_object('id', m.id::text, 'name', ${namedUser(sql, reading.language, 'm')}) from users m where m.id = v.joint_manager_id) as "jointManager",
        v.organization_id::text as "organizationId", array_remove(v.colleague_ids || v.joint_manager_id, null)::text[] as "companyIds"
      from visits v ${joins(sql)}
      where v.id = ${id} and ${visitSeen(sql, reading.viewer)}
    ) visit`;
  return row;
}

export interface ExportedVisit {
  readonly startsAt: Date;
  readonly userName: string;
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospitalName: string;
  readonly department: string;
  readonly visitType: string;
  readonly visitPurposes: string;
  readonly visitDuration: string;
  readonly visitResults: string;
  readonly products: string;
  readonly materials: string;
  readonly notes: string;
  readonly nextStep: string;
  readonly state: string;
}

/** The visits an export holds, dictionary values in words, newest first. */
export async function selectExport(sql: Sql, reading: Reading, limit: number): Promise<ExportedVisit[]> {
  const { language } = reading;
  const names = doctorNames(sql, language);
  const word = (key: string, value: Fragment): Fragment =>
    sql`coalesce((select ${named(sql, language, 'e')} from dictionary_entries e where e.key = ${key} and e.value = ${value}), ${value}, '')`;
  return sql<ExportedVisit[]>`
    select v.starts_at as "startsAt", ${names.owner} as "userName", ${names.doctor} as "doctorName",
      ${names.title} as "doctorTitle", ${names.hospital} as "hospitalName", ${names.department} as department,
      ${word('visitType', sql`v.visit_type`)} as "visitType",
      (select coalesce(string_agg(${word('visitPurpose', sql`purpose`)}, ${separators[language]}), '') from unnest(v.visit_purposes) purpose) as "visitPurposes",
      ${word('visitDuration', sql`v.visit_duration`)} as "visitDuration", ${narrowed(sql, reading.viewer, 'visit.visitResults', word('visitResults', sql`v.visit_results`))} as "visitResults",
      (select coalesce(string_agg(${named(sql, language, 'p')}, ${separators[language]}), '') from visit_products vp join products p on p.id = vp.product_id where vp.visit_id = v.id) as products,
      case when ${hiddenMedical(sql, reading)} then '' else ${shownTitles(sql, language)} end as materials,
      ${said(sql, reading, 'visit.notes', sql`v.notes`)} as notes, ${said(sql, reading, 'visit.nextStep', sql`v.next_step`)} as "nextStep",
      v.state
    from visits v ${joins(sql)}
    where ${visitsMatching(sql, reading)}
    order by v.starts_at desc, v.id desc
    limit ${limit}`;
}
