// Doctors and hospitals that may be one, for the steward: additional screens of the customer group (product 3.2, duplicates).
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
  {
    path: '/customer/hospitalDuplicates',
    screen: 'hospital-duplicates',
    load: () => import('./screens/hospital-duplicates.screen.tsx'),
    title: { zh: '重复医院', en: 'Duplicate hospitals' },
    ready: true,
    layout: 'shell',
  },
]);
