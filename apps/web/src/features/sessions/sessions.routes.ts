// Ways in and out, and the personal center with its devices and password (specification 2.1, 2.2).
import { defineRoutes } from '../../lib/router/index.ts';

export const sessionsRoutes = defineRoutes('sessions', [
  {
    path: '/initWecom',
    screen: 'enterprise-chat-entry',
    load: () => import('./screens/enterprise-chat-entry.screen.tsx'),
    title: { zh: '企业微信登录', en: 'Enterprise chat sign-in' },
    ready: true,
    layout: 'public',
  },
  {
    path: '/wecomCode',
    screen: 'enterprise-chat-callback',
    load: () => import('./screens/enterprise-chat-callback.screen.tsx'),
    title: { zh: '企业微信授权', en: 'Enterprise chat authorization' },
    ready: true,
    layout: 'public',
  },
  {
    path: '/login',
    screen: 'login',
    load: () => import('./screens/login.screen.tsx'),
    title: { zh: '登录', en: 'Sign in' },
    ready: true,
    layout: 'public',
  },
  {
    path: '/yijianLogin',
    screen: 'login',
    load: () => import('./screens/login.screen.tsx'),
    title: { zh: '登录', en: 'Sign in' },
    ready: true,
    layout: 'public',
  },
  {
    path: '/logout',
    screen: 'logout',
    load: () => import('./screens/logout.screen.tsx'),
    title: { zh: '退出登录', en: 'Sign out' },
    ready: true,
    layout: 'public',
    meta: { roles: ['Administrator', 'CSR', 'Reader'] },
  },
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
