// Publications: whose they are, and the files they come from (product 3.3); an additional screen of the data collection.
import { defineRoutes } from '../../lib/router/index.ts';

export const publicationsRoutes = defineRoutes('publications', [
  {
    path: '/DataCollection/publications',
    screen: 'publications',
    load: () => import('./screens/publications.screen.tsx'),
    title: { zh: '文献与归属', en: 'Publications' },
    ready: true,
    layout: 'shell',
  },
]);
