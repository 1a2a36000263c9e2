// The user with roles, and the menus and buttons the server grants (specification 3, 6).
import { call, connect } from '../api/index.ts';
import { buttonPathsOf } from './menu.ts';
import { rows } from './rows.ts';
import type { MenuItem, UserInfo } from './shapes.ts';
import { setSession } from './store.ts';

export type { MenuItem } from './shapes.ts';

/** Role of a user to whom nobody gave one (R6.2). */
export const DEFAULT_ROLE = 'ROLE_DEFAULT';

export interface SessionUser extends UserInfo {
  readonly roleNames: readonly string[];
  /** True when the session came from the enterprise-chat app. */
  readonly isEnterpriseChat: boolean;
  /** MSL for medical affairs, otherwise the first group's name. */
  readonly officeName: string;
}

export async function loadUser(): Promise<SessionUser> {
  const info = await call(rows.userInfo, {});
  const given = (info.roles ?? []).map((role) => role.name);
  const roleNames = given.length > 0 ? given : [DEFAULT_ROLE];
  const user: SessionUser = {
    ...info,
    permissions: info.permissions ?? [],
    roleNames,
    isEnterpriseChat: roleNames.includes('wxwork'),
    officeName: roleNames.includes('MAF') ? 'MSL' : (info.groups?.[0]?.name ?? ''),
  };
  connect({ userId: user.id });
  setSession({ user });
  return user;
}

/** Loads the menu tree and the buttons with exactly the specified queries (R7.6). */
export async function loadMenus(): Promise<readonly MenuItem[]> {
  const [menus, buttons] = await Promise.all([
    call(rows.menuTree, { query: { ignorePermission: false, view: 'pc' } }),
    call(rows.buttons, { query: { ignorePermission: false, type: 'BUTTON', view: 'pc', status: true } }),
  ]);
  setSession({ menus, buttons: buttonPathsOf(buttons) });
  return menus;
}
