// Uploading data by model (specification 2.3, DataCollection), users in the console (product 3.25), orders beside their lists (product 3.13).
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
    path: '/meeting/ccio/import',
    menuLine: '/meeting/ccio/cc',
    screen: 'order-import',
    load: () => import('./screens/order-import.screen.tsx'),
    title: { zh: '导入成本中心与内部订单', en: 'Import cost centers and internal orders' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
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
