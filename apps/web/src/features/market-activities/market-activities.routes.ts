// Analysis of marketing activities (specification 2.3, marketActive).
import { defineRoutes } from '../../lib/router/index.ts';

export const marketActivitiesRoutes = defineRoutes('market-activities', [
  {
    path: '/marketActive/marketContent',
    screen: 'market-activities',
    title: { zh: '营销活动分析', en: 'Marketing activity analysis' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/market-activities.screen.tsx'),
  },
  {
    path: '/marketActive',
    screen: 'section',
    title: { zh: '营销活动', en: 'Marketing activities' },
    ready: true,
    layout: 'shell',
    redirect: '/marketActive/marketContent',
  },
]);
