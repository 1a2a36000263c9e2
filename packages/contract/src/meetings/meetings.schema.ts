// Meetings: the words of their states, what an application holds, what a list and a page show (product: meetings, Meeting machine).
import { z } from 'zod';
import { MeetingType, meetingTypes } from '../budgets/index.ts';
import { Day, Id, Moment, Money, list, longText, maybe, pageQuery, text } from '../core/index.ts';
import { RuleExemption } from '../rules/index.ts';

export { MeetingType, meetingTypes };

export const meetingPurposes = ['PROMOTIONAL', 'MEDICAL'] as const;
export const meetingFormats = ['ONSITE', 'ONLINE', 'HYBRID'] as const;
export const MeetingFormat = z.enum(meetingFormats);
export type MeetingFormat = z.infer<typeof MeetingFormat>;

export const venueKinds = [
  'HOSPITAL',
  'HOTEL',
  'OFFICE',
  'CONFERENCE',
  'RESTAURANT',
  'SCENIC',
  'RESORT',
  'ENTERTAINMENT',
] as const;
export const VenueKind = z.enum(venueKinds);
export type VenueKind = z.infer<typeof VenueKind>;

export const agendaKinds = ['OPENING', 'TALK', 'CASE', 'DISCUSSION', 'MEAL', 'BREAK'] as const;
export const AgendaKind = z.enum(agendaKinds);
export type AgendaKind = z.infer<typeof AgendaKind>;
/** What counts as academic time. */
export const academicKinds: readonly AgendaKind[] = ['TALK', 'CASE', 'DISCUSSION'];

export const costKinds = [
  'VENUE',
  'MEAL',
  'TRAVEL',
  'LODGING',
  'FEE',
  'EQUIPMENT',
  'PRINTING',
  'SPONSORSHIP',
  'OTHER',
] as const;
export const CostKind = z.enum(costKinds);
export type CostKind = z.infer<typeof CostKind>;

export const meetingStates = [
  'DRAFT',
  'IN_APPROVAL',
  'RETURNED',
  'REJECTED',
  'APPROVED',
  'CHANGE_APPROVAL',
  'CANCELLED',
  'IN_PROGRESS',
  'TO_CONFIRM',
  'CONFIRM_REVIEW',
  'CONFIRMED',
  'CLOSED',
] as const;
export const MeetingState = z.enum(meetingStates);
export type MeetingState = z.infer<typeof MeetingState>;

/** The tabs of the specification: which meetings each one lists. */
export const meetingTabs = [
  'approved',
  'submitted',
  'myApproval',
  'pendingApproved',
  'doneApproved',
  'myApproved',
  'beConfirmed',
  'unfinished',
  'doneConfirmed',
] as const;
export const MeetingTab = z.enum(meetingTabs);
export type MeetingTab = z.infer<typeof MeetingTab>;

/** Where a meeting stands in time: what may still be held, what is held now, and what is over, also without being held. */
export const stateStages = {
  DRAFT: 'UNFINISHED',
  IN_APPROVAL: 'UNFINISHED',
  RETURNED: 'UNFINISHED',
  APPROVED: 'UNFINISHED',
  CHANGE_APPROVAL: 'UNFINISHED',
  IN_PROGRESS: 'IN_PROGRESS',
  TO_CONFIRM: 'ENDED',
  CONFIRM_REVIEW: 'ENDED',
  CONFIRMED: 'ENDED',
  CLOSED: 'ENDED',
  REJECTED: 'ENDED',
  CANCELLED: 'ENDED',
} as const satisfies Record<MeetingState, string>;
/** Whether a meeting was or will be held: neither refused nor called off. */
export const takesPlace = (state: MeetingState): boolean => state !== 'REJECTED' && state !== 'CANCELLED';
export const meetingStages = ['UNFINISHED', 'IN_PROGRESS', 'ENDED'] as const;
export const MeetingStage = z.enum(meetingStages);
export type MeetingStage = z.infer<typeof MeetingStage>;

export const MeetingAct = z.enum([
  'edit',
  'submit',
  'withdraw',
  'change',
  'cancel',
  'copy',
  'invite',
  'start',
  'end',
  'sign',
  'upload',
  'confirm',
  'accept',
  'sendBack',
]);
export type MeetingAct = z.infer<typeof MeetingAct>;

const filters = {
  tab: MeetingTab.optional(),
  keyword: text(50).optional().describe('Part of the title, the number or the venue'),
  type: MeetingType.optional(),
  state: MeetingState.optional(),
  stage: MeetingStage.optional().describe('Unfinished, in progress or ended, within the tab'),
  purpose: z.enum(meetingPurposes).optional(),
  productId: Id.optional(),
  ownerId: Id.optional(),
  from: Day.optional().describe('First day a meeting may begin on'),
  to: Day.optional().describe('Last day a meeting may begin on'),
};
export const MeetingFilter = z.strictObject(filters);
export type MeetingFilter = z.infer<typeof MeetingFilter>;
export const MeetingPaging = pageQuery(['startsAt', 'updatedAt', 'estimate', 'number']).extend(filters);
export type MeetingPaging = z.infer<typeof MeetingPaging>;
export const MeetingCount = z.object({ totalElements: z.int().min(0) });

export const AgendaItem = z.strictObject({
  kind: AgendaKind,
  topic: text(200, 1),
  minutes: z.int().min(1).max(1440),
  speakerId: Id.nullish().describe('The doctor who speaks'),
  materialId: Id.nullish(),
});
export type AgendaItem = z.infer<typeof AgendaItem>;

export const CostLine = z.strictObject({
  kind: CostKind,
  note: text(200).default(''),
  price: Money,
  quantity: z.int().min(1).max(100_000),
});
export type CostLine = z.infer<typeof CostLine>;

/** An application; a draft may still miss most of it, a submission must not. */
export const MeetingDraft = z.strictObject({
  type: MeetingType,
  title: text(120, 2),
  objective: longText(1000).default(''),
  purpose: z.enum(meetingPurposes).default('PROMOTIONAL'),
  format: MeetingFormat.default('ONSITE'),
  productId: Id.nullish(),
  hospitalId: Id.nullish(),
  startsAt: Moment.nullish(),
  endsAt: Moment.nullish(),
  venueKind: VenueKind.nullish(),
  venueName: text(120).default(''),
  address: text(200).default(''),
  cityCode: text(12).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  onlineLink: text(500).default(''),
  lineId: Id.nullish().describe('Budget'),
  orderId: Id.nullish().describe('Internal order'),
  expectedGuests: z.int().min(0).max(100_000).default(0),
  expectedStaff: z.int().min(0).max(10_000).default(0),
  agenda: list(AgendaItem, 60).default([]),
  costs: list(CostLine, 60).default([]),
  guestIds: list(Id, 500).default([]).describe('Doctors to invite'),
});
export type MeetingDraft = z.infer<typeof MeetingDraft>;

const version = z.int().min(1).describe('As it was read; a newer one answers 409');
export const ChangedMeeting = MeetingDraft.extend({ version });
export type ChangedMeeting = z.infer<typeof ChangedMeeting>;

export const RuleComment = z.strictObject({ code: text(8, 1), comment: text(500, 2) });
export type RuleComment = z.infer<typeof RuleComment>;
export const MeetingSubmission = z.strictObject({
  comments: list(RuleComment, 40)
    .default([])
    .describe('Why each rule that warns is passed, and why an exemption from a rule that blocks is asked for'),
});
export type MeetingSubmission = z.infer<typeof MeetingSubmission>;
export const MeetingChange = MeetingDraft.extend({
  version,
  reason: text(500, 2),
  comments: MeetingSubmission.shape.comments,
});
export type MeetingChange = z.infer<typeof MeetingChange>;
export const MeetingReason = z.strictObject({ reason: text(500, 2) });
export type MeetingReason = z.infer<typeof MeetingReason>;
export const MeetingCancellation = MeetingReason.extend({
  fees: Money.default(0).describe('Cancellation fees that the caller agrees to pay, CNY; another total is refused'),
});
export type MeetingCancellation = z.infer<typeof MeetingCancellation>;

/** What one rule says now, with the smallest change that passes. */
export const MeetingRule = z.object({
  code: z.string(),
  name: z.string(),
  outcome: z.enum(['PASS', 'WARN', 'BLOCK', 'NO_RULE']),
  message: z.string(),
  needsComment: z.boolean(),
  exemption: maybe(RuleExemption).describe('It blocks, and passes if this manager agrees to the reason given'),
  fix: z.string().describe('The smallest change that passes, in words; empty when it passes'),
  field: z.string().describe('Field of the application it is about'),
  version: maybe(z.int()).describe('Version of the rule'),
  inputs: z.record(z.string(), z.number()),
});
export type MeetingRule = z.infer<typeof MeetingRule>;

export const MeetingVerdict = z.object({
  rules: z.array(MeetingRule),
  estimate: z.number(),
  mealPerHead: maybe(z.number()),
  academicShare: maybe(z.number()).describe('Percent of the agenda'),
  headroom: maybe(
    z.object({
      lineName: z.string(),
      available: z.number(),
      current: z.number(),
      orderCode: maybe(z.string()),
      orderAvailable: maybe(z.number()),
    }),
  ).describe('What the budget has left before this meeting'),
  missing: z.array(z.object({ field: z.string(), message: z.string() })).describe('What a submission still needs'),
});
export type MeetingVerdict = z.infer<typeof MeetingVerdict>;

export const MeetingKept = z.object({ id: Id, state: MeetingState, version: z.int(), number: maybe(z.string()) });
export type MeetingKept = z.infer<typeof MeetingKept>;

export const Named = z.object({ id: Id, name: z.string() });

export const MeetingLine = z.object({
  id: Id,
  number: maybe(z.string()),
  type: MeetingType,
  title: z.string(),
  purpose: z.enum(meetingPurposes),
  format: MeetingFormat,
  startsAt: maybe(Moment),
  endsAt: maybe(Moment),
  cityName: maybe(z.string()),
  venueName: z.string(),
  owner: Named,
  speakers: z.array(z.string()),
  expectedGuests: z.int(),
  attended: z.int().describe('Guests who signed in'),
  estimate: z.number(),
  actual: maybe(z.number()),
  orderCode: maybe(z.string()),
  state: MeetingState,
  risk: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  integrity: maybe(z.int()).describe('Score when it was reported, 0 to 100'),
  isOverdue: z.boolean().describe('Held and not confirmed in time'),
  waiting: maybe(
    z.object({ node: z.string(), people: z.string(), since: Moment, taskId: maybe(Id), instanceId: Id }),
  ).describe('The approval it waits for; taskId where the caller may decide it'),
  updatedAt: Moment,
});
export type MeetingLine = z.infer<typeof MeetingLine>;
