// Institutions and suppliers that meetings are held with (specification 2.3, meeting).
import { defineRoutes } from '../../lib/router/index.ts';

export const counterpartiesRoutes = defineRoutes('counterparties', [
  {
    path: '/meeting/institution',
    screen: 'institutions',
    title: { zh: '合作机构', en: 'Institutions' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/institutions.screen.tsx'),
  },
  {
    path: '/meeting/supplier',
    screen: 'suppliers',
    title: { zh: '供应商', en: 'Suppliers' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/suppliers.screen.tsx'),
  },
]);
