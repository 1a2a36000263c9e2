// Journeys of doctors: sequences of touches, retention of cohorts, one doctor by channel, hospitals (specification 2.3, transit; product 3.18).
import { z } from 'zod';
import { CalendarPeriod, Day, Id, Moment, maybe, pageQuery, paged, text } from '../core/index.ts';
import { ActionChannel } from '../interactions/index.ts';
import { CopiedAt, Days, Period, paging } from '../sales-funnels/index.ts';

export const OTHER_TOUCHES = 'OTHER';

const path = {
  period: Period,
  steps: z.int().min(2).max(6).default(4),
  grouping: z.enum(['CHANNEL', 'ACT']).default('CHANNEL').describe('Touches by channel, or by channel and act'),
  keep: z.int().min(1).max(12).default(6).describe('Groups of a step that stand alone; rarer ones are put together'),
  countsSent: z.boolean().default(false).describe('Whether what was only sent is a touch'),
};
export const PathQuestion = z.strictObject(path);
export type PathQuestion = z.infer<typeof PathQuestion>;

/** Of a touch: LIVE, LIVE:WATCHED or OTHER. */
const TouchKey = z.string().max(40);

export const Paths = z.object({
  days: Days,
  copiedAt: CopiedAt,
  people: z.int().describe('Doctors with at least one touch'),
  nodes: z.array(z.object({ step: z.int(), key: TouchKey, people: z.int() })),
  flows: z.array(
    z.object({
      step: z.int().describe('The step it leaves'),
      from: TouchKey,
      to: TouchKey,
      people: z.int(),
      medianDays: z.number().describe('Between the first touches of both'),
    }),
  ),
});
export type Paths = z.infer<typeof Paths>;

export const PathPeopleQuestion = z.strictObject({
  ...path,
  step: z.int().min(1).max(6),
  key: TouchKey,
  next: TouchKey.optional().describe('Only those whose next touch is this one'),
  ...paging,
});
export type PathPeopleQuestion = z.infer<typeof PathPeopleQuestion>;

export const MOST_COHORTS = 24;
const trend = { period: Period, grain: z.enum(['WEEK', 'MONTH']).default('MONTH') };
export const TrendQuestion = z.strictObject(trend);
export type TrendQuestion = z.infer<typeof TrendQuestion>;

export const Trend = z.object({
  days: Days,
  cohorts: z.array(
    z.object({
      start: Day.describe('First day of the week or month of the first act ever'),
      people: z.int(),
      active: z.array(z.int()).describe('Who acts in that week or month, the next one, and so on'),
    }),
  ),
  activity: z.array(z.object({ start: Day, people: z.int(), acts: z.int() })),
});
export type Trend = z.infer<typeof Trend>;

export const TrendPeopleQuestion = z.strictObject({
  ...trend,
  cohort: Day.optional().describe('Without one everybody who acts'),
  start: Day.describe('The week or month in which they act'),
  ...paging,
});
export type TrendPeopleQuestion = z.infer<typeof TrendPeopleQuestion>;

export const MOST_EVENTS = 500;
export const PersonalQuery = z.strictObject({ from: Day.optional(), to: Day.optional() });
export type PersonalQuery = z.infer<typeof PersonalQuery>;

export const Personal = z.object({
  doctor: z.object({ id: Id, name: z.string(), title: z.string(), hospitalName: z.string(), department: z.string() }),
  days: Days,
  lanes: z.array(
    z.object({
      channel: ActionChannel,
      acts: z.int(),
      sent: z.int(),
      lastAt: Moment,
    }),
  ),
  events: z
    .array(
      z.object({
        id: Id,
        at: Moment,
        channel: ActionChannel,
        action: z.string(),
        subject: z.string(),
        who: maybe(z.string()),
      }),
    )
    .describe('The latest 500, the earliest first'),
  totalElements: z.int(),
});
export type Personal = z.infer<typeof Personal>;

const span = {
  preset: CalendarPeriod.optional().describe('In place of the last days'),
  lastDays: z.int().min(1).max(3650).default(90),
};
export const HospitalJourneyFilter = z.strictObject({ ...span, keyword: text(60).optional() });
export type HospitalJourneyFilter = z.infer<typeof HospitalJourneyFilter>;
export const HospitalJourneyQuery = pageQuery(['acts', 'active', 'doctors']).extend(HospitalJourneyFilter.shape);
export type HospitalJourneyQuery = z.infer<typeof HospitalJourneyQuery>;

export const HospitalJourney = z.object({
  id: Id,
  name: z.string(),
  level: z.string(),
  province: z.string(),
  doctors: z.int().describe('In the range of the caller'),
  active: z.int().describe('Of these, who acted'),
  acts: z.int(),
  channels: z.array(z.object({ channel: ActionChannel, acts: z.int() })),
  lastAt: maybe(Moment),
});
export type HospitalJourney = z.infer<typeof HospitalJourney>;
export const HospitalJourneys = paged(HospitalJourney);

export const HospitalPeopleQuery = z.strictObject({ ...span, channel: ActionChannel.optional(), ...paging });
export type HospitalPeopleQuery = z.infer<typeof HospitalPeopleQuery>;
