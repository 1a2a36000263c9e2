// Papers of a doctor, one row a work even where two of its authors may be the doctor, and what they add up to.
import type { CreditState, Paper, PaperDetail, PaperSummary } from '@yijian/contract/publications';
import { allOf, named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';

export interface PaperFilter {
  readonly doctorId: string;
  /** Days; a paper of which only the year is known counts by its year. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly states: readonly CreditState[];
}

const inRange = (sql: Sql, { from, to }: PaperFilter): Fragment =>
  allOf(sql, [
    from === undefined
      ? undefined
      : sql`p.year >= ${Number(from.slice(0, 4))} and (p.published_on is null or p.published_on >= ${from})`,
    to === undefined
      ? undefined
      : sql`p.year <= ${Number(to.slice(0, 4))} and (p.published_on is null or p.published_on <= ${to})`,
  ]);

const credits = (sql: Sql, filter: PaperFilter): Fragment => sql`
  select distinct on (m.publication_id) m.id as match_id, m.publication_id, m.position, m.state, m.confidence, m.evidence, m.decided_by, m.decided_at,
    m.reason, m.xmin::text as version
  from authorship_matches m
  join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
  where m.enterprise_id = app.enterprise_id() and m.doctor_id = ${filter.doctorId} and m.state = any(${filter.states as string[]})
    and ${inRange(sql, filter)}
  order by m.publication_id, array_position(array['CONFIRMED', 'SUGGESTED', 'REJECTED'], m.state), m.confidence desc, m.position`;

const orders = (sql: Sql, sort: string | undefined): Fragment => {
  switch (sort) {
    case 'year,asc':
      return sql`p.year, p.published_on nulls last, p.id`;
    case 'quotedTimes,asc':
      return sql`p.cited_count, p.id`;
    case 'quotedTimes,desc':
      return sql`p.cited_count desc, p.id desc`;
    case 'confidence,asc':
      return sql`c.confidence, p.id`;
    case 'confidence,desc':
      return sql`c.confidence desc, p.id desc`;
    default:
      return sql`p.year desc, p.published_on desc nulls last, p.id desc`;
  }
};

/** Confirmed doctors among the authors whom the viewer may see; anyone else is a name. */
const doctorOf = (sql: Sql, viewer: Viewer, what: Fragment): Fragment => sql`
  (select ${what} from authorship_matches x join doctors d on d.enterprise_id = x.enterprise_id and d.id = x.doctor_id
    where x.enterprise_id = a.enterprise_id and x.publication_id = a.publication_id and x.position = a.position and x.state = 'CONFIRMED'
      and d.is_enabled and ${doctorScope(sql, viewer)})`;

type StoredPaper = Omit<Paper, 'decidedAt' | 'updatedAt'> & {
  decidedAt: Date | null;
  updatedAt: Date;
};

export async function selectPapers(
  sql: Sql,
  viewer: Viewer,
  filter: PaperFilter,
  { page, size, sort, language }: { page: number; size: number; sort?: string | undefined; language: 'zh' | 'en' },
): Promise<StoredPaper[]> {
  return sql<StoredPaper[]>`
    with shown as materialized (
      select c.*, row_number() over (order by ${orders(sql, sort)}) as place
      from (${credits(sql, filter)}) c join publications p on p.enterprise_id = app.enterprise_id() and p.id = c.publication_id
      order by place limit ${size} offset ${page * size})
    select p.id, p.title, p.url, p.periodical as "publishPeriodical", p.cited_count as "quotedTimes", p.year, p.published_on as "publishedOn", p.type,
      p.is_retracted as "isRetracted", p.author_count as "authorCount", c.position, s.is_last as "isLast", s.is_corresponding as "isCorresponding",
      c.match_id as "matchId", c.state, c.confidence, c.evidence, ${namedUser(sql, language, 'u')} as "decidedBy", c.decided_at as "decidedAt", c.reason,
      c.version, p.source, coalesce(p.source_updated_at, p.updated_at) as "updatedAt",
      (select json_agg(json_build_object('position', a.position, 'name', a.name, 'isSelf', a.position = c.position,
          'doctorId', ${doctorOf(sql, viewer, sql`d.id::text`)}) order by a.position)
        from authorships a where a.enterprise_id = app.enterprise_id() and a.publication_id = p.id and (a.position <= 12 or a.position = c.position)) as authors
    from shown c
    join publications p on p.enterprise_id = app.enterprise_id() and p.id = c.publication_id
    join authorships s on s.enterprise_id = p.enterprise_id and s.publication_id = p.id and s.position = c.position
    left join users u on u.enterprise_id = p.enterprise_id and u.id = c.decided_by
    order by c.place`;
}

export async function countPapers(
  sql: Sql,
  filter: PaperFilter,
): Promise<{ total: number; confirmed: number; suggested: number }> {
  const [row] = await sql<[{ total: number; confirmed: number }]>`
    select count(distinct m.publication_id)::int as total, (count(distinct m.publication_id) filter (where m.state = 'CONFIRMED'))::int as confirmed from authorship_matches m
    join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
    where m.enterprise_id = app.enterprise_id() and m.doctor_id = ${filter.doctorId} and m.state = any(${filter.states as string[]})
      and ${inRange(sql, filter)}`;
  return { ...row, suggested: row.total - row.confirmed };
}

type StoredSummary = Omit<PaperSummary, 'doctorId' | 'updatedAt' | 'withheld'> & { updatedAt: Date | null };

export async function selectSummary(sql: Sql, doctorId: string): Promise<StoredSummary> {
  const filter: PaperFilter = { doctorId, states: ['CONFIRMED', 'SUGGESTED'] };
  const [row] = await sql<[StoredSummary]>`
    with papers as materialized (
      select p.id, p.year, p.cited_count, p.topics, p.source, coalesce(p.source_updated_at, p.updated_at) as updated_at,
        c.state = 'CONFIRMED' as is_ours, a.position, a.is_last
      from (${credits(sql, filter)}) c
      join publications p on p.enterprise_id = app.enterprise_id() and p.id = c.publication_id
      join authorships a on a.enterprise_id = p.enterprise_id and a.publication_id = p.id and a.position = c.position),
    ranked as (select cited_count, row_number() over (order by cited_count desc) as rank from papers where is_ours)
    select count(*) filter (where is_ours)::int as confirmed, count(*)::int as total,
      coalesce(sum(cited_count) filter (where is_ours), 0)::int as "quotedTimes",
      (select count(*)::int from ranked where cited_count >= rank) as "hIndex",
      count(*) filter (where is_ours and position = 1)::int as "firstAuthor", count(*) filter (where is_ours and is_last)::int as "lastAuthor",
      coalesce((select json_agg(y order by y.year) from (select year, count(*) filter (where is_ours)::int as confirmed, count(*)::int as total,
        coalesce(sum(cited_count) filter (where is_ours), 0)::int as "quotedTimes" from papers group by year) y), '[]') as years,
      coalesce((select json_agg(t) from (select topic, count(*)::int as count from papers, unnest(topics) as topic where is_ours
        group by topic order by 2 desc, 1 limit 12) t), '[]') as topics,
      coalesce(array_agg(distinct source), '{}') as sources, max(updated_at) as "updatedAt"
    from papers`;
  return row;
}

type StoredDetail = Omit<PaperDetail, 'updatedAt'> & { updatedAt: Date };

export async function selectPaper(
  sql: Sql,
  viewer: Viewer,
  id: string,
  language: 'zh' | 'en',
): Promise<StoredDetail | undefined> {
  const [row] = await sql<StoredDetail[]>`
    select p.id, p.title, p.url, p.periodical as "publishPeriodical", p.cited_count as "quotedTimes", p.year, p.published_on as "publishedOn", p.type,
      p.is_retracted as "isRetracted", p.doi, p.pmid, p.topics, p.source, coalesce(p.source_updated_at, p.updated_at) as "updatedAt",
      coalesce((select json_agg(json_build_object('position', a.position, 'name', a.name, 'institutions', a.institutions, 'isLast', a.is_last,
          'isCorresponding', a.is_corresponding, 'doctorId', ${doctorOf(sql, viewer, sql`d.id::text`)},
          'doctorName', ${doctorOf(sql, viewer, named(sql, language, 'd'))}) order by a.position)
        from authorships a where a.enterprise_id = p.enterprise_id and a.publication_id = p.id), '[]') as authors
    from publications p where p.enterprise_id = app.enterprise_id() and p.id = ${id}`;
  return row;
}
