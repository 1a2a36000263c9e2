// The monitor of background work, a section of the console (product 3.25).
import { defineRoutes } from '../../lib/router/index.ts';

export const jobRunsRoutes = defineRoutes('job-runs', [
  {
    path: '/admin/job-runs',
    screen: 'admin-job-runs',
    title: { zh: '后台任务', en: 'Background work' },
    ready: true,
    layout: 'console',
    load: () => import('./screens/admin-job-runs.screen.tsx'),
  },
]);
