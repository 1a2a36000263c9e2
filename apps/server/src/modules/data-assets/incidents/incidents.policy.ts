// What may be done with an incident in which state, and its words (product 3.20).
import type { IncidentAct, IncidentState } from '@yijian/contract/data-assets';
import type { Bilingual } from '@yijian/contract/core';
import type { IncidentFacts } from './incidents.sql.ts';

/** The states an act may begin in. */
const begins: Readonly<Record<IncidentAct, readonly IncidentState[]>> = {
  acknowledge: ['OPEN'],
  resolve: ['OPEN', 'ACKNOWLEDGED'],
  reopen: ['RESOLVED'],
  assign: ['OPEN', 'ACKNOWLEDGED'],
};

export const mayBegin = (act: IncidentAct, state: IncidentState): boolean => begins[act].includes(state);

export const stateWords: Readonly<Record<IncidentState, Bilingual>> = {
  OPEN: { zh: '待受理', en: 'open' },
  ACKNOWLEDGED: { zh: '处理中', en: 'acknowledged' },
  RESOLVED: { zh: '已解决', en: 'resolved' },
};

export const actWords: Readonly<Record<IncidentAct, Bilingual>> = {
  acknowledge: { zh: '受理', en: 'acknowledge' },
  resolve: { zh: '解决', en: 'resolve' },
  reopen: { zh: '重新打开', en: 'reopen' },
  assign: { zh: '指定负责人', en: 'assign' },
};

const count = (number: number): string => number.toLocaleString('en-US');

/** What a measurement found, as a sentence. */
export function factsIn(language: 'zh' | 'en', { checked, failing, changedAt, expectedDays }: IncidentFacts): string {
  if (checked !== undefined && failing !== undefined)
    return language === 'zh'
      ? `${count(checked)} 条中有 ${count(failing)} 条不符合`
      : `${count(failing)} of ${count(checked)} records break the rule`;
  if (changedAt !== undefined && expectedDays !== undefined)
    return language === 'zh'
      ? `最近变更 ${changedAt.slice(0, 10)}，预期每 ${expectedDays} 天更新`
      : `Last changed on ${changedAt.slice(0, 10)}, expected every ${expectedDays} days`;
  return '';
}
