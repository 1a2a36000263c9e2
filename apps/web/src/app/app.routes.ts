// Routes that belong to no domain: redirect helper, agreement, error pages (specification 2.1).
import { defineRoutes } from '../lib/router/index.ts';

export const appRoutes = defineRoutes('app', [
  {
    path: '/redirect/:path',
    screen: 'redirect',
    title: { zh: '跳转', en: 'Redirect' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/redirect.screen.tsx'),
  },
  {
    path: '/privacyAgreement',
    screen: 'privacy-agreement',
    title: { zh: '隐私协议', en: 'Privacy agreement' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/agreement/privacy-agreement.screen.tsx'),
  },
  {
    path: '/401',
    screen: 'no-permission',
    title: { zh: '无权限', en: 'No permission' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/no-permission.screen.tsx'),
  },
  {
    path: '/404',
    screen: 'not-found',
    title: { zh: '页面不存在', en: 'Page not found' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/not-found.screen.tsx'),
  },
]);
