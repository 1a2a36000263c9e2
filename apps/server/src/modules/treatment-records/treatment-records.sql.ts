// Reads treatment records: a page, a count, an export, and patients by hospital.
import {
  doseSpellings,
  qualityFlags,
  type HospitalTreatmentFilter,
  type HospitalTreatmentPaging,
  type QualityFlag,
  type TreatmentFilter,
  type TreatmentPaging,
  type TreatmentRecord,
} from '@yijian/contract/treatment-records';
import { hospitalNameCondition, hospitalScope } from '../hospitals/index.ts';
import { allOf, anywhere, named, seesAll, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { brandName, departmentName, isDepartment, isDrug } from './names.sql.ts';
import type { PageText } from '../../platform/http/index.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly isMasked: boolean;
  readonly language: 'zh' | 'en';
}

/** What a record lacks, by the columns of `t`. */
const lacks = (sql: Sql): Readonly<Record<QualityFlag, Fragment>> => ({
  NO_ICD: sql`t.icd_code = ''`,
  NO_SYMPTOM_DAY: sql`t.first_symptom_on is null`,
  NO_DEPARTMENT: sql`t.department = ''`,
  NO_DOSE: sql`t.dose = ''`,
  NO_OUTCOME: sql`t.outcome = 'UNKNOWN'`,
  NO_CONSENT: sql`t.consent_basis = 'UNKNOWN'`,
});

function qualityOf(sql: Sql): Fragment {
  const cases = qualityFlags.map((flag) => sql`case when ${lacks(sql)[flag]} then ${flag}::text end`);
  return sql`array_remove(array[${listed(sql, cases, sql`, `)}], null)`;
}

const listed = (sql: Sql, parts: readonly Fragment[], between: Fragment): Fragment =>
  parts.reduce((all, part) => sql`${all}${between}${part}`);

function where(sql: Sql, filter: TreatmentFilter, { viewer, isMasked }: Reading): Fragment {
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values?.length ? sql`${column} = any(${values as string[]})` : undefined;
  // A masked reader learns months, so that a day chosen as a limit must not tell more.
  const from = (column: Fragment, day: string | undefined): Fragment | undefined =>
    day ? sql`${column} >= ${isMasked ? sql`date_trunc('month', ${day}::date)::date` : sql`${day}::date`}` : undefined;
  const to = (column: Fragment, day: string | undefined): Fragment | undefined =>
    day
      ? sql`${column} < ${isMasked ? sql`(date_trunc('month', ${day}::date) + interval '1 month')::date` : sql`(${day}::date + 1)`}`
      : undefined;
  const { hospital, department, drug, dose, quality } = filter;
  // A whole code tells more than its group, which is all that a masked reader sees.
  const icdCode = isMasked ? filter.icdCode?.slice(0, 3) : filter.icdCode;
  return allOf(sql, [
    seesAll(viewer)
      ? undefined
      : sql`t.hospital_id = any(array(select h.id from hospitals h where ${hospitalScope(sql, viewer)}))`,
    filter.patientKey ? sql`t.patient_key = ${filter.patientKey.toUpperCase()}` : undefined,
    hospital
      ? sql`t.hospital_id = any(array(select h.id from hospitals h where ${hospitalNameCondition(sql, hospital)}))`
      : undefined,
    filter.hospitalId?.length ? sql`t.hospital_id = any(${filter.hospitalId}::bigint[])` : undefined,
    among(sql`t.province_code`, filter.provinceCode),
    among(sql`t.city_code`, filter.cityCode),
    department ? isDepartment(sql, department, sql`t.department`) : undefined,
    among(sql`t.sex`, filter.sex),
    among(sql`t.age_band`, filter.ageBand),
    among(sql`t.indication`, filter.indication),
    filter.comorbidity?.length ? sql`t.comorbidities && ${filter.comorbidity}::text[]` : undefined,
    filter.line?.length ? sql`t.line = any(${filter.line}::int[])` : undefined,
    drug ? isDrug(sql, drug, sql`t.drug`) : undefined,
    among(sql`t.stop_reason`, filter.stopReason),
    among(sql`t.outcome`, filter.outcome),
    among(sql`t.source`, filter.source),
    icdCode ? sql`starts_with(t.icd_code, ${icdCode})` : undefined,
    dose ? sql`t.dose ilike any(${doseSpellings(dose).map(anywhere)}::text[])` : undefined,
    among(sql`t.adverse_event`, filter.adverseEvent),
    among(sql`t.consent_basis`, filter.consentBasis),
    among(sql`t.severity`, filter.severity),
    among(sql`t.payer`, filter.payer),
    quality?.length
      ? sql`(${listed(
          sql,
          quality.map((flag) => lacks(sql)[flag]),
          sql` or `,
        )})`
      : undefined,
    filter.batchId ? sql`t.import_batch_id = ${filter.batchId}` : undefined,
    filter.isStopped === undefined ? undefined : sql`(t.stopped_on is not null) = ${filter.isStopped}`,
    from(sql`t.diagnosed_on`, filter.diagnosedFrom),
    to(sql`t.diagnosed_on`, filter.diagnosedTo),
    from(sql`t.started_on`, filter.startedFrom),
    to(sql`t.started_on`, filter.startedTo),
    from(sql`t.stopped_on`, filter.stoppedFrom),
    to(sql`t.stopped_on`, filter.stoppedTo),
  ]);
}

function order(sql: Sql, sort: string | undefined, isMasked: boolean): Fragment {
  const [field, direction] = (sort ?? 'startedOn,desc').split(',');
  const days: Readonly<Record<string, Fragment>> = {
    startedOn: sql`t.started_on`,
    diagnosedOn: sql`t.diagnosed_on`,
    stoppedOn: sql`t.stopped_on`,
  };
  const day = days[field!];
  // Within a month the order of the days would tell them.
  const column = day === undefined ? sql`t.line` : isMasked ? sql`date_trunc('month', ${day}::timestamp)` : day;
  return direction === 'desc'
    ? sql`${column} desc ${field === 'stoppedOn' ? sql`nulls last` : sql``}, t.id desc`
    : sql`${column} ${field === 'stoppedOn' ? sql`nulls first` : sql``}, t.id`;
}

const columns = (sql: Sql, { isMasked, language }: Reading): Fragment => {
  const day = (column: Fragment): Fragment =>
    isMasked ? sql`to_char(${column}, 'YYYY-MM')` : sql`to_char(${column}, 'YYYY-MM-DD')`;
  return sql`t.id::text as id, ${isMasked ? sql`left(t.patient_key, 2) || '****'` : sql`t.patient_key`} as "patientKey",
    ${isMasked}::boolean as "isMasked", t.sex, ${isMasked ? sql`null::int` : sql`t.birth_year`} as "birthYear", t.age_band as "ageBand",
    ${named(sql, language, 'v')} as "provinceName", ${named(sql, language, 'c')} as "cityName", ${named(sql, language, 'h')} as "hospitalName",
    ${departmentName(sql, language, sql`t.department`)} as department, t.indication, ${day(sql`t.first_symptom_on`)} as "firstSymptomOn", ${day(sql`t.diagnosed_on`)} as "diagnosedOn",
    t.comorbidities, t.line, ${brandName(sql, language, sql`t.drug`)} as drug, ${day(sql`t.started_on`)} as "startedOn", ${day(sql`t.stopped_on`)} as "stoppedOn",
    t.stop_reason as "stopReason", t.outcome, t.source, ${isMasked ? sql`left(t.icd_code, 3)` : sql`t.icd_code`} as "icdCode", t.dose,
    t.adverse_event as "adverseEvent", t.consent_basis as "consentBasis", t.severity, t.payer, ${qualityOf(sql)} as quality, t.import_batch_id::text as "batchId"`;
};

/** First which records, then what is shown of these few. */
function page(sql: Sql, filter: TreatmentFilter, reading: Reading, few: Fragment, sort?: string): Fragment {
  return sql`
    with picked as (
      select t.*, row_number() over (order by ${order(sql, sort, reading.isMasked)}) as position
      from treatment_records t where ${where(sql, filter, reading)}
      order by ${order(sql, sort, reading.isMasked)} ${few}
    )
    select ${columns(sql, reading)} from picked t
    join hospitals h on h.enterprise_id = t.enterprise_id and h.id = t.hospital_id
    left join regions v on v.code = t.province_code
    left join regions c on c.code = t.city_code
    order by t.position`;
}

export async function selectPage(
  sql: Sql,
  { filter, paging }: { filter: TreatmentFilter; paging: TreatmentPaging },
  reading: Reading,
): Promise<PageText> {
  const few = sql`limit ${paging.size} offset ${paging.page * paging.size}`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (${page(sql, filter, reading, few, paging.sort)}) page`;
  return row;
}

export async function selectCount(sql: Sql, filter: TreatmentFilter, reading: Reading): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from treatment_records t where ${where(sql, filter, reading)}`;
  return row.count;
}

/** At most `most` records, the latest first. */
export async function selectExport(
  sql: Sql,
  { filter, most }: { filter: TreatmentFilter; most: number },
  reading: Reading,
): Promise<TreatmentRecord[]> {
  return sql<TreatmentRecord[]>`${page(sql, filter, reading, sql`limit ${most}`)}`;
}

/** Words of the values that records hold. */
export async function selectWords(
  sql: Sql,
  language: 'zh' | 'en',
): Promise<{ key: string; value: string; name: string }[]> {
  return sql<{ key: string; value: string; name: string }[]>`
    select d.key, d.value, ${named(sql, language, 'd')} as name from dictionary_entries d
    where d.key in ('sex', 'indication', 'comorbidity', 'stopReason', 'treatmentOutcome', 'recordSource')`;
}

function hospitals(sql: Sql, { hospital, ...filter }: HospitalTreatmentFilter, viewer: Viewer): Fragment {
  return sql`portrait_cells a join hospitals h on h.enterprise_id = a.enterprise_id and h.id::text = a.cell
    where a.enterprise_id = app.enterprise_id() and a.dimension = 'hospital' and a.is_shown and ${allOf(sql, [
      hospitalScope(sql, viewer),
      hospital ? hospitalNameCondition(sql, hospital) : undefined,
      filter.provinceCode?.length ? sql`h.province_code = any(${filter.provinceCode})` : undefined,
      filter.indication?.length ? sql`a.indication = any(${filter.indication})` : undefined,
    ])}`;
}

export async function selectHospitals(
  sql: Sql,
  paging: HospitalTreatmentPaging,
  { viewer, language }: Reading,
): Promise<PageText> {
  const [field, direction] = (paging.sort ?? 'patients,desc').split(',');
  const column = field === 'patients' ? sql`a.patients` : sql`h.pinyin`;
  const order = direction === 'desc' ? sql`${column} desc` : column;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length from (
      select h.id::text as "hospitalId", ${named(sql, language, 'h')} as "hospitalName", a.indication, a.patients,
        (select ${named(sql, language, 'v')} from regions v where v.code = h.province_code) as "provinceName",
        (select ${named(sql, language, 'c')} from regions c where c.code = h.city_code) as "cityName"
      from ${hospitals(sql, paging, viewer)}
      order by ${order}, h.id, a.indication limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectHospitalCount(
  sql: Sql,
  filter: HospitalTreatmentFilter,
  { viewer }: Reading,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from ${hospitals(sql, filter, viewer)}`;
  return row.count;
}
