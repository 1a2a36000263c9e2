// Opening lines, beside the articles that they go out with.
import { defineRoutes } from '../../lib/router/index.ts';

export const openingLinesRoutes = defineRoutes('opening-lines', [
  {
    path: '/content/openingLines',
    tabGroup: '/content',
    screen: 'opening-lines',
    title: { zh: '开场白', en: 'Opening lines' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/opening-lines.screen.tsx'),
  },
]);
