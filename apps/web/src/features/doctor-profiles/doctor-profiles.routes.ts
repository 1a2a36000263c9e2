// The page of one doctor under its two addresses, and one hospital with what its doctors did (specification 2.3 businessRecord, hospitalDetail, 2.5).
import { defineRoutes } from '../../lib/router/index.ts';

export const doctorProfilesRoutes = defineRoutes('doctor-profiles', [
  {
    path: '/customer/businessRecord/:doctorId/:doctorName',
    menuLine: '/customer/doctorTeamManager/focusCustomer',
    needs: ['customer:doctors:read'],
    screen: 'doctor-profile',
    load: () => import('./screens/doctor-record.screen.tsx'),
    title: { zh: '医生画像', en: 'Doctor profile' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
    meta: { power: 'doctorTeamManager' },
  },
  {
    path: '/customer/doctorProfile',
    menuLine: '/customer/doctorTeamManager/focusCustomer',
    needs: ['customer:doctors:read', 'customer:doctor-profiles:read'],
    screen: 'doctor-panorama',
    load: () => import('./screens/doctor-profile.screen.tsx'),
    title: { zh: '医生画像', en: 'Doctor profile' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
    meta: { power: 'doctorTeamManager' },
  },
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
