// Opinion of one doctor: counts, and posts with their tags.
import type { OpinionCounts, OpinionSlice } from '@yijian/contract/insights';
import { doctorNames, doctorScope } from '../../doctors/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { slicedBy, weightOf, type Days } from '../group/asked.sql.ts';
import type { IndexSums } from '../group/group.sql.ts';

export interface AskedDoctor {
  readonly doctorId: string;
  readonly days: Days;
  /** Drugs whose academic data are shown. */
  readonly drugIds: readonly string[];
}

export interface NamedDoctor {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly hospitalName: string;
  readonly department: string;
}

export async function selectNamedDoctor(
  sql: Sql,
  viewer: SessionUser,
  { id, language }: { id: string; language: 'zh' | 'en' },
): Promise<NamedDoctor | undefined> {
  const names = doctorNames(sql, language);
  const [row] = await sql<NamedDoctor[]>`
    select d.id::text, ${names.doctor} as name, ${names.title} as title, ${names.hospital} as "hospitalName", ${names.department} as department
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    where d.enterprise_id = app.enterprise_id() and d.id = ${id} and d.is_enabled and ${doctorScope(sql, viewer)}`;
  return row;
}

const mentions = (sql: Sql, { doctorId, days, drugIds }: AskedDoctor): Fragment => sql`
  insight_mentions m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
  join insight_sources s on s.enterprise_id = m.enterprise_id and s.code = m.source_code
  where m.enterprise_id = app.enterprise_id() and m.doctor_id = ${doctorId} and m.posted_on between ${days.from} and ${days.to}
    and m.drug_id = any(${drugIds as string[]}::bigint[])`;

const counts = (sql: Sql): Fragment => sql`
  count(*)::int as mentions, 1 as doctors, (count(*) filter (where attitude = 1))::int as positive,
  (count(*) filter (where attitude = 0))::int as neutral, (count(*) filter (where attitude = -1))::int as negative`;

const listed = (sql: Sql, rows: Fragment): Fragment => sql`coalesce((select json_agg(x) from (${rows}) x), '[]')`;

export interface DoctorRows {
  readonly posts: number;
  readonly total: OpinionCounts;
  readonly indexes: readonly IndexSums[];
  readonly drugs: readonly (OpinionCounts & { drugId: string; aspect: string | null; lastOn: string })[];
  readonly viewpoints: readonly (OpinionCounts & { viewpoint: string })[];
  readonly trend: readonly (OpinionCounts & { month: string })[];
}

export async function selectDoctorOpinion(sql: Sql, asked: AskedDoctor): Promise<DoctorRows> {
  const sums = sql`1 as doctors, count(*)::int as mentions, sum(weight) as w, sum(weight * attitude) as wa, 0 as ww, 0 as wawa, 0 as wwa`;
  const [row] = await sql<[DoctorRows]>`
    with c as materialized (
      select m.drug_id, m.post_id, m.aspect, m.viewpoint, m.attitude, m.posted_on, ${weightOf(sql, asked.days)} as weight
      from ${mentions(sql, asked)}
    )
    select (select count(distinct post_id)::int from c) as posts, (select row_to_json(x) from (select ${counts(sql)} from c) x) as total,
      ${listed(sql, sql`select null as "drugId", ${sums} from c having count(*) > 0 union all select drug_id::text, ${sums} from c group by drug_id`)} as indexes,
      ${listed(
        sql,
        sql`select drug_id::text as "drugId", aspect, to_char(max(posted_on), 'YYYY-MM-DD') as "lastOn", ${counts(sql)} from c
          group by grouping sets ((drug_id), (drug_id, aspect)) order by count(*) desc, drug_id, aspect`,
      )} as drugs,
      ${listed(sql, sql`select viewpoint, ${counts(sql)} from c group by viewpoint order by count(*) desc, viewpoint`)} as viewpoints,
      ${listed(sql, sql`select to_char(posted_on, 'YYYY-MM') as month, ${counts(sql)} from c group by 1 order by 1`)} as trend`;
  return row;
}

/** Which drugs the doctor speaks of at all in these days. */
export async function selectSpokenDrugs(sql: Sql, { doctorId, days }: Omit<AskedDoctor, 'drugIds'>): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct drug_id::text as id from insight_mentions
    where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} and posted_on between ${days.from} and ${days.to}`;
  return rows.map(({ id }) => id);
}

export interface PostsText {
  readonly content: string;
  readonly total: number;
}

/** Posts with at least one mention of the slice, the newest first; each with all its mentions of drugs that are shown. */
export async function selectDoctorPosts(
  sql: Sql,
  asked: AskedDoctor,
  { slice, language, page, size }: { slice: OpinionSlice; language: 'zh' | 'en'; page: number; size: number },
): Promise<PostsText> {
  const { drugIds } = asked;
  const tags = sql`
    select m.id::text, m.sentence, m.quote, m.drug_id::text as "drugId",
      ${language === 'en' ? sql`coalesce(nullif(g.en_name, ''), g.name)` : sql`g.name`} as "drugName", m.indication, m.aspect,
      case m.attitude when 1 then 'POSITIVE' when 0 then 'NEUTRAL' else 'NEGATIVE' end as attitude, m.viewpoint, m.evidence,
      m.model_version as "modelVersion", m.version,
      case when c.id is null then null else json_build_object('by', ${namedUser(sql, language, 'u')}, 'at', c.corrected_at, 'note', c.note) end as correction
    from insight_mentions m join insight_drugs g on g.enterprise_id = m.enterprise_id and g.id = m.drug_id
    left join insight_corrections c on c.enterprise_id = m.enterprise_id and c.post_id = m.post_id and c.sentence = m.sentence
      and c.drug_id = m.drug_id and c.tagged_aspect = m.tagged_aspect
    left join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
    where m.enterprise_id = app.enterprise_id() and m.post_id = p.id and m.drug_id = any(${drugIds as string[]}::bigint[])
    order by m.sentence, m.drug_id, m.aspect`;
  const [found] = await sql<[PostsText]>`
    with rows as materialized (
      select m.post_id as id, max(m.posted_on) as day from ${mentions(sql, asked)} and ${slicedBy(sql, slice)} group by m.post_id
    ), page as (select id from rows order by day desc, id desc limit ${size} offset ${page * size})
    select coalesce((select json_agg(x) from (
        select p.id::text, ${named(sql, language, 's')} as "sourceName", s.weight::float8 as "sourceWeight", p.posted_at as "postedAt", p.title,
          p.body, p.url, ${listed(sql, tags)} as mentions
        from page join insight_posts p on p.enterprise_id = app.enterprise_id() and p.id = page.id
        join insight_sources s on s.enterprise_id = p.enterprise_id and s.code = p.source_code
        order by (p.posted_at at time zone 'Asia/Shanghai')::date desc, p.id desc) x), '[]')::text as content,
      (select count(*)::int from rows) as total`;
  return found;
}
