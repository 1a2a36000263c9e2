// Keys for machines, a section of the console (product 3.25).
import { defineRoutes } from '../../lib/router/index.ts';

export const apiKeysRoutes = defineRoutes('api-keys', [
  {
    path: '/admin/api-keys',
    screen: 'admin-api-keys',
    title: { zh: '接口密钥', en: 'API keys' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-api-keys.screen.tsx'),
  },
]);
