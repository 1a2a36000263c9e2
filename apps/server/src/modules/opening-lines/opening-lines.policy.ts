// What an opening line may say, and what may be done to it in which state.
import {
  openingLineErrors as errors,
  openingPlaceholders,
  type NewOpeningLine,
  type OpeningAct,
  type OpeningState,
} from '@yijian/contract/opening-lines';
import { placeholdersOf, type Bilingual, type FieldFault } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';

const stateWords: Readonly<Record<OpeningState, Bilingual>> = {
  DRAFT: { zh: '是草稿', en: 'a draft' },
  IN_REVIEW: { zh: '审核中', en: 'in review' },
  APPROVED: { zh: '已批准', en: 'approved' },
  EXPIRED: { zh: '已过期', en: 'expired' },
  WITHDRAWN: { zh: '已停用', en: 'withdrawn' },
};
const actWords: Readonly<Record<OpeningAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  submit: { zh: '提交审核', en: 'submitted' },
  withdraw: { zh: '停用', en: 'withdrawn' },
};

const ofState: Readonly<Record<OpeningState, readonly OpeningAct[]>> = {
  DRAFT: ['edit', 'submit'],
  IN_REVIEW: [],
  APPROVED: ['withdraw'],
  EXPIRED: ['withdraw'],
  WITHDRAWN: [],
};

const permissions: Readonly<Record<OpeningAct, string>> = {
  edit: 'content:articles:write',
  submit: 'content:articles:write',
  withdraw: 'content:articles:approve',
};

export const actsOf = (user: SessionUser, state: OpeningState): OpeningAct[] =>
  ofState[state].filter((act) => isAllowed(user, permissions[act]));

export function requireAct(state: OpeningState, act: OpeningAct, language: 'zh' | 'en'): void {
  if (!ofState[state].includes(act))
    throw fail(errors.notPossible, { state: stateWords[state][language], act: actWords[act][language] });
}

const LONGEST_DAYS = 366;

/** Everything that is wrong with a line that is kept on this day, YYYY-MM-DD. */
export function faultsOf(
  { channel, words, expiresOn }: NewOpeningLine,
  { today, language }: { readonly today: string; readonly language: 'zh' | 'en' },
): FieldFault[] {
  const faults: FieldFault[] = [];
  const fault = (field: string, message: Bilingual) => faults.push({ field, message: message[language] });
  const allowed = openingPlaceholders.map((name) => `{${name}}`).join(' ');
  const used = placeholdersOf(words);
  if (/[{}]/.test(words.replaceAll(/\{\w*\}/g, '')))
    fault('body.words', { zh: `花括号只用于 ${allowed}`, en: `has braces that hold none of ${allowed}` });
  else if (!used.every((name) => openingPlaceholders.some((known) => known === name)))
    fault('body.words', { zh: `只能使用 ${allowed}`, en: `may hold ${allowed} alone` });
  // One message there is for all contacts of a colleague, in whose name it goes out.
  else if (channel === 'WECOM' && used.length > 0)
    fault('body.words', {
      zh: '企业微信的一条消息发给多位医生，不能使用占位符',
      en: 'goes to many doctors as one message of enterprise chat, so that it holds no placeholder',
    });
  if (/https?:|www\./i.test(words)) fault('body.words', { zh: '不能含有链接', en: 'must hold no link' });
  const latest = new Date(Date.parse(`${today}T00:00:00Z`) + LONGEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  if (expiresOn < today || expiresOn > latest)
    fault('body.expiresOn', { zh: `须在今天至 ${latest} 之间`, en: `must be between today and ${latest}` });
  return faults;
}
