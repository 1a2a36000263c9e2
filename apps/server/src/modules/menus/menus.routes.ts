// Front door of the menus.
import { menuEndpoints } from '@yijian/contract/menus';
import { bind } from '../../platform/http/index.ts';
import { listMenuTree, listOwnMenus } from './menus.service.ts';

export const menuRoutes = bind('menus', menuEndpoints, {
  listTree: (context, { query }) => listMenuTree(context, query),
  listOwn: (context, { query }) => listOwnMenus(context, query),
});
