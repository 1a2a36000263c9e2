// Side door of the menus: what the administration console changes.
export { deleteMenus, insertMenu, replaceRoleMenus, updateMenu, type MenuFields } from './menu-changes.sql.ts';
