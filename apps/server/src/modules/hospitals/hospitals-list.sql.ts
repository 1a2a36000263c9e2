// How hospitals are read: one filter for the lists, the counts, the export and the search (specification 2.3, 7.5).
import { separators } from '@yijian/contract/core';
import type { HospitalChoice, HospitalFilter } from '@yijian/contract/hospitals';
import {
  allOf,
  anywhere,
  beginsWith,
  governed,
  startingWith,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { hospitalNames } from './shown/hospital-names.sql.ts';
import { hospitalScope, myHospitals } from './hospitals-scope.sql.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly whose: 'my' | 'all';
  readonly filter: HospitalFilter;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

const levels = ['3A', '3B', '3C', '3', '2A', '2B', '2', '1', 'UNRATED'];

function where(sql: Sql, { viewer, whose, filter }: Reading): Fragment {
  const among = (column: Fragment, values: readonly string[] | undefined): Fragment | undefined =>
    values?.length ? sql`${column} = any(${values as string[]})` : undefined;
  return allOf(sql, [
    sql`h.is_enabled`,
    whose === 'my' ? myHospitals(sql, viewer) : hospitalScope(sql, viewer),
    filter.keyword ? hospitalNameCondition(sql, filter.keyword) : undefined,
    among(sql`h.province_code`, filter.provinceCode),
    among(sql`h.city_code`, filter.cityCode),
    among(sql`h.county_code`, filter.countyCode),
    among(sql`h.level`, filter.level),
    among(sql`h.type`, filter.type),
    filter.hasSales === undefined ? undefined : sql`h.has_sales = ${filter.hasSales}`,
    productCondition(sql, filter),
  ]);
}

/** Latin letters are pinyin or initials from the beginning; anything may stand anywhere in the name or an alias. */
export function hospitalNameCondition(sql: Sql, keyword: string): Fragment {
  const anyPart = sql`(h.name like ${anywhere(keyword)}
    or (h.aliases <> '{}' and exists (select from unnest(h.aliases) alias where alias like ${anywhere(keyword)})))`;
  if (!/^[a-z' ]+$/i.test(keyword)) return anyPart;
  const letters = keyword.toLowerCase().replace(/[' ]/g, '');
  return sql`(${beginsWith(sql, sql`h.initials`, letters)} or ${beginsWith(sql, sql`h.pinyin`, letters)}
    or ${letters.length < 3 ? sql`false` : sql`lower(h.en_name) like ${anywhere(keyword.toLowerCase())}`} or ${anyPart})`;
}

/** The whole keyword as a name, or every word of it as a part of the name or the place: `杭州 一院`. */
function wordsCondition(sql: Sql, keyword: string): Fragment {
  const words = keyword.trim().split(/\s+/);
  const whole = hospitalNameCondition(sql, keyword);
  if (words.length < 2) return whole;
  const isPlace = (word: string): Fragment => sql`array(select r.code from regions r
    where r.level < 3 and (r.name like ${startingWith(word)} or r.en_name ilike ${startingWith(word)}))`;
  const each = words.map(
    (word) =>
      sql`(${hospitalNameCondition(sql, word)} or h.city_code = any(${isPlace(word)}) or h.province_code = any(${isPlace(word)}))`,
  );
  return sql`(${whole} or (${allOf(sql, each)}))`;
}

function productCondition(
  sql: Sql,
  { productId, listingStatus, procurementStatus }: HospitalFilter,
): Fragment | undefined {
  if (!productId?.length && !listingStatus?.length && !procurementStatus?.length) return undefined;
  return sql`exists (select from hospital_products p where p.hospital_id = h.id
    ${productId?.length ? sql`and p.product_id = any(${productId}::bigint[])` : sql``}
    ${listingStatus?.length ? sql`and p.listing_status = any(${listingStatus})` : sql``}
    ${procurementStatus?.length ? sql`and p.procurement_status = any(${procurementStatus})` : sql``})`;
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'name,asc').split(',');
  const up = direction === 'asc';
  switch (field) {
    case 'level':
      // The best level stands first when the order rises.
      return up
        ? sql`array_position(${levels}::text[], h.level) asc, h.pinyin asc, h.id asc`
        : sql`array_position(${levels}::text[], h.level) desc, h.pinyin desc, h.id desc`;
    case 'doctorCount':
      return up ? sql`h.doctor_count asc, h.id asc` : sql`h.doctor_count desc, h.id desc`;
    case 'lastVisitAt':
      return up ? sql`h.last_visit_at asc nulls first, h.id asc` : sql`h.last_visit_at desc nulls last, h.id desc`;
    case 'beds':
      return up ? sql`h.beds asc nulls first, h.id asc` : sql`h.beds desc nulls last, h.id desc`;
    default:
      return up ? sql`h.pinyin using ~<~, h.id asc` : sql`h.pinyin using ~>~, h.id desc`;
  }
}

/** One page as JSON text: first which hospitals, then what is shown of these few. */
export async function selectPage(sql: Sql, reading: Reading, paging: Paging, language: 'zh' | 'en'): Promise<PageText> {
  const names = hospitalNames(sql, language);
  const [row] = await sql<[PageText]>`
    with picked as (
      select h.*, row_number() over (order by ${order(sql, paging.sort)}) as position
      from hospitals h
      where ${where(sql, reading)}
      order by ${order(sql, paging.sort)}
      limit ${paging.size} offset ${paging.page * paging.size}
    )
    select coalesce(json_agg(json_build_object(
      'id', h.id::text, 'name', h.name, 'enName', h.en_name, 'shownName', ${names.hospital}, 'level', h.level, 'type', h.type,
      'provinceCode', h.province_code, 'provinceName', ${names.province}, 'cityCode', h.city_code, 'cityName', ${names.city},
      'address', h.address, 'beds', h.beds, 'yearlyOutpatients', h.yearly_outpatients, 'hasSales', h.has_sales,
      'doctorCount', h.doctor_count, 'coveredCount', h.covered_count, 'lastVisitAt', h.last_visit_at,
      'isMine', exists (select from hospital_owners o where o.user_id = ${reading.viewer.id} and o.hospital_id = h.id),
      'owners', array(select ${names.owner} from hospital_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
        where o.hospital_id = h.id order by o.id),
      'products', coalesce((select json_agg(json_build_object('name', ${names.product}, 'listingStatus', s.listing_status,
        'procurementStatus', s.procurement_status) order by p.sort, p.id)
        from hospital_products s join products p on p.id = s.product_id and p.enterprise_id = s.enterprise_id where s.hospital_id = h.id), '[]')
    ) order by h.position), '[]')::text as content, count(*)::int as length
    from picked h
    left join regions v on v.code = h.province_code
    left join regions c on c.code = h.city_code`;
  return row;
}

export async function selectCount(sql: Sql, reading: Reading): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from hospitals h where ${where(sql, reading)}`;
  return row.count;
}

/** Hospitals in range whose name matches: the exact name first, then names beginning so, one's own, the short ones. */
export async function selectChoices(
  sql: Sql,
  viewer: Viewer,
  keyword: string,
  size: number,
  language: 'zh' | 'en',
): Promise<HospitalChoice[]> {
  const names = hospitalNames(sql, language);
  return sql<HospitalChoice[]>`
    with found as (
      select h.*, row_number() over () as position from (
        select h.id, h.name, h.en_name, h.level, h.province_code, h.city_code, h.latitude, h.longitude from hospitals h
        where h.is_enabled and ${hospitalScope(sql, viewer)} and ${keyword === '' ? sql`true` : wordsCondition(sql, keyword)}
        order by (h.name = ${keyword} or lower(h.en_name) = ${keyword.toLowerCase()}) desc,
          (starts_with(h.name, ${keyword}) or starts_with(lower(h.en_name), ${keyword.toLowerCase()})) desc,
          (h.id = any(array(select o.hospital_id from hospital_owners o where o.user_id = ${viewer.id}))) desc, char_length(h.name), h.pinyin, h.id
        limit ${size}
      ) h
    )
    select h.id, ${names.hospital} as name, h.level, ${names.province} as "provinceName", ${names.city} as "cityName",
      h.latitude, h.longitude
    from found h
    left join regions v on v.code = h.province_code
    left join regions c on c.code = h.city_code
    order by h.position`;
}

export interface ExportedHospital {
  readonly name: string;
  readonly level: string;
  readonly type: string;
  readonly provinceName: string;
  readonly cityName: string;
  readonly address: string;
  readonly telephone: string;
  readonly beds: number | null;
  readonly yearlyOutpatients: number | null;
  readonly hasSales: boolean;
  readonly doctorCount: number;
  readonly coveredCount: number;
  readonly lastVisitAt: Date | null;
  readonly owners: string;
  readonly products: string;
}

/** The hospitals an export holds, in the order of their names. */
export async function selectExport(
  sql: Sql,
  reading: Reading,
  language: 'zh' | 'en',
  limit: number,
): Promise<ExportedHospital[]> {
  const names = hospitalNames(sql, language);
  return sql<ExportedHospital[]>`
    select ${names.hospital} as name, h.level, h.type, ${names.province} as "provinceName", ${names.city} as "cityName", h.address,
      ${governed(sql, reading.viewer, 'hospital.telephone', sql`h.telephone`)} as telephone, h.beds,
      h.yearly_outpatients as "yearlyOutpatients", h.has_sales as "hasSales", h.doctor_count as "doctorCount", h.covered_count as "coveredCount",
      h.last_visit_at as "lastVisitAt",
      (select coalesce(string_agg(${names.owner}, ${separators[language]} order by o.id), '') from hospital_owners o
        join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id where o.hospital_id = h.id) as owners,
      (select coalesce(string_agg(${names.product}, ${separators[language]} order by p.sort), '') from hospital_products s
        join products p on p.id = s.product_id and p.enterprise_id = s.enterprise_id
        where s.hospital_id = h.id and s.listing_status = 'LISTED') as products
    from hospitals h
    left join regions v on v.code = h.province_code
    left join regions c on c.code = h.city_code
    where ${where(sql, reading)}
    order by ${order(sql, undefined)}
    limit ${limit}`;
}
