// Data assets: overview, catalogue, one asset (specification 2.3, dataAssets).
import { defineRoutes } from '../../lib/router/index.ts';

export const dataAssetsRoutes = defineRoutes('data-assets', [
  {
    path: '/dataAssets/home',
    screen: 'data-assets-home',
    title: { zh: '数据资产总览', en: 'Data assets overview' },
    ready: true,
    layout: 'shell',
    tabGroup: '/dataAssets',
    load: () => import('./screens/data-assets-home.screen.tsx'),
  },
  {
    path: '/dataAssets/dataAssetsIndex',
    screen: 'data-asset-list',
    title: { zh: '数据目录', en: 'Data catalogue' },
    ready: true,
    layout: 'shell',
    tabGroup: '/dataAssets',
    load: () => import('./screens/data-asset-list.screen.tsx'),
  },
  {
    path: '/dataAssets/dataAssetsPage',
    screen: 'data-asset-page',
    title: { zh: '数据资产详情', en: 'Data asset' },
    ready: true,
    layout: 'shell',
    detail: true,
    keepAlive: false,
    load: () => import('./screens/data-asset-page.screen.tsx'),
  },
  {
    path: '/dataAssets',
    screen: 'section',
    title: { zh: '数据资产', en: 'Data assets' },
    ready: true,
    layout: 'shell',
    redirect: '/dataAssets/home',
  },
]);
