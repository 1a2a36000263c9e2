// One pass over the mentions asked for, added up in every way that the page shows.
import { TOP_PLACES, type LeadingVoice, type OpinionCounts, type OpinionPlace } from '@yijian/contract/insights';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { askedMentions, weightOf, type Asked } from './asked.sql.ts';

export interface IndexSums {
  readonly drugId: string | null;
  readonly doctors: number;
  readonly mentions: number;
  /** Sums over doctors: weights, weighted attitudes, their squares and products. */
  readonly w: number;
  readonly wa: number;
  readonly ww: number;
  readonly wawa: number;
  readonly wwa: number;
}

export interface GroupRows {
  readonly posts: number;
  readonly total: OpinionCounts;
  readonly indexes: readonly IndexSums[];
  readonly drugs: readonly (OpinionCounts & { readonly drugId: string; readonly aspect: string | null })[];
  readonly viewpoints: readonly (OpinionCounts & { readonly viewpoint: string })[];
  readonly trend: readonly (OpinionCounts & { readonly month: string })[];
  readonly departments: readonly OpinionPlace[];
  readonly provinces: readonly OpinionPlace[];
  readonly cities: readonly OpinionPlace[];
  readonly hospitals: readonly OpinionPlace[];
  readonly voices: readonly LeadingVoice[];
}

const counts = (sql: Sql): Fragment => sql`
  count(*)::int as mentions, count(distinct doctor_id)::int as doctors, (count(*) filter (where attitude = 1))::int as positive,
  (count(*) filter (where attitude = 0))::int as neutral, (count(*) filter (where attitude = -1))::int as negative`;

const sums = (sql: Sql): Fragment => sql`
  count(*)::int as doctors, sum(n)::int as mentions, sum(w) as w, sum(wa) as wa, sum(w * w) as ww, sum(wa * wa) as wawa, sum(w * wa) as wwa`;

const listed = (sql: Sql, rows: Fragment): Fragment => sql`coalesce((select json_agg(x) from (${rows}) x), '[]')`;

function places(sql: Sql, language: 'zh' | 'en', limit: number) {
  const by = (key: Fragment, table: Fragment, name: Fragment): Fragment =>
    listed(
      sql,
      sql`select k.*, coalesce(${name}, '') as name from (select ${key} as key, ${counts(sql)} from c group by 1
        order by count(*) desc, 1 limit ${limit}) k left join ${table} order by k.mentions desc, k.key`,
    );
  return {
    department: by(
      sql`coalesce(department_code, '')`,
      sql`standard_departments p on p.code = k.key`,
      named(sql, language, 'p'),
    ),
    region: (column: Fragment) =>
      by(sql`coalesce(${column}, '')`, sql`regions p on p.code = k.key`, named(sql, language, 'p')),
    hospital: by(
      sql`hospital_id::text`,
      sql`hospitals p on p.enterprise_id = app.enterprise_id() and p.id = k.key::bigint`,
      named(sql, language, 'p'),
    ),
  };
}

/** `asked.drugIds` holds the chosen drugs and those they are compared with. */
export async function selectGroup(
  sql: Sql,
  asked: Asked,
  { chosenIds, language }: { chosenIds: readonly string[]; language: 'zh' | 'en' },
): Promise<GroupRows> {
  const top = places(sql, language, TOP_PLACES);
  const [rows] = await sql<[GroupRows]>`
    with m as materialized (
      select m.drug_id, m.doctor_id, m.post_id, m.aspect, m.viewpoint, m.attitude, m.posted_on, ${weightOf(sql, asked.days)} as weight,
        d.department_code, d.province_code, d.city_code, d.hospital_id, d.tier
      from ${askedMentions(sql, asked)}
    ), c as materialized (
      select * from m where drug_id = any(${chosenIds as string[]}::bigint[])
    ), g as (
      select drug_id, doctor_id, count(*) as n, sum(weight) as w, sum(weight * attitude) as wa from m group by 1, 2
    ), t as (
      select doctor_id, count(*) as n, sum(weight) as w, sum(weight * attitude) as wa from c group by 1
    )
    select (select count(distinct post_id)::int from c) as posts,
      (select row_to_json(x) from (select ${counts(sql)} from c) x) as total,
      ${listed(
        sql,
        sql`select null as "drugId", ${sums(sql)} from t having count(*) > 0
        union all select drug_id::text, ${sums(sql)} from g group by drug_id`,
      )} as indexes,
      ${listed(sql, sql`select drug_id::text as "drugId", aspect, ${counts(sql)} from m group by grouping sets ((drug_id), (drug_id, aspect)) order by 1, 2`)} as drugs,
      ${listed(sql, sql`select viewpoint, ${counts(sql)} from c group by viewpoint order by count(*) desc, viewpoint`)} as viewpoints,
      ${listed(sql, sql`select to_char(posted_on, 'YYYY-MM') as month, ${counts(sql)} from c group by 1 order by 1`)} as trend,
      ${top.department} as departments, ${places(sql, language, 40).region(sql`province_code`)} as provinces,
      ${top.region(sql`city_code`)} as cities, ${top.hospital} as hospitals,
      ${listed(sql, leaders(sql, language))} as voices`;
  return rows;
}

/** The five leading doctors whose mentions lean one way most often, the highest tier first; one who leans two ways as often stands once. */
function leaders(sql: Sql, language: 'zh' | 'en'): Fragment {
  return sql`
    select case v.attitude when 1 then 'POSITIVE' when 0 then 'NEUTRAL' else 'NEGATIVE' end as attitude, v.doctor_id::text as "doctorId",
      ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as "hospitalName", d.tier, v.n::int as mentions
    from (select attitude, doctor_id, n, row_number() over (partition by attitude order by tier, n desc, doctor_id) as place
      from (select attitude, doctor_id, min(tier) as tier, count(*) as n,
          row_number() over (partition by doctor_id order by count(*) desc, abs(attitude), attitude desc) as own from c group by 1, 2) r where own = 1) v
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = v.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where v.place <= 5 order by v.attitude desc, v.place`;
}

export async function selectTotal(sql: Sql, asked: Asked): Promise<OpinionCounts> {
  const [row] = await sql<
    [OpinionCounts]
  >`select ${counts(sql)} from (select m.doctor_id, m.attitude from ${askedMentions(sql, asked)}) x`;
  return row;
}
