// The one filter of the customer lists: rows, counts, exports and bulk acts all stand on it (specification 3, R3.4).
import type { CustomerListType, DoctorFilter } from '@yijian/contract/doctors';
import { allOf, anywhere, startingWith, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { doctorScope } from './doctors-scope.sql.ts';

export interface DoctorReading {
  readonly viewer: Viewer;
  readonly type: CustomerListType;
  readonly filter: DoctorFilter;
}

/** The condition on `d` (doctors). */
export function doctorWhere(sql: Sql, { viewer, type, filter }: DoctorReading): Fragment {
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values?.length ? sql`${column} = any(${values as string[]})` : undefined;
  return allOf(sql, [
    sql`d.is_enabled`,
    listCondition(sql, viewer, type),
    filter.keyword ? nameCondition(sql, filter.keyword) : undefined,
    among(sql`d.province_code`, filter.provinceCode),
    among(sql`d.city_code`, filter.cityCode),
    filter.hospitalName ? hospitalNameCondition(sql, filter.hospitalName) : undefined,
    filter.hospitalId?.length ? sql`d.hospital_id = any(${filter.hospitalId}::bigint[])` : undefined,
    filter.departmentCode?.length ? departmentCondition(sql, filter.departmentCode) : undefined,
    among(sql`d.hospital_level`, filter.hospitalLevel),
    filter.hasSales === undefined ? undefined : sql`d.has_sales = ${filter.hasSales}`,
    procurementCondition(sql, filter),
    among(sql`d.coverage_status`, filter.coverageStatus),
    filter.lastVisit === undefined ? undefined : lastVisitCondition(sql, filter.lastVisit),
    filter.channels?.length
      ? sql`exists (select from doctor_channels c where c.doctor_id = d.id and c.channel = any(${filter.channels}) and c.consent = 'OPT_IN')`
      : undefined,
    among(sql`d.tier`, filter.tier),
    filter.tag?.length ? sql`d.tag_names && ${filter.tag}` : undefined,
    filter.isVerified === undefined ? undefined : sql`d.is_verified = ${filter.isVerified}`,
  ]);
}

function listCondition(sql: Sql, viewer: Viewer, type: CustomerListType): Fragment {
  switch (type) {
    case 'MY_FOCUS':
      return sql`d.id in (select f.doctor_id from doctor_follows f where f.user_id = ${viewer.id})`;
    case 'MY_CUSTOMER':
      return sql`d.id in (select o.doctor_id from doctor_owners o where o.user_id = ${viewer.id})`;
    case 'ALL_CUSTOMER':
      return doctorScope(sql, viewer);
  }
}

/** Latin letters are pinyin or initials from the beginning; anything else may stand anywhere in the name. */
export function nameCondition(sql: Sql, keyword: string): Fragment {
  if (/^[a-z' ]+$/i.test(keyword)) {
    const letters = startingWith(keyword.toLowerCase().replace(/[' ]/g, ''));
    return sql`(d.initials like ${letters} or d.pinyin like ${letters})`;
  }
  return sql`(app.characters(d.name) @> app.characters(${keyword}) and d.name like ${anywhere(keyword)})`;
}

function hospitalNameCondition(sql: Sql, name: string): Fragment {
  const inIndex = name.length > 1 ? sql`app.bigrams(h.name) @> app.bigrams(${name}) and` : sql``;
  return sql`d.hospital_id in (select h.id from hospitals h where ${inIndex} h.name like ${anywhere(name)})`;
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

/** Whoever was never visited has not been visited for any number of days. */
function lastVisitCondition(sql: Sql, band: NonNullable<DoctorFilter['lastVisit']>): Fragment {
  if (band === 'NEVER') return sql`d.last_visit_at is null`;
  const [side, days = '0'] = band.split('_');
  const limit = sql`now() - make_interval(days => ${Number(days)})`;
  return side === 'WITHIN' ? sql`d.last_visit_at >= ${limit}` : sql`(d.last_visit_at < ${limit} or d.last_visit_at is null)`;
}
