// Why a doctor stands where they stand: items behind the points, years, volume of the hospital, our own contact (product 3.4).
import type { KolEvidence, KolQuestion } from '@yijian/contract/opinion-leaders';
import { governed, named, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { visitSeen } from '../../visits/index.ts';
import { items } from '../facts/items.sql.ts';
import { academicSum, type Reading } from './ranking.sql.ts';
import { ranked, type Asked } from './question.sql.ts';

type Period = Pick<KolQuestion, 'from' | 'to'>;

/** How many items of each component are confirmed and suggested; a post counts once however long it is held, interactions one by one. */
export async function selectCounts(
  sql: Sql,
  doctorId: string,
  { from, to }: Period,
): Promise<{ component: string; confirmed: number; suggested: number }[]> {
  return sql<{ component: string; confirmed: number; suggested: number }[]>`
    select x.component, (coalesce(sum(x.items) filter (where x.state = 'CONFIRMED'), 0))::int as confirmed,
      (coalesce(sum(x.items) filter (where x.state = 'SUGGESTED'), 0))::int as suggested
    from (
      select i.component, i.state, case when i.component in ('societies', 'journals') then count(distinct (i.title, i.detail, i.url))
        else sum(case when i.title = '' then i.detail::int else 1 end) end as items
      from ${items(sql, (column) => sql`${column} = ${doctorId}`)} i where i.year between ${from}::int and ${to}::int group by 1, 2) x
    group by x.component`;
}

/** The strongest confirmed items of each component and what waits; a post stands once with its years. */
export async function selectEvidence(sql: Sql, doctorId: string, { from, to }: Period): Promise<KolEvidence[]> {
  return sql<KolEvidence[]>`
    select component, title, detail, year, round(points::numeric, 2)::float8 as points, state, url from (
      select s.*, row_number() over (partition by s.component order by s.state, s.points desc, s.year desc, s.title) as place from (
        select i.component, i.title, i.detail, max(i.year)::int as year, sum(i.points)::float8 as points, i.state, i.url
        from ${items(sql, (column) => sql`${column} = ${doctorId}`)} i where i.year between ${from}::int and ${to}::int and i.title <> ''
        group by i.component, i.title, i.detail, i.state, i.url) s) e
    where e.place <= 5 order by e.component, e.place`;
}

/** Weighted points of the ten years up to the end of the period. */
export async function selectYears(
  sql: Sql,
  doctorId: string,
  { weights, question }: Asked,
): Promise<{ year: number; points: number }[]> {
  return sql<{ year: number; points: number }[]>`
    select y.year, round(coalesce(${academicSum(sql, weights)}, 0)::numeric, 2)::float8 as points
    from generate_series(${question.to}::int - 9, ${question.to}::int) as y(year)
    left join kol_facts f on f.enterprise_id = app.enterprise_id() and f.doctor_id = ${doctorId} and f.year = y.year order by y.year`;
}

export interface Volume {
  readonly level: string;
  readonly beds: number | null;
  readonly outpatients: number | null;
}

export async function selectVolume(sql: Sql, doctorId: string): Promise<Volume> {
  const [row] = await sql<[Volume]>`
    select h.level, h.beds, h.yearly_outpatients as outpatients from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id where d.id = ${doctorId}`;
  return row;
}

/** Our own contact with `d`: valid visits of a year that the viewer may see, whether anyone looks after the doctor, whether the viewer follows. */
function contact(sql: Sql, viewer: Viewer): Fragment {
  return sql`
    (select count(*)::int from visits v where v.enterprise_id = app.enterprise_id() and v.doctor_id = d.id and v.is_contact
      and v.starts_at >= now() - interval '12 months' and ${visitSeen(sql, viewer)}) as visits,
    ${governed(sql, viewer, 'doctor.owners', sql`exists (select from doctor_owners w where w.enterprise_id = app.enterprise_id() and w.doctor_id = d.id)`, sql`false`)} as owned,
    exists (select from doctor_follows w where w.enterprise_id = app.enterprise_id() and w.doctor_id = d.id and w.user_id = ${viewer.id}) as followed`;
}

export interface Contact {
  readonly visits: number;
  readonly owned: boolean;
  readonly followed: boolean;
}

export async function selectContact(sql: Sql, viewer: Viewer, doctorId: string): Promise<Contact> {
  const [row] = await sql<[Contact]>`select ${contact(sql, viewer)} from doctors d where d.id = ${doctorId}`;
  return row;
}

export interface Point extends Contact {
  readonly doctorId: string;
  readonly name: string;
  readonly hospitalName: string;
  readonly rank: number;
  readonly influence: number;
  readonly tier: string;
}

/** The best so many of whom the viewer may be told our contact, and how many of them are outside the viewer's range. */
export async function selectPoints(
  sql: Sql,
  asked: Asked,
  { viewer, language, best }: Reading & { best: number },
): Promise<{ points: Point[]; outside: number }> {
  const [row] = await sql<[{ points: Point[]; outside: number }]>`
    with ${ranked(sql, asked)},
    best as materialized (
      select r.id, r.rank, least(100, r.score) as score, coalesce(o.tier, r.computed_tier) as tier, ${doctorScope(sql, viewer)} as is_seen
      from ranked r join doctors d on d.enterprise_id = app.enterprise_id() and d.id = r.id left join overridden o on o.doctor_id = r.id
      where r.is_active and r.rank <= ${best})
    select (select count(*)::int from best where not is_seen) as outside,
      (select coalesce(json_agg(x order by x.rank), '[]') from (
        select d.id::text as "doctorId", ${named(sql, language, 'd')} as name, ${named(sql, language, 'h')} as "hospitalName", b.rank,
          round(b.score::numeric, 1)::float8 as influence, b.tier, ${contact(sql, viewer)}
        from best b join doctors d on d.enterprise_id = app.enterprise_id() and d.id = b.id
        join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id where b.is_seen) x) as points`;
  return row;
}
