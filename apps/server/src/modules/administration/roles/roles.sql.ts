// Statements over the roles of an enterprise.
import type {
  ChangedRole,
  NewRole,
  Role,
  RoleDetail,
  RoleFields,
  RoleHolder,
  Saved,
} from '@yijian/contract/administration';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';

const version = (sql: Sql): Fragment => sql`(extract(epoch from r.updated_at) * 1000000)::bigint::text`;

export type StoredRole = Omit<Role, 'isProtected'>;

export async function selectRoles(sql: Sql, id?: string): Promise<StoredRole[]> {
  return sql<StoredRole[]>`
    select r.id, ${version(sql)} as version, r.code, r.name, r.en_name as "enName", r.data_range as "dataRange",
      r.role_type as "roleType", r.organization_id as "organizationId", o.name as "organizationName", r.is_enabled as "isEnabled", r.remark,
      (select count(*)::int from user_roles ur where ur.enterprise_id = r.enterprise_id and ur.role_id = r.id) as "userCount",
      (select count(*)::int from role_menus rm where rm.enterprise_id = r.enterprise_id and rm.role_id = r.id) as "menuCount"
    from roles r left join organizations o on o.enterprise_id = r.enterprise_id and o.id = r.organization_id
    ${id === undefined ? sql`` : sql`where r.id = ${id}`}
    order by r.role_type desc, r.id`;
}

/** Locks the role, so that two changes of it follow each other. */
export async function lockRole(sql: Sql, id: string): Promise<void> {
  await sql`select 1 from roles where id = ${id} for update`;
}

export async function selectRoleMenuIds(sql: Sql, roleId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select menu_id as id from role_menus where role_id = ${roleId} order by menu_id`;
  return rows.map((row) => row.id);
}

/** The permissions of menu entries, by id; an entry without one has null. */
export async function selectMenuCodes(sql: Sql, ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await sql<{ id: string; code: string | null }[]>`
    select id, code from menus where id = any(${ids as string[]}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row.code]));
}

/** Every permission that one of the roles brings, `*:*:*` for the role admin among them. */
export async function selectRolePermissions(sql: Sql, roleIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select distinct m.code from role_menus rm
    join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id
    where rm.role_id = any(${roleIds as string[]}::bigint[]) and m.code is not null
    union
    select '*:*:*' from roles where id = any(${roleIds as string[]}::bigint[]) and code = 'admin'`;
  return rows.map((row) => row.code);
}

/** Every role with the permissions it brings. */
export async function selectPermissionsByRole(sql: Sql): Promise<{ id: string; codes: string[] }[]> {
  return sql<{ id: string; codes: string[] }[]>`
    select r.id, array(
        select m.code from role_menus rm join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id
        where rm.enterprise_id = r.enterprise_id and rm.role_id = r.id and m.code is not null
      ) || case when r.code = 'admin' then array['*:*:*'] else '{}' end as codes
    from roles r`;
}

export async function selectHolders(
  sql: Sql,
  input: { roleId: string; offset: number; limit: number; language: 'zh' | 'en' },
): Promise<RoleHolder[]> {
  return sql<RoleHolder[]>`
    select u.id, u.login, u.first_name as "firstName", u.en_name as "enName", ${named(sql, input.language, 'o')} as "organizationName", u.is_enabled as "isEnabled"
    from user_roles ur
    join users u on u.enterprise_id = ur.enterprise_id and u.id = ur.user_id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where ur.role_id = ${input.roleId}
    order by u.login limit ${input.limit} offset ${input.offset}`;
}

export async function selectRoleIdByCode(sql: Sql, code: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from roles where code = ${code}`;
  return row?.id;
}

/** Ids of the menu entries of the desk by `type path`. */
export async function selectMenuKeys(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; key: string }[]>`
    select id, type || ' ' || path as key from menus where view = 'pc'`;
  return new Map(rows.map((row) => [row.key, row.id]));
}

export async function selectIsRoleCodeTaken(sql: Sql, code: string): Promise<boolean> {
  return (await sql`select 1 from roles where code = ${code}`).length > 0;
}

/** The organisations chosen for the role. */
export async function selectRoleOrganizations(sql: Sql, roleId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select organization_id as id from role_organizations where role_id = ${roleId} order by organization_id`;
  return rows.map((row) => row.id);
}

/** Of these organisations the ones that do not exist here. */
export async function selectUnknownOrganizations(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select wanted::text as id from unnest(${ids as string[]}::bigint[]) wanted where not exists (select from organizations o where o.id = wanted)`;
  return rows.map((row) => row.id);
}

/** Sets the chosen organisations; what stays is not written, so that the audit trail shows only what changed. */
export async function replaceRoleOrganizations(sql: Sql, roleId: string, ids: readonly string[]): Promise<void> {
  const wanted = ids as string[];
  await sql`delete from role_organizations where role_id = ${roleId} and organization_id <> all(${wanted}::bigint[])`;
  await sql`
    insert into role_organizations (role_id, organization_id)
    select ${roleId}, wanted from unnest(${wanted}::bigint[]) wanted
    on conflict (enterprise_id, role_id, organization_id) do nothing`;
}

export async function selectRoleFieldRules(sql: Sql, roleId: string): Promise<RoleDetail['fieldRules']> {
  const rows = await sql<RoleDetail['fieldRules']>`
    select field, rule from role_fields where role_id = ${roleId} order by field`;
  return [...rows];
}

/** Sets the narrowed fields; every other one is read. */
export async function replaceRoleFieldRules(sql: Sql, roleId: string, rules: RoleFields['rules']): Promise<void> {
  const fields = rules.map((one) => one.field) as string[];
  await sql`delete from role_fields where role_id = ${roleId} and field <> all(${fields})`;
  await sql`
    insert into role_fields as f (role_id, field, rule)
    select ${roleId}, n.field, n.rule from unnest(${fields}::text[], ${rules.map((one) => one.rule) as string[]}::text[]) as n (field, rule)
    on conflict (enterprise_id, role_id, field) do update set rule = excluded.rule where f.rule <> excluded.rule`;
}

/** The reason that the audit trail keeps for what this transaction changes from here on. */
export async function selectReasonKept(sql: Sql, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`;
}

export async function selectIsOrganization(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select 1 from organizations where id = ${id}`).length > 0;
}

export async function insertRole(sql: Sql, row: NewRole): Promise<Saved> {
  const [saved] = await sql<Saved[]>`
    insert into roles as r (code, name, en_name, data_range, role_type, organization_id, is_enabled, remark)
    values (${row.code}, ${row.name}, ${row.enName}, ${row.dataRange}, ${row.roleType}, ${row.organizationId}, ${row.isEnabled},
      ${row.remark})
    returning r.id, ${version(sql)} as version`;
  return saved!;
}

export async function updateRole(sql: Sql, id: string, row: Omit<ChangedRole, 'version'>): Promise<Saved> {
  const [saved] = await sql<Saved[]>`
    update roles as r set name = ${row.name}, en_name = ${row.enName}, data_range = ${row.dataRange}, role_type = ${row.roleType},
      organization_id = ${row.organizationId}, is_enabled = ${row.isEnabled}, remark = ${row.remark}, updated_at = clock_timestamp()
    where r.id = ${id}
    returning r.id, ${version(sql)} as version`;
  return saved!;
}

/** Gives the role a new version, as when what it holds has changed. */
export async function touchRole(sql: Sql, id: string): Promise<Saved> {
  const [saved] = await sql<Saved[]>`
    update roles as r set updated_at = clock_timestamp() where r.id = ${id} returning r.id, ${version(sql)} as version`;
  return saved!;
}

export async function deleteRoleRow(sql: Sql, id: string): Promise<number> {
  const { count } = await sql`delete from roles where id = ${id}`;
  return count;
}
