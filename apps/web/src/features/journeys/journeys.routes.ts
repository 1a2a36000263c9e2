// Journeys: overview, trend, one doctor, one hospital (specification 2.3, transit).
import { defineRoutes } from '../../lib/router/index.ts';

export const journeysRoutes = defineRoutes('journeys', [
  {
    path: '/transit/userTransit',
    screen: 'journey-overview',
    title: { zh: '旅程总览', en: 'Journey overview' },
    ready: true,
    layout: 'shell',
    tabGroup: '/transit',
    load: () => import('./screens/journey-overview.screen.tsx'),
  },
  {
    path: '/transit/trendAssay',
    screen: 'journey-trend',
    title: { zh: '趋势分析', en: 'Trend analysis' },
    ready: true,
    layout: 'shell',
    tabGroup: '/transit',
    load: () => import('./screens/journey-trend.screen.tsx'),
  },
  {
    path: '/transit/personal',
    screen: 'journey-person',
    title: { zh: '医生个人旅程', en: 'Journey of one doctor' },
    ready: true,
    layout: 'shell',
    tabGroup: '/transit',
    load: () => import('./screens/journey-person.screen.tsx'),
  },
  {
    path: '/transit/company',
    screen: 'journey-hospital',
    title: { zh: '医院旅程', en: 'Journey of one hospital' },
    ready: true,
    layout: 'shell',
    tabGroup: '/transit',
    load: () => import('./screens/journey-hospital.screen.tsx'),
  },
  {
    path: '/transit',
    screen: 'section',
    title: { zh: '旅程分析', en: 'Journey analytics' },
    ready: true,
    layout: 'shell',
    redirect: '/transit/userTransit',
  },
]);
