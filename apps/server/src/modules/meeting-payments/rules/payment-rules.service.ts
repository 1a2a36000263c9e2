// The rules of a payment, its tax and what it still misses: tried while it is written, required when it is submitted (product: rules S14, H15).
import { type FieldFault, joined, joinedClauses } from '@yijian/contract/core';
import {
  meetingPaymentErrors as errors,
  type PaymentDraft,
  type PaymentEvidence,
  type PaymentRule,
  type PaymentSubmission,
  type PaymentVerdict,
} from '@yijian/contract/meeting-payments';
import { ruleSeeds } from '@yijian/contract/rules';
import { LEARNING_HOUR_MINUTES } from '@yijian/contract/speakers';
import { selectCancellationFee, selectServices } from '../../meetings/index.ts';
import { evaluateRules, ruleSource, ruleValue } from '../../rules/index.ts';
import { findTerms } from '../../speakers/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, failEach } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { StoredResult } from '../approval/approval.sql.ts';
import { withholdingOf, type LabourTax } from './labour-tax.policy.ts';
import { evidenceOf, grossOf, hourlyOf, invoicedOf, resultsOf, type Service } from './evidence.policy.ts';
import { selectEvidenceOf, selectMonthOf, selectPaidOf, selectSpendOf } from './payment-facts.sql.ts';

export interface Subject {
  /** '0' while it is not stored. */
  readonly id: string;
  readonly organizationId: string | null;
  readonly hasAccount: boolean;
  readonly draft: PaymentDraft;
}

const ruleName = (code: string, language: 'zh' | 'en'): string =>
  ruleSeeds.find((seed) => seed.code === code)?.[language] ?? code;

/** Everything the form shows beside itself; nothing is written. */
export async function judgePayment(context: Context, subject: Subject): Promise<PaymentVerdict> {
  const { sql, clock } = context;
  const { id, draft } = subject;
  const on = dayInShanghai(clock.now());
  const { evidence, service } = await matchPayment(context, { id, draft });
  const gross = grossOf(draft);
  const month =
    draft.payeeKind === 'SPEAKER' && draft.payeeId
      ? await selectMonthOf(sql, { doctorId: draft.payeeId, on, except: id })
      : undefined;
  const tax = month === undefined ? 0 : withholdingOf(await labourTax(context), { gross, ...month });
  const inputs = {
    H15: { applies: evidence.every(({ isThere }) => isThere) ? 0 : 1 },
    ...(service === undefined ? {} : hourlyOf(service)),
    ...(await shareOf(context, subject, { on, gross })),
  };
  return {
    gross,
    tax,
    taxSource: tax === 0 ? '' : await ruleSource(context, 'LT1'),
    net: Math.round((gross - tax) * 100) / 100,
    monthBefore: month?.before ?? 0,
    invoiced: invoicedOf(draft),
    evidence,
    rules: await evaluatePayment(context, { on, organizationId: subject.organizationId, inputs, draft }),
    missing: missingOf(subject, context.language),
  };
}

async function labourTax(context: Context): Promise<LabourTax> {
  return {
    smallIncome: await ruleValue(context, 'tax.smallIncome'),
    smallDeduction: await ruleValue(context, 'tax.smallDeduction'),
    shareDeducted: await ruleValue(context, 'tax.shareDeducted'),
    brackets: [
      { upTo: await ruleValue(context, 'tax.upTo1'), rate: await ruleValue(context, 'tax.rate1') },
      { upTo: await ruleValue(context, 'tax.upTo2'), rate: await ruleValue(context, 'tax.rate2') },
      { upTo: Infinity, rate: await ruleValue(context, 'tax.rate3') },
    ],
  };
}

/** What the payment rests on, item by item; for a speaker with what was agreed to and served. */
export async function matchPayment(
  context: Context,
  { id, draft }: Pick<Subject, 'id' | 'draft'>,
): Promise<{ evidence: PaymentEvidence[]; service: Service | undefined }> {
  const found = await selectEvidenceOf(context.sql, draft.meetingId);
  if (found === undefined) throw fail(errors.notFound);
  const service = await serviceOf(context, { id, draft }, found.day);
  return { evidence: evidenceOf(draft, found, service), service };
}

async function serviceOf(
  context: Context,
  { id, draft }: Pick<Subject, 'id' | 'draft'>,
  day: string,
): Promise<Service | undefined> {
  const { payeeKind, payeeId: doctorId, meetingId, serviceHours } = draft;
  if (payeeKind !== 'SPEAKER' || !doctorId) return undefined;
  const served = ((serviceHours ?? 0) * 60) / LEARNING_HOUR_MINUTES;
  return {
    terms: await findTerms(context, { doctorId, day }),
    hours: Math.min(await ruleValue(context, 'fees.hours'), served),
    said: (await selectServices(context.sql, { doctorId, meetingId }))[0],
    cancellationFee: await selectCancellationFee(context.sql, { doctorId, meetingId }),
    paid: grossOf(draft) + (await selectPaidOf(context.sql, { meetingId, doctorId, except: id })),
  };
}

async function shareOf(
  { sql }: Context,
  { id, draft }: Subject,
  { on, gross }: { on: string; gross: number },
): Promise<Record<string, Record<string, number>>> {
  if (draft.payeeKind !== 'SUPPLIER' && draft.payeeKind !== 'INSTITUTION') return {};
  const { spent, toPayee } = await selectSpendOf(sql, { counterpartyId: draft.payeeId ?? '0', on, except: id });
  const share = ((toPayee + gross) / Math.max(spent, toPayee + gross, 1)) * 100;
  return { S14: { 'payments.share': Math.round(share * 10) / 10 } };
}

export async function evaluatePayment(
  context: Context,
  {
    on,
    organizationId,
    inputs,
    draft,
  }: {
    on: string;
    organizationId: string | null;
    inputs: Readonly<Record<string, Readonly<Record<string, number>>>>;
    draft: Pick<PaymentDraft, 'payeeKind'>;
  },
): Promise<PaymentRule[]> {
  const { language } = context;
  const outcomes = await evaluateRules(context, { on, organizationId, scopeType: draft.payeeKind, inputs });
  return outcomes.map((one) => ({
    code: one.code,
    name: ruleName(one.code, language),
    outcome: one.outcome,
    message: (language === 'en' ? one.enMessage : one.message) ?? '',
    needsComment: one.outcome === 'WARN' && one.commentRequired,
    version: one.version,
    inputs: { ...inputs[one.code] },
  }));
}

const wanted = {
  costs: { zh: '付款的费用项', en: 'the costs to be paid' },
  payeeId: { zh: '收款方', en: 'the payee' },
  accountNumber: { zh: '收款账号', en: 'the account of the payee' },
  bankName: { zh: '开户行', en: 'the bank of the payee' },
} as const;

function missingOf({ draft, hasAccount }: Subject, language: 'zh' | 'en'): { field: string; message: string }[] {
  const holes: (keyof typeof wanted)[] = [];
  if (draft.costs.length === 0) holes.push('costs');
  if (draft.payeeKind !== 'EMPLOYEE' && !draft.payeeId) holes.push('payeeId');
  if (draft.bankName === '') holes.push('bankName');
  if (draft.accountNumber === undefined && !hasAccount) holes.push('accountNumber');
  return holes.map((field) => ({ field, message: wanted[field][language] }));
}

/** Complete, no rule that blocks, a comment for each that warns and wants one; answers the tax and what is stored. */
export async function requirePassed(
  context: Context,
  { comments, ...subject }: Subject & PaymentSubmission,
): Promise<{ tax: number; results: StoredResult[] }> {
  const { language } = context;
  const { missing, rules, tax, evidence } = await judgePayment(context, subject);
  if (missing.length > 0) {
    const faults: FieldFault[] = missing.map(({ field, message }) => ({ field: `body.${field}`, message }));
    throw failEach(errors.incomplete, faults, language);
  }
  const absent = evidence.filter(({ isThere }) => !isThere).map(({ item }) => evidenceWords[item][language]);
  const blocking = rules.filter(({ outcome }) => outcome === 'BLOCK');
  if (blocking.length > 0) {
    const names = joined(absent, language);
    const without = { zh: `（${names}）`, en: ` (${names})` }[language];
    const said = blocking.map(({ code, message }) => `${code} ${message}${code === 'H15' ? without : ''}`);
    throw fail(errors.blocked, { count: blocking.length, rules: joinedClauses(said, language) });
  }
  const given = new Map(comments.map(({ code, comment }) => [code, comment]));
  const silent = rules.filter(({ code, needsComment }) => needsComment && !given.has(code));
  if (silent.length > 0) {
    const faults = silent.map(({ code, message }) => ({ field: 'body.comments', message: `${code} ${message}` }));
    const listed = silent.map(({ code, name }) => `${code} ${name}`);
    throw fail(errors.commentMissing, { rules: joinedClauses(listed, language) }, faults);
  }
  return { tax, results: resultsOf(rules, given) };
}

const evidenceWords: Readonly<Record<PaymentEvidence['item'], Record<'zh' | 'en', string>>> = {
  CONFIRMED: { zh: '会议未确认', en: 'the meeting is not confirmed' },
  SIGN_IN: { zh: '无人签到', en: 'nobody signed in' },
  PHOTO: { zh: '缺现场照片', en: 'no photo' },
  SIGN_IN_SHEET: { zh: '缺签到表', en: 'no sign-in sheet' },
  AGENDA: { zh: '缺实际议程', en: 'no agenda as held' },
  NOT_REUSED: { zh: '资料在其他会议用过', en: 'a file was used in another meeting' },
  SERVICE: {
    zh: '讲者未确认这些小时的服务，也没有签署的服务确认单',
    en: 'the speaker did not confirm these hours, and there is no signed sheet',
  },
  CONTRACT: {
    zh: '会议当日没有已签署的讲者合同，或付款高于合同标准',
    en: 'no contract was signed by the day, or the payment is above its fee',
  },
  CANCELLATION: { zh: '会议取消时没有取消费', en: 'no fee was owed for the cancellation' },
  WITHIN_FEE: { zh: '付款高于取消费', en: 'the payment is above the cancellation fee' },
  INVOICE: { zh: '发票金额与付款金额不符', en: 'the invoices do not add up to the payment' },
};
