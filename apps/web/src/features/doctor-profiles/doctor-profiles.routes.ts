// The profile of one doctor (specification 2.3 businessRecord, 2.5).
import { defineRoutes } from '../../lib/router/index.ts';

export const doctorProfilesRoutes = defineRoutes('doctor-profiles', [
  {
    path: '/customer/businessRecord/:doctorId/:doctorName',
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
    screen: 'doctor-panorama',
    load: () => import('./screens/doctor-profile.screen.tsx'),
    title: { zh: '医生全景', en: 'Doctor panorama' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
    meta: { power: 'doctorTeamManager' },
  },
]);
