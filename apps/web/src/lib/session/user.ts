// The user with roles, and the menus and buttons the server grants (specification 3, 6).
import { menuEndpoints, type MenuItem } from '@yijian/contract/menus';
import { userEndpoints } from '@yijian/contract/users';
import { call, connect } from '../api/index.ts';
import { buttonPathsOf } from './menu.ts';
import { setSession, type SessionUser } from './store.ts';

export type { MenuItem } from '@yijian/contract/menus';

/** Role of a user to whom nobody gave one (R6.2). */
export const DEFAULT_ROLE = 'default';

export async function loadUser(): Promise<SessionUser> {
  const info = await call(userEndpoints.findInfo, {});
  // A server other than ours may name its roles without codes, or give none at all.
  const given = (info.roles ?? []).map((role) => role.code ?? role.name);
  const roleNames = given.length > 0 ? given : [DEFAULT_ROLE];
  const user: SessionUser = {
    ...info,
    permissions: info.permissions ?? [],
    hiddenFields: info.hiddenFields ?? [],
    readOnlyFields: info.readOnlyFields ?? [],
    roleNames,
    isEnterpriseChat: roleNames.includes('wxwork'),
    officeName: roleNames.includes('MAF') ? 'MSL' : (info.officeName ?? info.groups?.[0]?.name ?? ''),
  };
  connect({ userId: user.id });
  setSession({ user });
  return user;
}

/** Loads the menu tree and the buttons with exactly the specified queries (R7.6). */
export async function loadMenus(): Promise<readonly MenuItem[]> {
  const [menus, buttons] = await Promise.all([
    call(menuEndpoints.listTree, { query: { ignorePermission: false, view: 'pc' } }),
    call(menuEndpoints.listOwn, { query: { ignorePermission: false, type: 'BUTTON', view: 'pc', status: true } }),
  ]);
  setSession({ menus, buttons: buttonPathsOf(buttons) });
  return menus;
}
