// Academic networks and the map of opinion leaders (specification 2.3, userInsights and customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const academicNetworksRoutes = defineRoutes('academic-networks', [
  {
    path: '/userInsights/DoctorAcademicNetwork',
    screen: 'academic-network',
    title: { zh: '医生学术网络', en: 'Doctor academic network' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/customer/KolMapping',
    screen: 'kol-mapping',
    title: { zh: 'KOL 地图', en: 'KOL mapping' },
    ready: false,
    layout: 'shell',
  },
]);
