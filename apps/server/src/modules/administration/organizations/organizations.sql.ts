// Statements over the organisation tree.
import type { NewOrganization, Organization, Saved } from '@yijian/contract/administration';
import { namedUser, type Sql, type Fragment } from '../../../platform/db/index.ts';

const version = (sql: Sql): Fragment => sql`(extract(epoch from o.updated_at) * 1000000)::bigint::text`;

export async function selectOrganizations(sql: Sql, language: 'zh' | 'en', id?: string): Promise<Organization[]> {
  return sql<Organization[]>`
    select o.id, ${version(sql)} as version, o.parent_id as "parentId", o.name, o.en_name as "enName", o.code, o.type, o.grade, o.sort,
      o.leader_id as "leaderId", ${namedUser(sql, language, 'leader')} as "leaderName", o.region_codes as "regionCodes",
      (select count(*)::int from users u where u.enterprise_id = o.enterprise_id and u.organization_id = o.id) as "userCount"
    from organizations o
    left join users leader on leader.enterprise_id = o.enterprise_id and leader.id = o.leader_id
    ${id === undefined ? sql`` : sql`where o.id = ${id}`}
    order by o.grade, o.sort, o.id`;
}

/** Moves and deletions of one enterprise follow each other, so that two of them cannot make a ring. */
export async function lockTree(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('organizations', app.enterprise_id()))`;
}

export async function selectIsCodeTaken(sql: Sql, code: string, except: string | null): Promise<boolean> {
  const rows = await sql`select 1 from organizations where code = ${code} and id is distinct from ${except}::bigint`;
  return rows.length > 0;
}

export async function selectIsUser(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select 1 from users where id = ${id}`).length > 0;
}

/** The organisation and everything below it. */
export async function selectSubtree(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with recursive below as (
      select id from organizations where id = ${id}
      union
      select o.id from organizations o join below b on o.parent_id = b.id
    )
    select id from below`;
  return rows.map((row) => row.id);
}

/** Of these codes the ones that are neither a province nor a city. */
export async function selectUnknownRegions(sql: Sql, codes: readonly string[]): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select distinct wanted as code from unnest(${codes as string[]}::text[]) wanted
    where not exists (select from regions r where r.code = wanted and r.level <= 2) order by 1`;
  return rows.map((row) => row.code);
}

export async function countUsersIn(sql: Sql, ids: readonly string[]): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from users where organization_id = any(${ids as string[]}::bigint[])`;
  return row!.total;
}

export async function insertOrganization(sql: Sql, row: NewOrganization & { grade: number }): Promise<Saved> {
  const [saved] = await sql<Saved[]>`
    insert into organizations as o (parent_id, name, en_name, code, type, grade, sort, leader_id, region_codes)
    values (${row.parentId}, ${row.name}, ${row.enName}, ${row.code}, ${row.type}, ${row.grade}, ${row.sort}, ${row.leaderId},
      ${row.regionCodes})
    returning o.id, ${version(sql)} as version`;
  return saved!;
}

export async function updateOrganization(
  sql: Sql,
  id: string,
  row: NewOrganization & { grade: number },
): Promise<Saved> {
  const [saved] = await sql<Saved[]>`
    update organizations as o set parent_id = ${row.parentId}, name = ${row.name}, en_name = ${row.enName}, code = ${row.code},
      type = ${row.type}, grade = ${row.grade}, sort = ${row.sort}, leader_id = ${row.leaderId}, region_codes = ${row.regionCodes},
      updated_at = clock_timestamp()
    where o.id = ${id}
    returning o.id, ${version(sql)} as version`;
  return saved!;
}

/** Moves the grades of everything in `ids` by so many steps. */
export async function updateGrades(sql: Sql, ids: readonly string[], steps: number): Promise<void> {
  await sql`
    update organizations set grade = grade + ${steps}, updated_at = clock_timestamp() where id = any(${ids as string[]}::bigint[])`;
}

export async function deleteOrganizations(sql: Sql, ids: readonly string[]): Promise<number> {
  const { count } = await sql`delete from organizations where id = any(${ids as string[]}::bigint[])`;
  return count;
}
