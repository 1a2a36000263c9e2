// The list of messages (specification 2.3, news).
import { defineRoutes } from '../../lib/router/index.ts';

export const notificationsRoutes = defineRoutes('notifications', [
  {
    path: '/news/newsIndex',
    screen: 'messages',
    load: () => import('./screens/messages.screen.tsx'),
    title: { zh: '消息中心', en: 'Messages' },
    ready: true,
    layout: 'shell',
  },
  {
    path: '/news',
    screen: 'section',
    title: { zh: '消息', en: 'Messages' },
    ready: true,
    layout: 'shell',
    redirect: '/news/newsIndex',
  },
]);
