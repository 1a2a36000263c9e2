// Authors whose doctor is looked for, the doctors of their names, and what earlier decisions say of both.
import type { Sql } from '../../../platform/db/index.ts';

export interface OpenAuthor {
  readonly publicationId: string;
  readonly position: number;
  readonly scholarId: string;
  readonly personId: string;
  readonly name: string;
  readonly orcid: string | null;
  readonly institutions: readonly string[];
  readonly countries: readonly string[];
  readonly workCount: number;
  /** A doctor stands behind it already. */
  readonly isCredited: boolean;
  /** The hospital of that doctor. */
  readonly creditedAt: string | null;
}

export interface OpenWork {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly topics: readonly string[];
}

export async function selectWorks(sql: Sql, ids: readonly string[]): Promise<OpenWork[]> {
  return sql<OpenWork[]>`
    select id, title, year, topics from publications where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[])`;
}

export async function selectAuthorsOf(sql: Sql, ids: readonly string[]): Promise<OpenAuthor[]> {
  return sql<OpenAuthor[]>`
    select a.publication_id as "publicationId", a.position, a.scholar_id as "scholarId", a.person_id as "personId", a.name, s.orcid, a.institutions,
      a.country_codes as countries, s.work_count as "workCount", m.id is not null as "isCredited", d.hospital_id as "creditedAt"
    from authorships a join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.scholar_id
    left join authorship_matches m on m.enterprise_id = a.enterprise_id and m.publication_id = a.publication_id and m.position = a.position
      and m.state = 'CONFIRMED'
    left join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
    where a.enterprise_id = app.enterprise_id() and a.publication_id = any(${ids as string[]}::bigint[])
    order by a.publication_id, a.position`;
}

export interface Homonym {
  readonly id: string;
  readonly name: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly enLetters: string;
  readonly hospitalId: string;
  readonly departmentCode: string | null;
  readonly departmentName: string;
  readonly indication: string;
  readonly direction: string;
  readonly workingSince: number | null;
  readonly cityCode: string | null;
  readonly provinceCode: string | null;
}

const columns = (
  sql: Sql,
) => sql`d.id, d.name, d.pinyin, d.initials, d.en_letters as "enLetters", d.hospital_id as "hospitalId",
  d.department_code as "departmentCode", d.department_name as "departmentName", d.indication, d.professional_direction as direction,
  d.working_since as "workingSince", d.city_code as "cityCode", d.province_code as "provinceCode"`;

/** Doctors looked at for one name; beyond it only those at a hospital that the paper names. */
export const MOST_HOMONYMS = 200;

/** Doctors of these names, at most MOST_HOMONYMS for each. */
export async function selectHomonyms(
  sql: Sql,
  { names, spelled }: { names: readonly string[]; spelled: readonly string[] },
): Promise<Homonym[]> {
  const own = sql`d.enterprise_id = app.enterprise_id() and d.is_enabled`;
  const named = (keys: readonly string[], column: ReturnType<typeof sql>) => sql`
    select x.* from unnest(${keys as string[]}::text[]) as k(key)
    cross join lateral (select ${columns(sql)} from doctors d where ${own} and ${column} = k.key limit ${MOST_HOMONYMS}) x`;
  return sql<Homonym[]>`
    select distinct on (y.id) y.* from (
      ${named(names, sql`d.name`)} union all ${named(spelled, sql`d.pinyin`)} union all ${named(spelled, sql`d.en_letters`)}) y order by y.id`;
}

interface AtHospitals {
  readonly hospitalIds: readonly string[];
  readonly letters: readonly string[];
  readonly names: readonly string[];
  readonly spelled: readonly string[];
}

/** Doctors at these hospitals who bear one of the names, or whose name begins with one of the letters looked for. */
export async function selectAtHospitals(sql: Sql, wanted: AtHospitals): Promise<Homonym[]> {
  const { hospitalIds, letters, names, spelled } = wanted;
  if (hospitalIds.length === 0) return [];
  return sql<Homonym[]>`
    select ${columns(sql)} from doctors d
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.hospital_id = any(${hospitalIds as string[]}::bigint[])
      and (left(d.initials, 2) = any(${letters as string[]}) or d.pinyin = any(${spelled as string[]})
        or d.en_letters = any(${spelled as string[]}) or d.name = any(${names as string[]}))`;
}

export interface NamedHospital {
  readonly id: string;
  readonly names: readonly string[];
  readonly cityCode: string | null;
  readonly provinceCode: string | null;
}

export async function selectHospitals(sql: Sql): Promise<NamedHospital[]> {
  return sql<NamedHospital[]>`
    select h.id, array_remove(array[h.name, h.en_name] || h.aliases, '') as names, h.city_code as "cityCode", h.province_code as "provinceCode"
    from hospitals h where h.enterprise_id = app.enterprise_id() and h.is_enabled`;
}

export interface NamedPlace {
  readonly code: string;
  readonly names: readonly string[];
}

/** Provinces and cities. */
export async function selectPlaces(sql: Sql): Promise<NamedPlace[]> {
  return sql<NamedPlace[]>`
    select code, array_remove(array[name, en_name, pinyin], '') as names from regions where level <= 2`;
}

/** What was decided of an author, or of one with the same ORCID, and a doctor. */
export interface Said {
  readonly scholarId: string;
  readonly doctorId: string;
  /** Works credited by a person. */
  readonly byPerson: number;
  /** Works credited by the matching. */
  readonly byRule: number;
  /** Works that a person said are not the doctor's. */
  readonly refused: number;
}

export async function selectSaid(sql: Sql, scholarIds: readonly string[]): Promise<Said[]> {
  return sql<Said[]>`
    with asked as (
      select s.id, s.id as same from scholars s where s.enterprise_id = app.enterprise_id() and s.id = any(${scholarIds as string[]}::bigint[])
      union
      select s.id, o.id from scholars s join scholars o on o.enterprise_id = s.enterprise_id and o.orcid = s.orcid
      where s.enterprise_id = app.enterprise_id() and s.id = any(${scholarIds as string[]}::bigint[]) and s.orcid is not null)
    select k.id as "scholarId", m.doctor_id as "doctorId", count(*) filter (where m.state = 'CONFIRMED' and m.decided_by is not null)::int as "byPerson",
      count(*) filter (where m.state = 'CONFIRMED' and m.decided_by is null)::int as "byRule",
      count(*) filter (where m.state = 'REJECTED')::int as refused
    from asked k
    join authorships a on a.enterprise_id = app.enterprise_id() and a.scholar_id = k.same
    join authorship_matches m on m.enterprise_id = a.enterprise_id and m.publication_id = a.publication_id and m.position = a.position
    where m.state <> 'SUGGESTED'
    group by 1, 2`;
}

export interface Companion {
  readonly doctorId: string;
  readonly personId: string;
}

/** Who of these persons wrote a work with one of these doctors that is credited to the doctor. */
export async function selectCompanions(
  sql: Sql,
  { doctorIds, personIds }: { doctorIds: readonly string[]; personIds: readonly string[] },
): Promise<Companion[]> {
  if (doctorIds.length === 0) return [];
  return sql<Companion[]>`
    select distinct m.doctor_id as "doctorId", b.person_id as "personId"
    from authorship_matches m
    join authorships b on b.enterprise_id = m.enterprise_id and b.publication_id = m.publication_id and b.position <> m.position
    where m.enterprise_id = app.enterprise_id() and m.state = 'CONFIRMED' and m.doctor_id = any(${doctorIds as string[]}::bigint[])
      and b.person_id = any(${personIds as string[]}::bigint[])`;
}
