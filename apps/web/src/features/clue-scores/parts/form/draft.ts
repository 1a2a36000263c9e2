// The draft of a rule set: where a new one begins, and whether it can be previewed.
import type { ActRule, ClueRule, ClueSet, ClueSetDraft, FitRule } from '@yijian/contract/clue-scores';

export const blankFit: FitRule = { axis: 'FIT', name: '', points: 10, attribute: 'TIER', values: [] };
export const blankAct: ActRule = {
  axis: 'ENGAGEMENT',
  name: '',
  points: 5,
  match: { channel: null, action: 'ACTED', subject: '', minSeconds: 0 },
  frequency: 'DAILY',
  cap: null,
  windowDays: 180,
  halfLifeDays: 60,
  from: null,
  to: null,
};

export const blankSet: ClueSetDraft = {
  name: '',
  productId: null,
  scoring: {
    rules: [blankFit, blankAct],
    channelWeights: [],
    needsConsent: false,
    thresholds: { A: 60, B: 40, C: 20 },
  },
  openGrades: ['A'],
  slaDays: 7,
};

export const draftOf = ({ name, productId, scoring, openGrades, slaDays }: ClueSet): ClueSetDraft => ({
  name,
  productId,
  scoring,
  openGrades,
  slaDays,
});

const isWhole = (rule: ClueRule): boolean =>
  rule.name.trim() !== '' && rule.points !== 0 && (rule.axis === 'ENGAGEMENT' || rule.values.length > 0);

/** Whether the server could score by it; the rest is checked there. */
export function isComplete({ name, scoring }: ClueSetDraft): boolean {
  const { A, B, C } = scoring.thresholds;
  return name.trim() !== '' && scoring.rules.length > 0 && scoring.rules.every(isWhole) && A > B && B > C;
}
