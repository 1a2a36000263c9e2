// Payments of meetings: whom, for which costs, with which evidence, and how far they are (product: payment, Payment machine).
import { z } from 'zod';
import { BankFormat } from './bank/bank-files.schema.ts';
import { Day, Id, Moment, Money, list, longText, maybe, pageQuery, text } from '../core/index.ts';

export const payeeKinds = ['SPEAKER', 'SUPPLIER', 'INSTITUTION', 'EMPLOYEE'] as const;
export const PayeeKind = z.enum(payeeKinds);
export type PayeeKind = z.infer<typeof PayeeKind>;

export const paymentStates = [
  'DRAFT',
  'IN_APPROVAL',
  'RETURNED',
  'REJECTED',
  'APPROVED',
  'PAYING',
  'PAID',
  'PAY_FAILED',
  'VOIDED',
  'REVERSED',
] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** The tabs of the specification; pendingApproved also holds what waits for the payer's own hand. */
export const paymentTabs = ['submitted', 'myApproval', 'pendingApproved', 'doneApproved'] as const;
export const PaymentTab = z.enum(paymentTabs);
export type PaymentTab = z.infer<typeof PaymentTab>;

export const PaymentAct = z.enum(['edit', 'submit', 'withdraw', 'void', 'pay', 'settle', 'reverse', 'decideReversal']);
export type PaymentAct = z.infer<typeof PaymentAct>;

const filters = {
  tab: PaymentTab.optional(),
  keyword: text(50).optional().describe('Part of the number, the payee or the meeting'),
  state: PaymentState.optional(),
  payeeKind: PayeeKind.optional(),
  meetingId: Id.optional(),
  from: Day.optional().describe('First day of the application'),
  to: Day.optional().describe('Last day of the application'),
};
export const PaymentFilter = z.strictObject(filters);
export type PaymentFilter = z.infer<typeof PaymentFilter>;
export const PaymentPaging = pageQuery(['updatedAt', 'gross', 'dueOn', 'number']).extend(filters);
export type PaymentPaging = z.infer<typeof PaymentPaging>;
export const PaymentCount = z.object({ totalElements: z.int().min(0) });

export const PaidCost = z.strictObject({ costId: Id, amount: Money.min(0.01) });
export type PaidCost = z.infer<typeof PaidCost>;

export const Invoice = z.strictObject({
  number: text(20, 8).regex(/^\d+$/).describe('Number on the invoice, 8 to 20 digits'),
  issuedOn: Day,
  amount: Money.min(0.01).describe('With tax, CNY'),
});
export type Invoice = z.infer<typeof Invoice>;

export const PaymentDraft = z.strictObject({
  meetingId: Id,
  payeeKind: PayeeKind,
  payeeId: Id.nullish().describe('Doctor, supplier or institution; absent for an employee, who is the applicant'),
  bankName: text(60).default(''),
  accountNumber: text(40)
    .regex(/^[0-9][0-9 -]{7,38}$/)
    .optional()
    .describe('Bank account; absent keeps what is known of the payment or of the doctor'),
  serviceHours: z.number().min(0).max(100).nullish().describe('Hours a speaker served'),
  isServiceConfirmed: z
    .boolean()
    .default(false)
    .describe(
      'The speaker signed the sheet among the files of the meeting; what the speaker says on the own pages wins',
    ),
  dueOn: Day.nullish(),
  note: longText(500).default(''),
  costs: list(PaidCost, 60).default([]),
  invoices: list(Invoice, 20).default([]),
});
export type PaymentDraft = z.infer<typeof PaymentDraft>;

const version = z.int().min(1).describe('As it was read; a newer one answers 409');
export const ChangedPayment = PaymentDraft.extend({ version });
export type ChangedPayment = z.infer<typeof ChangedPayment>;

export const PaymentSubmission = z.strictObject({
  comments: list(z.strictObject({ code: text(8, 1), comment: text(500, 2) }), 10)
    .default([])
    .describe('Why each rule that warns is passed'),
});
export type PaymentSubmission = z.infer<typeof PaymentSubmission>;
export const ReversalDecision = z.strictObject({ agrees: z.boolean(), reason: text(500, 2) });
export type ReversalDecision = z.infer<typeof ReversalDecision>;
export const PaymentReason = z.strictObject({ reason: text(500, 2) });
export type PaymentReason = z.infer<typeof PaymentReason>;
export const BatchDraft = z.strictObject({
  ids: list(Id, 500).min(1).describe('Approved payments'),
  accountId: Id.optional().describe('Account to pay from; absent: the default one'),
});
export type BatchDraft = z.infer<typeof BatchDraft>;
export const PaymentResult = z.strictObject({
  isPaid: z.boolean(),
  reference: text(60).default('').describe('Reference of the bank; required where it was paid'),
  reason: text(500).default('').describe('Why it failed; required where it was not paid'),
});
export type PaymentResult = z.infer<typeof PaymentResult>;

export const evidenceItems = [
  'CONFIRMED',
  'SIGN_IN',
  'PHOTO',
  'SIGN_IN_SHEET',
  'AGENDA',
  'NOT_REUSED',
  'SERVICE',
  'CONTRACT',
  'INVOICE',
  'CANCELLATION',
  'WITHIN_FEE',
] as const;
export const PaymentEvidence = z.object({
  item: z.enum(evidenceItems),
  isThere: z.boolean(),
  note: z.string(),
});
export type PaymentEvidence = z.infer<typeof PaymentEvidence>;

export const PaymentRule = z.object({
  code: z.string(),
  name: z.string(),
  outcome: z.enum(['PASS', 'WARN', 'BLOCK', 'NO_RULE']),
  message: z.string(),
  needsComment: z.boolean(),
  version: maybe(z.int()),
  inputs: z.record(z.string(), z.number()),
});
export type PaymentRule = z.infer<typeof PaymentRule>;

/** What the form shows beside itself. */
export const PaymentVerdict = z.object({
  gross: z.number(),
  tax: z.number().describe('Withheld from labour income, CNY'),
  taxSource: z.string().describe('What the rule of the tax rests on; empty where none is withheld'),
  net: z.number(),
  monthBefore: z.number().describe('Fees of the same doctor in this month before this payment, CNY'),
  invoiced: z.number(),
  evidence: z.array(PaymentEvidence),
  rules: z.array(PaymentRule),
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type PaymentVerdict = z.infer<typeof PaymentVerdict>;

export const PaymentKept = z.object({ id: Id, state: PaymentState, version: z.int(), number: maybe(z.string()) });
export type PaymentKept = z.infer<typeof PaymentKept>;

const Named = z.object({ id: Id, name: z.string() });

/** A confirmed meeting, or one that was cancelled late, with costs that nobody has asked to pay. */
export const Payable = z.object({
  id: Id,
  number: z.string(),
  title: z.string(),
  startsAt: Moment,
  confirmedAt: maybe(Moment),
  actual: z.number(),
  isCancelled: z.boolean().describe('It owes cancellation fees and nothing else'),
  open: z.number().describe('Of the actual costs, what no payment asks for, CNY'),
  speakers: z
    .array(
      Named.extend({
        account: maybe(z.string()).describe('Masked'),
        cancellationFee: maybe(z.number()).describe('Owed since the meeting was cancelled late, CNY before tax'),
      }),
    )
    .describe('Of a cancelled meeting those whom it owes a fee'),
  costs: z.array(z.object({ id: Id, kind: z.string(), note: z.string(), actual: z.number(), open: z.number() })),
});
export type Payable = z.infer<typeof Payable>;

export const PaymentLine = z.object({
  id: Id,
  number: maybe(z.string()),
  state: PaymentState,
  payeeKind: PayeeKind,
  payeeName: z.string(),
  meeting: Named.extend({ number: z.string() }),
  owner: Named,
  gross: z.number(),
  tax: z.number(),
  net: z.number(),
  dueOn: maybe(Day),
  isLate: z.boolean().describe('Due and not paid'),
  batch: maybe(Named),
  waiting: maybe(z.object({ node: z.string(), people: z.string(), since: Moment, taskId: maybe(Id), instanceId: Id })),
  mayPay: z.boolean(),
  updatedAt: Moment,
});
export type PaymentLine = z.infer<typeof PaymentLine>;

export const PaymentDetail = PaymentLine.extend({
  payeeId: maybe(Id),
  bankName: z.string(),
  account: maybe(z.string()).describe('Masked'),
  serviceHours: maybe(z.number()),
  isServiceConfirmed: z.boolean(),
  note: z.string(),
  costs: z.array(z.object({ costId: Id, kind: z.string(), note: z.string(), actual: z.number(), amount: z.number() })),
  invoices: z.array(Invoice),
  evidence: z.array(PaymentEvidence),
  rules: z.array(PaymentRule.omit({ message: true, needsComment: true }).extend({ comment: z.string() })),
  steps: z.array(
    z.object({ from: PaymentState, to: PaymentState, at: Moment, userName: maybe(z.string()), reason: z.string() }),
  ),
  reference: z.string(),
  failure: z.string(),
  isReversalAsked: z.boolean().describe('It waits for compliance to agree to its reversal'),
  reversalReason: z.string(),
  instanceId: maybe(Id),
  acts: z.array(PaymentAct),
  version: z.int(),
});
export type PaymentDetail = z.infer<typeof PaymentDetail>;

export const PaymentBatch = z.object({
  id: Id,
  number: z.string(),
  count: z.int(),
  net: z.number(),
  open: z.int().describe('Payments the bank has not answered'),
  payer: Named,
  account: maybe(Named).describe('The account it is paid from'),
  format: BankFormat.describe('Of its file and of the return file'),
  textFormat: maybe(Named.extend({ version: z.int() })).describe('The version that wrote it; null for ISO 20022'),
  at: Moment,
});
export type PaymentBatch = z.infer<typeof PaymentBatch>;
