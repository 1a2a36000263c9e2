// A visit of a colleague to a doctor: what is planned, kept, submitted and shown (specification 2.3, 3, 7.5).
import { z } from 'zod';
import { Day, Id, Moment, governedBy, list, longText, maybe, pageQuery, text } from '../core/index.ts';
import { Shown, ShownDraft } from './materials/visit-materials.schema.ts';

export const visitStates = [
  'PLANNED',
  'IN_VISIT',
  'SAVED',
  'LATE_PENDING',
  'SUBMITTED',
  'SUBMITTED_LATE',
  'UNLOCK_PENDING',
  'UNDER_REVIEW',
  'VALID',
  'INVALID',
  'CANCELLED',
  'MISSED',
] as const;
export const VisitState = z.enum(visitStates);
export type VisitState = z.infer<typeof VisitState>;

/** Handed in and not judged invalid: what every figure and list calls submitted; `is_counted` of the table says the same. */
export const handedInStates = [
  'SUBMITTED',
  'SUBMITTED_LATE',
  'UNLOCK_PENDING',
  'UNDER_REVIEW',
  'VALID',
] as const satisfies readonly VisitState[];
/** Waiting for somebody's decision. */
export const undecidedStates = [
  'LATE_PENDING',
  'UNLOCK_PENDING',
  'UNDER_REVIEW',
] as const satisfies readonly VisitState[];

/** What the caller may do with a visit now; the server decides, the screen only shows. */
export const visitActions = [
  'edit',
  'checkIn',
  'submit',
  'reschedule',
  'cancel',
  'askUnlock',
  'withdrawUnlock',
  'decideUnlock',
  'withdrawLate',
  'decideLate',
  'flag',
  'judge',
  'comment',
] as const;
export const VisitAction = z.enum(visitActions);
export type VisitAction = z.infer<typeof VisitAction>;

export const Reaction = z.enum(['POSITIVE', 'NEUTRAL', 'NEGATIVE']);

/** A value of a dictionary; which values there are is the enterprise's choice. */
const dictionaryValue = text(40, 1);

export const VisitSort = pageQuery(['startsAt', 'createdAt', 'submittedAt']);

/** Filters of the visit lists; all are optional and hold together. */
export const VisitFilter = z.strictObject({
  keyword: text(50)
    .optional()
    .describe('Part of the name of the doctor or the hospital, or the initials of the doctor'),
  doctorId: Id.optional(),
  hospitalId: Id.optional(),
  state: list(VisitState, 20).optional(),
  visitType: list(dictionaryValue, 20).optional(),
  visitPurpose: list(dictionaryValue, 20).optional(),
  visitResults: list(dictionaryValue, 20).optional().meta(governedBy('visit.visitResults')),
  visitDuration: list(dictionaryValue, 20).optional(),
  productId: list(Id, 20).optional(),
  articleId: Id.optional().describe('Shown in the visit'),
  materialId: Id.optional().describe('Of the library, shown in the visit'),
  isMet: z.boolean().optional().describe('Whether the doctor was met'),
  isJoint: z.boolean().optional().describe('Whether a manager came along'),
  startFrom: Day.optional().describe('First day, in Asia/Shanghai'),
  startTo: Day.optional().describe('Last day, in Asia/Shanghai'),
});
export type VisitFilter = z.infer<typeof VisitFilter>;

export const TeamVisitFilter = VisitFilter.extend({
  userId: list(Id, 200).optional().describe('Visitors; only those in the range of the caller count'),
});
export type TeamVisitFilter = z.infer<typeof TeamVisitFilter>;

export const VisitProductDraft = z.strictObject({
  productId: Id,
  keyMessage: text(200).default(''),
  reaction: Reaction.optional(),
});

/** What a visitor writes down. */
export const VisitDraft = z.strictObject({
  doctorId: Id,
  visitType: dictionaryValue,
  visitPurposes: list(dictionaryValue, 10).default([]),
  visitDuration: dictionaryValue.optional(),
  visitResults: dictionaryValue.optional(),
  startsAt: Moment,
  companionIds: list(Id, 20).default([]).describe('Doctors who were there as well'),
  jointManagerId: Id.optional().describe('The manager who came along'),
  colleagueIds: list(Id, 10).default([]).describe('Colleagues who came along, besides the manager'),
  products: z.array(VisitProductDraft).max(10).default([]),
  materials: z
    .array(ShownDraft)
    .max(20)
    .default([])
    .describe('Shown to the doctor; each was in force at the time of the visit'),
  notes: longText(2000).default(''),
  questions: longText(2000).default(''),
  nextStep: text(200).default(''),
  nextStepDue: Day.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  accuracyMetres: z.number().min(0).max(100_000).optional(),
  adverseEvent: z.boolean().default(false),
  offLabel: z.boolean().default(false),
  lateReason: text(200).default('').describe('Why it is submitted after the days for it (rule V1)'),
});
export type VisitDraft = z.infer<typeof VisitDraft>;

/** `plan` keeps it for later, `save` keeps a draft of a visit that took place, `submit` locks it. */
export const NewVisit = VisitDraft.extend({
  startsAt: Moment.optional().describe('Left out: now'),
  as: z.enum(['plan', 'save', 'submit']).default('save'),
  isFlexible: z.boolean().default(false).describe('A plan whose time is taken moves to the next free time of its day'),
  clientId: z.uuid().optional().describe('Made by the device: a visit sent twice with it is kept once'),
});
export type NewVisit = z.infer<typeof NewVisit>;

export const ChangedVisit = VisitDraft.omit({ doctorId: true }).extend({
  version: z.int32().min(1).describe('The version that was read; a newer one answers 409'),
  submit: z.boolean().default(false),
});
export type ChangedVisit = z.infer<typeof ChangedVisit>;

export const Visit = z.object({
  id: Id,
  state: VisitState,
  version: z.int(),
  userId: Id,
  userName: z.string(),
  doctorId: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  hospitalId: Id,
  hospitalName: z.string(),
  hospitalLevel: z.string(),
  department: z.string(),
  visitType: z.string(),
  visitPurposes: z.array(z.string()),
  visitDuration: maybe(z.string()),
  visitResults: maybe(z.string()),
  startsAt: Moment,
  submittedAt: maybe(Moment),
  products: z.array(z.string()).describe('Names of the products spoken about'),
  notes: z.string().describe('Empty when hidden from the caller'),
  isMedical: z.boolean(),
  notesHidden: z.boolean().describe('Notes of medical affairs are hidden from sales'),
  nextStep: z.string(),
  nextStepDue: maybe(Day),
  isJoint: z.boolean(),
  isLate: z.boolean().describe('Submitted after the days for it, with a reason'),
  isCorrected: z.boolean().describe('Unlocked and submitted again'),
});
export type Visit = z.infer<typeof Visit>;

/** What became of asking the device where it is. */
export const PlaceState = z.enum(['LOCATED', 'REFUSED', 'UNAVAILABLE']);
export type PlaceState = z.infer<typeof PlaceState>;

const Named = z.object({ id: Id, name: z.string() });

export const VisitDetail = Visit.omit({ products: true, isJoint: true }).extend({
  products: z.array(z.object({ productId: Id, name: z.string(), keyMessage: z.string(), reaction: maybe(Reaction) })),
  materials: z.array(Shown),
  companions: z.array(Named),
  jointManager: maybe(Named),
  colleagues: z.array(Named),
  plannedAt: maybe(Moment).describe('When it was planned for; it begins when its visitor checks in'),
  checkedInAt: maybe(Moment),
  placeState: maybe(PlaceState),
  distanceMetres: maybe(z.int()).describe('From the hospital; null when either place is unknown'),
  isFar: z.boolean().describe('Checked in farther from the hospital than rule V4 allows without a mark'),
  lateReason: z.string(),
  lateReturnReason: maybe(z.string()).describe('Why the manager returned it, submitted late'),
  unlockReason: maybe(z.string()).describe('Of the request that waits'),
  reviewReason: maybe(z.string()).describe('Why it was marked, or how that was judged'),
  questions: z.string(),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  accuracyMetres: maybe(z.number()),
  adverseEvent: z.boolean(),
  offLabel: z.boolean(),
  cancelReason: maybe(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
  actions: z.array(VisitAction),
});
export type VisitDetail = z.infer<typeof VisitDetail>;

export const VisitKept = z.object({ id: Id, state: VisitState, version: z.int() });
export type VisitKept = z.infer<typeof VisitKept>;

export const VisitCount = z.object({ totalElements: z.int().min(0), byState: z.record(z.string(), z.int()) });
