// Changes of menu entries and of what roles hold, for the administration console.
import type { MenuAttribute, MenuType } from '@yijian/contract/menus';
import type { Sql } from '../../platform/db/index.ts';

export interface MenuFields {
  readonly parentId: string | null;
  readonly type: MenuType;
  readonly name: string;
  readonly enName: string;
  /** First letters of the name. */
  readonly initials: string;
  readonly path: string;
  readonly code: string | null;
  readonly api: string | null;
  readonly icon: string | null;
  readonly sort: number;
  readonly shortTitle: string | null;
  readonly isVisible: boolean;
  readonly alwaysShow: boolean;
  readonly dashboardId: string | null;
  readonly status: boolean;
  readonly attributes: readonly MenuAttribute[];
}

/** Adds an entry to the menu of the desktop; answers its id. */
export async function insertMenu(sql: Sql, row: MenuFields): Promise<string> {
  const [saved] = await sql<{ id: string }[]>`
    insert into menus (parent_id, type, name, en_name, initials, path, code, api, icon, sort, is_hidden, status, attributes, short_title,
      always_show, dashboard_id)
    values (${row.parentId}, ${row.type}, ${row.name}, ${row.enName}, ${row.initials}, ${row.path}, ${row.code}, ${row.api}, ${row.icon}, ${row.sort},
      ${!row.isVisible}, ${row.status}, ${sql.json(row.attributes)}, ${row.shortTitle}, ${row.alwaysShow}, ${row.dashboardId})
    returning id`;
  return saved!.id;
}

export async function updateMenu(sql: Sql, id: string, row: MenuFields): Promise<void> {
  await sql`
    update menus set parent_id = ${row.parentId}, type = ${row.type}, name = ${row.name}, en_name = ${row.enName}, initials = ${row.initials},
      path = ${row.path},
      code = ${row.code}, api = ${row.api}, icon = ${row.icon}, sort = ${row.sort}, is_hidden = ${!row.isVisible}, status = ${row.status},
      attributes = ${sql.json(row.attributes)}, short_title = ${row.shortTitle}, always_show = ${row.alwaysShow}, dashboard_id = ${row.dashboardId}
    where id = ${id}`;
}

export async function deleteMenus(sql: Sql, ids: readonly string[]): Promise<number> {
  const { count } = await sql`delete from menus where id = any(${ids as string[]}::bigint[])`;
  return count;
}

/** Makes the menu entries of a role exactly these; rows that stay are not touched, so that the audit trail shows the change. */
export async function replaceRoleMenus(
  { sql }: { sql: Sql },
  input: { roleId: string; menuIds: readonly string[] },
): Promise<void> {
  const ids = input.menuIds as string[];
  await sql`delete from role_menus where role_id = ${input.roleId} and menu_id <> all(${ids}::bigint[])`;
  await sql`
    insert into role_menus (role_id, menu_id) select ${input.roleId}, id from unnest(${ids}::bigint[]) as id
    on conflict (enterprise_id, role_id, menu_id) do nothing`;
}
