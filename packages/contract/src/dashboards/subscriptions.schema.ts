// Subscriptions of a board: its figures as a notice and a letter, every day or once a week (product 3.19).
import { z } from 'zod';
import { Id, Moment, maybe } from '../core/index.ts';
import { Board } from './dashboards.schema.ts';

export const rhythms = ['DAILY', 'WEEKLY'] as const;
export const Rhythm = z.enum(rhythms);
export type Rhythm = z.infer<typeof Rhythm>;

/** Days that the figures span; the last one is the day they are told. */
export const subscribedDays = [30, 90, 365] as const;

const told = {
  board: Board,
  rhythm: Rhythm,
  weekday: maybe(z.int().min(1).max(7)).default(null).describe('Day of a weekly one, Monday is 1; null for every day'),
  hour: z.int().min(0).max(23).describe('In Asia/Shanghai'),
  days: z.literal(subscribedDays).describe('Days that the figures span'),
};
export const NewSubscription = z
  .strictObject(told)
  .refine(({ rhythm, weekday }) => (rhythm === 'WEEKLY') === (weekday !== null), {
    path: ['weekday'],
    message: 'a weekly one has a day, a daily one none',
  });
export type NewSubscription = z.infer<typeof NewSubscription>;

export const Subscription = z.object({
  id: Id,
  ...told,
  nextAt: Moment,
  lastAt: maybe(Moment).describe('When the figures were last told; null before the first time'),
  mail: z
    .enum(['NONE', 'SENDING', 'SENT', 'FAILED', 'UNKNOWN'])
    .describe('The last letter; NONE where no mail is set up'),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionQuery = z.strictObject({ board: Board.optional() });
export type SubscriptionQuery = z.infer<typeof SubscriptionQuery>;
