// Validation of doctor data (specification 2.3, customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const verificationsRoutes = defineRoutes('verifications', [
  {
    path: '/customer/doctorDataValidation',
    screen: 'doctor-data-validation',
    load: () => import('./screens/doctor-data-validation.screen.tsx'),
    title: { zh: '医生数据核验', en: 'Doctor data validation' },
    ready: true,
    layout: 'shell',
    meta: { taskDownload: true },
  },
]);
