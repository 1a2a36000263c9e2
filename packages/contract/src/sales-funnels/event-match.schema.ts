// Which interactions a step, an exclusion or a conversion means: channel, act, words of the subject, time spent.
import { z } from 'zod';
import { CalendarPeriod, Day, Id, list, maybe, paged, text } from '../core/index.ts';
import { Tier } from '../doctors/index.ts';
import { ActionChannel } from '../interactions/index.ts';

/** Acts of the channels. ACTED stands for any of them but RECEIVED, which is what we sent. */
export const eventActions = [
  'ACTED',
  'MET',
  'RECEIVED',
  'OPENED',
  'READ',
  'CLICKED',
  'REPLIED',
  'WATCHED',
  'ASKED',
  'LEARNED',
  'DISCUSSED',
  'TESTED',
  'ANSWERED',
  'REGISTERED',
  'ATTENDED',
  'SIGNED_IN',
] as const;
export const EventAction = z.enum(eventActions);
export type EventAction = z.infer<typeof EventAction>;

export const EventMatch = z.strictObject({
  channel: maybe(ActionChannel).default(null).describe('Null for every channel'),
  action: maybe(EventAction).default(null).describe('Null for every act, also what was only sent'),
  subject: text(60).default('').describe('Part of the subject'),
  minSeconds: z.int().min(0).max(86_400).default(0).describe('Shortest time spent'),
});
export type EventMatch = z.infer<typeof EventMatch>;

/** Doctors whose events count; an empty list stands for everybody. */
export const audience = {
  tiers: list(Tier, 4).default([]),
  provinceCodes: list(z.string().regex(/^\d{2,12}$/), 40).default([]),
  departmentCodes: list(z.string().regex(/^[\w.-]{1,40}$/), 100)
    .default([])
    .describe('One of the first level brings those below it'),
};
export const Audience = z.strictObject(audience);
export type Audience = z.infer<typeof Audience>;

/** Days in Asia/Shanghai: a period of the calendar or the last so many days, both going on with today, or from and to. */
export const Period = z.strictObject({
  preset: CalendarPeriod.optional(),
  lastDays: z.int().max(3650).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type Period = z.infer<typeof Period>;

/** The same period once its days are known. */
export const Days = z.object({ from: Day, to: Day });
export type Days = z.infer<typeof Days>;

export const Unit = z.enum(['DOCTOR', 'HOSPITAL']);
export type Unit = z.infer<typeof Unit>;

/** A doctor or a hospital behind a number. */
export const Person = z.object({
  id: Id,
  name: z.string(),
  title: z.string().describe('Empty for a hospital'),
  hospitalName: z.string(),
  department: z.string(),
  province: z.string(),
  tier: z.string().describe('Tier of a doctor, level of a hospital'),
  count: z.int().describe('What the number counts of this one: the step reached, or events'),
  at: z.iso.datetime({ offset: true }).describe('The last event that counts'),
});
export type Person = z.infer<typeof Person>;
export const People = paged(Person);

export const paging = {
  page: z.int().min(0).max(10_000).default(0),
  size: z.int().min(1).max(100).default(20),
};

export const MOST_PICKED = 1000;
export const PickedPeople = z.object({
  ids: list(Id, MOST_PICKED).describe('The first 1,000'),
  totalElements: z.int().min(0),
});
export type PickedPeople = z.infer<typeof PickedPeople>;
