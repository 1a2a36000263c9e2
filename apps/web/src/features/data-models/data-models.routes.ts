// Uploading data by model (specification 2.3, DataCollection), and users in the console (product 3.25).
import { defineRoutes } from '../../lib/router/index.ts';

export const dataModelsRoutes = defineRoutes('data-models', [
  {
    path: '/DataCollection/dataUpload',
    screen: 'data-upload',
    load: () => import('./screens/data-upload.screen.tsx'),
    title: { zh: '数据上传', en: 'Data upload' },
    ready: true,
    layout: 'shell',
  },
  {
    path: '/admin/users/import',
    screen: 'user-import',
    load: () => import('./screens/user-import.screen.tsx'),
    title: { zh: '导入用户', en: 'Import users' },
    ready: true,
    layout: 'console',
  },
  {
    path: '/DataCollection',
    screen: 'section',
    title: { zh: '数据采集', en: 'Data collection' },
    ready: true,
    layout: 'shell',
    redirect: '/DataCollection/dataUpload',
  },
]);
