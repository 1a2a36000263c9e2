// The assistant (specification 2.3, ai).
import { defineRoutes } from '../../lib/router/index.ts';

export const assistantsRoutes = defineRoutes('assistants', [
  {
    path: '/ai/clound',
    screen: 'assistant',
    title: { zh: 'AI 助手', en: 'AI assistant' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/assistant.screen.tsx'),
  },
  {
    path: '/ai',
    screen: 'section',
    title: { zh: 'AI 助手', en: 'AI assistant' },
    ready: true,
    layout: 'shell',
    redirect: '/ai/clound',
  },
]);
