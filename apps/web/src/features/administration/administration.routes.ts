// The administration console at its fixed path, opened in a window of its own (specification 2.4; R2.17).
import { defineRoutes } from '../../lib/router/index.ts';

export const administrationRoutes = defineRoutes('administration', [
  {
    path: '/admin',
    screen: 'admin-home',
    title: { zh: '管理后台', en: 'Administration' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-home.screen.tsx'),
  },
  {
    path: '/admin/users',
    screen: 'admin-users',
    title: { zh: '用户', en: 'Users' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-users.screen.tsx'),
  },
  {
    path: '/admin/roles',
    screen: 'admin-roles',
    title: { zh: '角色', en: 'Roles' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-roles.screen.tsx'),
  },
  {
    path: '/admin/organizations',
    screen: 'admin-organizations',
    title: { zh: '组织', en: 'Organizations' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-organizations.screen.tsx'),
  },
  {
    path: '/admin/menus',
    screen: 'admin-menus',
    title: { zh: '菜单', en: 'Menus' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-menus.screen.tsx'),
  },
  {
    path: '/admin/exports',
    screen: 'admin-exports',
    title: { zh: '导出记录', en: 'Export log' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-exports.screen.tsx'),
  },
  {
    path: '/admin/privacy',
    screen: 'admin-privacy',
    title: { zh: '隐私', en: 'Privacy' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-privacy.screen.tsx'),
  },
]);
