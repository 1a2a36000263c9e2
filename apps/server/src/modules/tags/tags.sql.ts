// Terms of tags and their groups (specification 7.5, tags).
import type { TagGroup, TagTerm } from '@yijian/contract/tags';
import { named, type Fragment, type Sql } from '../../platform/db/index.ts';

type Language = 'zh' | 'en';

/** What is told of `t` (terms) with `g` (groups) left joined. */
export const termColumns = (sql: Sql, language: Language): Fragment => sql`
  t.id, case when t.user_id is null then 'SYSTEM' else 'PERSONAL' end as kind, t.name, t.en_name as "enName", t.group_id as "groupId",
  ${named(sql, language, 'g')} as "groupName", t.is_enabled as "isEnabled"`;

export const withGroups = (sql: Sql): Fragment =>
  sql`left join tag_groups g on g.enterprise_id = t.enterprise_id and g.id = t.group_id`;

/** The order in which terms stand everywhere: the enterprise's by group, then personal ones by name. */
export const termOrder = (sql: Sql): Fragment => sql`t.user_id nulls first, g.sort, g.id, t.sort, t.name`;

/** Terms in use: those of the enterprise, and the user's own. */
export async function selectTerms(sql: Sql, userId: string, language: Language): Promise<TagTerm[]> {
  return sql<TagTerm[]>`
    select ${termColumns(sql, language)} from tag_terms t ${withGroups(sql)}
    where t.is_enabled and (t.user_id is null or t.user_id = ${userId}) order by ${termOrder(sql)}`;
}

/** Terms of the enterprise among the ids, in use or not. */
export async function selectSystemTerms(sql: Sql, ids: readonly string[], language: Language): Promise<TagTerm[]> {
  return sql<TagTerm[]>`
    select ${termColumns(sql, language)} from tag_terms t ${withGroups(sql)}
    where t.id = any(${ids as string[]}::bigint[]) and t.user_id is null order by ${termOrder(sql)}`;
}

/** A term of the enterprise by its Chinese or English name, and with `userId` a personal one. */
export async function selectTermByName(
  sql: Sql,
  name: string,
  { userId, language }: { userId: string | null; language: Language },
): Promise<TagTerm | undefined> {
  const [row] = await sql<TagTerm[]>`
    select ${termColumns(sql, language)} from tag_terms t ${withGroups(sql)}
    where t.user_id is not distinct from ${userId}::bigint and (t.name = ${name} or (t.user_id is null and t.en_name = ${name}))
    order by (t.name = ${name}) desc, t.id limit 1`;
  return row;
}

const counted = (sql: Sql): Fragment =>
  sql`(select count(*)::int from doctor_tags x where x.enterprise_id = t.enterprise_id and x.term_id = t.id)`;

export async function selectPersonalTerms(
  sql: Sql,
  userId: string,
  language: Language,
): Promise<(TagTerm & { doctors: number })[]> {
  return sql<(TagTerm & { doctors: number })[]>`
    select ${termColumns(sql, language)}, ${counted(sql)} as doctors from tag_terms t ${withGroups(sql)}
    where t.user_id = ${userId} order by t.name`;
}

/** Groups with all their terms, those out of use last. */
export async function selectGroups(sql: Sql, language: Language, id?: string): Promise<TagGroup[]> {
  return sql<TagGroup[]>`
    select g.id, g.name, g.en_name as "enName", coalesce((
      select json_agg(json_build_object('id', t.id::text, 'kind', 'SYSTEM', 'name', t.name, 'enName', t.en_name, 'groupId', g.id::text,
        'groupName', ${named(sql, language, 'g')}, 'isEnabled', t.is_enabled, 'doctors', ${counted(sql)}) order by t.is_enabled desc, t.sort, t.name)
      from tag_terms t where t.enterprise_id = g.enterprise_id and t.group_id = g.id), '[]') as terms
    from tag_groups g where ${id === undefined ? sql`true` : sql`g.id = ${id}`} order by g.sort, g.id`;
}

export async function insertGroup(sql: Sql, { name, enName }: { name: string; enName: string }): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into tag_groups (name, en_name, sort) select ${name}, ${enName}, coalesce(max(sort), 0) + 1 from tag_groups
    where enterprise_id = app.enterprise_id() returning id`;
  return row.id;
}

export async function updateGroup(
  sql: Sql,
  { id, name, enName }: { id: string; name: string; enName: string },
): Promise<boolean> {
  const { count } =
    await sql`update tag_groups set name = ${name}, en_name = ${enName}, updated_at = now() where id = ${id}`;
  return count > 0;
}

export interface TermValues {
  readonly groupId: string;
  readonly name: string;
  readonly enName: string;
  readonly isEnabled: boolean;
}

export async function insertTerm(sql: Sql, { groupId, name, enName, isEnabled }: TermValues): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into tag_terms (group_id, name, en_name, is_enabled, sort)
    select ${groupId}, ${name}, ${enName}, ${isEnabled}, coalesce(max(sort), 0) + 1 from tag_terms
    where enterprise_id = app.enterprise_id() and group_id = ${groupId} returning id`;
  return row.id;
}

export async function updateTerm(sql: Sql, id: string, values: TermValues): Promise<boolean> {
  const { count } = await sql`
    update tag_terms set group_id = ${values.groupId}, name = ${values.name}, en_name = ${values.enName},
      is_enabled = ${values.isEnabled}, updated_at = now()
    where id = ${id} and user_id is null`;
  return count > 0;
}

/** One change to a user's personal terms at a time, so that their limit holds. */
export async function lockPersonalTerms(sql: Sql, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tag_terms ' || ${userId} || ' ' || app.enterprise_id(), 0))`;
}

export async function countPersonalTerms(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from tag_terms where user_id = ${userId}`;
  return row.total;
}

export async function insertPersonalTerm(sql: Sql, userId: string, name: string): Promise<string> {
  const [row] = await sql<
    [{ id: string }]
  >`insert into tag_terms (user_id, name) values (${userId}, ${name}) returning id`;
  return row.id;
}

export async function updatePersonalTerm(
  sql: Sql,
  term: { userId: string; id: string; name: string },
): Promise<boolean> {
  const { count } = await sql`
    update tag_terms set name = ${term.name}, updated_at = now() where id = ${term.id} and user_id = ${term.userId}`;
  return count > 0;
}

export async function deletePersonalTerm(sql: Sql, userId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from tag_terms where id = ${id} and user_id = ${userId}`;
  return count > 0;
}
