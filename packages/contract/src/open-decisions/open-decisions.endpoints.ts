// The calls of the one place to decide (product 3.22; specification 2.3, task/todo).
import { endpoint, paged } from '../core/index.ts';
import * as s from './open-decisions.schema.ts';

export const decisionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-BPM/decision/page',
    summary: {
      zh: '待我决定的事项（流程、拜访、周期计划、KOL 调级）',
      en: 'Everything that waits for the caller to decide',
    },
    access: 'session',
    query: s.DecisionQuery,
    output: paged(s.Decision),
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/API-BPM/decision/count',
    summary: { zh: '待我决定的数量', en: 'How much waits for the caller to decide' },
    access: 'session',
    query: s.DecisionFilter,
    output: s.DecisionCount,
    errors: [],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/API-BPM/decision/decide',
    summary: {
      zh: '在列表中决定一项，或一并同意多项低风险事项',
      en: 'Decide one in the list, or agree to several of low risk',
    },
    access: 'session',
    effect: 'job',
    body: { encoding: 'json', schema: s.Deciding },
    output: s.DecidingAnswer,
    errors: [],
  }),
};
