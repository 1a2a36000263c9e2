// The content center (specification 2.3, content).
import { defineRoutes } from '../../lib/router/index.ts';

export const articlesRoutes = defineRoutes('articles', [
  {
    path: '/content/contentCenter',
    screen: 'content-center',
    title: { zh: '内容中心', en: 'Content center' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/content/contentDetail',
    screen: 'content-detail',
    title: { zh: '内容详情', en: 'Content detail' },
    ready: false,
    layout: 'shell',
    detail: true,
    keepAlive: false,
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
