// Steps of a visit besides writing it down: check-in, unlocking, review, comments, and the history of all (product: Visit machine).
import { z } from 'zod';
import { Id, Moment, list, maybe, text } from '../core/index.ts';
import { PlaceState, VisitState } from './visits.schema.ts';

/** What is asked about before a check-in: far from the hospital, hours ahead of the plan. */
export const CheckInDoubt = z.enum(['FAR', 'EARLY']);
export type CheckInDoubt = z.infer<typeof CheckInDoubt>;

/** Hours ahead of the plan from which a check-in is asked about. */
export const EARLY_HOURS = 2;

/** Where the visitor stands; without a place the reason the device gave. */
export const CheckIn = z
  .strictObject({
    placeState: PlaceState.default('LOCATED'),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    accuracyMetres: z.number().min(0).max(100_000).optional(),
    asks: z.boolean().default(false).describe('Whether what is in doubt is refused until the visitor confirms it'),
    confirmed: list(CheckInDoubt, 2).default([]).describe('What the visitor was asked about and confirmed'),
  })
  .refine(
    ({ placeState, latitude, longitude }) =>
      (placeState === 'LOCATED') === (latitude !== undefined && longitude !== undefined),
    { path: ['latitude'] },
  );
export type CheckIn = z.infer<typeof CheckIn>;

const reason = text(300, 2);

export const UnlockAsk = z.strictObject({ reason });
export const UnlockDecision = z.strictObject({ grant: z.boolean(), reason: text(300).default('') });
export type UnlockDecision = z.infer<typeof UnlockDecision>;
/** A late visit that is returned says why. */
export const LateDecision = z
  .strictObject({ approve: z.boolean(), reason: text(300).default('') })
  .refine(({ approve, reason }) => approve || reason.trim().length >= 2, { path: ['reason'] });
export type LateDecision = z.infer<typeof LateDecision>;
export const VisitFlag = z.strictObject({ reason });
export const VisitJudgement = z.strictObject({ isValid: z.boolean(), reason });
export type VisitJudgement = z.infer<typeof VisitJudgement>;
export const NewVisitComment = z.strictObject({ body: text(1000, 1) });

export const visitActs = [
  'CREATE',
  'EDIT',
  'CHECK_IN',
  'SUBMIT',
  'RESCHEDULE',
  'CANCEL',
  'MISS',
  'ASK_UNLOCK',
  'WITHDRAW_UNLOCK',
  'GRANT_UNLOCK',
  'REFUSE_UNLOCK',
  'APPROVE_LATE',
  'RETURN_LATE',
  'WITHDRAW_LATE',
  'FLAG',
  'JUDGE',
] as const;
export const VisitAct = z.enum(visitActs);
export type VisitAct = z.infer<typeof VisitAct>;

export const VisitHistory = z.object({
  steps: z.array(
    z.object({
      id: Id,
      at: Moment,
      userName: maybe(z.string()).describe('null: the system'),
      act: VisitAct,
      fromState: maybe(VisitState),
      toState: VisitState,
      reason: z.string(),
      changed: z.array(z.string()).describe('Fields that differ from what was submitted before'),
    }),
  ),
  comments: z.array(z.object({ id: Id, at: Moment, userName: z.string(), isVisitor: z.boolean(), body: z.string() })),
});
export type VisitHistory = z.infer<typeof VisitHistory>;
