// Public opinion of one doctor and of groups (specification 2.3, userInsights).
import { defineRoutes } from '../../lib/router/index.ts';

export const insightsRoutes = defineRoutes('insights', [
  {
    path: '/userInsights/HCPGrouPortrait/DocIndividual',
    screen: 'individual-opinion',
    title: { zh: '医生个体舆情分析', en: 'Individual doctor opinion' },
    ready: true,
    layout: 'shell',
    tabGroup: '/userInsights/HCPGrouPortrait',
    meta: { strip: { zh: '个体分析', en: 'Individual' } },
    load: () => import('./screens/individual-opinion.screen.tsx'),
  },
  {
    path: '/userInsights/HCPGrouPortrait/DocGroup',
    screen: 'group-opinion',
    title: { zh: '医生群体分析', en: 'Doctor group analysis' },
    ready: true,
    layout: 'shell',
    tabGroup: '/userInsights/HCPGrouPortrait',
    meta: { strip: { zh: '群体分析', en: 'Group' } },
    load: () => import('./screens/group-opinion.screen.tsx'),
  },
  {
    path: '/userInsights',
    screen: 'section',
    title: { zh: '用户洞察', en: 'Insights' },
    ready: true,
    layout: 'shell',
    redirect: '/userInsights/HCPGrouPortrait/DocIndividual',
  },
  {
    path: '/userInsights/HCPGrouPortrait',
    screen: 'section',
    title: { zh: '医生舆情画像', en: 'Doctor opinion' },
    ready: true,
    layout: 'shell',
    redirect: '/userInsights/HCPGrouPortrait/DocIndividual',
  },
]);
