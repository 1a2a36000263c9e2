// Reads the menu of the enterprise.
import type { MenuAttribute, MenuType } from '@yijian/contract/menus';
import type { Sql } from '../../platform/db/index.ts';

export interface MenuRow {
  id: string;
  parentId: string | null;
  type: MenuType;
  path: string;
  code: string | null;
  name: string;
  enName: string;
  /** Null when the entry was written before they were kept. */
  initials: string | null;
  shortTitle: string | null;
  api: string | null;
  icon: string | null;
  sort: number;
  isHidden: boolean;
  alwaysShow: boolean;
  dashboardId: string | null;
  attributes: MenuAttribute[];
  status: boolean;
  /** Whether one of the roles holds the entry. */
  isHeld: boolean;
}

export async function selectMenus(
  sql: Sql,
  input: { view: string; roles: readonly string[]; holdsAll: boolean },
): Promise<MenuRow[]> {
  return sql<MenuRow[]>`
    select m.id, m.parent_id as "parentId", m.type, m.path, m.code, m.name, m.en_name as "enName", m.initials, m.short_title as "shortTitle",
      m.api, m.icon, m.sort, m.is_hidden as "isHidden", m.always_show as "alwaysShow", m.dashboard_id as "dashboardId", m.attributes, m.status,
      ${input.holdsAll} or exists (
        select from role_menus rm join roles r on r.enterprise_id = rm.enterprise_id and r.id = rm.role_id
        where rm.enterprise_id = m.enterprise_id and rm.menu_id = m.id and r.is_enabled and r.code = any (${[...input.roles]})
      ) as "isHeld"
    from menus m
    where m.view = ${input.view}
    order by m.sort, m.id`;
}
