// Institutions and suppliers: who they are, what due diligence found, their documents and until when they may be used (product: institution, supplier).
import { z } from 'zod';
import {
  Day,
  Id,
  Moment,
  attachedFileTypes,
  list,
  longText,
  maybe,
  pageQuery,
  text,
  uploadedFile,
} from '../core/index.ts';

// The last character of a unified social credit code is a check digit (GB 32100-2015).
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The weights are the powers of 3 modulo 31. */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false;
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] === code[17];
}

export const CounterpartyKind = z.enum(['INSTITUTION', 'SUPPLIER']);
export type CounterpartyKind = z.infer<typeof CounterpartyKind>;

export const CounterpartyCategory = z.enum([
  'SOCIETY',
  'FOUNDATION',
  'HOSPITAL',
  'ACADEMY',
  'VENUE',
  'TRAVEL',
  'AGENCY',
  'CATERING',
  'PRINT',
]);
export type CounterpartyCategory = z.infer<typeof CounterpartyCategory>;
export const categoriesOf: Readonly<Record<CounterpartyKind, readonly CounterpartyCategory[]>> = {
  INSTITUTION: ['SOCIETY', 'FOUNDATION', 'HOSPITAL', 'ACADEMY'],
  SUPPLIER: ['VENUE', 'TRAVEL', 'AGENCY', 'CATERING', 'PRINT'],
};

/** EXPIRED is APPROVED after its last day. */
export const counterpartyStates = ['DRAFT', 'IN_REVIEW', 'APPROVED', 'EXPIRED', 'BLOCKED'] as const;
export const CounterpartyState = z.enum(counterpartyStates);
export type CounterpartyState = z.infer<typeof CounterpartyState>;

/** What due diligence may find. */
export const counterpartyFlags = ['GOVERNMENT', 'DOCTOR_TIE', 'ADVERSE_NEWS', 'CASH', 'SANCTIONED'] as const;
export const CounterpartyFlag = z.enum(counterpartyFlags);
export type CounterpartyFlag = z.infer<typeof CounterpartyFlag>;
export const counterpartyRisks = ['LOW', 'MEDIUM', 'HIGH'] as const;
export const CounterpartyRisk = z.enum(counterpartyRisks);
export type CounterpartyRisk = z.infer<typeof CounterpartyRisk>;

export const documentTypes = ['LICENSE', 'DUE_DILIGENCE', 'CONTRACT', 'OTHER'] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

export const CounterpartyAct = z.enum(['edit', 'upload', 'submit', 'approve', 'reject', 'renew', 'block', 'unblock']);
export type CounterpartyAct = z.infer<typeof CounterpartyAct>;

/** Days before the end from which an approval counts as expiring. */
export const EXPIRING_DAYS = 30;
/** Scores from which a risk is medium or high. */
export const MEDIUM_SCORE = 20;
export const HIGH_SCORE = 50;
export const LARGEST_DOCUMENT = 10_485_760;

export const CounterpartyFilter = z.strictObject({
  keyword: text(50).optional().describe('Part of a name or of the credit code'),
  category: CounterpartyCategory.optional(),
  state: CounterpartyState.optional(),
  risk: CounterpartyRisk.optional(),
  isExpiring: z.boolean().optional().describe(`Approved and ending within ${EXPIRING_DAYS} days`),
});
export type CounterpartyFilter = z.infer<typeof CounterpartyFilter>;
export const CounterpartyPaging = pageQuery(['updatedAt', 'validUntil', 'name', 'score']).extend(
  CounterpartyFilter.shape,
);
export type CounterpartyPaging = z.infer<typeof CounterpartyPaging>;
export const CounterpartyCount = z.object({ totalElements: z.int().min(0) });

export const CounterpartyDraft = z.strictObject({
  name: text(120, 2),
  enName: text(200).default(''),
  creditCode: text(18, 1)
    .toUpperCase()
    .refine(isCreditCode, 'creditCode')
    .meta({ description: 'Unified social credit code, GB 32100', example: '91310000MA1FL5E43P' }),
  category: CounterpartyCategory,
  licenseUntil: Day.optional().describe('Last day of the licence; absent when it has no end'),
  flags: list(CounterpartyFlag, counterpartyFlags.length).default([]),
  findings: longText(2000).default('').describe('What due diligence found'),
});
export type CounterpartyDraft = z.infer<typeof CounterpartyDraft>;

const version = z.int().min(1).describe('As it was read; a newer one answers 409');
export const ChangedCounterparty = CounterpartyDraft.extend({ version });
export type ChangedCounterparty = z.infer<typeof ChangedCounterparty>;
export const DocumentUpload = z.strictObject({ documentType: DocumentType, file: uploadedFile() });
export type DocumentUpload = z.infer<typeof DocumentUpload>;
export const DecidedCounterparty = z.strictObject({
  isApproved: z.boolean(),
  validUntil: Day.optional().describe('Last day of the approval; a year from today when absent, two years at most'),
  reason: text(500).default('').describe('Required to reject, and to approve a high risk'),
});
export type DecidedCounterparty = z.infer<typeof DecidedCounterparty>;
export const BlockedCounterparty = z.strictObject({ isBlocked: z.boolean(), reason: text(500, 2) });
export type BlockedCounterparty = z.infer<typeof BlockedCounterparty>;

export const CounterpartyKept = z.object({ id: Id, state: CounterpartyState, version: z.int() });
export type CounterpartyKept = z.infer<typeof CounterpartyKept>;

const Named = z.object({ id: Id, name: z.string() });

export const Counterparty = z.object({
  id: Id,
  name: z.string(),
  creditCode: z.string(),
  category: CounterpartyCategory,
  state: CounterpartyState,
  risk: CounterpartyRisk,
  score: z.int().describe('0 to 100, more is riskier'),
  validUntil: maybe(Day),
  documentCount: z.int(),
  updatedAt: Moment,
});
export type Counterparty = z.infer<typeof Counterparty>;

export const CounterpartyDetail = Counterparty.extend({
  nameZh: z.string(),
  enName: z.string(),
  licenseUntil: maybe(Day),
  flags: z.array(CounterpartyFlag),
  findings: z.string(),
  submitter: maybe(Named),
  reviewer: maybe(Named),
  reviewedAt: maybe(Moment),
  reason: z.string(),
  documents: z.array(
    z.object({
      id: Id,
      documentType: DocumentType,
      name: z.string(),
      type: z.enum(attachedFileTypes),
      size: z.int().describe('Bytes'),
      uploadedAt: Moment,
    }),
  ),
  acts: z.array(CounterpartyAct),
  version: z.int(),
});
export type CounterpartyDetail = z.infer<typeof CounterpartyDetail>;
