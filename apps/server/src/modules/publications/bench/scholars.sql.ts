// Authors as people see them: two found to be one, works of one that are another's.
import type { Sql } from '../../../platform/db/index.ts';

export interface ScholarRow {
  readonly id: string;
  readonly doctorId: string | null;
  readonly mergedInto: string | null;
}

export async function selectScholar(sql: Sql, id: string): Promise<ScholarRow | undefined> {
  const [row] = await sql<ScholarRow[]>`
    select id, doctor_id as "doctorId", merged_into as "mergedInto" from scholars where enterprise_id = app.enterprise_id() and id = ${id}`;
  return row;
}

/** Locked in one order, so that two stewards never wait for each other crosswise. */
export async function selectScholarsForUpdate(sql: Sql, ids: readonly string[]): Promise<ScholarRow[]> {
  return sql<ScholarRow[]>`
    select id, doctor_id as "doctorId", merged_into as "mergedInto" from scholars
    where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]) order by id for no key update`;
}

/** Whether both wrote one of the works of the first, or one of those named. */
export async function haveWorkTogether(
  sql: Sql,
  { oneId, otherId, among }: { oneId: string; otherId: string; among?: readonly string[] },
): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (select from authorships a join authorships b on b.enterprise_id = a.enterprise_id and b.publication_id = a.publication_id
      where a.enterprise_id = app.enterprise_id() and a.person_id = ${oneId} and b.person_id = ${otherId}
        and ${among === undefined ? sql`true` : sql`a.publication_id = any(${among as string[]}::bigint[])`}) as found`;
  return row.found;
}

/** Credits works of one to the other, all or those named; answers which. */
export async function moveWorks(
  sql: Sql,
  { fromId, toId, among }: { fromId: string; toId: string; among?: readonly string[] },
): Promise<{ publicationId: string; position: number }[]> {
  return sql`
    update authorships set person_id = ${toId}
    where enterprise_id = app.enterprise_id() and person_id = ${fromId}
      and ${among === undefined ? sql`true` : sql`publication_id = any(${among as string[]}::bigint[])`}
    returning publication_id as "publicationId", position`;
}

/** Gives works back; those that changed hands since are left alone, and the number tells. */
export async function returnWorks(
  sql: Sql,
  { places, fromId, toId }: { places: string; fromId: string; toId: string },
): Promise<number> {
  const { count } = await sql`
    update authorships a set person_id = ${toId} from jsonb_to_recordset(${places}::text::jsonb) as x("publicationId" bigint, position int)
    where a.enterprise_id = app.enterprise_id() and a.publication_id = x."publicationId" and a.position = x.position and a.person_id = ${fromId}`;
  return count;
}

/** The author and those merged into it before now follow another; answers them. */
export async function updateMerged(sql: Sql, goneId: string, keepId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update scholars set merged_into = ${keepId}, updated_at = now()
    where enterprise_id = app.enterprise_id() and (id = ${goneId} or merged_into = ${goneId}) returning id`;
  return rows.map(({ id }) => id);
}

export async function updateUnmerged(
  sql: Sql,
  { goneId, followers }: { goneId: string; followers: readonly string[] },
): Promise<void> {
  await sql`
    update scholars set merged_into = case when id = ${goneId} then null else ${goneId}::bigint end, updated_at = now()
    where enterprise_id = app.enterprise_id() and id = any(${followers as string[]}::bigint[])`;
}

/** A new author of the same name for works split off. */
export async function insertNamesake(sql: Sql, ofId: string, publicationId: string): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into scholars (name, name_key, institution, country_code)
    select s.name, s.name_key, coalesce(a.institutions[1], ''), a.country_codes[1] from scholars s
    left join authorships a on a.enterprise_id = s.enterprise_id and a.person_id = s.id and a.publication_id = ${publicationId}
    where s.enterprise_id = app.enterprise_id() and s.id = ${ofId} limit 1 returning id`;
  return row.id;
}

/** Doctors credited with these works. */
export async function selectDoctorsBeside(sql: Sql, publicationIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct doctor_id as id from authorship_matches
    where enterprise_id = app.enterprise_id() and state = 'CONFIRMED' and publication_id = any(${publicationIds as string[]}::bigint[])`;
  return rows.map(({ id }) => id);
}
