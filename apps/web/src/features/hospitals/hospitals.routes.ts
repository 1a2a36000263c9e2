// Hospital lists and the detail of one hospital (specification 2.3, customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const hospitalsRoutes = defineRoutes('hospitals', [
  {
    path: '/customer/hospitalList/hospitalTeamManager',
    screen: 'my-hospitals',
    title: { zh: '我的医院', en: 'My hospitals' },
    ready: false,
    layout: 'shell',
    tabGroup: '/customer/hospitalList',
  },
  {
    path: '/customer/hospitalList/totalHospital',
    screen: 'all-hospitals',
    title: { zh: '全部医院', en: 'All hospitals' },
    ready: false,
    layout: 'shell',
    tabGroup: '/customer/hospitalList',
  },
  {
    path: '/customer/hospitalList/hospitalDetail/:id/:name',
    screen: 'hospital-detail',
    title: { zh: '医院详情', en: 'Hospital detail' },
    ready: false,
    layout: 'shell',
    detail: true,
    keepAlive: false,
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
