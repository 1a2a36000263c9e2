// With whom one person is related, and what a relation rests on (specification 3 Relation, 7.5).
import type { EvidenceQuery, Relation, RelationType, RelationTypeCount } from '@yijian/contract/academic-networks';
import { doctorNames } from '../../doctors/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { personColumns, personJoins, type Reader } from '../persons/persons.sql.ts';
import { namedDepartment } from '../../dictionaries/index.ts';

export async function selectTypes(sql: Sql, node: string): Promise<RelationTypeCount[]> {
  return sql<RelationTypeCount[]>`
    select r.type, count(distinct r.other_id)::int as persons, sum(r.count)::int as count from academic_relations r
    where r.enterprise_id = app.enterprise_id() and r.scholar_id = ${node} group by r.type order by count desc, r.type`;
}

export interface RelationPaging {
  readonly node: string;
  readonly type: RelationType | undefined;
  readonly order: 'strength' | 'name';
  readonly isAscending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of them and how many there are. */
export async function selectRelations(
  sql: Sql,
  reader: Reader,
  { node, type, order, isAscending, limit, offset }: RelationPaging,
): Promise<{ rows: Relation[]; total: number }> {
  const direction = isAscending ? sql`asc` : sql`desc`;
  const by = order === 'name' ? sql`p.name ${direction}` : sql`o.strength ${direction}`;
  const wanted = type === undefined ? sql`true` : sql`r.type = ${type}`;
  const rows = await sql<(Relation & { total: number })[]>`
    with r as (
      select x.other_id, x.type, sum(x.count)::int as n, max(x.year) as year from academic_relations x
      where x.enterprise_id = app.enterprise_id() and x.scholar_id = ${node} group by 1, 2),
    o as (
      select r.other_id, sum(r.n) filter (where ${wanted})::int as strength, nullif(max(r.year), 0) as year, jsonb_object_agg(r.type, r.n) as data
      from r group by 1 having bool_or(${wanted})),
    p as (
      select ${personColumns(sql, reader)}, case when d.id is null then '' else ${doctorNames(sql, reader.language).department} end as department
      from scholars s ${personJoins(sql)} where s.enterprise_id = app.enterprise_id() and s.id in (select other_id from o))
    select p.id as "relationId", p.name as "relationName", p.hospital as "relationHospital", p.department, p."doctorId", o.strength,
      o.year as "latestYear", o.data, count(*) over ()::int as total
    from o join p on p.id = o.other_id order by ${by}, p.id limit ${limit} offset ${offset}`;
  const first = rows[0];
  const total = first?.total ?? (offset === 0 ? 0 : await countRelations(sql, node, type));
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

async function countRelations(sql: Sql, node: string, type: RelationType | undefined): Promise<number> {
  const wanted = type === undefined ? sql`true` : sql`r.type = ${type}`;
  const [row] = await sql<{ n: number }[]>`
    select count(distinct r.other_id)::int as n from academic_relations r
    where r.enterprise_id = app.enterprise_id() and r.scholar_id = ${node} and ${wanted}`;
  return row!.n;
}

export interface EvidenceRow {
  readonly key: string;
  readonly type: RelationType;
  readonly title: string;
  readonly detail: string;
  readonly year: number | null;
  readonly date: string | null;
  readonly people: number | null;
  readonly url: string;
  readonly total: number;
}

/** What two persons share, the latest first. What has no year belongs to every year, as in the relations. */
export async function selectEvidence(
  sql: Sql,
  language: 'zh' | 'en',
  query: Pick<EvidenceQuery, 'personId' | 'otherId' | 'types' | 'fromYear' | 'toYear' | 'page' | 'size'>,
): Promise<EvidenceRow[]> {
  const { personId, otherId, types, fromYear, toYear, page, size } = query;
  const inTypes = types === undefined || types.length === 0 ? sql`true` : sql`e.type = any(${types})`;
  const from = fromYear === undefined ? sql`true` : sql`(e.year >= ${fromYear} or e.year is null)`;
  const to = toYear === undefined ? sql`true` : sql`(e.year <= ${toYear} or e.year is null)`;
  return sql<EvidenceRow[]>`
    with ${pair(sql, { personId, otherId })}, e as (${sharedPapers(sql)} union all ${sharedRecords(sql)} union all ${mentoring(sql)}
      union all ${sameDepartment(sql, language)})
    select e.*, count(*) over ()::int as total from e where ${inTypes} and ${from} and ${to}
    order by e.year desc nulls last, e.date desc nulls last, e.key limit ${size} offset ${page * size}`;
}

/** All nodes of both persons, and the doctors they are. */
const pair = (sql: Sql, { personId, otherId }: { personId: string; otherId: string }): Fragment => sql`
  one as (${nodesOf(sql, personId)}), two as (${nodesOf(sql, otherId)}),
  ones as (select s.doctor_id from scholars s where s.enterprise_id = app.enterprise_id() and s.id = ${personId} and s.doctor_id is not null),
  twos as (select s.doctor_id from scholars s where s.enterprise_id = app.enterprise_id() and s.id = ${otherId} and s.doctor_id is not null)`;

const nodesOf = (sql: Sql, id: string): Fragment => sql`
  select s.id from scholars s where s.enterprise_id = app.enterprise_id() and s.id = ${id}
  union select o.id from scholars s join scholars o on o.enterprise_id = s.enterprise_id and (o.doctor_id = s.doctor_id or o.merged_into = s.id)
  where s.enterprise_id = app.enterprise_id() and s.id = ${id}`;

const sharedPapers = (sql: Sql): Fragment => sql`
  select 'p' || p.id as key, 'CO_AUTHOR' as type, p.title, p.periodical as detail, p.year, p.published_on as date,
    nullif(p.author_count, 0) as people, p.url
  from publications p where p.enterprise_id = app.enterprise_id() and p.id in (
    select a.publication_id from authorships a where a.enterprise_id = app.enterprise_id() and a.person_id in (select id from one)
    intersect select a.publication_id from authorships a where a.enterprise_id = app.enterprise_id() and a.person_id in (select id from two))`;

const sharedRecords = (sql: Sql): Fragment => sql`
  select 'r' || min(a.id), case a.kind when 'EDUCATION' then 'SCHOOL' else a.kind end, min(a.title), min(a.institution),
    extract(year from greatest(min(a.starts_on), min(b.starts_on)))::int, greatest(min(a.starts_on), min(b.starts_on)),
    (select count(distinct x.doctor_id)::int from academic_records x where x.enterprise_id = app.enterprise_id() and x.kind = a.kind
      and x.subject_key = a.subject_key and x.state = 'CONFIRMED'), min(a.url)
  from academic_records a join academic_records b on b.enterprise_id = a.enterprise_id and b.kind = a.kind and b.subject_key = a.subject_key
  where a.enterprise_id = app.enterprise_id() and a.doctor_id in (select doctor_id from ones) and b.doctor_id in (select doctor_id from twos)
    and a.state = 'CONFIRMED' and b.state = 'CONFIRMED' and a.kind in ('RESEARCH', 'SOCIETY', 'EDUCATION', 'MEETING')
  group by a.kind, a.subject_key`;

const mentoring = (sql: Sql): Fragment => sql`
  select 'r' || r.id, 'MENTOR', r.title, r.institution, extract(year from r.starts_on)::int, r.starts_on, null, r.url
  from academic_records r where r.enterprise_id = app.enterprise_id() and r.kind = 'MENTOR' and r.state = 'CONFIRMED'
    and ((r.doctor_id in (select doctor_id from ones) and r.other_doctor_id in (select doctor_id from twos))
      or (r.doctor_id in (select doctor_id from twos) and r.other_doctor_id in (select doctor_id from ones)))`;

const sameDepartment = (sql: Sql, language: 'zh' | 'en'): Fragment => sql`
  select 'c' || a.hospital_id, 'COLLEAGUE', ${language === 'zh' ? sql`h.name` : sql`coalesce(nullif(h.en_name, ''), h.name)`}, ${namedDepartment(sql, language, 'a')},
    null::int, null::date, null::int, ''
  from doctors a join doctors b on b.enterprise_id = a.enterprise_id and b.hospital_id = a.hospital_id and b.department_name = a.department_name
  join hospitals h on h.enterprise_id = a.enterprise_id and h.id = a.hospital_id
  where a.enterprise_id = app.enterprise_id() and a.id in (select doctor_id from ones) and b.id in (select doctor_id from twos)
    and a.is_enabled and b.is_enabled and a.department_name <> ''`;
