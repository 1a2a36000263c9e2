// The menu of the signed-in user, as a tree and as a list (specification 6, 7.1; R6.3, R7.6).
import { z } from 'zod';
import { coreErrors, endpoint } from '../core/index.ts';
import { MenuItem, MenuListQuery, MenuTreeQuery } from './menus.schema.ts';

export const menuEndpoints = {
  listTree: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/menu/all/tree',
    summary: { zh: '当前用户的菜单树', en: 'Menu tree of the signed-in user' },
    access: 'session',
    query: MenuTreeQuery,
    output: z.array(MenuItem),
    errors: [coreErrors.forbidden],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/menu/user/all',
    summary: { zh: '当前用户的菜单与按钮列表', en: 'Menu entries and buttons of the signed-in user, flat' },
    access: 'session',
    query: MenuListQuery,
    output: z.array(MenuItem),
    errors: [coreErrors.forbidden],
  }),
};
