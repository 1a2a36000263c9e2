// The record of a doctor: what happened around the doctor, from the tables of the rooms (specification 2.3 businessRecord).
import { z } from 'zod';
import { AuditChange } from '../audit/index.ts';
import { Day, Id, Moment, list, maybe, paged } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';
import { KolTier } from '../opinion-leaders/index.ts';

export const TimelineKind = z.enum(['VISIT', 'MEETING', 'TASK', 'TAG', 'CONSENT', 'VERIFICATION', 'FOLLOW', 'CHANGE']);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const TimelineQuery = z.strictObject({
  page: z.coerce.number().int().min(0).max(200).default(0),
  size: z.coerce.number().int().min(1).max(50).default(20),
  count: z.boolean().optional().describe('false leaves the exact total out'),
  kind: list(TimelineKind, 8).optional(),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** What a visit was about; words are empty for whoever may not read them. */
export const VisitTalk = z.object({
  isHidden: z.boolean().describe('Medical affairs spoke: what was said is not for the reader'),
  result: maybe(z.string()),
  notes: z.string(),
  products: z.array(
    z.object({
      name: z.string(),
      keyMessage: z.string(),
      reaction: maybe(z.enum(['POSITIVE', 'NEUTRAL', 'NEGATIVE'])),
    }),
  ),
});
export type VisitTalk = z.infer<typeof VisitTalk>;

export const TimelineEntry = z.object({
  key: z.string().describe('Kind and id'),
  kind: TimelineKind,
  id: Id.describe('Of the visit, the meeting, the task, …'),
  at: Moment,
  what: z
    .string()
    .describe(
      'State, source or event, as the room of the record calls it; of a meeting SPOKE, ATTENDED, NO_SHOW, DECLINED or INVITED',
    ),
  text: z
    .string()
    .describe('Title of a meeting or a task, name of a tag, channel of a consent; a code of a visit’s type'),
  who: maybe(z.string()),
  talk: maybe(VisitTalk).describe('Of a VISIT'),
  changes: z.array(AuditChange).describe('Of a CHANGE: the fields the reader may know, from what to what'),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Timeline = paged(TimelineEntry);

/**
 * Where a doctor stands with a product, from the visits that count: NONE not spoken of, AWARE spoken of, OPEN the last
 * reaction was positive, SUPPORTER at least three of the last five were.
 */
export const ProductLevel = z.enum(['NONE', 'AWARE', 'OPEN', 'SUPPORTER']);

export const DoctorProduct = z.object({
  productId: Id,
  productName: z.string(),
  level: ProductLevel,
  talks: z.int().describe('Visits that count and in which it was spoken of'),
  lastTalkAt: maybe(Moment),
  procurementStatus: maybe(z.string()).describe('At the hospital of the doctor'),
});
export type DoctorProduct = z.infer<typeof DoctorProduct>;

/** Confirmed and suggested together are the total; what was rejected counts for nothing. */
const Tally = z.object({ confirmed: z.int(), suggested: z.int() });

/** What the head and the rail of the profile show beside the doctor's basics. */
export const ProfileSummary = z.object({
  owners: z.array(z.object({ id: Id, name: z.string(), position: z.string().describe('The role held') })),
  tasks: z.array(z.object({ id: Id, title: z.string(), dueOn: Day, isOverdue: z.boolean() })),
  openTasks: z.int(),
  papers: Tally,
  records: Tally.describe('Guidelines, meetings, lives, trials, funds and patents'),
  posts: Tally.describe('Lines of the résumé'),
});
export type ProfileSummary = z.infer<typeof ProfileSummary>;

export const standingAxes = ['academic', 'clinical', 'digital', 'society'] as const;
export type StandingAxis = (typeof standingAxes)[number];
const Share = z.number().min(0).max(100);

/** Where a doctor stands among the enabled doctors of the same standard department, with the weights that come with the product. */
export const Standing = z.object({
  department: z.string(),
  from: z.int(),
  to: z.int(),
  rank: z.int(),
  population: z.int(),
  tier: KolTier.describe('As set by hand, or as computed'),
  peers: z.int().describe('Doctors of the same computed tier with anything in the period, this one among them'),
  axes: z.array(
    z.object({
      axis: z.enum(standingAxes),
      share: Share.describe('Of the greatest of the department, its components by their weights'),
      peer: Share.describe('The middle of the peers, worked out alike'),
    }),
  ),
});
export type Standing = z.infer<typeof Standing>;
export const StandingAnswer = z.object({
  standing: maybe(Standing).describe('Null for a doctor without a standard department'),
});
export type StandingAnswer = z.infer<typeof StandingAnswer>;

export const ProfilePdfQuery = z.strictObject({
  doctorId: Id,
  reasonCategory: exportFields.reasonCategory,
  reason: exportFields.reason,
});
export type ProfilePdfQuery = z.infer<typeof ProfilePdfQuery>;
