// Journeys: overview, trend, one doctor, one hospital (specification 2.3, transit).
import { defineRoutes } from '../../lib/router/index.ts';

export const journeysRoutes = defineRoutes('journeys', [
  {
    path: '/transit/userTransit',
    screen: 'journey-overview',
    title: { zh: '旅程总览', en: 'Journey overview' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/transit/trendAssay',
    screen: 'journey-trend',
    title: { zh: '趋势分析', en: 'Trend analysis' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/transit/personal',
    screen: 'journey-person',
    title: { zh: '医生个人旅程', en: 'Journey of one doctor' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/transit/company',
    screen: 'journey-hospital',
    title: { zh: '医院旅程', en: 'Journey of one hospital' },
    ready: false,
    layout: 'shell',
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
