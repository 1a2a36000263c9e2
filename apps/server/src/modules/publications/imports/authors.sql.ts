// Authors as sources name them, and who wrote what; credits decided by people survive a new list of authors.
import type { Sql } from '../../../platform/db/index.ts';
import type { Work, WorkAuthor } from './works.sql.ts';

/** Stores the authors and answers the id of each by its key. */
export async function upsertScholars(sql: Sql, authors: readonly WorkAuthor[]): Promise<Map<string, string>> {
  const once = [...new Map(authors.map((author) => [author.sourceKey, author])).values()];
  const lines = once
    .map(({ sourceKey, name, nameKey, orcid, institutions, countries }) => ({
      k: sourceKey,
      n: name,
      w: nameKey,
      o: orcid,
      i: institutions[0] ?? '',
      c: countries[0],
    }))
    // Always in one order, so that two writers never wait for each other crosswise.
    .toSorted((a, b) => (a.k < b.k ? -1 : 1));
  await sql`
    insert into scholars (source_key, name, name_key, orcid, institution, country_code)
    select k, n, w, o, i, c from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(k text, n text, w text, o text, i text, c text)
    on conflict (enterprise_id, source_key) do update
    set orcid = coalesce(scholars.orcid, excluded.orcid), updated_at = now(),
      institution = case when scholars.institution = '' then excluded.institution else scholars.institution end,
      country_code = coalesce(scholars.country_code, excluded.country_code)
    where (scholars.orcid is null and excluded.orcid is not null) or (scholars.institution = '' and excluded.institution <> '')
      or (scholars.country_code is null and excluded.country_code is not null)`;
  const rows = await sql<{ id: string; key: string }[]>`
    select id, source_key as key from scholars
    where enterprise_id = app.enterprise_id() and source_key = any(${lines.map(({ k }) => k)})`;
  return new Map(rows.map(({ id, key }) => [key, id]));
}

interface Written {
  readonly id: string;
  readonly work: Work;
}

const linesOf = (works: readonly Written[], ids: ReadonlyMap<string, string>): string =>
  JSON.stringify(
    works.flatMap(({ id, work }) =>
      work.authors.map((author, at) => ({
        p: id,
        o: at + 1,
        s: ids.get(author.sourceKey),
        n: author.name,
        i: author.institutions,
        c: author.countries,
        l: at > 0 && at === work.authors.length - 1,
        r: author.isCorresponding,
      })),
    ),
  );

/** The persons behind merged authors are credited at once. */
const insertLines = (sql: Sql, lines: string) => sql`
  insert into authorships (publication_id, position, scholar_id, person_id, name, institutions, country_codes, is_last, is_corresponding)
  select x.p, x.o, x.s, coalesce(s.merged_into, s.id), x.n, coalesce(x.i, '{}'), coalesce(x.c, '{}'), x.l, x.r
  from jsonb_to_recordset(${lines}::text::jsonb) as x(p bigint, o int, s bigint, n text, i text[], c text[], l boolean, r boolean)
  join scholars s on s.enterprise_id = app.enterprise_id() and s.id = x.s`;

export async function insertAuthorships(
  sql: Sql,
  works: readonly Written[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  if (works.length > 0) await insertLines(sql, linesOf(works, ids));
}

interface StoredAuthors {
  readonly id: string;
  readonly scholars: readonly string[];
}

/** The authors of publications, as they stand. */
export async function selectAuthors(sql: Sql, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<StoredAuthors[]>`
    select a.publication_id as id, array_agg(s.source_key || '|' || a.name || '|' || array_to_string(a.institutions, ';') order by a.position) as scholars
    from authorships a join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.scholar_id
    where a.enterprise_id = app.enterprise_id() and a.publication_id = any(${ids as string[]}::bigint[]) group by 1`;
  return new Map(rows.map(({ id, scholars }) => [id, scholars]));
}

/** Writes the authors anew; a credit goes with its author, or with its place where the same name stands there. */
export async function replaceAuthorships(
  sql: Sql,
  works: readonly Written[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  if (works.length === 0) return;
  const publications = works.map(({ id }) => id);
  const own = sql`a.enterprise_id = app.enterprise_id() and a.publication_id = any(${publications}::bigint[])`;
  const [matches] = await sql<[{ kept: string }]>`
    select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('scholar_id', a.scholar_id, 'name_key', s.name_key)), '[]')::text as kept
    from authorships a
    join authorship_matches m on m.enterprise_id = a.enterprise_id and m.publication_id = a.publication_id and m.position = a.position
    join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.scholar_id where ${own}`;
  const [split] = await sql<[{ kept: string }]>`
    select coalesce(jsonb_agg(jsonb_build_object('p', a.publication_id, 's', a.scholar_id, 'w', a.person_id)), '[]')::text as kept
    from authorships a join scholars w on w.enterprise_id = a.enterprise_id and w.id = a.person_id
    where ${own} and w.doctor_id is null and w.id <> a.scholar_id`;
  await sql`delete from authorships a where ${own}`;
  await insertLines(sql, linesOf(works, ids));
  await sql`
    update authorships a set person_id = x.w from jsonb_to_recordset(${split.kept}::text::jsonb) as x(p bigint, s bigint, w bigint)
    where a.enterprise_id = app.enterprise_id() and a.publication_id = x.p and a.scholar_id = x.s`;
  await sql`
    insert into authorship_matches (publication_id, position, doctor_id, state, confidence, evidence, decided_by, decided_at, reason, created_at)
    select distinct on (x.publication_id, x.doctor_id) x.publication_id, a.position, x.doctor_id, x.state, x.confidence, x.evidence, x.decided_by,
      x.decided_at, x.reason, x.created_at
    from jsonb_to_recordset(${matches.kept}::text::jsonb) as x(publication_id bigint, position int, doctor_id bigint, state text,
      confidence double precision, evidence jsonb, decided_by bigint, decided_at timestamptz, reason text, created_at timestamptz, scholar_id bigint, name_key text)
    join authorships a on a.enterprise_id = app.enterprise_id() and a.publication_id = x.publication_id
    join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.scholar_id
    where a.scholar_id = x.scholar_id or s.name_key = x.name_key
    order by x.publication_id, x.doctor_id, (a.scholar_id = x.scholar_id) desc, (a.position = x.position) desc`;
  await updateCredited(sql, publications);
}

/** Who is credited: the doctor of a confirmed match, else the author, whom the author was merged into, or to whom a steward split it off. */
export async function updateCredited(sql: Sql, publications: readonly string[]): Promise<void> {
  await sql`
    update authorships a set person_id = n.person_id from (
      select a.publication_id, a.position, coalesce(
        (select min(d.id) from scholars d where d.enterprise_id = a.enterprise_id and d.doctor_id = m.doctor_id),
        case when w.doctor_id is null then coalesce(w.merged_into, w.id) end, s.merged_into, s.id) as person_id
      from authorships a
      join scholars s on s.enterprise_id = a.enterprise_id and s.id = a.scholar_id
      join scholars w on w.enterprise_id = a.enterprise_id and w.id = a.person_id
      left join authorship_matches m on m.enterprise_id = a.enterprise_id and m.publication_id = a.publication_id and m.position = a.position
        and m.state = 'CONFIRMED'
      where a.enterprise_id = app.enterprise_id() and a.publication_id = any(${publications as string[]}::bigint[])) n
    where a.enterprise_id = app.enterprise_id() and a.publication_id = n.publication_id and a.position = n.position
      and a.person_id <> n.person_id`;
}

/** Everyone on these works: the authors of the source and the persons credited. */
export async function selectPersonsOf(sql: Sql, publicationIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct v.id from authorships a cross join lateral (values (a.person_id), (a.scholar_id)) as v(id)
    where a.enterprise_id = app.enterprise_id() and a.publication_id = any(${publicationIds as string[]}::bigint[])`;
  return rows.map(({ id }) => id);
}
