// What waits at the bench: credits with what speaks for them, by doctor or by author; only doctors the viewer may see.
import type { BenchGroup, BenchItem, CreditState, Scholar, ScholarWork } from '@yijian/contract/publications';
import {
  allOf,
  anywhere,
  byOwnRange,
  named,
  namedUser,
  startingWith,
  governed,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../../platform/db/index.ts';
import { doctorNames, doctorScope } from '../../doctors/index.ts';

export interface QueueFilter {
  readonly states: readonly CreditState[];
  readonly doctorId?: string | undefined;
  readonly scholarId?: string | undefined;
  readonly keyword?: string | undefined;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | undefined;
  readonly language: 'zh' | 'en';
}

const from = (sql: Sql): Fragment => sql`authorship_matches m
  join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
  join authorships a on a.enterprise_id = m.enterprise_id and a.publication_id = m.publication_id and a.position = m.position
  join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id`;

const matching = (sql: Sql, viewer: Viewer, filter: QueueFilter): Fragment =>
  allOf(sql, [
    sql`m.enterprise_id = app.enterprise_id() and m.state = any(${filter.states as string[]}) and d.is_enabled`,
    doctorScope(sql, byOwnRange(viewer)),
    filter.doctorId === undefined ? undefined : sql`m.doctor_id = ${filter.doctorId}`,
    filter.scholarId === undefined ? undefined : sql`a.scholar_id = ${filter.scholarId}`,
    filter.keyword === undefined || filter.keyword === ''
      ? undefined
      : sql`(p.title ilike ${anywhere(filter.keyword)} or a.name ilike ${startingWith(filter.keyword)} or d.name like ${startingWith(filter.keyword)})`,
  ]);

type Stored = Omit<BenchItem, 'decidedAt'> & { decidedAt: Date | null };

export async function selectItems(
  sql: Sql,
  viewer: Viewer,
  filter: QueueFilter,
  { page, size, sort, language }: Page,
): Promise<Stored[]> {
  const names = doctorNames(sql, language);
  const order =
    sort === 'year,desc'
      ? sql`p.year desc, m.id`
      : sort === 'confidence,asc'
        ? sql`m.confidence, m.id`
        : sql`m.confidence desc, m.id`;
  return sql<Stored[]>`
    with shown as materialized (
      select m.id, row_number() over (order by ${order}) as place from ${from(sql)} where ${matching(sql, viewer, filter)}
      order by place limit ${size} offset ${page * size})
    select m.id as "matchId", m.xmin::text as version, m.state, m.confidence, m.evidence, ${namedUser(sql, language, 'u')} as "decidedBy",
      m.decided_at as "decidedAt", m.reason, p.id as "publicationId", p.title, p.year, p.periodical as "publishPeriodical",
      p.cited_count as "quotedTimes", p.url, p.topics, a.name as "authorName", a.scholar_id as "scholarId", a.position, p.author_count as "authorCount",
      a.institutions, array(select o.name from authorships o where o.enterprise_id = p.enterprise_id and o.publication_id = p.id and o.position <> a.position
        order by o.position limit 8) as "coAuthors",
      d.id as "doctorId", ${names.doctor} as "doctorName", ${names.hospital} as hospital, ${names.department} as department, ${names.city} as city,
      d.professional_direction as direction, ${governed(sql, viewer, 'doctor.workingTime', sql`d.working_since`, sql`null`)} as "workingSince",
      (select count(*)::int from authorship_matches x where x.enterprise_id = d.enterprise_id and x.doctor_id = d.id and x.state = 'CONFIRMED') as "confirmedPapers",
      (select count(*)::int from authorship_matches x where x.enterprise_id = m.enterprise_id and x.publication_id = m.publication_id
        and x.position = m.position and x.id <> m.id and x.state = 'SUGGESTED') as rivals
    from shown s
    join authorship_matches m on m.enterprise_id = app.enterprise_id() and m.id = s.id
    join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
    join authorships a on a.enterprise_id = m.enterprise_id and a.publication_id = m.publication_id and a.position = m.position
    join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    left join regions c on c.code = d.city_code
    left join users u on u.enterprise_id = m.enterprise_id and u.id = m.decided_by
    order by s.place`;
}

export async function countItems(sql: Sql, viewer: Viewer, filter: QueueFilter): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from ${from(sql)} where ${matching(sql, viewer, filter)}`;
  return row.total;
}

export async function countStates(
  sql: Sql,
  viewer: Viewer,
): Promise<Record<'suggested' | 'confirmed' | 'rejected', number>> {
  const all: QueueFilter = { states: ['SUGGESTED', 'CONFIRMED', 'REJECTED'] };
  const [row] = await sql<[Record<'suggested' | 'confirmed' | 'rejected', number>]>`
    select count(*) filter (where m.state = 'SUGGESTED')::int as suggested, count(*) filter (where m.state = 'CONFIRMED')::int as confirmed,
      count(*) filter (where m.state = 'REJECTED')::int as rejected
    from ${from(sql)} where ${matching(sql, viewer, all)}`;
  return row;
}

export async function selectGroups(
  sql: Sql,
  viewer: Viewer,
  { by, keyword = '', page, size, sort, language }: Page & { by: 'DOCTOR' | 'AUTHOR'; keyword?: string | undefined },
): Promise<{ rows: BenchGroup[]; total: number }> {
  const isDoctor = by === 'DOCTOR';
  const sought = startingWith(keyword.toLowerCase());
  const who = isDoctor
    ? sql`d.name like ${sought} or d.pinyin like ${sought} or lower(d.en_name) like ${sought} or d.initials like ${sought}`
    : sql`a.name ilike ${anywhere(keyword)}`;
  const condition = sql`${matching(sql, viewer, { states: ['SUGGESTED'] })} and ${keyword === '' ? sql`true` : sql`(${who})`}`;
  const key = isDoctor ? sql`m.doctor_id` : sql`a.scholar_id`;
  const groups = sql`select ${key} as id, count(*)::int as open, max(m.confidence) as best from ${from(sql)} where ${condition} group by 1`;
  const order = sort === 'best,desc' ? sql`g.best desc, g.id` : sql`g.open desc, g.id`;
  const shown = isDoctor
    ? sql`select g.id, ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as place, g.open, g.best from (${groups}) g
        join doctors d on d.enterprise_id = app.enterprise_id() and d.id = g.id
        join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id`
    : sql`select g.id, s.name, s.institution as place, g.open, g.best from (${groups}) g
        join scholars s on s.enterprise_id = app.enterprise_id() and s.id = g.id`;
  const rows = await sql<BenchGroup[]>`${shown} order by ${order} limit ${size} offset ${page * size}`;
  const [count] = await sql<[{ total: number }]>`select count(*)::int as total from (${groups}) g`;
  return { rows, total: count.total };
}

/** Authors outside our lists; those merged into another and the nodes of doctors are left out. */
export async function selectScholars(
  sql: Sql,
  { keyword, notId, page, size }: { keyword: string; notId?: string | undefined; page: number; size: number },
): Promise<{ rows: Scholar[]; total: number }> {
  const condition = sql`s.enterprise_id = app.enterprise_id() and s.doctor_id is null and s.merged_into is null and s.name ilike ${anywhere(keyword)}
    and ${notId === undefined ? sql`true` : sql`s.id <> ${notId}`}`;
  const rows = await sql<Scholar[]>`
    select s.id, s.name, s.institution, s.country_code as "countryCode", s.orcid, s.work_count as "workCount", s.cited_count as "quotedTimes",
      s.first_year as "firstYear", s.last_year as "lastYear"
    from scholars s where ${condition} order by s.work_count desc, s.id limit ${size} offset ${page * size}`;
  const [count] = await sql<[{ total: number }]>`select count(*)::int as total from scholars s where ${condition}`;
  return { rows, total: count.total };
}

export async function selectWorksOf(
  sql: Sql,
  { id, page, size }: { id: string; page: number; size: number },
): Promise<{ rows: ScholarWork[]; total: number }> {
  const rows = await sql<ScholarWork[]>`
    select p.id as "publicationId", p.title, p.year, p.periodical as "publishPeriodical", a.institutions
    from authorships a join publications p on p.enterprise_id = a.enterprise_id and p.id = a.publication_id
    where a.enterprise_id = app.enterprise_id() and a.person_id = ${id}
    order by p.year desc, p.id limit ${size} offset ${page * size}`;
  const [count] = await sql<[{ total: number }]>`
    select count(*)::int as total from authorships where enterprise_id = app.enterprise_id() and person_id = ${id}`;
  return { rows, total: count.total };
}
