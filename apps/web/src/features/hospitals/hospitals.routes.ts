// Hospital lists and the detail of one hospital (specification 2.3, customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const hospitalsRoutes = defineRoutes('hospitals', [
  {
    path: '/customer/hospitalList/hospitalTeamManager',
    screen: 'my-hospitals',
    load: () => import('./screens/my-hospitals.screen.tsx'),
    title: { zh: '我的医院', en: 'My hospitals' },
    ready: true,
    layout: 'shell',
    tabGroup: '/customer/hospitalList',
  },
  {
    path: '/customer/hospitalList/totalHospital',
    screen: 'all-hospitals',
    load: () => import('./screens/all-hospitals.screen.tsx'),
    title: { zh: '全部医院', en: 'All hospitals' },
    ready: true,
    layout: 'shell',
    tabGroup: '/customer/hospitalList',
  },
  {
    path: '/customer/hospitalList',
    screen: 'section',
    title: { zh: '医院', en: 'Hospitals' },
    ready: true,
    layout: 'shell',
    redirect: '/customer/hospitalList/hospitalTeamManager',
  },
]);
