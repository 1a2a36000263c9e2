// Uploading data by model (specification 2.3, DataCollection).
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
    path: '/DataCollection',
    screen: 'section',
    title: { zh: '数据采集', en: 'Data collection' },
    ready: true,
    layout: 'shell',
    redirect: '/DataCollection/dataUpload',
  },
]);
