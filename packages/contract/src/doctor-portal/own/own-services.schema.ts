// What a speaker is asked before and after a meeting, and says to it.
import { z } from 'zod';
import { Id, Money, Moment, maybe, text } from '../../core/index.ts';
import { ServiceState, SpeakingState, SpeakingTerms } from '../../meetings/index.ts';

/** A talk to come, as the doctor is asked for it or has agreed to it. */
export const OwnTalk = z.object({
  meetingId: Id,
  title: z.string(),
  state: SpeakingState,
  terms: SpeakingTerms,
  termsHash: z.string().describe('Names the terms; an answer carries it back'),
  mayAnswer: z.boolean(),
  isChanged: z.boolean().describe('Other terms were answered before'),
  isOwn: z.boolean().describe('The doctor answered here; otherwise staff recorded the answer, if there is one'),
  note: z.string().describe('Why the doctor declined, or how the answer came'),
  at: maybe(Moment).describe('When it was answered'),
  cancellationFee: maybe(Money).describe('Owed since the meeting was cancelled late, CNY before tax'),
  waivedFee: maybe(Money).describe('Was owed until the doctor or the office did without it, CNY before tax'),
});
export type OwnTalk = z.infer<typeof OwnTalk>;

const termsHash = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .describe('Of the terms that were read');
export const TalkAcceptance = z.strictObject({
  termsHash,
  signerName: text(40, 1).describe('Own name, as it is registered'),
});
export type TalkAcceptance = z.infer<typeof TalkAcceptance>;
export const TalkRefusal = z.strictObject({ termsHash, note: text(500, 1).describe('Why') });
export type TalkRefusal = z.infer<typeof TalkRefusal>;

export const FeeRefusal = z.strictObject({
  signerName: text(40, 1).describe('Own name, as it is registered'),
  reason: text(500, 2).describe('Why the doctor does without the fee'),
});
export type FeeRefusal = z.infer<typeof FeeRefusal>;

export const OwnService = z.object({
  meetingId: Id,
  title: z.string(),
  startsAt: maybe(Moment),
  items: z
    .array(z.object({ topic: z.string(), minutes: z.int() }))
    .describe('Items of the agenda that the doctor held'),
  planned: z.int().describe('Minutes of those items'),
  state: ServiceState,
  minutes: maybe(z.int()).describe('Minutes that were confirmed'),
  note: z.string(),
  at: maybe(Moment),
});
export type OwnService = z.infer<typeof OwnService>;

export const ServiceConfirmation = z.strictObject({
  minutes: z.int().min(1).max(1440).describe('Minutes that were served, at most those of the agenda'),
  signerName: text(40, 1).describe('Own name, as it is registered'),
});
export type ServiceConfirmation = z.infer<typeof ServiceConfirmation>;

export const ServiceDispute = z.strictObject({ note: text(500, 1).describe('What was otherwise') });
export type ServiceDispute = z.infer<typeof ServiceDispute>;
