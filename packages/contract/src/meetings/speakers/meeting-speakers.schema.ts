// Doctors who speak at a meeting: what they were asked, what they answered, what came of it (product: Event speaker machine).
import { z } from 'zod';
import { Day, Money, Moment, maybe, text } from '../../core/index.ts';
import { MeetingFormat, Named } from '../meetings.schema.ts';

/** WAITING until the speaker says anything on the own pages. */
export const serviceStates = ['WAITING', 'CONFIRMED', 'DISPUTED'] as const;
export const ServiceState = z.enum(serviceStates);
export type ServiceState = z.infer<typeof ServiceState>;

/**
 * NOMINATED until the meeting is approved, INVITED until the doctor answers to the terms in force. CONTRACTED: agreed, and a
 * signed contract holds on the day. SERVED, PAYABLE (a fee is owed) and PAID once the office has accepted the meeting.
 * REPLACED: answered, and no longer on the agenda.
 */
export const speakingStates = [
  'NOMINATED',
  'INVITED',
  'ACCEPTED',
  'CONTRACTED',
  'DECLINED',
  'SERVED',
  'PAYABLE',
  'PAID',
  'REPLACED',
  'CANCELLED',
] as const;
export const SpeakingState = z.enum(speakingStates);
export type SpeakingState = z.infer<typeof SpeakingState>;

/** What a speaker agrees to; other terms are agreed to anew. */
export const SpeakingTerms = z.object({
  startsAt: Moment,
  endsAt: Moment,
  format: MeetingFormat,
  place: z.string(),
  items: z.array(z.object({ topic: z.string(), minutes: z.int() })),
  fee: Money.describe('CNY before tax'),
});
export type SpeakingTerms = z.infer<typeof SpeakingTerms>;

export const SpeakerAnswer = z.enum(['ACCEPTED', 'DECLINED']);
export type SpeakerAnswer = z.infer<typeof SpeakerAnswer>;

export const WaivedBy = z.enum(['SPEAKER', 'OFFICE']);
export type WaivedBy = z.infer<typeof WaivedBy>;

export const MeetingSpeaker = z.object({
  doctor: Named,
  state: SpeakingState,
  planned: z.int().describe('Minutes of the agenda'),
  fee: Money.describe('CNY before tax: the share of the planned fees by minutes'),
  paid: Money.describe('CNY before tax'),
  cancellationFee: maybe(Money).describe('Owed since the meeting was cancelled late, CNY before tax (rule LC1)'),
  waiver: maybe(
    z.object({
      fee: Money.describe('What was owed, CNY before tax'),
      by: WaivedBy,
      reason: z.string(),
      recordedBy: maybe(z.string()).describe('Who recorded it; null when the doctor signed on the own pages'),
      at: Moment,
    }),
  ).describe('The cancellation fee that is owed no more'),
  reply: maybe(
    z.object({
      answer: SpeakerAnswer,
      at: Moment,
      recordedBy: maybe(z.string()).describe('Who recorded it; null when the doctor answered on the own pages'),
      note: z.string(),
      isOutdated: z.boolean().describe('The terms have changed since'),
    }),
  ),
  contractUntil: maybe(Day).describe('Last day of a signed contract that holds on the day of the meeting'),
  service: maybe(
    z.object({
      state: ServiceState,
      minutes: maybe(z.int()).describe('Minutes that the speaker confirmed'),
      note: z.string().describe('What was otherwise'),
      at: maybe(Moment),
    }),
  ).describe('What the speaker says of the service; once the meeting was held'),
});
export type MeetingSpeaker = z.infer<typeof MeetingSpeaker>;

/** What cancelling a meeting now costs (rule LC1). */
export const CancellationFees = z.object({
  days: z.number().describe('Fees are due within so many days of the start'),
  share: z.number().describe('Percent of the fee of the talk'),
  speakers: z
    .array(
      z.object({
        doctor: Named,
        agreed: Money.describe('Fee of the talk, CNY before tax'),
        fee: Money.describe('Cancellation fee, CNY before tax'),
      }),
    )
    .describe('Speakers under contract who agreed; nobody where there is time enough'),
  total: Money,
});
export type CancellationFees = z.infer<typeof CancellationFees>;

/** An answer that came otherwise than on the doctor's own pages. */
export const RecordedAnswer = z.strictObject({
  answer: SpeakerAnswer,
  note: text(500, 2).describe('How the answer came, or why the doctor declines'),
});
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;
