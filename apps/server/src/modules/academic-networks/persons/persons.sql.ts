// Persons as everyone may see them, and what only those see who may see the doctor (specification 3, 6).
import type { NetworkPerson, FoundPerson } from '@yijian/contract/academic-networks';
import { doctorScope } from '../../doctors/index.ts';
import { anywhere, named, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

export interface Reader {
  readonly viewer: Viewer;
  readonly language: 'zh' | 'en';
}

/** Columns of a person, of `s` (scholars) with `d` (doctors) and `h` (hospitals) joined by `personJoins`. */
export function personColumns(sql: Sql, { viewer, language }: Reader): Fragment {
  const isSeen = sql`(d.is_enabled and ${doctorScope(sql, viewer)})`;
  return sql`
    s.id, case when d.id is null then s.name else ${named(sql, language, 'd')} end as name,
    case when d.id is null then s.institution else ${named(sql, language, 'h')} end as hospital,
    d.id is not null as "isDoctor", case when ${isSeen} then d.id end as "doctorId",
    case when ${isSeen} then d.tier end as tier,
    case when ${isSeen} then exists (select from doctor_follows f
      where f.enterprise_id = d.enterprise_id and f.user_id = ${viewer.id} and f.doctor_id = d.id) end as "isFollowed"`;
}

export const personJoins = (sql: Sql): Fragment => sql`
  left join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
  left join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id`;

export async function selectPersons(sql: Sql, reader: Reader, ids: readonly string[]): Promise<NetworkPerson[]> {
  return sql<NetworkPerson[]>`
    select ${personColumns(sql, reader)} from scholars s ${personJoins(sql)}
    where s.enterprise_id = app.enterprise_id() and s.id = any(${ids as string[]}::bigint[])`;
}

/** The node of a doctor; undefined when the doctor has no academic work. */
export async function selectNodeOf(sql: Sql, doctorId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from scholars where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} order by id limit 1`;
  return row?.id;
}

/** The node that stands for a person, whichever of its nodes is named. */
export async function selectNode(sql: Sql, personId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select coalesce((select min(o.id) from scholars o where o.enterprise_id = s.enterprise_id and o.doctor_id = s.doctor_id), s.merged_into, s.id) as id
    from scholars s where s.enterprise_id = app.enterprise_id() and s.id = ${personId}`;
  return row?.id;
}

/** As the map was drawn last; or, as long as nothing was drawn, as the relations say. */
export type Standing = 'DRAWN' | 'DERIVED';

/** Persons with the number of those related with them. Nobody stands derived once a map is drawn. */
function standing(sql: Sql, by: Standing): Fragment {
  if (by === 'DRAWN') return sql`academic_network_nodes`;
  return sql`(
    select r.enterprise_id, r.scholar_id, count(distinct r.other_id)::int as degree from academic_relations r
    where r.enterprise_id = app.enterprise_id()
      and not exists (select from academic_network_nodes x where x.enterprise_id = app.enterprise_id())
    group by 1, 2)`;
}

/** Where a reader begins who named nobody: the best related doctor of the own ones, else of those in sight, else anyone. */
export async function selectDefaultNode(sql: Sql, viewer: Viewer, by: Standing): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select s.id from ${standing(sql, by)} n
    join scholars s on s.enterprise_id = n.enterprise_id and s.id = n.scholar_id
    left join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    left join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id and o.user_id = ${viewer.id}
    where n.enterprise_id = app.enterprise_id()
    order by o.id is not null desc, (d.is_enabled and ${doctorScope(sql, viewer)}) is true desc, d.id is not null desc, n.degree desc, s.id limit 1`;
  return row?.id;
}

export async function selectByName(
  sql: Sql,
  reader: Reader,
  { keyword, size, by }: { keyword: string; size: number; by: Standing },
): Promise<FoundPerson[]> {
  const pattern = anywhere(keyword);
  return sql<FoundPerson[]>`
    select ${personColumns(sql, reader)}, n.degree from ${standing(sql, by)} n
    join scholars s on s.enterprise_id = n.enterprise_id and s.id = n.scholar_id ${personJoins(sql)}
    where n.enterprise_id = app.enterprise_id()
      and (s.name ilike ${pattern} or d.name like ${pattern} or d.en_name ilike ${pattern} or d.pinyin like ${anywhere(keyword.toLowerCase())}
        or d.initials like ${`${keyword.toLowerCase()}%`})
    order by (d.id is not null) desc, n.degree desc, s.id limit ${size}`;
}
