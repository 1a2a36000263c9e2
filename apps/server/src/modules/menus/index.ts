// Side door of the menus: what the administration console changes, and the letters an entry is found by.
export { deleteMenus, insertMenu, replaceRoleMenus, updateMenu, type MenuFields } from './menu-changes.sql.ts';
export { initialsOf } from './menus.policy.ts';
