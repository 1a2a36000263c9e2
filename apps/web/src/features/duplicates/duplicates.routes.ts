// Doctors who may be one, for the steward: an additional screen of the customer group (product 3.2, duplicates).
import { defineRoutes } from '../../lib/router/index.ts';

export const duplicatesRoutes = defineRoutes('duplicates', [
  {
    path: '/customer/doctorDuplicates',
    screen: 'doctor-duplicates',
    load: () => import('./screens/doctor-duplicates.screen.tsx'),
    title: { zh: '重复医生', en: 'Duplicate doctors' },
    ready: true,
    layout: 'shell',
  },
]);
