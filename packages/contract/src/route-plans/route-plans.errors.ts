// What can go wrong with a route.
import { defineErrors } from '../core/index.ts';

export const routePlanErrors = defineErrors('route-plans', {
  notFeasible: {
    status: 409,
    zh: '有 {count} 站已不在接待时段内或与其他拜访冲突，请重新规划',
    en: '{count, stop no longer lies|stops no longer lie} within reception hours or clash with visits; plan again',
  },
});
