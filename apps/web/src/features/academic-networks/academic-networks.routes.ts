// Academic networks (specification 2.3, userInsights).
import { defineRoutes } from '../../lib/router/index.ts';

export const academicNetworksRoutes = defineRoutes('academic-networks', [
  {
    path: '/userInsights/DoctorAcademicNetwork',
    screen: 'academic-network',
    load: () => import('./screens/academic-network.screen.tsx'),
    title: { zh: '医生学术网络', en: 'Doctor academic network' },
    ready: true,
    layout: 'shell',
  },
]);
