// The doctor-facing side (specification 2.1).
import { defineRoutes } from '../../lib/router/index.ts';

export const doctorPortalRoutes = defineRoutes('doctor-portal', [
  {
    path: '/doctorChatLogin',
    screen: 'doctor-chat-login',
    title: { zh: '医生微信登录', en: 'Doctor chat sign-in' },
    ready: false,
    layout: 'public',
  },
  {
    path: '/doctorLogin',
    screen: 'doctor-login',
    title: { zh: '医生登录', en: 'Doctor sign-in' },
    ready: false,
    layout: 'public',
  },
  {
    path: '/registerDoctor',
    screen: 'doctor-registration',
    title: { zh: '医生注册', en: 'Doctor registration' },
    ready: false,
    layout: 'public',
  },
]);
