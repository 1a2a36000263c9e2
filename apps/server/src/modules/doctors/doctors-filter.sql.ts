// The one filter of the customer lists: rows, counts, exports and bulk acts all stand on it (specification 3, R3.4).
import type { CustomerListType, DoctorFilter } from '@yijian/contract/doctors';
import { hospitalNameCondition as isNamed } from '../hospitals/index.ts';
import { allOf, anywhere, beginsWith, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { doctorScope } from './doctors-scope.sql.ts';
import { carriers, carries } from './tagging/doctor-tags.sql.ts';

export interface DoctorReading {
  readonly viewer: Viewer;
  readonly type: CustomerListType;
  readonly filter: DoctorFilter;
  readonly meant?: Meant;
}

/** What is known of a filter before it is read with (`lists/meant-doctors.sql.ts`); the doctors are the same without it. */
export interface Meant {
  /** Whose name `hospitalNameOf` is. */
  readonly hospitals?: readonly string[] | 'MANY';
  /** Whether few doctors carry one of the tags. */
  readonly isTagRare?: boolean;
}

/** The condition on `d` (doctors). */
export function doctorWhere(sql: Sql, { viewer, type, filter, meant }: DoctorReading): Fragment {
  return allOf(sql, [listCondition(sql, viewer, type), ...filterConditions(sql, viewer.id, filter, meant)]);
}

/** The filters alone, without whose doctors they are; `userId` is whose personal tags count. */
export function filterConditions(
  sql: Sql,
  userId: string,
  filter: DoctorFilter,
  meant: Meant = {},
): (Fragment | undefined)[] {
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values?.length ? sql`${column} = any(${values as string[]})` : undefined;
  return [
    filter.isArchived === true ? sql`d.archived_at is not null` : sql`d.is_enabled`,
    filter.keyword ? keywordCondition(sql, filter.keyword, meant) : undefined,
    among(sql`d.province_code`, filter.provinceCode),
    among(sql`d.city_code`, filter.cityCode),
    filter.hospitalName ? hospitalNameCondition(sql, filter.hospitalName, meant) : undefined,
    filter.hospitalId?.length ? sql`d.hospital_id = any(${filter.hospitalId}::bigint[])` : undefined,
    filter.departmentCode?.length ? departmentCondition(sql, filter.departmentCode) : undefined,
    among(sql`d.hospital_level`, filter.hospitalLevel),
    among(sql`d.doctor_type`, filter.doctorType),
    filter.hasSales === undefined ? undefined : sql`d.has_sales = ${filter.hasSales}`,
    procurementCondition(sql, filter),
    among(sql`d.coverage_status`, filter.coverageStatus),
    filter.lastVisit === undefined ? undefined : lastVisitCondition(sql, filter.lastVisit),
    filter.channels?.length
      ? sql`exists (select from doctor_channels c where c.doctor_id = d.id and c.channel = any(${filter.channels}) and c.consent = 'OPT_IN')`
      : undefined,
    among(sql`d.tier`, filter.tier),
    filter.clueGrade?.length
      ? sql`exists (select from doctor_scores s where s.enterprise_id = d.enterprise_id and s.doctor_id = d.id and s.grade = any(${filter.clueGrade}))`
      : undefined,
    filter.lastSent === undefined ? undefined : bandOf(sql, sql`d.content_sent_at`, filter.lastSent),
    filter.contentRead === undefined ? undefined : contentConditions[filter.contentRead](sql),
    filter.tag?.length
      ? meant.isTagRare
        ? sql`d.id = any(array(${carriers(sql, userId, filter.tag)}))`
        : carries(sql, userId, filter.tag)
      : undefined,
    filter.ownerId?.length
      ? sql`d.id = any(array(select o.doctor_id from doctor_owners o where o.user_id = any(${filter.ownerId}::bigint[])))`
      : undefined,
    filter.isVerified === undefined ? undefined : sql`d.is_verified = ${filter.isVerified}`,
  ];
}

function listCondition(sql: Sql, viewer: Viewer, type: CustomerListType): Fragment {
  switch (type) {
    case 'MY_FOCUS':
      return sql`d.id = any(array(select f.doctor_id from doctor_follows f where f.user_id = ${viewer.id}))`;
    case 'MY_CUSTOMER':
      return sql`d.id = any(array(select o.doctor_id from doctor_owners o where o.user_id = ${viewer.id}))`;
    case 'ALL_CUSTOMER':
      return doctorScope(sql, viewer);
  }
}

/** A list is searched by name, and by hospital where the keyword can be part of its name. */
function keywordCondition(sql: Sql, keyword: string, meant: Meant): Fragment {
  if (!canNameHospital(keyword)) return doctorNameCondition(sql, keyword);
  return sql`(${doctorNameCondition(sql, keyword)} or ${hospitalNameCondition(sql, keyword, meant)})`;
}

/** One Latin word alone begins too many. */
const canNameHospital = (keyword: string): boolean =>
  keyword.length >= 2 && (!isLatin(keyword) || keyword.trim().includes(' '));

/** The name of a hospital in the filter, which the keyword alone may be too; PostgreSQL finds the few that two names leave. */
export function hospitalNameOf({ keyword, hospitalName }: DoctorFilter): string | undefined {
  if (!keyword) return hospitalName;
  return hospitalName || !canNameHospital(keyword) ? undefined : keyword;
}

/**
 * Latin letters are pinyin, initials or the English name from the beginning; anything else may stand anywhere in the name: whatever stands
 * in a name of up to four characters is the beginning of one of four columns.
 */
export function doctorNameCondition(sql: Sql, keyword: string): Fragment {
  if (isLatin(keyword)) {
    const letters = lettersOf(keyword);
    return sql`(${beginsWith(sql, sql`d.initials`, letters)} or ${beginsWith(sql, sql`d.pinyin`, letters)}
      or ${beginsWith(sql, sql`d.en_letters`, letters)})`;
  }
  return sql`(${beginsWith(sql, sql`d.name`, keyword)} or ${beginsWith(sql, sql`d.name_2`, keyword)}
    or ${beginsWith(sql, sql`d.name_3`, keyword)} or ${beginsWith(sql, sql`d.name_4`, keyword)}
    or (d.has_long_name and d.name like ${anywhere(keyword)}))`;
}

export const isLatin = (keyword: string): boolean => /^[a-z' .-]*[a-z][a-z' .-]*$/i.test(keyword);

/** As pinyin and English names are stored: small letters without marks and gaps. */
export const lettersOf = (keyword: string): string => keyword.toLowerCase().replace(/[' .-]/g, '');

/** Ids come as an array, so that PostgreSQL joins this index with the others; where they are many, each doctor's hospital is asked. */
function hospitalNameCondition(sql: Sql, name: string, { hospitals }: Meant): Fragment {
  if (hospitals === 'MANY')
    return sql`(select ${isNamed(sql, name)} from hospitals h where h.enterprise_id = d.enterprise_id and h.id = d.hospital_id)`;
  if (hospitals !== undefined) return sql`d.hospital_id = any(${hospitals as string[]}::bigint[])`;
  return sql`d.hospital_id = any(array(select h.id from hospitals h where ${isNamed(sql, name)}))`;
}

/** A first-level department means all below it. */
function departmentCondition(sql: Sql, codes: readonly string[]): Fragment {
  const wanted = codes as string[];
  return sql`d.department_code = any(array(
    select s.code from standard_departments s where s.code = any(${wanted}) or s.parent_code = any(${wanted})))`;
}

function procurementCondition(sql: Sql, { productId, procurementStatus }: DoctorFilter): Fragment | undefined {
  if (!productId?.length && !procurementStatus?.length) return undefined;
  return sql`exists (select from hospital_products p where p.hospital_id = d.hospital_id
    ${productId?.length ? sql`and p.product_id = any(${productId}::bigint[])` : sql``}
    ${procurementStatus?.length ? sql`and p.procurement_status = any(${procurementStatus})` : sql``})`;
}

export const lastVisitCondition = (sql: Sql, band: Band): Fragment => bandOf(sql, sql`d.last_visit_at`, band);

type Band = NonNullable<DoctorFilter['lastVisit']>;

export const lastVisitParts = (sql: Sql, band: Band): readonly [Fragment, Fragment?] =>
  bandParts(sql, sql`d.last_visit_at`, band);

/** Whoever was never met or sent to has not been for any number of days: two parts, each of which an index gives in order. */
function bandParts(sql: Sql, column: Fragment, band: Band): readonly [Fragment, Fragment?] {
  if (band === 'NEVER') return [sql`${column} is null`];
  const [side, days = '0'] = band.split('_');
  const limit = sql`now() - make_interval(days => ${Number(days)})`;
  return side === 'WITHIN' ? [sql`${column} >= ${limit}`] : [sql`${column} < ${limit}`, sql`${column} is null`];
}

function bandOf(sql: Sql, column: Fragment, band: Band): Fragment {
  const [only, never] = bandParts(sql, column, band);
  return never === undefined ? only : sql`(${only} or ${never})`;
}

const contentConditions = {
  OPENED: (sql) => sql`(d.content_sent_at is not null and d.content_opened > 0)`,
  NOT_OPENED: (sql) => sql`(d.content_sent_at is not null and d.content_opened = 0)`,
  READ: (sql) => sql`(d.content_sent_at is not null and d.content_read > 0)`,
  NOT_READ: (sql) => sql`(d.content_sent_at is not null and d.content_read = 0)`,
} as const satisfies Record<NonNullable<DoctorFilter['contentRead']>, (sql: Sql) => Fragment>;
