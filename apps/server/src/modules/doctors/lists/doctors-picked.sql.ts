// Which doctors a page of a customer list holds: each place is read in the order of the list, and the first few of all are taken (specification 2.3, 3).
import type { DoctorFilter } from '@yijian/contract/doctors';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';
import {
  doctorWhere,
  filterConditions,
  lastVisitCondition,
  lastVisitParts,
  type DoctorReading,
} from '../doctors-filter.sql.ts';
import { elsewhere } from '../doctors-scope.sql.ts';

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
  const { lastVisit, ...filter } = reading.filter;
  const parts = isStored(sort)
    ? storedParts(sql, reading.filter, sort)
    : (lastVisit === undefined ? [undefined] : visitedParts(sql, lastVisit, sort)).map((only) => ({ only, order }));
  const first: Picking['first'] = (conditions) =>
    parts
      .map(
        (part) =>
          sql`select d.id, d.last_visit_at, d.pinyin, d.tier, d.clue_score, d.content_sent_at from doctors d where ${allOf(sql, [...conditions, part.only])}
            order by ${part.order} limit ${countOf(sql, (page + 1) * size)}`,
      )
      .reduce((before, part) => sql`(${before}) union all (${part})`);
  const byTier = sort?.startsWith('tier') ?? false;
  const candidates = candidatesOf(
    sql,
    { ...reading, filter },
    { first, byTier, byScore: sort?.startsWith('clueScore') ?? false },
  );
  return sql`
    select d.id, row_number() over (order by ${order}) as position
    from (${candidates}) d
    order by ${order} limit ${countOf(sql, size)} offset ${countOf(sql, page * size)}`;
}

/** Ordered by visits, an order that begins elsewhere is not walked to where the wanted ones begin: each part is read for itself. */
function visitedParts(
  sql: Sql,
  band: NonNullable<DoctorFilter['lastVisit']>,
  sort: string | undefined,
): readonly (Fragment | undefined)[] {
  return sort?.startsWith('name') ? [lastVisitCondition(sql, band)] : lastVisitParts(sql, band);
}

interface Part {
  readonly only: Fragment | undefined;
  readonly order: Fragment;
}

/** Figures of later rooms that are stored with the doctors who have one: the columns, by their sort field. */
const stored = {
  clueScore: (sql) => sql`d.clue_score`,
  lastSentAt: (sql) => sql`d.content_sent_at`,
} as const satisfies Record<string, (sql: Sql) => Fragment>;

const isStored = (sort: string | undefined): sort is `${keyof typeof stored},${string}` =>
  Object.keys(stored).some((field) => sort?.startsWith(field));

/**
 * Ordered by such a figure, those who have one and the others are read for themselves: its indexes hold the former alone, so that the
 * others cost them nothing, and these stand in the order of their visits.
 */
function storedParts(sql: Sql, filter: DoctorFilter, sort: `${keyof typeof stored},${string}`): readonly Part[] {
  const { lastVisit, clueGrade, contentRead, lastSent } = filter;
  const field = sort.split(',')[0] as keyof typeof stored;
  const column = stored[field](sql);
  const visited = lastVisit === undefined ? sql`true` : lastVisitCondition(sql, lastVisit);
  const having = { only: sql`${column} is not null and ${visited}`, order: orderOf(sql, sort) };
  const isSent = contentRead !== undefined || lastSent?.startsWith('WITHIN') === true;
  if (field === 'clueScore' ? clueGrade?.length : isSent) return [having];
  const visits = orderOf(sql, sort.endsWith('asc') ? 'lastVisitAt,asc' : 'lastVisitAt,desc');
  return [having, { only: sql`${column} is null and ${visited}`, order: visits }];
}

interface Picking {
  /** The first few in the order of the list that meet the conditions. */
  readonly first: (conditions: readonly (Fragment | undefined)[]) => Fragment;
  readonly byTier: boolean;
  readonly byScore: boolean;
}

/**
 * The first pages of the usual sizes stand in the statement itself: PostgreSQL takes an unknown limit for a tenth of the
 * table, and would plan such a list anew for every call, which takes longer than reading it.
 */
function countOf(sql: Sql, count: number): Fragment {
  switch (count) {
    case 0:
      return sql`0`;
    case 10:
      return sql`10`;
    case 20:
      return sql`20`;
    case 50:
      return sql`50`;
    case 100:
      return sql`100`;
    default:
      return sql`${count}`;
  }
}

function candidatesOf(sql: Sql, reading: DoctorReading, picking: Picking): Fragment {
  const { viewer, type, filter, meant = {} } = reading;
  const { cityCode = [], provinceCode = [], ...rest } = filter;
  // A name, a hospital or a rare tag leaves so few that they are found first and ordered then.
  const isNamed = Boolean(filter.keyword ?? filter.hospitalName) && meant.hospitals !== 'MANY';
  const isNarrow = isNamed || Boolean(filter.hospitalId?.length) || meant.isTagRare === true;
  if (type !== 'ALL_CUSTOMER' || isNarrow) return picking.first([doctorWhere(sql, reading)]);
  if (viewer.dataRange !== 'ALL') return inRange(sql, reading, picking);
  if (cityCode.length > 0)
    return ofPlaces(
      sql,
      sql`d.city_code`,
      cityCode,
      filterConditions(sql, viewer.id, { ...rest, provinceCode }, meant),
      picking,
    );
  if (provinceCode.length > 0)
    return ofPlaces(sql, sql`d.province_code`, provinceCode, filterConditions(sql, viewer.id, rest, meant), picking);
  // The grades of an index come one after the other, each in the order of visits.
  const { clueGrade = [], ...others } = rest;
  if (clueGrade.length > 0 && !picking.byScore)
    return ofPlaces(
      sql,
      sql`d.clue_grade`,
      clueGrade,
      [sql`d.clue_grade is not null`, ...filterConditions(sql, viewer.id, others, meant)],
      picking,
    );
  return picking.first(filterConditions(sql, viewer.id, rest, meant));
}

/** The first few of each of these places. */
function ofPlaces(
  sql: Sql,
  column: Fragment,
  codes: readonly string[],
  conditions: readonly (Fragment | undefined)[],
  picking: Picking,
): Fragment {
  const [only] = codes;
  if (codes.length === 1 && !picking.byTier) return picking.first([sql`${column} = ${only!}`, ...conditions]);
  return ofEach(
    sql,
    sql`unnest(${codes as string[]}::text[]) as place(code)`,
    [sql`${column} = place.code`, ...conditions],
    picking,
  );
}

/** The first few of each row of `places`; ordered by tier, of each tier in each place. */
function ofEach(
  sql: Sql,
  places: Fragment,
  conditions: readonly (Fragment | undefined)[],
  { first, byTier }: Picking,
): Fragment {
  if (!byTier) return sql`select d.* from ${places} cross join lateral (${first(conditions)}) d`;
  return sql`select d.* from ${places} cross join unnest('{A,B,C,D}'::text[]) as step(tier)
    cross join lateral (${first([...conditions, sql`d.tier = step.tier`])}) d`;
}

/** The cities of the viewer's regions, what has no city there, and doctors looked after elsewhere; the same doctors as `doctorScope`. */
function inRange(sql: Sql, { viewer, filter, meant }: DoctorReading, picking: Picking): Fragment {
  const { first } = picking;
  const conditions = filterConditions(sql, viewer.id, filter, meant);
  const { cityCode: _, provinceCode: __, ...rest } = filter;
  const regions = viewer.regionCodes as string[];
  const cities = sql`(select r.code from regions r where ${allOf(sql, [
    sql`(r.code = any(${regions}) or (r.parent_code = any(${regions}) and r.level = 2))`,
    filter.cityCode?.length ? sql`r.code = any(${filter.cityCode})` : undefined,
    filter.provinceCode?.length
      ? sql`(r.parent_code = any(${filter.provinceCode}) or r.code = any(${filter.provinceCode}))`
      : undefined,
  ])}) place`;
  return sql`
    ${ofEach(sql, cities, [sql`d.city_code = place.code`, ...filterConditions(sql, viewer.id, rest, meant)], picking)}
    union (${first([sql`d.city_code is null and d.province_code = any(${regions})`, ...conditions])})
    union (${first([sql`d.id = any(array(${elsewhere(sql, viewer)}))`, ...conditions])})`;
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
    case 'clueScore,asc':
      return sql`d.clue_score asc nulls first, d.last_visit_at asc nulls first, d.id desc`;
    case 'clueScore,desc':
      return sql`d.clue_score desc nulls last, d.last_visit_at desc nulls last, d.id asc`;
    case 'lastSentAt,asc':
      return sql`d.content_sent_at asc nulls first, d.last_visit_at asc nulls first, d.id desc`;
    case 'lastSentAt,desc':
      return sql`d.content_sent_at desc nulls last, d.last_visit_at desc nulls last, d.id asc`;
    case 'tier,asc':
      return sql`d.tier asc, d.last_visit_at desc nulls last, d.id asc`;
    case 'tier,desc':
      return sql`d.tier desc, d.last_visit_at asc nulls first, d.id desc`;
    default:
      return sql`d.last_visit_at desc nulls last, d.id asc`;
  }
}
