// Menu entries: the tree of menus, tags and buttons and its changes (specification 3, 6; R6.3, R8.4).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { administrationErrors as errors } from './administration.errors.ts';
import { ById, DeleteTree, Deleted, Saved } from './administration.schema.ts';
import { ChangedMenu, MenuEntry, NewMenu } from './menus.schema.ts';

const read = { permission: 'admin:menus:read' } as const;
const write = { permission: 'admin:menus:write' } as const;
const fieldErrors = [
  errors.pathTaken,
  errors.parentUnknown,
  errors.parentIsButton,
  errors.apiNotAllowed,
  errors.iconNotAllowed,
  errors.beyondOwnRights,
];

export const menuAdminEndpoints = {
  listMenus: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/menus',
    summary: { zh: '全部菜单', en: 'Every menu entry' },
    access: read,
    output: z.array(MenuEntry),
    errors: [],
  }),
  findMenu: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/menus/{id}',
    summary: { zh: '查看一个菜单', en: 'Read one menu entry' },
    access: read,
    params: ById,
    output: MenuEntry,
    errors: [errors.menuNotFound],
  }),
  addMenu: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/menus',
    summary: { zh: '新建菜单', en: 'Add a menu entry' },
    access: write,
    body: { encoding: 'json', schema: NewMenu },
    output: Saved,
    errors: fieldErrors,
  }),
  changeMenu: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/menus/{id}',
    summary: { zh: '修改或移动菜单', en: 'Change or move a menu entry' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: ChangedMenu },
    output: Saved,
    errors: [errors.menuNotFound, errors.changedMeanwhile, errors.underItself, ...fieldErrors],
  }),
  deleteMenu: endpoint({
    method: 'DELETE',
    path: '/API-SYSTEM/admin/menus/{id}',
    summary: { zh: '删除菜单及其下级', en: 'Delete a menu entry and everything below it' },
    access: write,
    params: ById,
    query: DeleteTree,
    output: Deleted,
    errors: [errors.menuNotFound, errors.hasBelow, errors.beyondOwnRights],
  }),
};
