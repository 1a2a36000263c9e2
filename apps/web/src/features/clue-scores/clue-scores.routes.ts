// Rules of clue scoring and the clues they found (specification 2.3, clueScore).
import { defineRoutes } from '../../lib/router/index.ts';

export const clueScoresRoutes = defineRoutes('clue-scores', [
  {
    path: '/clueScore/ruleManagement',
    screen: 'clue-rules',
    title: { zh: '规则管理', en: 'Rule management' },
    ready: true,
    layout: 'shell',
    tabGroup: '/clueScore',
    load: () => import('./screens/clue-rules.screen.tsx'),
  },
  {
    path: '/clueScore/clueQuery',
    screen: 'clue-query',
    title: { zh: '线索查询', en: 'Clue query' },
    ready: true,
    layout: 'shell',
    tabGroup: '/clueScore',
    load: () => import('./screens/clue-query.screen.tsx'),
  },
  {
    path: '/clueScore/addRule',
    screen: 'clue-rule-form',
    title: { zh: '新增规则', en: 'New rule' },
    ready: true,
    layout: 'shell',
    load: () => import('./screens/clue-rule-form.screen.tsx'),
    detail: true,
    keepAlive: false,
  },
  {
    path: '/clueScore',
    screen: 'section',
    title: { zh: '线索评分', en: 'Clue scoring' },
    ready: true,
    layout: 'shell',
    redirect: '/clueScore/ruleManagement',
  },
]);
