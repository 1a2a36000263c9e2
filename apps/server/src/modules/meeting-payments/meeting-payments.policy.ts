// What may be done to a payment in which state, and by whom (product: Payment machine).
import type { Bilingual } from '@yijian/contract/core';
import { meetingPaymentErrors as errors, type PaymentAct, type PaymentState } from '@yijian/contract/meeting-payments';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { actsInstead, fail, type Failure } from '../../platform/errors/index.ts';
import type { Payer } from './meeting-payments-scope.sql.ts';

const stateWords: Readonly<Record<PaymentState, Bilingual>> = {
  DRAFT: { zh: '为草稿', en: 'a draft' },
  IN_APPROVAL: { zh: '审批中', en: 'in approval' },
  RETURNED: { zh: '被退回', en: 'returned' },
  REJECTED: { zh: '被驳回', en: 'rejected' },
  APPROVED: { zh: '已批准', en: 'approved' },
  PAYING: { zh: '付款中', en: 'with the bank' },
  PAID: { zh: '已付款', en: 'paid' },
  PAY_FAILED: { zh: '付款失败', en: 'not paid by the bank' },
  VOIDED: { zh: '已作废', en: 'void' },
  REVERSED: { zh: '已冲销', en: 'reversed' },
};

const actWords: Readonly<Record<PaymentAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  submit: { zh: '提交', en: 'submitted' },
  withdraw: { zh: '撤回', en: 'withdrawn' },
  void: { zh: '作废', en: 'voided' },
  pay: { zh: '付款', en: 'paid' },
  settle: { zh: '登记结果', en: 'settled' },
  reverse: { zh: '申请冲销', en: 'reversed' },
  decideReversal: { zh: '决定冲销', en: 'decided on for a reversal' },
};

const ofState: Readonly<Record<PaymentState, readonly PaymentAct[]>> = {
  DRAFT: ['edit', 'submit', 'void'],
  IN_APPROVAL: ['withdraw'],
  RETURNED: ['edit', 'submit', 'void'],
  REJECTED: [],
  APPROVED: ['pay'],
  PAYING: ['settle'],
  PAID: ['reverse', 'decideReversal'],
  // The account is corrected, and whoever approved it approves it again.
  PAY_FAILED: ['edit', 'submit', 'void'],
  VOIDED: [],
  REVERSED: [],
};

const ofPayer: ReadonlySet<PaymentAct> = new Set(['pay', 'settle', 'reverse']);

interface Judged {
  readonly state: PaymentState;
  readonly ownerId: string;
  /** Who asked to take it back. */
  readonly reversalAskedBy: string | null;
}

/** An applicant never pays what was applied for (rule H16); who approved is looked up when it is paid. */
export function actsOf(user: SessionUser, { state, ownerId, reversalAskedBy }: Judged): PaymentAct[] {
  const isOwner = ownerId === user.id;
  return ofState[state].filter((act) => {
    if (act === 'decideReversal')
      return reversalAskedBy !== null && !isOwner && isAllowed(user, 'meeting:meeting-payments:reverse');
    if (act === 'reverse' && reversalAskedBy !== null) return false;
    return ofPayer.has(act)
      ? !isOwner && isAllowed(user, 'meeting:meeting-payments:pay')
      : isOwner && isAllowed(user, 'meeting:meeting-payments:write');
  });
}

/** Why the act is not possible: the state, whoever brought it there, and what may be done instead. */
export function refusedAct(
  user: SessionUser,
  payment: Judged,
  { act, by, language }: { act: PaymentAct; by: string; language: 'zh' | 'en' },
): Failure {
  const words = actsOf(user, payment).map((one) => actWords[one][language]);
  const acts = actsInstead(words, language);
  return fail(errors.notPossible, {
    state: stateWords[payment.state][language],
    by,
    act: actWords[act][language],
    acts,
  });
}

export const stateInWords = (state: PaymentState, language: 'zh' | 'en'): string => stateWords[state][language];

/** The user as the scope of payments sees them: who pays sees what is to be paid. */
export const payerOf = (user: SessionUser): Payer => ({
  ...user,
  mayPay: isAllowed(user, 'meeting:meeting-payments:pay'),
  mayReverse: isAllowed(user, 'meeting:meeting-payments:reverse'),
});
