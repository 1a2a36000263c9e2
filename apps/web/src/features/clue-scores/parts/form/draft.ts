// The draft of a rule set: where a new one begins, and whether it can be previewed.
import type {
  ActRule,
  ClueCondition,
  ClueDid,
  ClueIs,
  ClueRule,
  ClueSet,
  ClueSetDraft,
  FitRule,
} from '@yijian/contract/clue-scores';

export const blankIs: ClueIs = { op: 'IS', attribute: 'TIER', values: [] };
export const blankDid: ClueDid = {
  op: 'DID',
  match: { channel: null, action: 'ACTED', subject: '', minSeconds: 0 },
  days: 90,
  atLeast: 1,
};
export const blankFit: FitRule = { axis: 'FIT', name: '', points: 10, condition: blankIs };
export const blankAct: ActRule = {
  axis: 'ENGAGEMENT',
  name: '',
  points: 5,
  match: { channel: null, action: 'ACTED', subject: '', minSeconds: 0 },
  condition: null,
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

const isAsked = (condition: ClueCondition): boolean => {
  if (condition.op === 'DID') return true;
  return condition.op === 'IS'
    ? condition.values.length > 0
    : condition.parts.length > 0 && condition.parts.every(isAsked);
};

const isWhole = ({ name, points, condition }: ClueRule): boolean =>
  name.trim() !== '' && points !== 0 && (condition === null || isAsked(condition));

/** Whether the server could score by it; the rest is checked there. */
export function isComplete({ name, scoring }: ClueSetDraft): boolean {
  const { A, B, C } = scoring.thresholds;
  return name.trim() !== '' && scoring.rules.length > 0 && scoring.rules.every(isWhole) && A > B && B > C;
}
