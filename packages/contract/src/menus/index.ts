// Door of the menus contract.
export { buttonPathOf, buttonPaths, type ActionPermission } from './buttons.schema.ts';
export { menuEndpoints } from './menus.endpoints.ts';
export { MenuAttribute, MenuItem, MenuListQuery, MenuTreeQuery, MenuType } from './menus.schema.ts';
