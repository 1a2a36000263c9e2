// The content center (specification 2.3, content).
import { defineRoutes } from '../../lib/router/index.ts';

export const articlesRoutes = defineRoutes('articles', [
  {
    path: '/content/contentCenter',
    tabGroup: '/content',
    screen: 'content-center',
    title: { zh: '内容中心', en: 'Content center' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/content-center.screen.tsx'),
  },
  {
    path: '/content/contentDetail',
    screen: 'content-detail',
    title: { zh: '内容详情', en: 'Content detail' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
    load: () => import('./screens/content-detail.screen.tsx'),
  },
  {
    path: '/content',
    screen: 'section',
    title: { zh: '内容中心', en: 'Content center' },
    ready: true,
    layout: 'shell',
    redirect: '/content/contentCenter',
  },
]);
