// What a doctor did with us over every channel: activeness, behaviour, tendencies, detail (specification 2.5, 3, 7.5).
import { z } from 'zod';
import { Day, Id, Moment, list, maybe, pageQuery, paged } from '../core/index.ts';

/** What kind of act it is; SENT is what we sent and the doctor only received. */
export const dataTypes = [
  'READ',
  'COURSE',
  'LITERATURE',
  'CASE',
  'QUIZ',
  'LIVE',
  'ASK',
  'MEETING',
  'SURVEY',
  'REPLY',
  'CLICK',
  'VISIT',
  'SIGN_IN',
  'SENT',
] as const;
export const DataType = z.enum(dataTypes);
export type DataType = z.infer<typeof DataType>;

export const actionChannels = [
  'VISIT',
  'SMS',
  'MAIL',
  'WECOM',
  'LIVE',
  'EDUCATION',
  'SURVEY',
  'MEETING',
  'PORTAL',
] as const;
export const ActionChannel = z.enum(actionChannels);

export const Granularity = z.enum(['DAY', 'MONTH']);
export type Granularity = z.infer<typeof Granularity>;

const span = {
  from: Day.optional().describe('Earliest day in Asia/Shanghai'),
  to: Day.optional().describe('Last day in Asia/Shanghai; today unless given'),
};

/** Without a range the last 14 days, or 12 months. */
export const ActivenessQuery = z.strictObject({
  doctorId: Id,
  granularity: Granularity.default('DAY'),
  ...span,
});
export type ActivenessQuery = z.infer<typeof ActivenessQuery>;

export const ActivenessEntry = z.object({
  actionDate: z.string().describe('YYYY-MM-DD, or YYYY-MM by month'),
  counts: z.int(),
});
export type ActivenessEntry = z.infer<typeof ActivenessEntry>;

export const activenessCategories = ['total', 'education', 'live', 'survey'] as const;
export type ActivenessCategory = (typeof activenessCategories)[number];
const entries = z.array(ActivenessEntry).describe('Every day or month of the range, also those with nothing');
export const Activeness = z.object({ total: entries, education: entries, live: entries, survey: entries });
export type Activeness = z.infer<typeof Activeness>;

/** Without a range the last year. */
export const BehaviourQuery = z.strictObject({ doctorId: Id, ...span });
export type BehaviourQuery = z.infer<typeof BehaviourQuery>;

export const Statistic = z.object({ dataType: DataType, counts: z.int() });
export type Statistic = z.infer<typeof Statistic>;

export const TendencyType = z.enum(['ACADEMIC', 'LIVE', 'MEETING', 'VISIT', 'SURVEY', 'OTHER']);
export type TendencyType = z.infer<typeof TendencyType>;
export const Tendency = z.object({ dataType: TendencyType, counts: z.int() });
export type Tendency = z.infer<typeof Tendency>;

export const EducationType = z.enum(['COURSE', 'LITERATURE', 'CASE', 'QUIZ']);
export const EducationTendency = z.object({ dataType: EducationType, counts: z.int() });
export type EducationTendency = z.infer<typeof EducationTendency>;

export const ActionQuery = pageQuery(['actionStartTime']).extend({
  doctorId: Id,
  ...span,
  dataType: list(DataType, dataTypes.length).optional(),
});
export type ActionQuery = z.infer<typeof ActionQuery>;

export const ActionsByType = ActionQuery.extend({ dataType: list(DataType, dataTypes.length).min(1) });

export const Action = z.object({
  id: Id,
  actionStartTime: Moment,
  actionType: z.string().describe('What was done on the channel, such as WATCHED'),
  channel: ActionChannel,
  subject: z.string(),
  dataType: DataType,
  duration: maybe(z.int()).describe('Seconds; of a live session the time online'),
  who: maybe(z.string()).describe('The colleague who took part'),
});
export type Action = z.infer<typeof Action>;
export const Actions = paged(Action);

/** The doctor's last 90 days against the 90 before. */
export const ActionSummary = z.object({
  counts: z.int(),
  previousCounts: z.int(),
  activeness: z.int().describe('Share of weeks in which the doctor did something, in percent'),
  previousActiveness: z.int(),
  lastAt: maybe(Moment),
});
export type ActionSummary = z.infer<typeof ActionSummary>;
