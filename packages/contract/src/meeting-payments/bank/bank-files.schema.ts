// What goes to the bank and comes back: paying accounts, the format of each one's files, what a return file settled (product: payment).
import { z } from 'zod';
import { Id, maybe, text, uploadedFile } from '../../core/index.ts';

/** A sheet, records of a fixed width, ISO 20022 (pain.001.001.09, answered by pain.002). */
export const bankFormats = ['CSV', 'FIXED', 'PAIN_001'] as const;
export const BankFormat = z.enum(bankFormats);
export type BankFormat = z.infer<typeof BankFormat>;

export const PayingAccountDraft = z.strictObject({
  name: text(40, 2).describe('As colleagues call it'),
  holder: text(100, 2).describe('As the bank knows the enterprise'),
  bankName: text(60, 2),
  bankCode: text(12)
    .regex(/^(\d{12}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/)
    .default('')
    .describe('CNAPS number of the branch (12 digits) or BIC; required for ISO 20022'),
  accountNumber: text(40)
    .regex(/^[0-9][0-9 -]{7,38}$/)
    .optional()
    .describe('Required for a new one; absent keeps what is known'),
  format: BankFormat.default('CSV'),
  formatId: Id.optional().describe('Which text format of that kind; the oldest one unless given'),
  isDefault: z.boolean().default(false).describe('Pays where no other is named; there is one at most'),
  isEnabled: z.boolean().default(true),
});
export type PayingAccountDraft = z.infer<typeof PayingAccountDraft>;

export const ChangedPayingAccount = PayingAccountDraft.extend({
  version: z.int().min(1).describe('As it was read; a newer one answers 409'),
});
export type ChangedPayingAccount = z.infer<typeof ChangedPayingAccount>;

export const PayingAccount = z.object({
  id: Id,
  name: z.string(),
  holder: z.string(),
  bankName: z.string(),
  bankCode: z.string(),
  account: maybe(z.string()).describe('Masked'),
  format: BankFormat,
  textFormat: maybe(z.object({ id: Id, name: z.string() })).describe('Null for ISO 20022'),
  isDefault: z.boolean(),
  isEnabled: z.boolean(),
  version: z.int(),
});
export type PayingAccount = z.infer<typeof PayingAccount>;

export const LARGEST_RETURN_FILE = 2 * 1024 * 1024;
export const ReturnFile = z.strictObject({ file: uploadedFile() });
export type ReturnFile = z.infer<typeof ReturnFile>;

export const returnOutcomes = ['PAID', 'FAILED', 'OPEN', 'IGNORED'] as const;
export const ReturnLine = z.object({
  number: z.string().describe('Number of the payment as the file names it'),
  outcome: z.enum(returnOutcomes).describe('OPEN: the bank has not decided; IGNORED: nothing of this batch that waits'),
  note: z.string().describe('Reference of the bank, its reason, or why the line is ignored'),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

export const ReturnResult = z.object({
  paid: z.int(),
  failed: z.int(),
  open: z.int(),
  ignored: z.int(),
  lines: z.array(ReturnLine),
});
export type ReturnResult = z.infer<typeof ReturnResult>;
