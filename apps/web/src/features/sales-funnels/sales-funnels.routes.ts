// The marketing funnel and the indirect one (specification 2.3, salesFunnel).
import { defineRoutes } from '../../lib/router/index.ts';

export const salesFunnelsRoutes = defineRoutes('sales-funnels', [
  {
    path: '/salesFunnel/marketingFunnel',
    screen: 'marketing-funnel',
    title: { zh: '营销漏斗', en: 'Marketing funnel' },
    ready: true,
    layout: 'shell',
    tabGroup: '/salesFunnel',
    load: () => import('./screens/marketing-funnel.screen.tsx'),
  },
  {
    path: '/salesFunnel/indirectFunnel',
    screen: 'indirect-funnel',
    title: { zh: '间接漏斗', en: 'Indirect funnel' },
    ready: true,
    layout: 'shell',
    tabGroup: '/salesFunnel',
    load: () => import('./screens/indirect-funnel.screen.tsx'),
  },
  {
    path: '/salesFunnel',
    screen: 'section',
    title: { zh: '营销漏斗', en: 'Marketing funnel' },
    ready: true,
    layout: 'shell',
    redirect: '/salesFunnel/marketingFunnel',
  },
]);
