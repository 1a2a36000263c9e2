// The personal center behind the avatar menu (specification 2.2).
import { defineRoutes } from '../../lib/router/index.ts';

export const usersRoutes = defineRoutes('users', [
  {
    path: '/personalcenter/index',
    screen: 'personal-center',
    load: () => import('./screens/personal-center.screen.tsx'),
    title: { zh: '个人中心', en: 'Personal center' },
    ready: true,
    layout: 'shell',
  },
  {
    path: '/personalcenter',
    screen: 'section',
    title: { zh: '个人中心', en: 'Personal center' },
    ready: true,
    layout: 'shell',
    redirect: '/personalcenter/index',
  },
]);
