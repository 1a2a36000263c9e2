// Doctors passed from whoever looks after them to a colleague (product 3.2, transfer).
import { z } from 'zod';
import { Id, list, text } from '../core/index.ts';
import { CustomerListType, DoctorFilter } from './doctors.schema.ts';

/** Those named, or without ids all that match the filter of a list. */
export const TransferPreviewBody = z.strictObject({
  ids: list(Id, 1000).min(1).optional(),
  type: CustomerListType.default('MY_CUSTOMER'),
  filter: DoctorFilter.default({}),
});
export type TransferPreviewBody = z.infer<typeof TransferPreviewBody>;

export const TransferPreview = z.object({
  matched: z.int().describe('Doctors meant, whoever looks after them'),
  owners: z
    .array(
      z.object({
        userId: Id,
        name: z.string(),
        isSelf: z.boolean(),
        count: z.int().describe('Doctors of these that the owner looks after'),
        stamp: z.string().describe('Of these; a transfer with an older one is answered with 409'),
      }),
    )
    .describe('Owners from whom the caller may take, most doctors first, oneself before all'),
});
export type TransferPreview = z.infer<typeof TransferPreview>;

export const NewTransfer = TransferPreviewBody.extend({
  fromUserId: Id,
  toUserId: Id,
  stamp: z.string().max(100),
  reason: text(200, 1),
});
export type NewTransfer = z.infer<typeof NewTransfer>;
