// Patient portraits and the treatment records they rest on (specification 2.3, userInsights and sdaManager).
import { defineRoutes } from '../../lib/router/index.ts';

export const treatmentRecordsRoutes = defineRoutes('treatment-records', [
  {
    path: '/userInsights/PatientPortrait',
    screen: 'patient-portraits',
    title: { zh: '患者画像', en: 'Patient portrait' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/patient-portraits.screen.tsx'),
  },
  {
    path: '/userInsights/PatientPortraitDetail',
    screen: 'patient-portrait-detail',
    title: { zh: '患者画像详情', en: 'Patient portrait detail' },
    ready: true,
    layout: 'shell',
    detail: true,
    menuLine: '/userInsights/PatientPortrait',
    keepAlive: false,
    load: () => import('./screens/patient-portrait-detail.screen.tsx'),
  },
  {
    path: '/sdaManager/dtRecords',
    screen: 'treatment-records',
    title: { zh: '诊疗记录', en: 'Treatment records' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/treatment-records.screen.tsx'),
  },
  {
    path: '/sdaManager',
    screen: 'section',
    title: { zh: '诊疗数据', en: 'Treatment data' },
    ready: true,
    layout: 'shell',
    redirect: '/sdaManager/dtRecords',
  },
]);
