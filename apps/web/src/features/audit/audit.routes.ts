// The audit trail and the log of sign-ins, sections of the console (product 3.25; reliability 27).
import { defineRoutes } from '../../lib/router/index.ts';

export const auditRoutes = defineRoutes('audit', [
  {
    path: '/admin/audit',
    screen: 'audit-trail',
    title: { zh: '审计记录', en: 'Audit trail' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/audit-trail.screen.tsx'),
  },
  {
    path: '/admin/sign-ins',
    screen: 'sign-ins',
    title: { zh: '登录日志', en: 'Sign-in log' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/sign-ins.screen.tsx'),
  },
]);
