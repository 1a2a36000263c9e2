// Data assets: overview, catalogue, one asset (specification 2.3, dataAssets).
import { defineRoutes } from '../../lib/router/index.ts';

export const dataAssetsRoutes = defineRoutes('data-assets', [
  {
    path: '/dataAssets/home',
    screen: 'data-assets-home',
    title: { zh: '数据资产总览', en: 'Data assets overview' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/dataAssets/dataAssetsIndex',
    screen: 'data-asset-list',
    title: { zh: '数据目录', en: 'Data catalogue' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/dataAssets/dataAssetsPage',
    screen: 'data-asset-page',
    title: { zh: '数据资产详情', en: 'Data asset' },
    ready: false,
    layout: 'shell',
    detail: true,
    keepAlive: false,
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
