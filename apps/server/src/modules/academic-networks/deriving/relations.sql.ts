// The relations between persons as they follow from publications and academic records, set-based (specification 2.5, 3 Relation).
import { LARGEST_GROUP } from '@yijian/contract/academic-networks';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/**
 * Every person counts under one node: a doctor under the lowest of its nodes (a merge of doctors leaves two), an author
 * under the one a steward merged it into.
 */
const nodes = (sql: Sql): Fragment => sql`
  nodes as materialized (
    select s.id, coalesce(d.node, s.merged_into, s.id) as node from scholars s
    left join (select x.doctor_id, min(x.id) as node from scholars x
      where x.enterprise_id = app.enterprise_id() and x.doctor_id is not null group by 1) d on d.doctor_id = s.doctor_id
    where s.enterprise_id = app.enterprise_id()),
  doctor_nodes as materialized (
    select s.doctor_id, min(s.id) as node from scholars s
    where s.enterprise_id = app.enterprise_id() and s.doctor_id is not null group by 1)`;

/** Who took part in what. `of` narrows to groups in which one of the persons takes part; a person twice in a group counts once. */
function members(sql: Sql, of: readonly string[] | undefined): Fragment {
  const set = of as string[];
  const near = (condition: Fragment): Fragment => (of === undefined ? sql`true` : condition);
  const doctors = sql`select s.doctor_id from scholars s where s.enterprise_id = app.enterprise_id() and s.id = any(${set ?? []}::bigint[])`;
  return sql`
    members as (
      select 'CO_AUTHOR' as type, a.publication_id::text as key, n.node as person, min(p.year) as year
      from authorships a join nodes n on n.id = a.person_id
      join publications p on p.enterprise_id = a.enterprise_id and p.id = a.publication_id
      where a.enterprise_id = app.enterprise_id() and ${near(sql`a.publication_id in (select o.publication_id from authorships o
        where o.enterprise_id = app.enterprise_id() and o.person_id = any(${set ?? []}::bigint[]))`)}
      group by 2, 3
      union all
      select case r.kind when 'EDUCATION' then 'SCHOOL' else r.kind end, r.subject_key, d.node, min(extract(year from r.starts_on))::int
      from academic_records r join doctor_nodes d on d.doctor_id = r.doctor_id
      where r.enterprise_id = app.enterprise_id() and r.state = 'CONFIRMED' and r.subject_key is not null
        and r.kind in ('RESEARCH', 'SOCIETY', 'EDUCATION', 'MEETING')
        and ${near(sql`(r.kind, r.subject_key) in (select o.kind, o.subject_key from academic_records o
          where o.enterprise_id = app.enterprise_id() and o.doctor_id in (${doctors}) and o.subject_key is not null)`)}
      group by 1, 2, 3
      union all
      select 'MENTOR', r.id::text, d.node, extract(year from r.starts_on)::int
      from academic_records r join doctor_nodes d on d.doctor_id in (r.doctor_id, r.other_doctor_id)
      where r.enterprise_id = app.enterprise_id() and r.state = 'CONFIRMED' and r.kind = 'MENTOR' and r.doctor_id <> r.other_doctor_id
        and ${near(sql`(r.doctor_id in (${doctors}) or r.other_doctor_id in (${doctors}))`)}
      union all
      select 'COLLEAGUE', d.hospital_id || ':' || d.department_name, n.node, null
      from doctors d join doctor_nodes n on n.doctor_id = d.id
      where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.department_name <> ''
        and ${near(sql`(d.hospital_id, d.department_name) in (select o.hospital_id, o.department_name from doctors o
          where o.enterprise_id = app.enterprise_id() and o.id in (${doctors}))`)})`;
}

/** A doctor whom a record names is a person of science too; the node is made where it is missing. */
export async function insertMissingNodes(sql: Sql): Promise<void> {
  await sql`
    insert into scholars (doctor_id, name, name_key, institution, country_code, province_code)
    select d.id, d.name, coalesce(nullif((select string_agg(w, ' ' order by w) from regexp_split_to_table(lower(d.en_name), '[^a-z]+') w where w <> ''), ''), d.pinyin),
      h.name, 'CN', d.province_code
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id()
      and d.id in (
        select r.doctor_id from academic_records r where r.enterprise_id = app.enterprise_id() and r.state = 'CONFIRMED' and r.kind <> 'SITE'
        union select r.other_doctor_id from academic_records r
        where r.enterprise_id = app.enterprise_id() and r.state = 'CONFIRMED' and r.other_doctor_id is not null)
      and not exists (select from scholars s where s.enterprise_id = d.enterprise_id and s.doctor_id = d.id)
    order by d.id`;
}

/** Persons whose relations may have changed: the named ones, the nodes of the doctors, and the authors that are or were credited to them. */
export async function selectTouched(
  sql: Sql,
  { doctorIds, personIds }: { doctorIds: readonly string[]; personIds: readonly string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with named as (
      select s.id, s.merged_into from scholars s
      where s.enterprise_id = app.enterprise_id() and s.doctor_id = any(${doctorIds as string[]}::bigint[])
      union
      select s.id, s.merged_into from scholars s
      where s.enterprise_id = app.enterprise_id() and s.id = any(${personIds as string[]}::bigint[])
      union
      select s.id, s.merged_into from authorship_matches m
      join authorships a on a.enterprise_id = m.enterprise_id and a.publication_id = m.publication_id and a.position = m.position
      join scholars s on s.enterprise_id = a.enterprise_id and s.id in (a.scholar_id, a.person_id)
      where m.enterprise_id = app.enterprise_id() and m.doctor_id = any(${doctorIds as string[]}::bigint[]))
    select id from named
    union select merged_into from named where merged_into is not null
    union select s.id from scholars s where s.enterprise_id = app.enterprise_id() and s.merged_into in (select id from named)`;
  return rows.map(({ id }) => id);
}

/** Of these persons, or all. */
export async function deleteRelations(sql: Sql, of: readonly string[] | undefined): Promise<void> {
  if (of === undefined) await sql`delete from academic_relations where enterprise_id = app.enterprise_id()`;
  else
    await sql`
      delete from academic_relations r
      where r.enterprise_id = app.enterprise_id() and (r.scholar_id = any(${of as string[]}::bigint[]) or r.other_id = any(${of as string[]}::bigint[]))`;
}

/**
 * Every pair in both directions, by type and year. What two share has the year in which the later of them came; it weighs
 * 1/(persons − 1), and a group of more than LARGEST_GROUP makes no relations.
 */
export async function insertRelations(sql: Sql, of: readonly string[] | undefined): Promise<number> {
  const set = of as string[];
  const wanted =
    of === undefined ? sql`true` : sql`(a.person = any(${set}::bigint[]) or b.person = any(${set}::bigint[]))`;
  // Groups are joined by hash whatever the statistics of fresh tables say: loops over loops would take minutes.
  await sql`select set_config('enable_nestloop', 'off', true)`;
  const { count } = await sql`
    with ${nodes(sql)}, ${members(sql, of)},
    sized as (select m.*, count(*) over (partition by m.type, m.key)::int as size from members m)
    insert into academic_relations (enterprise_id, scholar_id, other_id, type, year, count, strength)
    select app.enterprise_id(), a.person, b.person, a.type, coalesce(greatest(a.year, b.year), 0), count(*), sum(1.0 / (a.size - 1))
    from sized a join sized b on b.type = a.type and b.key = a.key and b.person <> a.person
    where a.size <= ${LARGEST_GROUP} and ${wanted}
    group by 2, 3, 4, 5`;
  await sql`select set_config('enable_nestloop', 'on', true)`;
  return count;
}
