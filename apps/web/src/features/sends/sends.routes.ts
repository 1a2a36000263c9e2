// Sending of articles: the sends with their figures, one send, the wizard (product 3.9).
import { defineRoutes } from '../../lib/router/index.ts';

export const sendsRoutes = defineRoutes('sends', [
  {
    path: '/content/sends',
    tabGroup: '/content',
    screen: 'sends',
    title: { zh: '发送记录', en: 'Sends' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/sends.screen.tsx'),
  },
  {
    path: '/content/sendDetail',
    screen: 'send-detail',
    title: { zh: '发送详情', en: 'Send' },
    ready: true,
    layout: 'shell',
    detail: true,
    menuLine: '/content/sends',
    keepAlive: false,
    load: () => import('./screens/send-detail.screen.tsx'),
  },
  {
    path: '/content/sendForm',
    screen: 'send-form',
    title: { zh: '发送内容', en: 'Send content' },
    ready: true,
    layout: 'shell',
    detail: true,
    menuLine: '/content/sends',
    keepAlive: false,
    load: () => import('./screens/send-form.screen.tsx'),
  },
]);
