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
import { scoredDoctors } from '../touched/clue-scores.sql.ts';

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
  const { lastVisit, clueGrade = [], ...filter } = reading.filter;
  const parts: readonly Part[] = isStored(sort)
    ? storedParts(sql, reading.filter, sort)
    : (lastVisit === undefined ? [undefined] : visitedParts(sql, lastVisit, sort)).map((only) => ({ only, order }));
  const byScore = sort?.startsWith('clueScore') ?? false;
  const banded = clueGrade.length > 0 ? sql`d.clue_grade = any(${clueGrade})` : undefined;
  const most = countOf(sql, (page + 1) * size);
  const first: Picking['first'] = (conditions) => {
    const [one, other] = parts.map(({ only, isScored = banded !== undefined, order: inPart }) => {
      const from = isScored ? scoredDoctors(sql) : sql`doctors`;
      return sql`select d.id, d.last_visit_at, d.pinyin, d.tier, ${isScored && byScore ? sql`d.clue_score` : sql`null::numeric as clue_score`}, d.content_sent_at
        from ${from} d where ${allOf(sql, [...conditions, banded, only])} order by ${inPart} limit ${most}`;
    });
    if (other === undefined) return one!;
    return isStored(sort) ? inTurn(sql, { one: one!, other, most }) : sql`(${one!}) union all (${other})`;
  };
  const byTier = sort?.startsWith('tier') ?? false;
  const candidates = candidatesOf(
    sql,
    { ...reading, filter },
    { first, byTier, byScore, grades: byScore ? [] : clueGrade },
  );
  return sql`
    select d.id, row_number() over (order by ${order}) as position
    from (${candidates}) d
    order by ${order} limit ${countOf(sql, size)} offset ${countOf(sql, page * size)}`;
}

/** All of the one come before all of the other, which is only read where the one does not fill the page. */
const inTurn = (sql: Sql, { one, other, most }: Record<'one' | 'other' | 'most', Fragment>): Fragment => sql`
  with one as materialized (${one}) select * from one union all select * from (${other}) other where (select count(*) from one) < ${most}`;

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
  /** Whether it is read from those who have a score; undefined where the filter alone decides. */
  readonly isScored?: boolean | undefined;
}

/** Figures of later rooms that only some doctors have: the conditions that one has it and has it not, by the sort field. */
const stored = {
  // Asked doctor by doctor in the order of the list: a join would read every score first.
  clueScore: (sql) => [
    undefined,
    sql`(select true from doctor_scores s where s.enterprise_id = d.enterprise_id and s.doctor_id = d.id limit 1) is null`,
  ],
  lastSentAt: (sql) => [sql`d.content_sent_at is not null`, sql`d.content_sent_at is null`],
} as const satisfies Record<string, (sql: Sql) => readonly [Fragment | undefined, Fragment]>;

const isStored = (sort: string | undefined): sort is `${keyof typeof stored},${string}` =>
  Object.keys(stored).some((field) => sort?.startsWith(field));

/**
 * Ordered by such a figure, those who have one and the others are read for themselves: its indexes hold the former alone, so that the
 * others cost them nothing, and these stand in the order of their visits.
 */
function storedParts(sql: Sql, filter: DoctorFilter, sort: `${keyof typeof stored},${string}`): readonly Part[] {
  const { lastVisit, clueGrade, contentRead, lastSent } = filter;
  const field = sort.split(',')[0] as keyof typeof stored;
  const [has, hasNot] = stored[field](sql);
  const visited = lastVisit === undefined ? undefined : lastVisitCondition(sql, lastVisit);
  const byScore = field === 'clueScore';
  const having: Part = {
    only: allOf(sql, [has, visited]),
    order: orderOf(sql, sort),
    isScored: byScore ? true : undefined,
  };
  const isSent = contentRead !== undefined || lastSent?.startsWith('WITHIN') === true;
  if (byScore ? clueGrade?.length : isSent) return [having];
  const visits = orderOf(sql, sort.endsWith('asc') ? 'lastVisitAt,asc' : 'lastVisitAt,desc');
  const others: Part = {
    only: allOf(sql, [hasNot, visited]),
    order: visits,
    isScored: byScore ? false : undefined,
  };
  return sort.endsWith('asc') ? [others, having] : [having, others];
}

interface Picking {
  /** The first few in the order of the list that meet the conditions. */
  readonly first: (conditions: readonly (Fragment | undefined)[]) => Fragment;
  readonly byTier: boolean;
  readonly byScore: boolean;
  /** The bands that are asked for; none where the order of scores finds them. */
  readonly grades: readonly string[];
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
  const { byScore, grades } = picking;
  if (viewer.dataRange !== 'ALL') return inRange(sql, reading, picking);
  if (cityCode.length > 0)
    return ofPlaces(
      sql,
      sql`d.city_code`,
      cityCode,
      filterConditions(sql, viewer.id, { ...rest, provinceCode }, meant),
      picking,
    );
  // Scores have no index by province: it is read city by city, as a range is.
  if (provinceCode.length > 0 && (byScore || grades.length > 0))
    return inRegions(sql, { reading, regions: provinceCode }, picking);
  if (provinceCode.length > 0)
    return ofPlaces(sql, sql`d.province_code`, provinceCode, filterConditions(sql, viewer.id, rest, meant), picking);
  // The grades of an index come one after the other, each in the order of visits.
  if (grades.length > 0)
    return ofPlaces(sql, sql`d.clue_grade`, grades, filterConditions(sql, viewer.id, rest, meant), {
      ...picking,
      grades: [],
    });
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
  if (codes.length === 1 && !picking.byTier && picking.grades.length === 0)
    return picking.first([sql`${column} = ${only!}`, ...conditions]);
  return ofEach(
    sql,
    sql`unnest(${codes as string[]}::text[]) as place(code)`,
    [sql`${column} = place.code`, ...conditions],
    picking,
  );
}

/** The first few of each row of `places`; ordered by tier, of each tier in each place; of some bands, of each band. */
function ofEach(
  sql: Sql,
  places: Fragment,
  conditions: readonly (Fragment | undefined)[],
  { first, byTier, grades }: Picking,
): Fragment {
  if (!byTier && grades.length > 0)
    return sql`select d.* from ${places} cross join unnest(${grades as string[]}::text[]) as band(grade)
    cross join lateral (${first([...conditions, sql`d.clue_grade = band.grade`])}) d`;
  if (!byTier) return sql`select d.* from ${places} cross join lateral (${first(conditions)}) d`;
  return sql`select d.* from ${places} cross join unnest('{A,B,C,D}'::text[]) as step(tier)
    cross join lateral (${first([...conditions, sql`d.tier = step.tier`])}) d`;
}

/** The viewer's regions, and doctors looked after elsewhere; the same doctors as `doctorScope`. */
function inRange(sql: Sql, reading: DoctorReading, picking: Picking): Fragment {
  const { viewer, filter, meant } = reading;
  const conditions = filterConditions(sql, viewer.id, filter, meant);
  return sql`
    ${inRegions(sql, { reading, regions: viewer.regionCodes }, picking)}
    union (${picking.first([sql`d.id = any(array(${elsewhere(sql, viewer)}))`, ...conditions])})`;
}

interface Regions {
  readonly reading: DoctorReading;
  /** Codes of cities and provinces. */
  readonly regions: readonly string[];
}

/** The cities of these regions, and what has no city there. */
function inRegions(sql: Sql, { reading, regions: codes }: Regions, picking: Picking): Fragment {
  const { viewer, filter, meant } = reading;
  const { cityCode: _, provinceCode: __, ...rest } = filter;
  const regions = codes as string[];
  const cities = sql`(select r.code from regions r where ${allOf(sql, [
    sql`(r.code = any(${regions}) or (r.parent_code = any(${regions}) and r.level = 2))`,
    filter.cityCode?.length ? sql`r.code = any(${filter.cityCode})` : undefined,
    filter.provinceCode?.length
      ? sql`(r.parent_code = any(${filter.provinceCode}) or r.code = any(${filter.provinceCode}))`
      : undefined,
  ])}) place`;
  return sql`
    ${ofEach(sql, cities, [sql`d.city_code = place.code`, ...filterConditions(sql, viewer.id, rest, meant)], picking)}
    union (${picking.first([sql`d.city_code is null and d.province_code = any(${regions})`, ...filterConditions(sql, viewer.id, filter, meant)])})`;
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
