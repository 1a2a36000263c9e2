// Text formats of the banks that the enterprise pays through: data that finance keeps, in versions (product: payment, bank file).
import { z } from 'zod';
import { Id, Moment, list, maybe, text } from '../../core/index.ts';

/** A sheet, or records of a fixed width. ISO 20022 stands as its standard says and is nothing to edit. */
export const textFormatKinds = ['CSV', 'FIXED'] as const;
/** A sheet program needs UTF-8 with its mark; hosts of banks read GBK. */
export const bankEncodings = ['UTF-8-BOM', 'UTF-8', 'GBK', 'GB18030'] as const;
export const bankSeparators = [',', ';', '|', 'TAB'] as const;
export const sentFields = ['number', 'payee', 'bankName', 'account', 'net', 'currency', 'meeting', 'text'] as const;
export const returnedFields = ['number', 'status', 'reference', 'reason', 'skipped'] as const;
/** What a first or last line may say of the whole batch; `{cents:15}` fills up to a width. */
export const lineMarks = ['batch', 'date', 'count', 'total', 'cents', 'account', 'holder'] as const;

const place = {
  title: text(40).default('').describe('Title of a column of a sheet'),
  width: z.int().min(0).max(400).default(0).describe('Bytes of a record of a fixed width'),
};

export const SentColumn = z.strictObject({
  field: z.enum(sentFields),
  ...place,
  isCents: z.boolean().default(false).describe('The amount in cents, without a point'),
  value: text(100).default('').describe('Of a column that says the same in every record; empty leaves it blank'),
});
export type SentColumn = z.infer<typeof SentColumn>;

export const ReturnedColumn = z.strictObject({ field: z.enum(returnedFields), ...place });
export type ReturnedColumn = z.infer<typeof ReturnedColumn>;

const codes = list(text(20, 1), 10);

export const TextLayout = z.strictObject({
  kind: z.enum(textFormatKinds),
  encoding: z.enum(bankEncodings),
  separator: z.enum(bankSeparators).default(',').describe('Of a sheet'),
  hasTitles: z.boolean().default(true).describe('A sheet begins with the titles of its columns'),
  header: text(200)
    .default('')
    .describe('First line of the file; may hold {batch}, {date}, {count}, {total}, {cents}, {account}, {holder}'),
  footer: text(200).default('').describe('Last line of the file, with the same marks'),
  columns: list(SentColumn, 30).min(1),
  returned: list(ReturnedColumn, 30).min(1).describe('Columns of the return file'),
  returnSkip: z.int().min(0).max(9).default(0).describe('Lines of the return file before its titles or first record'),
  paidCodes: codes.min(1).describe('What the return file calls a payment that was made'),
  failedCodes: codes.min(1),
  openCodes: codes.default([]),
});
export type TextLayout = z.infer<typeof TextLayout>;

export const BankTextFormatDraft = TextLayout.extend({ name: text(40, 2) });
export type BankTextFormatDraft = z.infer<typeof BankTextFormatDraft>;

export const ChangedTextFormat = BankTextFormatDraft.extend({
  isEnabled: z.boolean().default(true).describe('Switched off it is given to no account any more'),
  version: z.int().min(1).describe('As it was read; a newer one answers 409'),
});
export type ChangedTextFormat = z.infer<typeof ChangedTextFormat>;

export const BankTextFormat = ChangedTextFormat.extend({
  id: Id,
  accounts: z.int().describe('Paying accounts that use it'),
  updatedAt: Moment,
});
export type BankTextFormat = z.infer<typeof BankTextFormat>;

export const TextFormatVersion = z.object({
  version: z.int(),
  at: Moment,
  userName: maybe(z.string()).describe('Who wrote it; null as the product brought it'),
  batches: z.int().describe('Batches that it wrote'),
  layout: TextLayout,
});
export type TextFormatVersion = z.infer<typeof TextFormatVersion>;

export const TextFormatSample = z.object({
  name: z.string().describe('Name of the file'),
  content: z.string().describe('As the bank would get it, decoded'),
  bytes: z.int().describe('Length of the longest record'),
  returned: z.string().describe('A return file as it would be read'),
});
export type TextFormatSample = z.infer<typeof TextFormatSample>;
