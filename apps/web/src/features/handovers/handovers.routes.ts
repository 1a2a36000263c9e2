// Handovers, a section of the console (product 3.25).
import { defineRoutes } from '../../lib/router/index.ts';

export const handoversRoutes = defineRoutes('handovers', [
  {
    path: '/admin/handovers',
    screen: 'admin-handovers',
    title: { zh: '交接', en: 'Handovers' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-handovers.screen.tsx'),
  },
]);
