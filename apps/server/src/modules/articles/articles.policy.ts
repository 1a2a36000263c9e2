// What may be done to an article in which state, and who sees it (product: Content machine; medical and promotional apart).
import {
  articleErrors as errors,
  type ArticleAct,
  type ArticleChannel,
  type ArticleState,
} from '@yijian/contract/articles';
import type { Bilingual } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { actsInstead, fail } from '../../platform/errors/index.ts';

export const channelWords: Readonly<Record<ArticleChannel, Bilingual>> = {
  GUIDELINE: { zh: '指南共识', en: 'Guidelines' },
  LITERATURE: { zh: '文献解读', en: 'Literature' },
  CASE: { zh: '病例分享', en: 'Cases' },
  PRODUCT: { zh: '产品资讯', en: 'Product information' },
  EDUCATION: { zh: '患者教育', en: 'Patient education' },
  CONFERENCE: { zh: '会议速递', en: 'Conference news' },
};

export const audienceWords: Readonly<Record<string, Bilingual>> = {
  PROMOTIONAL: { zh: '推广可用', en: 'Promotional' },
  MEDICAL: { zh: '医学专用', en: 'Medical only' },
};

export const stateWords: Readonly<Record<ArticleState, Bilingual>> = {
  DRAFT: { zh: '草稿', en: 'a draft' },
  IN_REVIEW: { zh: '审核中', en: 'in review' },
  APPROVED: { zh: '已批准', en: 'approved' },
  PUBLISHED: { zh: '已发布', en: 'published' },
  EXPIRED: { zh: '已过期', en: 'expired' },
  SUPERSEDED: { zh: '已被新版取代', en: 'superseded' },
  RECALLED: { zh: '已召回', en: 'recalled' },
};
const actWords: Readonly<Record<ArticleAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  submit: { zh: '提交审核', en: 'submitted' },
  publish: { zh: '发布', en: 'published' },
  revise: { zh: '编写新版', en: 'revised' },
  recall: { zh: '召回', en: 'recalled' },
};

const ofState: Readonly<Record<ArticleState, readonly ArticleAct[]>> = {
  DRAFT: ['edit', 'submit'],
  IN_REVIEW: [],
  APPROVED: ['publish', 'revise', 'recall'],
  PUBLISHED: ['revise', 'recall'],
  EXPIRED: ['revise', 'recall'],
  SUPERSEDED: ['recall'],
  RECALLED: ['revise'],
};

const permissions: Readonly<Record<ArticleAct, string>> = {
  edit: 'content:articles:write',
  submit: 'content:articles:write',
  publish: 'content:articles:write',
  revise: 'content:articles:write',
  recall: 'content:articles:approve',
};

export const actsOf = (user: SessionUser, state: ArticleState): ArticleAct[] =>
  ofState[state].filter((act) => isAllowed(user, permissions[act]));

export function requireAct(state: ArticleState, act: ArticleAct, language: 'zh' | 'en'): void {
  const allowed = ofState[state];
  if (allowed.includes(act)) return;
  const words = allowed.map((each) => actWords[each][language]);
  const acts = actsInstead(words, language);
  throw fail(errors.notPossible, { state: stateWords[state][language], act: actWords[act][language], acts });
}

/** Everybody else sees what is published and in force; medical articles are for medical affairs, compliance and administrators. */
export const readerOf = (user: SessionUser) => ({
  id: user.id,
  seesDrafts: isAllowed(user, 'content:articles:write') || isAllowed(user, 'content:articles:approve'),
  seesMedical: seesMedicalArticles(user),
});

export const seesMedicalArticles = (user: SessionUser): boolean =>
  user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role));
