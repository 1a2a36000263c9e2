// The machine of a clue: NEW, ASSIGNED, FOLLOWING, then CONVERTED, RECYCLED or INVALID (product 4).
import { clueErrors as errors, type ClueState } from '@yijian/contract/clue-scores';
import type { Bilingual } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';

export type ClueStep = 'assign' | 'recycle' | 'follow' | 'convert' | 'invalidate';

const steps: Readonly<Record<ClueStep, { readonly from: readonly ClueState[]; readonly word: Bilingual }>> = {
  assign: { from: ['NEW', 'ASSIGNED', 'FOLLOWING', 'RECYCLED'], word: { zh: '分配', en: 'assigned' } },
  recycle: { from: ['ASSIGNED', 'FOLLOWING'], word: { zh: '回收', en: 'recycled' } },
  follow: { from: ['ASSIGNED'], word: { zh: '开始跟进', en: 'followed' } },
  convert: { from: ['FOLLOWING'], word: { zh: '标记转化', en: 'converted' } },
  invalidate: { from: ['ASSIGNED', 'FOLLOWING'], word: { zh: '标记无效', en: 'marked invalid' } },
};

const states: Readonly<Record<ClueState, Bilingual>> = {
  NEW: { zh: '新线索', en: 'new' },
  ASSIGNED: { zh: '待跟进', en: 'assigned' },
  FOLLOWING: { zh: '跟进中', en: 'followed' },
  CONVERTED: { zh: '已转化', en: 'converted' },
  RECYCLED: { zh: '已回收', en: 'recycled' },
  INVALID: { zh: '无效', en: 'invalid' },
};

export function requireStep(state: ClueState, step: ClueStep, language: 'zh' | 'en'): void {
  const { from, word } = steps[step];
  if (!from.includes(state)) throw fail(errors.wrongState, { state: states[state][language], step: word[language] });
}
