// What an approver compares a meeting with: the cost per head of meetings of its kind, the last year of its owner and speakers.
import { z } from 'zod';
import { Id, Moment, Money, maybe } from '../../core/index.ts';
import { Named } from '../meetings.schema.ts';

/** Below this many meetings a band says nothing. */
export const FEWEST_COMPARED = 5;
/** The latest ones before the meeting. */
export const MOST_COMPARED = 200;
export const COMPARED_DAYS = 365;

export const MeetingComparison = z.object({
  perHead: maybe(Money).describe(
    'Estimated costs by expected guests, of a held meeting actual costs by guests who came, CNY',
  ),
  sample: z.int().describe('Confirmed meetings of the same type and format in the year before, at most the latest 200'),
  band: maybe(z.object({ low: Money, median: Money, high: Money })).describe(
    'Quartiles of their actual costs by guests who came, CNY; null below 5 meetings',
  ),
  similar: z
    .array(
      z.object({ id: Id, number: z.string(), title: z.string(), startsAt: Moment, heads: z.int(), perHead: Money }),
    )
    .describe('The latest of them within the range of the caller, at most 5'),
  owner: Named.extend({
    held: z.int().describe('Meetings confirmed in the year before'),
    cancelled: z.int(),
    refused: z.int().describe('Applications that were rejected'),
    spent: Money.describe('Actual costs of the confirmed ones, CNY'),
  }),
  speakers: z.array(
    Named.extend({
      talks: z.int().describe('Meetings confirmed in the year before with the doctor on the agenda'),
      withOwner: z.int().describe('Those of the same owner'),
      paid: Money.describe('Fees paid for them, CNY before tax'),
    }),
  ),
});
export type MeetingComparison = z.infer<typeof MeetingComparison>;
