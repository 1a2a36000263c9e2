// What may be done to a material in which state, and who sees it (product: Content machine; medical and promotional apart).
import { libraryErrors as errors, type MaterialAct, type MaterialState } from '@yijian/contract/library';
import type { Bilingual } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { actsInstead, fail } from '../../platform/errors/index.ts';

const stateWords: Readonly<Record<MaterialState, Bilingual>> = {
  DRAFT: { zh: '为草稿', en: 'a draft' },
  IN_REVIEW: { zh: '审核中', en: 'in review' },
  APPROVED: { zh: '已批准', en: 'approved' },
  EXPIRED: { zh: '已过期', en: 'expired' },
  SUPERSEDED: { zh: '已被新版取代', en: 'superseded' },
  RECALLED: { zh: '已召回', en: 'recalled' },
};
const actWords: Readonly<Record<MaterialAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  upload: { zh: '替换文件', en: 'given another file' },
  submit: { zh: '提交审核', en: 'submitted' },
  revise: { zh: '编制新版', en: 'revised' },
  recall: { zh: '召回', en: 'recalled' },
  download: { zh: '下载', en: 'downloaded' },
};

const ofState: Readonly<Record<MaterialState, readonly MaterialAct[]>> = {
  DRAFT: ['edit', 'upload', 'submit', 'download'],
  IN_REVIEW: ['download'],
  APPROVED: ['revise', 'recall', 'download'],
  EXPIRED: ['revise', 'recall'],
  SUPERSEDED: ['recall'],
  RECALLED: ['revise'],
};

const permissions: Readonly<Record<MaterialAct, string>> = {
  edit: 'meeting:library:write',
  upload: 'meeting:library:write',
  submit: 'meeting:library:write',
  revise: 'meeting:library:write',
  recall: 'meeting:library:recall',
  download: 'meeting:library:read',
};

export const actsOf = (user: SessionUser, state: MaterialState): MaterialAct[] =>
  ofState[state].filter((act) => isAllowed(user, permissions[act]));

export const stateInWords = (state: MaterialState, language: 'zh' | 'en'): string => stateWords[state][language];

export function requireAct(state: MaterialState, act: MaterialAct, language: 'zh' | 'en'): void {
  const allowed = ofState[state];
  if (allowed.includes(act)) return;
  const words = allowed.map((one) => actWords[one][language]);
  const acts = actsInstead(words, language);
  throw fail(errors.notPossible, { state: stateWords[state][language], act: actWords[act][language], acts });
}

/** Who may write materials sees drafts; medical ones are for medical affairs, compliance and administrators. */
export const readerOf = (user: SessionUser) => ({
  seesDrafts: isAllowed(user, 'meeting:library:write') || isAllowed(user, 'meeting:library:recall'),
  seesMedical: user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role)),
});
