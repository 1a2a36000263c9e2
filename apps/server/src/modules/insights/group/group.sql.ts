// The mentions asked for, added up once without and once with their doctors; everything that the page shows follows from these two.
// Of the drugs that the chosen ones are compared with the page shows less, which is read by a statement of its own.
import {
  TOP_PLACES,
  aspects,
  viewpoints,
  type LeadingVoice,
  type OpinionCounts,
  type OpinionPlace,
} from '@yijian/contract/insights';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { askedMentions, bySource, weightOf, type Asked } from './asked.sql.ts';

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

/** Of rows that hold mentions of one attitude. */
const mentions = (sql: Sql): Fragment => sql`
  sum(n)::int as mentions, coalesce(sum(n) filter (where attitude = 1), 0)::int as positive,
  coalesce(sum(n) filter (where attitude = 0), 0)::int as neutral, coalesce(sum(n) filter (where attitude = -1), 0)::int as negative`;

/** Of rows that hold one doctor each. */
const counts = (sql: Sql): Fragment => sql`
  coalesce(sum(n), 0)::int as mentions, count(*)::int as doctors, coalesce(sum(positive), 0)::int as positive,
  coalesce(sum(neutral), 0)::int as neutral, coalesce(sum(negative), 0)::int as negative`;

const sums = (sql: Sql): Fragment => sql`
  count(*)::int as doctors, sum(n)::int as mentions, sum(w) as w, sum(wa) as wa, sum(w * w) as ww, sum(wa * wa) as wawa, sum(w * wa) as wwa`;

const attitudes = (sql: Sql): Fragment => sql`
  count(*) as n, count(*) filter (where m.attitude = 1) as positive, count(*) filter (where m.attitude = 0) as neutral,
  count(*) filter (where m.attitude = -1) as negative`;

const listed = (sql: Sql, rows: Fragment): Fragment => sql`coalesce((select json_agg(x) from (${rows}) x), '[]')`;

function places(sql: Sql, language: 'zh' | 'en', limit: number) {
  const by = (key: Fragment, table: Fragment, name: Fragment): Fragment =>
    listed(
      sql,
      sql`select k.*, coalesce(${name}, '') as name from (select ${key} as key, ${counts(sql)} from t group by 1
        order by sum(n) desc, 1 limit ${limit}) k left join ${table} order by k.mentions desc, k.key`,
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

/** Sums of mentions and doctors by drug, and by drug and aspect, of `cube` and `g`. */
const byDrug = (sql: Sql): Fragment => sql`
  select x."drugId", x.aspect, x.mentions, y.doctors, x.positive, x.neutral, x.negative
  from (select drug_id::text as "drugId", aspect, ${mentions(sql)} from cube group by grouping sets ((drug_id), (drug_id, aspect))) x
  join (select drug_id::text as drug_id, null as aspect, count(*)::int as doctors from g group by 1
    union all ${spread(sql, aspects, { column: sql`aspects`, rows: sql`g`, by: sql`drug_id::text` })}) y
    on y.drug_id = x."drugId" and y.aspect is not distinct from x.aspect order by 1, 2`;

const bits = (sql: Sql, values: readonly string[], column: Fragment): Fragment =>
  sql`bit_or(1::bigint << array_position(${values as string[]}::text[], ${column}))`;

/**
 * One row for each drug and doctor, with what `more` adds up: the fewer sums, the more of these rows stay in memory. Counts are integers, as
 * PostgreSQL adds up those of eight bytes as numerics.
 */
const byDoctor = (sql: Sql, asked: Asked, more?: Fragment): Fragment => sql`
  select m.drug_id, m.doctor_id, count(*)::int as n, sum(${weightOf(sql, asked.days)}) as w, sum(${weightOf(sql, asked.days)} * m.attitude) as wa,
    ${bits(sql, aspects, sql`m.aspect`)} as aspects ${more ?? sql``}
  from ${askedMentions(sql, asked, { more: bySource(sql) })} group by 1, 2`;

export type DrugRows = Pick<GroupRows, 'indexes' | 'drugs'>;

/** What the page shows of drugs that the chosen ones are compared with: less is read for them. */
export async function selectCompared(sql: Sql, asked: Asked): Promise<DrugRows> {
  if (asked.drugIds.length === 0) return { indexes: [], drugs: [] };
  const [rows] = await sql<[DrugRows]>`
    with cube as materialized (
      select m.drug_id, m.aspect, m.attitude, count(*) as n from ${askedMentions(sql, asked)} group by 1, 2, 3
    ), g as materialized (${byDoctor(sql, asked)})
    select ${listed(sql, sql`select drug_id::text as "drugId", ${sums(sql)} from g group by drug_id`)} as indexes,
      ${listed(sql, byDrug(sql))} as drugs`;
  return rows;
}

export async function selectGroup(sql: Sql, asked: Asked, language: 'zh' | 'en'): Promise<GroupRows> {
  const top = places(sql, language, TOP_PLACES);
  const months = sql`date_trunc('month', m.posted_on::timestamp) as month`;
  const ofDoctor = sql`, (count(*) filter (where m.attitude = 1))::int as positive, (count(*) filter (where m.attitude = -1))::int as negative,
    ${bits(sql, viewpoints, sql`m.viewpoint`)} as viewpoints`;
  const [rows] = await sql<[GroupRows]>`
    with cube as materialized (
      select m.drug_id, m.aspect, m.viewpoint, m.attitude, ${months}, count(*) as n from ${askedMentions(sql, asked)} group by 1, 2, 3, 4, 5
    ), g as materialized (${byDoctor(sql, asked, ofDoctor)}), t as materialized (
      select d.id as doctor_id, sum(n)::int as n, sum(positive)::int as positive, sum(n - positive - negative)::int as neutral,
        sum(negative)::int as negative, sum(w) as w, sum(wa) as wa, bit_or(viewpoints) as viewpoints, d.department_code, d.province_code, d.city_code, d.hospital_id, d.tier
      from g join doctors d on d.enterprise_id = app.enterprise_id() and d.id = g.doctor_id group by d.enterprise_id, d.id
    )
    select (select count(*)::int from (select distinct m.post_id from ${askedMentions(sql, asked)}) x) as posts,
      (select row_to_json(x) from (select ${counts(sql)} from t) x) as total,
      ${listed(
        sql,
        sql`select null as "drugId", ${sums(sql)} from t having count(*) > 0
        union all select drug_id::text, ${sums(sql)} from g group by drug_id`,
      )} as indexes,
      ${listed(sql, byDrug(sql))} as drugs,
      ${listed(
        sql,
        sql`select x.viewpoint, x.mentions, y.doctors, x.positive, x.neutral, x.negative
        from (select viewpoint, ${mentions(sql)} from cube group by 1) x
        join (${spread(sql, viewpoints, { column: sql`viewpoints`, rows: sql`t`, by: sql`''` })}) y on y.value = x.viewpoint
        order by x.mentions desc, 1`,
      )} as viewpoints,
      ${listed(
        sql,
        sql`select to_char(x.month, 'YYYY-MM') as month, x.mentions, y.doctors, x.positive, x.neutral, x.negative
        from (select month, ${mentions(sql)} from cube group by 1) x
        join (select month, count(*)::int as doctors from (select distinct m.doctor_id, ${months} from ${askedMentions(sql, asked)}) o group by 1) y
          on y.month = x.month order by 1`,
      )} as trend,
      ${top.department} as departments, ${places(sql, language, 40).region(sql`province_code`)} as provinces,
      ${top.region(sql`city_code`)} as cities, ${top.hospital} as hospitals,
      ${listed(sql, leaders(sql, language))} as voices`;
  return rows;
}

/** Doctors for each of the values whose bit their row holds: first by the few combinations there are. */
function spread(
  sql: Sql,
  values: readonly string[],
  { column, rows, by }: { column: Fragment; rows: Fragment; by: Fragment },
): Fragment {
  return sql`
    select k.by, v.value, sum(k.doctors)::int as doctors
    from (select ${by} as by, ${column} as bits, count(*) as doctors from ${rows} group by 1, 2) k
    join unnest(${values as string[]}::text[]) with ordinality v(value, at) on k.bits & (1::bigint << v.at::int) <> 0 group by 1, 2`;
}

/** The five leading doctors whose mentions lean one way most often, the highest tier first; one who leans two ways as often stands once. */
function leaders(sql: Sql, language: 'zh' | 'en'): Fragment {
  return sql`
    select v.attitude, v.doctor_id::text as "doctorId", ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as "hospitalName",
      v.tier, v.mentions::int
    from (values (1, 'POSITIVE'), (2, 'NEUTRAL'), (3, 'NEGATIVE')) a(at, attitude)
    cross join lateral (
      select a.at, a.attitude, o.doctor_id, o.tier, o.mentions, row_number() over (order by o.tier, o.mentions desc, o.doctor_id) as place
      from (select t.doctor_id, t.tier, greatest(t.positive, t.neutral, t.negative) as mentions from t
        where a.attitude = case when t.neutral >= t.positive and t.neutral >= t.negative then 'NEUTRAL'
          when t.positive >= t.negative then 'POSITIVE' else 'NEGATIVE' end
        order by t.tier, greatest(t.positive, t.neutral, t.negative) desc, t.doctor_id limit 5) o
    ) v
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = v.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    order by v.at, v.place`;
}

export async function selectTotal(sql: Sql, asked: Asked): Promise<OpinionCounts> {
  const [row] = await sql<[OpinionCounts]>`
    select ${counts(sql)} from (select ${attitudes(sql)} from ${askedMentions(sql, asked)} group by m.doctor_id) x`;
  return row;
}
