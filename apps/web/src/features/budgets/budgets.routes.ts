// Budgets, cost centers and internal orders (specification 2.3, meeting).
import { defineRoutes } from '../../lib/router/index.ts';

export const budgetsRoutes = defineRoutes('budgets', [
  {
    path: '/meeting/ccio/cc',
    screen: 'cost-centers',
    load: () => import('./screens/cost-centers.screen.tsx'),
    title: { zh: '成本中心', en: 'Cost centers' },
    ready: true,
    layout: 'shell',
    tabGroup: '/meeting/ccio',
  },
  {
    path: '/meeting/ccio/io',
    screen: 'internal-orders',
    load: () => import('./screens/internal-orders.screen.tsx'),
    title: { zh: '内部订单', en: 'Internal orders' },
    ready: true,
    layout: 'shell',
    tabGroup: '/meeting/ccio',
  },
  {
    path: '/meeting/budgetIndex',
    screen: 'budgets',
    load: () => import('./screens/budgets.screen.tsx'),
    title: { zh: '会议预算', en: 'Meeting budgets' },
    ready: true,
    layout: 'shell',
  },
  {
    path: '/meeting/ccio',
    screen: 'section',
    title: { zh: '成本中心与订单', en: 'Cost centers and orders' },
    ready: true,
    layout: 'shell',
    redirect: '/meeting/ccio/cc',
  },
]);
