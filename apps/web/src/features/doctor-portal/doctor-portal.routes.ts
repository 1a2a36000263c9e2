// The doctor-facing side (specification 2.1).
import { defineRoutes } from '../../lib/router/index.ts';

export const doctorPortalRoutes = defineRoutes('doctor-portal', [
  {
    path: '/doctorChatLogin',
    screen: 'doctor-chat-login',
    title: { zh: '医生微信登录', en: 'Doctor chat sign-in' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/doctor-pages.screen.tsx'),
  },
  {
    path: '/doctorLogin',
    screen: 'doctor-login',
    title: { zh: '医生登录', en: 'Doctor sign-in' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/doctor-pages.screen.tsx'),
  },
  {
    path: '/registerDoctor',
    screen: 'doctor-registration',
    title: { zh: '医生注册', en: 'Doctor registration' },
    ready: true,
    layout: 'public',
    load: () => import('./screens/doctor-pages.screen.tsx'),
  },
  {
    path: '/customer/doctorRequests',
    screen: 'doctor-requests',
    title: { zh: '医生申请', en: 'Requests of doctors' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/doctor-requests.screen.tsx'),
  },
]);
