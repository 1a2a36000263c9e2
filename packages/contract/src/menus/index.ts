// Door of the menus contract.
export { menuEndpoints } from './menus.endpoints.ts';
export { MenuAttribute, MenuItem, MenuListQuery, MenuTreeQuery, MenuType } from './menus.schema.ts';
