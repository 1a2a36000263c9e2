// Which doctors a page of a customer list holds: each place is read in the order of the list, and the first few of all are taken (specification 2.3, 3).
import { allOf, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { doctorWhere, filterConditions, type DoctorReading } from './doctors-filter.sql.ts';

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
}

/**
 * A select of `id` and `position`. A condition on many places lets no index give the order, and a list of one in a
 * hundred doctors would be searched to its end; one place after the other never reads more than a page of each.
 */
export function pickedDoctors(sql: Sql, reading: DoctorReading, { page, size, sort }: Paging): Fragment {
  const order = orderOf(sql, sort);
  const first: Picking['first'] = (conditions) =>
    sql`select d.id, d.last_visit_at, d.pinyin, d.tier from doctors d where ${allOf(sql, conditions)} order by ${order} limit ${(page + 1) * size}`;
  const candidates = candidatesOf(sql, reading, { first, conditions: filterConditions(sql, reading.filter), byTier: sort?.startsWith('tier') ?? false });
  return sql`
    select d.id, row_number() over (order by ${order}) as position
    from (${candidates}) d
    order by ${order} limit ${size} offset ${page * size}`;
}

interface Picking {
  /** The first few in the order of the list that meet the conditions. */
  readonly first: (conditions: readonly (Fragment | undefined)[]) => Fragment;
  readonly conditions: readonly (Fragment | undefined)[];
  readonly byTier: boolean;
}

function candidatesOf(sql: Sql, reading: DoctorReading, picking: Picking): Fragment {
  const { viewer, type, filter } = reading;
  // A name or a hospital leaves so few that they are found first and ordered then.
  const isNarrow = Boolean(filter.keyword ?? filter.hospitalName ?? filter.hospitalId?.length);
  if (type !== 'ALL_CUSTOMER' || isNarrow) return picking.first([doctorWhere(sql, reading)]);
  if (viewer.dataRange !== 'ALL') return inRange(sql, reading, picking);
  if (filter.cityCode?.length) return ofPlaces(sql, sql`unnest(${filter.cityCode}::text[]) as place(code)`, sql`d.city_code = place.code`, picking);
  if (filter.provinceCode?.length) {
    return ofPlaces(sql, sql`unnest(${filter.provinceCode}::text[]) as place(code)`, sql`d.province_code = place.code`, picking);
  }
  return picking.first(picking.conditions);
}

/** The first few of each place; ordered by tier, of each tier in each place. */
function ofPlaces(sql: Sql, places: Fragment, isHere: Fragment, { first, conditions, byTier }: Picking): Fragment {
  if (!byTier) return sql`select d.* from ${places} cross join lateral (${first([isHere, ...conditions])}) d`;
  return sql`select d.* from ${places} cross join unnest('{A,B,C,D}'::text[]) as step(tier)
    cross join lateral (${first([isHere, sql`d.tier = step.tier`, ...conditions])}) d`;
}

/** The cities of the viewer's regions, what has no city there, and doctors looked after elsewhere; the same doctors as `doctorScope`. */
function inRange(sql: Sql, { viewer, filter }: DoctorReading, picking: Picking): Fragment {
  const { first, conditions } = picking;
  const regions = viewer.regionCodes as string[];
  const cities = sql`(select r.code from regions r where ${allOf(sql, [
    sql`(r.code = any(${regions}) or (r.parent_code = any(${regions}) and r.level = 2))`,
    filter.cityCode?.length ? sql`r.code = any(${filter.cityCode})` : undefined,
    filter.provinceCode?.length ? sql`(r.parent_code = any(${filter.provinceCode}) or r.code = any(${filter.provinceCode}))` : undefined,
  ])}) place`;
  return sql`
    ${ofPlaces(sql, cities, sql`d.city_code = place.code`, picking)}
    union (${first([sql`d.city_code is null and d.province_code = any(${regions})`, ...conditions])})
    union (${first([
      sql`d.id = any(array(select o.doctor_id from doctor_owners o
        where o.user_id = ${lookingAfter(sql, viewer)}))`,
      ...conditions,
    ])})`;
}

/** The viewer, and for a range of teams everyone in them. */
function lookingAfter(sql: Sql, viewer: Viewer): Fragment {
  if (viewer.dataRange === 'OWN' || viewer.dataRange === 'REGION') return sql`${viewer.id}`;
  return sql`any(array(select u.id from users u
    where u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[]) or u.id = ${viewer.id}))`;
}

// Each order is one an index gives, forwards or backwards; `~<~` compares as the indexes on pinyin do.
function orderOf(sql: Sql, sort: string | undefined): Fragment {
  switch (sort) {
    case 'lastVisitAt,asc':
      return sql`d.last_visit_at asc nulls first, d.id desc`;
    case 'name,asc':
      return sql`d.pinyin using ~<~, d.id asc`;
    case 'name,desc':
      return sql`d.pinyin using ~>~, d.id desc`;
    case 'tier,asc':
      return sql`d.tier asc, d.last_visit_at desc nulls last, d.id asc`;
    case 'tier,desc':
      return sql`d.tier desc, d.last_visit_at asc nulls first, d.id desc`;
    default:
      return sql`d.last_visit_at desc nulls last, d.id asc`;
  }
}
