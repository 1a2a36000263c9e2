// Reads and writes saved searches; only own ones and those shown to the reader are ever seen.
import type { SavedSearch, SavedSearchBody, SavedSearchChange, SearchSharing } from '@yijian/contract/saved-searches';
import { type Fragment, json, named, namedUser, type Sql } from '../../platform/db/index.ts';

export interface Reader {
  readonly userId: string;
  readonly organizationId: string | undefined;
  /** Sees and keeps in order whatever is shared. */
  readonly isAdmin: boolean;
  readonly language: 'zh' | 'en';
}

export type SearchRow = Omit<SavedSearch, 'createdAt'> & { createdAt: Date; ownerId: string };

/** An organisation sees what it and those above it share. */
const visible = (sql: Sql, { userId, organizationId, isAdmin }: Reader): Fragment => {
  const team = isAdmin
    ? sql`true`
    : sql`s.organization_id in (
        with recursive above as (
          select o.id, o.parent_id from organizations o where o.enterprise_id = app.enterprise_id() and o.id = ${organizationId ?? null}
          union select o.id, o.parent_id from organizations o join above a on o.enterprise_id = app.enterprise_id() and o.id = a.parent_id
        ) select id from above)`;
  return sql`(s.user_id = ${userId} or s.sharing = 'ENTERPRISE' or (s.sharing = 'TEAM' and ${team}))`;
};

export async function selectSearches(
  sql: Sql,
  reader: Reader,
  { list, id }: { list?: string | undefined; id?: string },
): Promise<SearchRow[]> {
  const { userId, isAdmin, language } = reader;
  return sql<SearchRow[]>`
    select s.id, s.list, s.name, s.parameters, s.sharing, case when s.sharing = 'TEAM' then coalesce(${named(sql, language, 'o')}, '') else '' end as "teamName",
      d.search_id is not null as "isDefault",
      exists (select from saved_search_pins x where x.user_id = ${userId} and x.search_id = s.id) as "isPinned", s.user_id = ${userId} as "isOwn", s.user_id = ${userId} or ${isAdmin} as "mayChange",
      ${namedUser(sql, language, 'u')} as "ownerName", s.user_id as "ownerId", s.created_at as "createdAt"
    from saved_searches s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    left join organizations o on o.enterprise_id = s.enterprise_id and o.id = s.organization_id
    left join saved_search_defaults d on d.enterprise_id = s.enterprise_id and d.user_id = ${userId} and d.list = s.list and d.search_id = s.id
    where ${visible(sql, reader)} and ${list === undefined ? sql`true` : sql`s.list = ${list}`} and ${id === undefined ? sql`true` : sql`s.id = ${id}`}
    order by s.user_id = ${userId} desc, d.search_id is not null desc, s.name, s.id
    limit 500`;
}

/** One save of a user at a time, so that the limit and the names hold. */
export async function lockSearches(sql: Sql, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved_searches ' || ${userId}, 0))`;
}

/** Searches of the list that the owner keeps under other names. */
export async function countOtherSearches(
  sql: Sql,
  { userId, list, name }: { userId: string; list: string; name: string },
): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from saved_searches where user_id = ${userId} and list = ${list} and name <> ${name}`;
  return row.total;
}

export async function selectNamed(
  sql: Sql,
  { userId, list, name }: { userId: string; list: string; name: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from saved_searches where user_id = ${userId} and list = ${list} and name = ${name}`;
  return row?.id;
}

/** The organisation of a user, which is the team of what the user shows to a team. */
export async function selectTeam(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string | null }[]>`
    select u.organization_id as id from users u where u.enterprise_id = app.enterprise_id() and u.id = ${userId}`;
  return row?.id ?? undefined;
}

export interface Showing {
  readonly sharing: SearchSharing | undefined;
  /** Of sharing TEAM. */
  readonly organizationId: string | null;
}

export async function upsertSearch(
  sql: Sql,
  userId: string,
  { list, name, parameters, sharing, organizationId }: Omit<SavedSearchBody, 'isDefault' | 'sharing'> & Showing,
): Promise<string> {
  const kept =
    sharing === undefined ? sql`` : sql`, sharing = excluded.sharing, organization_id = excluded.organization_id`;
  const [row] = await sql<[{ id: string }]>`
    insert into saved_searches (user_id, list, name, parameters, sharing, organization_id)
    values (${userId}, ${list}, ${name}, ${json(sql, parameters)}, ${sharing ?? 'PRIVATE'}, ${organizationId})
    on conflict (enterprise_id, user_id, list, name) do update set parameters = excluded.parameters ${kept}
    returning id`;
  return row.id;
}

export async function updateSearch(
  sql: Sql,
  id: string,
  { name, parameters, sharing, organizationId }: Omit<SavedSearchChange, 'sharing'> & Showing,
): Promise<void> {
  const showing = sharing === undefined ? sql`` : sql`, sharing = ${sharing}, organization_id = ${organizationId}`;
  await sql`
    update saved_searches s set name = coalesce(${name ?? null}, s.name),
      parameters = ${parameters === undefined ? sql`s.parameters` : json(sql, parameters)} ${showing}
    where s.id = ${id}`;
}

export async function upsertDefault(
  sql: Sql,
  userId: string,
  { list, id }: { list: string; id: string },
): Promise<void> {
  await sql`
    insert into saved_search_defaults (user_id, list, search_id) values (${userId}, ${list}, ${id})
    on conflict (enterprise_id, user_id, list) do update set search_id = excluded.search_id`;
}

export async function deleteDefault(sql: Sql, userId: string, id: string): Promise<void> {
  await sql`
    delete from saved_search_defaults where enterprise_id = app.enterprise_id() and user_id = ${userId} and search_id = ${id}`;
}

/** Views that the user has pinned besides this one, of those still there. */
export async function countOtherPins(sql: Sql, userId: string, id: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from saved_search_pins where user_id = ${userId} and search_id <> ${id}`;
  return row.total;
}

export async function upsertPin(sql: Sql, userId: string, id: string): Promise<void> {
  await sql`
    insert into saved_search_pins (user_id, search_id) values (${userId}, ${id})
    on conflict (enterprise_id, user_id, search_id) do nothing`;
}

export async function deletePin(sql: Sql, userId: string, id: string): Promise<void> {
  await sql`
    delete from saved_search_pins where enterprise_id = app.enterprise_id() and user_id = ${userId} and search_id = ${id}`;
}

export async function deleteSearchRow(sql: Sql, id: string): Promise<void> {
  await sql`delete from saved_searches where id = ${id}`;
}
