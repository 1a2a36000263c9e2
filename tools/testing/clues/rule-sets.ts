// Rule sets that tests begin with.
import type { ActRule, ClueSetDraft } from '@yijian/contract/clue-scores';

export const anyAct = (change: Partial<ActRule> = {}): ActRule => ({
  axis: 'ENGAGEMENT',
  name: '有过互动',
  points: 5,
  match: { channel: null, action: 'ACTED', subject: '', minSeconds: 0 },
  condition: null,
  frequency: 'DAILY',
  cap: 40,
  windowDays: 180,
  halfLifeDays: 60,
  from: null,
  to: null,
  ...change,
});

export const simpleSet = (change: Partial<ClueSetDraft> = {}): ClueSetDraft => ({
  name: '规则集',
  productId: null,
  scoring: {
    rules: [
      { axis: 'FIT', name: '重点医生', points: 20, condition: { op: 'IS', attribute: 'TIER', values: ['A', 'B'] } },
      anyAct(),
    ],
    channelWeights: [],
    needsConsent: false,
    thresholds: { A: 50, B: 30, C: 10 },
  },
  openGrades: ['A'],
  slaDays: 7,
  ...change,
});
