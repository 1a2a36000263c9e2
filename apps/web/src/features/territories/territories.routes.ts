// Territories, a section of the console (product 3.25).
import { defineRoutes } from '../../lib/router/index.ts';

export const territoriesRoutes = defineRoutes('territories', [
  {
    path: '/admin/territories',
    screen: 'admin-territories',
    title: { zh: '辖区', en: 'Territories' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-territories.screen.tsx'),
  },
]);
