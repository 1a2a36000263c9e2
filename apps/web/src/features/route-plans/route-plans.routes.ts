// The route planner beside the visits (product: route planner).
import { defineRoutes } from '../../lib/router/index.ts';

export const routePlansRoutes = defineRoutes('route-plans', [
  {
    path: '/customer/visitTeamManager/routePlan',
    needs: ['customer:visits:write'],
    screen: 'route-plan',
    load: () => import('./screens/route-plan.screen.tsx'),
    title: { zh: '路线规划', en: 'Route planner' },
    ready: true,
    layout: 'shell',
    tabGroup: '/customer/visitTeamManager',
  },
]);
