// Ways in and out: enterprise chat, single sign-on, leaving (specification 2.1).
import { defineRoutes } from '../../lib/router/index.ts';

export const sessionsRoutes = defineRoutes('sessions', [
  {
    path: '/initWecom',
    screen: 'enterprise-chat-entry',
    title: { zh: '企业微信登录', en: 'Enterprise chat sign-in' },
    ready: false,
    layout: 'public',
  },
  {
    path: '/wecomCode',
    screen: 'enterprise-chat-callback',
    title: { zh: '企业微信授权', en: 'Enterprise chat authorization' },
    ready: false,
    layout: 'public',
  },
  { path: '/login', screen: 'login', title: { zh: '登录', en: 'Sign in' }, ready: false, layout: 'public' },
  { path: '/yijianLogin', screen: 'login', title: { zh: '登录', en: 'Sign in' }, ready: false, layout: 'public' },
  {
    path: '/logout',
    screen: 'logout',
    title: { zh: '退出登录', en: 'Sign out' },
    ready: false,
    layout: 'public',
    meta: { roles: ['Administrator', 'CSR', 'Reader'] },
  },
]);
