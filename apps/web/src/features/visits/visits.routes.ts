// My visits and those of the team (specification 2.3, customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const visitsRoutes = defineRoutes('visits', [
  {
    path: '/customer/visitTeamManager/myVisit',
    screen: 'my-visits',
    load: () => import('./screens/my-visits.screen.tsx'),
    title: { zh: '我的拜访', en: 'My visits' },
    ready: true,
    layout: 'shell',
    meta: { taskDownload: true },
    tabGroup: '/customer/visitTeamManager',
  },
  {
    path: '/customer/visitTeamManager/teamVisit',
    screen: 'team-visits',
    load: () => import('./screens/team-visits.screen.tsx'),
    title: { zh: '团队拜访', en: 'Team visits' },
    ready: true,
    layout: 'shell',
    meta: { taskDownload: true },
    tabGroup: '/customer/visitTeamManager',
  },
  {
    path: '/customer/visitTeamManager',
    screen: 'section',
    title: { zh: '拜访记录', en: 'Visits' },
    ready: true,
    layout: 'shell',
    redirect: '/customer/visitTeamManager/myVisit',
  },
]);
