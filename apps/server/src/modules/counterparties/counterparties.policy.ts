// What may be done to an institution or supplier in which state, and how risky due diligence finds it (product: institution, supplier).
import {
  HIGH_SCORE,
  MEDIUM_SCORE,
  counterpartyErrors as errors,
  type CounterpartyAct,
  type CounterpartyFlag,
  type CounterpartyKind,
  type CounterpartyRisk,
  type CounterpartyState,
  type DocumentType,
} from '@yijian/contract/counterparties';
import { type Bilingual, joined } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';

const stateWords: Readonly<Record<CounterpartyState, Bilingual>> = {
  DRAFT: { zh: '为草稿', en: 'a draft' },
  IN_REVIEW: { zh: '审核中', en: 'in review' },
  APPROVED: { zh: '已批准', en: 'approved' },
  EXPIRED: { zh: '已过期', en: 'expired' },
  BLOCKED: { zh: '已列入黑名单', en: 'blocked' },
};
const actWords: Readonly<Record<CounterpartyAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  upload: { zh: '上传文件', en: 'given documents' },
  submit: { zh: '提交审核', en: 'submitted' },
  approve: { zh: '批准', en: 'approved' },
  reject: { zh: '退回', en: 'rejected' },
  renew: { zh: '重新尽调', en: 'renewed' },
  block: { zh: '列入黑名单', en: 'blocked' },
  unblock: { zh: '移出黑名单', en: 'unblocked' },
};
export const documentWords: Readonly<Record<DocumentType, Bilingual>> = {
  LICENSE: { zh: '证照', en: 'licence' },
  DUE_DILIGENCE: { zh: '尽职调查表', en: 'due diligence form' },
  CONTRACT: { zh: '合同', en: 'contract' },
  OTHER: { zh: '其他', en: 'other' },
};

/** Without these nothing can be reviewed. */
export const requiredDocuments: readonly DocumentType[] = ['LICENSE', 'DUE_DILIGENCE'];

const ofState: Readonly<Record<CounterpartyState, readonly CounterpartyAct[]>> = {
  DRAFT: ['edit', 'upload', 'submit', 'block'],
  IN_REVIEW: ['approve', 'reject', 'block'],
  APPROVED: ['renew', 'block'],
  EXPIRED: ['renew', 'block'],
  BLOCKED: ['unblock'],
};
const ofReview: readonly CounterpartyAct[] = ['approve', 'reject', 'block', 'unblock'];

export function actsOf(user: SessionUser, kind: CounterpartyKind, state: CounterpartyState): CounterpartyAct[] {
  const name = kind === 'INSTITUTION' ? 'institutions' : 'suppliers';
  const may = (act: CounterpartyAct): boolean =>
    isAllowed(user, `meeting:${name}:${ofReview.includes(act) ? 'review' : 'write'}`);
  return ofState[state].filter(may);
}

export function requireAct(state: CounterpartyState, act: CounterpartyAct, language: 'zh' | 'en'): void {
  const allowed = ofState[state];
  if (allowed.includes(act)) return;
  const acts = joined(
    allowed.map((other) => actWords[other][language]),
    language,
  );
  throw fail(errors.notPossible, { state: stateWords[state][language], act: actWords[act][language], acts });
}

const weights: Readonly<Record<CounterpartyFlag, number>> = {
  GOVERNMENT: 30,
  DOCTOR_TIE: 30,
  ADVERSE_NEWS: 25,
  CASH: 20,
  SANCTIONED: 100,
};

export const scoreOf = (flags: readonly CounterpartyFlag[]): number =>
  Math.min(
    100,
    [...new Set(flags)].reduce((sum, flag) => sum + weights[flag], 0),
  );

export function riskOf(score: number): CounterpartyRisk {
  if (score >= HIGH_SCORE) return 'HIGH';
  return score >= MEDIUM_SCORE ? 'MEDIUM' : 'LOW';
}
