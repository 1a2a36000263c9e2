// The medical library (specification 2.3, meeting; 7.5 library).
import { defineRoutes } from '../../lib/router/index.ts';

export const libraryRoutes = defineRoutes('library', [
  {
    path: '/meeting/medicalLibrary',
    screen: 'medical-library',
    title: { zh: '医学资料库', en: 'Medical library' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/medical-library.screen.tsx'),
  },
]);
