// One hospital with its doctors, visits and account plans (specification 2.3, customer: hospitalDetail).
import { defineRoutes } from '../../lib/router/index.ts';

export const accountPlansRoutes = defineRoutes('account-plans', [
  {
    path: '/customer/hospitalList/hospitalDetail/:id/:name',
    screen: 'hospital-detail',
    load: () => import('./screens/hospital-detail.screen.tsx'),
    title: { zh: '医院详情', en: 'Hospital detail' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
  },
]);
