// Marketing activities and their effect (specification 2.3, marketActive; product 3.18).
import { z } from 'zod';
import { Day, Id, Money, Moment, list, longText, maybe, pageQuery, paged, text } from '../core/index.ts';
import { ActionChannel, actionChannels } from '../interactions/index.ts';
import { audience, paging } from '../sales-funnels/index.ts';
import { MOST_SENDS, Send, SendFigures } from '../sends/index.ts';

export const activityKinds = ['CAMPAIGN', 'CONTENT', 'EVENT', 'EDUCATION', 'SURVEY'] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof ActivityKind>;
export const activityStates = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export const ActivityState = z.enum(activityStates);

const drafted = {
  name: text(80, 1),
  kind: ActivityKind,
  startsOn: Day,
  endsOn: Day,
  channels: list(ActionChannel, actionChannels.length).min(1),
  subject: text(60).default('').describe('Part of the subject of what belongs to it; empty for all'),
  ...audience,
  budget: Money.default(0),
  note: longText(2000).default('').describe('What was learned from it'),
};
export const ActivityDraft = z.strictObject(drafted);
export type ActivityDraft = z.infer<typeof ActivityDraft>;
export const ActivityChange = z.strictObject({ ...drafted, version: z.int().min(1) });
export type ActivityChange = z.infer<typeof ActivityChange>;
export const ActivityKept = z.object({ id: Id, version: z.int() });
export type ActivityKept = z.infer<typeof ActivityKept>;

export const Activity = z.object({
  id: Id,
  ...drafted,
  state: ActivityState,
  ownerName: z.string(),
  version: z.int(),
  updatedAt: Moment,
});
export type Activity = z.infer<typeof Activity>;

export const ActivityFilter = z.strictObject({
  keyword: text(60).optional(),
  kind: ActivityKind.optional(),
  state: ActivityState.optional(),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;
export const ActivityQuery = pageQuery(['startsOn', 'budget']).extend(ActivityFilter.shape);
export type ActivityQuery = z.infer<typeof ActivityQuery>;
export const Activities = paged(Activity);

const numbers = {
  reached: z.int().describe('Doctors who received or did something'),
  engaged: z.int().describe('Doctors who did something'),
  acts: z.int(),
};
export const ActivityFigures = z.object({
  id: Id,
  ...numbers,
  rate: maybe(z.number()).describe('Engaged of reached; null where nobody was reached'),
  costPerEngaged: maybe(z.number()).describe('CNY; null where nobody is engaged'),
  channels: z.array(z.object({ channel: ActionChannel, ...numbers })),
  articles: z.int().describe('Published in the period under the subject'),
  meetings: z.int().describe('Held in the period under the subject with a doctor in the range of the caller'),
});
export type ActivityFigures = z.infer<typeof ActivityFigures>;
export const ActivityFigureQuery = z.strictObject({ ids: list(Id, 20).min(1) });

export const ActivityPeopleQuery = z.strictObject({
  kind: z.enum(['REACHED', 'ENGAGED']).default('ENGAGED'),
  channel: ActionChannel.optional(),
  ...paging,
});
export type ActivityPeopleQuery = z.infer<typeof ActivityPeopleQuery>;

/** Sends that belong to an activity, as far as the caller sees them, and what they came to together. */
export const ActivitySends = z.object({ sends: z.array(Send), figures: SendFigures });
export type ActivitySends = z.infer<typeof ActivitySends>;
/** One that a send may be counted to. */
export const Campaign = z.object({ id: Id, name: z.string(), startsOn: Day, endsOn: Day });
export type Campaign = z.infer<typeof Campaign>;
export const AddedSends = z.strictObject({ sendIds: list(Id, MOST_SENDS).min(1) });
export type AddedSends = z.infer<typeof AddedSends>;
