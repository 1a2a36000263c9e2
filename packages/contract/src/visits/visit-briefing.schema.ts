// What matters before and during a visit: the last own talk, attitudes, open questions and tasks, consents, the rule of reception (product 3.7).
import { z } from 'zod';
import { Day, Id, Moment, maybe, text } from '../core/index.ts';
import { ReceptionRule } from '../hospitals/index.ts';
import { Reaction } from './visits.schema.ts';

export const LastTalk = z.object({
  id: Id,
  startsAt: Moment,
  visitType: z.string(),
  visitPurposes: z.array(z.string()),
  visitDuration: maybe(z.string()),
  visitResults: maybe(z.string()),
  notes: z.string(),
  nextStep: z.string(),
  nextStepDue: maybe(Day),
  products: z.array(
    z.object({
      productId: Id,
      name: z.string(),
      keyMessage: z.string(),
      reaction: maybe(Reaction),
      isEnabled: z.boolean(),
    }),
  ),
});
export type LastTalk = z.infer<typeof LastTalk>;

export const VisitBriefing = z.object({
  lastOwn: maybe(LastTalk).describe('The last visit of the caller that was handed in and met the doctor'),
  attitudes: z
    .array(z.object({ name: z.string(), reaction: Reaction, at: Moment }))
    .describe('The latest reaction to each product in visits of the caller'),
  questions: z.array(z.object({ text: z.string(), at: Moment })).describe('Asked in the last own visits'),
  tasks: z.array(z.object({ id: Id, title: z.string(), dueOn: Day })).describe('Open tasks of the caller'),
  consents: z.array(z.object({ channel: z.string(), consent: z.string() })),
  reception: ReceptionRule.pick({
    windows: true,
    room: true,
    needsAppointment: true,
    noticeDays: true,
    needsFiling: true,
  }),
});
export type VisitBriefing = z.infer<typeof VisitBriefing>;

export const FreeTimeQuery = z.strictObject({
  startsAt: Moment,
  visitDuration: text(40).optional(),
});
export type FreeTimeQuery = z.infer<typeof FreeTimeQuery>;
export const FreeTime = z.object({
  startsAt: Moment.describe('The time asked for, or the nearest free one: later for a plan, earlier for what was held'),
  isMoved: z.boolean(),
});
export type FreeTime = z.infer<typeof FreeTime>;

export const LastVisits = z.object({
  own: maybe(Moment).describe('The last visit of the caller that met the doctor'),
  team: maybe(Moment).describe("The last one of the caller's team that the caller may read"),
  anyone: maybe(Moment).describe('The last one of all, medical affairs included'),
  isHidden: z
    .boolean()
    .describe('The last one of all is one of medical affairs, whose content the caller may not read'),
});
export type LastVisits = z.infer<typeof LastVisits>;
