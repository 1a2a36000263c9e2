// The menu of a user: what the roles hold, as a tree and as a list (specification 6, 7.1; R6.3, R7.6).
import type { MenuItem, MenuListQuery, MenuTreeQuery } from '@yijian/contract/menus';
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { menuTree, seesEverything, toItem } from './menus.policy.ts';
import { selectMenus, type MenuRow } from './menus.sql.ts';

export async function listMenuTree(context: Context, query: MenuTreeQuery): Promise<MenuItem[]> {
  return menuTree(await readMenus(context, query));
}

export async function listOwnMenus(context: Context, query: MenuListQuery): Promise<MenuItem[]> {
  const rows = await readMenus(context, query);
  return rows
    .filter((row) => row.isHeld)
    .filter((row) => query.type === undefined || row.type === query.type)
    .filter((row) => query.status === undefined || row.status === query.status)
    .map((row) => toItem(row, []));
}

/** The dashboard that an entry of the web menu names; undefined where it names none or the user does not hold it. */
export async function findHeldDashboard(context: Context, menuId: string): Promise<string | undefined> {
  const held = await listOwnMenus(context, { ignorePermission: false, view: 'pc', status: true });
  return held.find(({ id }) => id === menuId)?.dashboardId ?? undefined;
}

/** Every entry of the view, each with whether the user holds it. */
async function readMenus(context: Context, query: MenuTreeQuery): Promise<MenuRow[]> {
  const isAdministrator = seesEverything(context.user);
  if (query.ignorePermission && !isAdministrator) throw fail(coreErrors.forbidden);
  const roles = context.user.roles.length === 0 ? ['default'] : context.user.roles;
  return selectMenus(context.sql, { view: query.view, roles, holdsAll: isAdministrator });
}
