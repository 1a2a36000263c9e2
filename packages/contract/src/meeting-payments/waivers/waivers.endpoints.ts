// The call by which the fee of a late cancellation is waived (product: Event speaker machine, rule LC1).
import { z } from 'zod';
import { Id, Money, endpoint, text } from '../../core/index.ts';
import { WaivedBy, meetingErrors } from '../../meetings/index.ts';
import { meetingPaymentErrors as errors } from '../meeting-payments.errors.ts';

export const FeeWaiver = z.strictObject({
  by: WaivedBy.describe('Who does without the fee'),
  reason: text(500, 2).describe('Why, and how the speaker said so'),
});
export type FeeWaiver = z.infer<typeof FeeWaiver>;

export const WaivedFee = z.object({
  waived: Money.describe('CNY before tax'),
  left: Money.describe('What other speakers of the meeting are still owed, CNY before tax'),
});
export type WaivedFee = z.infer<typeof WaivedFee>;

export const waiverEndpoints = {
  waiveFee: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/payment/waivers/{id}/{doctorId}',
    summary: { zh: '免除讲者的临期取消费', en: 'Waive the fee that a speaker is owed for a late cancellation' },
    access: { permission: 'meeting:meetings:confirm' },
    params: z.strictObject({ id: Id, doctorId: Id }),
    body: { encoding: 'json', schema: FeeWaiver },
    output: WaivedFee,
    errors: [meetingErrors.notFound, meetingErrors.noFeeOwed, errors.feeInPayment],
  }),
};
