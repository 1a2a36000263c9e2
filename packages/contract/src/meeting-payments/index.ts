// Door of the payments contract.
export { meetingPaymentEndpoints } from './meeting-payments.endpoints.ts';
export { PayeeStatement, StatementExport, StatementQuery } from './statements.schema.ts';
export { meetingPaymentErrors } from './meeting-payments.errors.ts';
export {
  BatchDraft,
  ChangedPayment,
  Invoice,
  PaidCost,
  Payable,
  PayeeKind,
  PaymentAct,
  PaymentBatch,
  PaymentDetail,
  PaymentDraft,
  PaymentEvidence,
  PaymentFilter,
  PaymentKept,
  PaymentLine,
  PaymentPaging,
  PaymentReason,
  PaymentResult,
  PaymentRule,
  PaymentState,
  PaymentSubmission,
  PaymentTab,
  PaymentVerdict,
  ReversalDecision,
  evidenceItems,
  payeeKinds,
  paymentStates,
  paymentTabs,
} from './meeting-payments.schema.ts';
export {
  BankFormat,
  ChangedPayingAccount,
  LARGEST_RETURN_FILE,
  PayingAccount,
  PayingAccountDraft,
  ReturnFile,
  ReturnLine,
  ReturnResult,
  bankFormats,
  returnOutcomes,
} from './bank/bank-files.schema.ts';
export { FeeWaiver, WaivedFee } from './waivers/waivers.endpoints.ts';
