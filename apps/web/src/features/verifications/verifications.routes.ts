// Validation of doctor data (specification 2.3, customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const verificationsRoutes = defineRoutes('verifications', [
  {
    path: '/customer/doctorDataValidation',
    screen: 'doctor-data-validation',
    title: { zh: '医生数据核验', en: 'Doctor data validation' },
    ready: false,
    layout: 'shell',
  },
]);
