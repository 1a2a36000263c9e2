// What meetings draw on: cost centers, orders, budgets, library, partners (specification 2.3, meeting).
import { defineRoutes } from '../../lib/router/index.ts';

export const meetingResourcesRoutes = defineRoutes('meeting-resources', [
  {
    path: '/meeting/ccio/cc',
    screen: 'cost-centers',
    title: { zh: '成本中心', en: 'Cost centers' },
    ready: false,
    layout: 'shell',
    tabGroup: '/meeting/ccio',
  },
  {
    path: '/meeting/ccio/io',
    screen: 'internal-orders',
    title: { zh: '内部订单', en: 'Internal orders' },
    ready: false,
    layout: 'shell',
    tabGroup: '/meeting/ccio',
  },
  {
    path: '/meeting/medicalLibrary',
    screen: 'medical-library',
    title: { zh: '医学资料库', en: 'Medical library' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/meeting/budgetIndex',
    screen: 'budgets',
    title: { zh: '会议预算', en: 'Meeting budgets' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/meeting/institution',
    screen: 'institutions',
    title: { zh: '合作机构', en: 'Institutions' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/meeting/supplier',
    screen: 'suppliers',
    title: { zh: '供应商', en: 'Suppliers' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/meeting/ccio',
    screen: 'section',
    title: { zh: '成本中心与订单', en: 'Cost centers and orders' },
    ready: true,
    layout: 'shell',
    redirect: '/meeting/ccio/cc',
  },
]);
