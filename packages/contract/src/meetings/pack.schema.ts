// The evidence pack of a meeting, and the inspector it is opened to.
import { z } from 'zod';
import { Id, text } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';

export const PackQuery = z.strictObject({ reasonCategory: exportFields.reasonCategory, reason: exportFields.reason });
export type PackQuery = z.infer<typeof PackQuery>;

export const LONGEST_INSPECTION_DAYS = 30;
export const InspectionDraft = z.strictObject({
  userId: Id.describe('Who inspects'),
  days: z.int().min(1).max(LONGEST_INSPECTION_DAYS),
  reason: text(200, 2),
});
export type InspectionDraft = z.infer<typeof InspectionDraft>;
