// Side door of payments: what their approvals do, and the steps by which the demo's payments come about.
import type { Effect } from '../workflows/index.ts';
import { approvePayment, beginPayment } from './approval/decided.service.ts';

export { submitPayment } from './approval/approval.service.ts';
export { addPayment } from './content/content.service.ts';
export { paymentRuleHistory } from './rules/rule-history.sql.ts';
export { addAccount } from './bank/accounts.service.ts';
export { payPayments } from './paying/paying.service.ts';
export { giveUpFee } from './waivers/waivers.service.ts';
export { settlePayment } from './paying/settling.service.ts';

export const meetingPaymentEffects: readonly Effect[] = [
  { name: 'meeting-payments.begin', apply: beginPayment },
  { name: 'meeting-payments.approve', apply: approvePayment },
];
