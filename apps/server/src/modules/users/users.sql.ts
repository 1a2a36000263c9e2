// Reads users, their roles and organisations; changes the own profile.
import type { Colleague, Group, RoleSummary, UserRoles } from '@yijian/contract/users';
import { named, type Sql } from '../../platform/db/index.ts';

export interface UserRow {
  id: string;
  username: string;
  firstName: string;
  enName: string;
  email: string | null;
  /** Masked. */
  phone: string | null;
  avatar: string | null;
  enabled: boolean;
  language: 'zh' | 'en';
  workId: string | null;
  department: string | null;
  createdAt: Date;
}

export async function selectUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select id, login as username, first_name as "firstName", en_name as "enName", email, masked_phone as phone, avatar, is_enabled as enabled,
      language, work_id as "workId", department, created_at as "createdAt"
    from users where id = ${id}`;
  return row;
}

/** The user's organisation first, then those above it. */
export async function selectGroups(sql: Sql, userId: string): Promise<Group[]> {
  return sql<Group[]>`
    with recursive above as (
      select o.id, o.parent_id, o.name, o.en_name, 0 as distance
      from users u join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
      where u.id = ${userId}
      union all
      select o.id, o.parent_id, o.name, o.en_name, above.distance + 1
      from above join organizations o on o.enterprise_id = app.enterprise_id() and o.id = above.parent_id
      where above.distance < 20
    )
    select id, name, en_name as "enName" from above order by distance`;
}

export async function selectRoles(sql: Sql, language: 'zh' | 'en'): Promise<RoleSummary[]> {
  return sql<RoleSummary[]>`select code, code as name, ${named(sql, language, 'r')} as label from roles r order by id`;
}

/** Everyone who works here but the user; the fewest fields. */
export async function selectColleagues(
  sql: Sql,
  input: { userId: string; offset: number; limit: number },
): Promise<Colleague[]> {
  return sql<Colleague[]>`
    select u.id, u.first_name as "firstName", u.en_name as "enName", u.avatar,
      case when o.id is null then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('id', o.id::text, 'name', o.name, 'enName', o.en_name)) end as groups
    from users u left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where u.is_enabled and u.user_type = 'STAFF' and u.id <> ${input.userId}
    order by u.id
    limit ${input.limit} offset ${input.offset}`;
}

export async function countColleagues(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from users where is_enabled and user_type = 'STAFF' and id <> ${userId}`;
  return row!.total;
}

/** Users with their roles, at most 1,000; only holders of one of `roleCodes`, or only one user, where given. */
export async function selectUserRoles(
  sql: Sql,
  input: { roleCodes?: readonly string[] | undefined; userId?: string; language: 'zh' | 'en' },
): Promise<UserRoles[]> {
  return sql<UserRoles[]>`
    select u.id, u.first_name as "firstName", u.en_name as "enName",
      coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'name', r.code, 'label', ${named(sql, input.language, 'r')}) order by r.id)
        filter (where r.id is not null), '[]') as roles
    from users u
    left join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    left join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
    where ${input.userId === undefined ? sql`u.is_enabled and u.user_type = 'STAFF'` : sql`u.id = ${input.userId}`}
    group by u.enterprise_id, u.id
    ${input.roleCodes === undefined ? sql`` : sql`having bool_or(r.code = any (${[...input.roleCodes]}))`}
    order by u.id
    limit 1000`;
}

export async function updateUserProfile(
  sql: Sql,
  input: { userId: string; language?: string | undefined; avatar?: string | undefined; email?: string | undefined },
): Promise<void> {
  await sql`
    update users set updated_at = now(),
      language = coalesce(${input.language ?? null}, language),
      avatar = case when ${input.avatar === undefined} then avatar else nullif(${input.avatar ?? null}, '') end,
      email = case when ${input.email === undefined} then email else nullif(${input.email ?? null}, '') end
    where id = ${input.userId}`;
}
