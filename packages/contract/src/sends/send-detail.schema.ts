// One send with what may be done with it, and the send beside it: an article is sent again once to those who have not opened it.
import { z } from 'zod';
import { Id, Moment, maybe } from '../core/index.ts';
import { NewSend, RemovalReason, Send, SendOpening } from './sends.schema.ts';

/** Over the channel of the first send, to those of its doctors whom the caller may work on. */
export const NewResend = z.strictObject({
  sendId: Id.describe('A send of an article that is done and was not sent again'),
  ...NewSend.pick({ openingLineId: true, dueAt: true, campaignId: true }).shape,
});
export type NewResend = z.infer<typeof NewResend>;

export const SendAct = z.enum(['retry', 'cancel', 'resend']);
export type SendAct = z.infer<typeof SendAct>;

export const SendTwin = Send.pick({ id: true, state: true, isResend: true, createdAt: true, figures: true });
export type SendTwin = z.infer<typeof SendTwin>;

export const SendDetail = Send.extend({
  outOfRange: z.int(),
  opening: maybe(SendOpening).describe('The approved line that its messages open with'),
  removals: z.array(z.object({ reason: RemovalReason, count: z.int() })),
  acts: z.array(SendAct),
  resendFrom: maybe(Moment).describe(
    'From when the caller may send it again to those who have not opened it; null where it cannot be',
  ),
  twin: maybe(SendTwin).describe('The send that it repeats, or the one that repeats it, where the caller sees that'),
});
export type SendDetail = z.infer<typeof SendDetail>;
