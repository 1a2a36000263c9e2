// Side door of the menus: what the administration console changes, the letters an entry is found by, and the dashboard it names.
export { deleteMenus, insertMenu, replaceRoleMenus, updateMenu, type MenuFields } from './menu-changes.sql.ts';
export { initialsOf } from './menus.policy.ts';
export { findHeldDashboard } from './menus.service.ts';
