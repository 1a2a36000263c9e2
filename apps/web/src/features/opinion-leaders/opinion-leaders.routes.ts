// The map of opinion leaders (specification 2.3, customer: KolMapping).
import { defineRoutes } from '../../lib/router/index.ts';

export const opinionLeadersRoutes = defineRoutes('opinion-leaders', [
  {
    path: '/customer/KolMapping',
    screen: 'kol-mapping',
    load: () => import('./screens/kol-mapping.screen.tsx'),
    title: { zh: 'KOL 地图', en: 'KOL mapping' },
    ready: true,
    layout: 'shell',
  },
]);
