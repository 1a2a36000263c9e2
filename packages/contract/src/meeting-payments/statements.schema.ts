// What one payee was paid in a year.
import { z } from 'zod';
import { Id, Moment } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';
import { PayeeKind } from './meeting-payments.schema.ts';

const who = {
  payeeKind: PayeeKind,
  payeeId: Id.describe('Doctor, supplier or institution; the user for an employee'),
  year: z.coerce.number().int().min(2000).max(2100),
};
export const StatementQuery = z.strictObject(who);
export type StatementQuery = z.infer<typeof StatementQuery>;
export const StatementExport = z.strictObject({ ...who, ...exportFields });
export type StatementExport = z.infer<typeof StatementExport>;

export const PayeeStatement = z.object({
  payeeName: z.string().describe('Empty where nothing was paid'),
  lines: z.array(
    z.object({
      id: Id,
      number: z.string(),
      meetingNumber: z.string(),
      meetingTitle: z.string(),
      at: Moment.describe('When it was paid or taken back'),
      isReversal: z.boolean(),
      reference: z.string(),
      gross: z.number().describe('CNY, below zero for a reversal'),
      tax: z.number(),
      net: z.number(),
    }),
  ),
  gross: z.number(),
  tax: z.number(),
  net: z.number(),
});
export type PayeeStatement = z.infer<typeof PayeeStatement>;
