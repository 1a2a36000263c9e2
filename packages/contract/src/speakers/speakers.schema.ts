// Speakers: tier and its evidence, what they are qualified for, their contracts and their use this year (product: speakers).
import { z } from 'zod';
import { Day, Id, Moment, Money, list, maybe, pageQuery, text } from '../core/index.ts';

/** The rates of the catalogue's rule H3, from the lowest. */
export const speakerTiers = ['MIDDLE', 'ASSOCIATE', 'FULL', 'ACADEMICIAN'] as const;
export const SpeakerTier = z.enum(speakerTiers);
export type SpeakerTier = z.infer<typeof SpeakerTier>;

export const speakerStates = [
  'DRAFT',
  'PENDING_APPROVAL',
  'RETURNED',
  'REJECTED',
  'QUALIFIED',
  'ACTIVE',
  'CAPPED',
  'SUSPENDED',
  'EXPIRED',
  'BLACKLISTED',
] as const;
export const SpeakerState = z.enum(speakerStates);
export type SpeakerState = z.infer<typeof SpeakerState>;

/** A learning hour (学时) of the fee standard. */
export const LEARNING_HOUR_MINUTES = 45;

/** The tabs of the specification: which speakers each one lists. */
export const SpeakerTab = z.enum(['maintenance', 'submitted', 'approved', 'pendingApproved', 'doneApproved']);
export type SpeakerTab = z.infer<typeof SpeakerTab>;

export const SpeakerAct = z.enum([
  'edit',
  'submit',
  'withdraw',
  'change',
  'withdrawChange',
  'renew',
  'suspend',
  'resume',
  'contract',
  'blacklist',
  'lift',
]);
export type SpeakerAct = z.infer<typeof SpeakerAct>;

export const contractServices = ['LECTURE', 'CHAIR', 'DISCUSSANT', 'ADVISORY', 'ARTICLE'] as const;
export const ContractService = z.enum(contractServices);
export type ContractService = z.infer<typeof ContractService>;
export const ContractState = z.enum(['DRAFT', 'SIGNED', 'CANCELLED']);
export type ContractState = z.infer<typeof ContractState>;

/** Days before the end of a qualification at which its proposer is told; from the first on it counts as expiring. */
export const EXPIRY_NOTICES = [60, 30, 7] as const;
export const EXPIRING_DAYS = EXPIRY_NOTICES[0];
export const ExpiresWithin = z.enum(['60', '30', '7']);

export const evidenceKinds = ['TITLE', 'ACADEMIC', 'STANDING'] as const;
export const EvidenceKind = z.enum(evidenceKinds);
export type EvidenceKind = z.infer<typeof EvidenceKind>;

const Named = z.object({ id: Id, name: z.string() });

/** One line of the score: what was found, and how many points it gives. */
const EvidenceLine = z.object({
  kind: EvidenceKind,
  points: z.int().min(0),
  most: z.int().describe('The most points this line can give'),
  found: z.string().describe('What was found, as the record says it'),
  count: maybe(z.number()).describe('Confirmed records, or the score in the ranking of the department'),
});

export const SpeakerEvidence = z.object({
  doctor: Named,
  score: z.int().describe('0 to 100'),
  lines: z.array(EvidenceLine),
  tier: SpeakerTier.describe('The tier that the score proposes'),
  rates: z.record(SpeakerTier, z.number()).describe('CNY an hour of each tier'),
});
export type SpeakerEvidence = z.infer<typeof SpeakerEvidence>;

const filters = {
  tab: SpeakerTab.optional(),
  keyword: text(50).optional().describe('Part of the name of the doctor or the hospital'),
  state: SpeakerState.optional(),
  tier: SpeakerTier.optional(),
  expiresWithin: ExpiresWithin.optional().describe('Active and ending within so many days'),
};
export const SpeakerFilter = z.strictObject(filters);
export type SpeakerFilter = z.infer<typeof SpeakerFilter>;
export const SpeakerPaging = pageQuery(['updatedAt', 'validUntil', 'score']).extend(filters);
export type SpeakerPaging = z.infer<typeof SpeakerPaging>;
export const SpeakerCount = z.object({ totalElements: z.int().min(0) });

const content = {
  tier: SpeakerTier,
  tierReason: text(500).default('').describe('Required where the tier is not the proposed one'),
  topics: list(text(60, 1), 20).default([]).describe('Topics the doctor may speak about'),
  trainingUntil: Day.nullish().describe('Last day of the compliance training'),
};
export const SpeakerDraft = z.strictObject({ doctorId: Id, ...content });
export type SpeakerDraft = z.infer<typeof SpeakerDraft>;
export const SpeakerChange = z.strictObject({
  ...content,
  version: z.int().min(1).describe('As it was read; a newer one answers 409'),
});
export type SpeakerChange = z.infer<typeof SpeakerChange>;
/** What a change of an active speaker asks for; the old values hold until it is approved. */
export const SpeakerChangeDraft = z.strictObject({ ...content, reason: text(500, 2) });
export type SpeakerChangeDraft = z.infer<typeof SpeakerChangeDraft>;

export const speakerChangeStates = ['PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'WITHDRAWN'] as const;
export const SpeakerChangeState = z.enum(speakerChangeStates);
export type SpeakerChangeState = z.infer<typeof SpeakerChangeState>;

/** Most speakers that are renewed at once. */
export const LARGEST_RENEWAL = 100;
export const SpeakerRenewal = z.strictObject({
  ids: list(Id, LARGEST_RENEWAL).min(1).describe('Active, capped or expired speakers'),
  trainingUntil: Day.describe('Last day of the compliance training, of all of them'),
  reason: text(500, 2),
});
export type SpeakerRenewal = z.infer<typeof SpeakerRenewal>;
export const SpeakersRenewed = z.object({
  results: z.array(
    z.object({
      id: Id,
      name: z.string(),
      isDone: z.boolean(),
      message: z.string().describe('Why it was not renewed'),
      signedUntil: maybe(Day).describe('Last day of the signed contract, which a renewal does not move'),
    }),
  ),
});
export type SpeakersRenewed = z.infer<typeof SpeakersRenewed>;

export const SpeakerReason = z.strictObject({ reason: text(500, 2) });
export type SpeakerReason = z.infer<typeof SpeakerReason>;

export const SpeakerContractDraft = z.strictObject({
  service: ContractService,
  startsOn: Day,
  endsOn: Day,
  fee: Money.describe('CNY an hour'),
});
export type SpeakerContractDraft = z.infer<typeof SpeakerContractDraft>;
export const SpeakerSignature = z.strictObject({ signerName: text(40, 2) });
export type SpeakerSignature = z.infer<typeof SpeakerSignature>;

export const SpeakerKept = z.object({ id: Id, state: SpeakerState, version: z.int() });
export type SpeakerKept = z.infer<typeof SpeakerKept>;

export const SpeakerContract = z.object({
  id: Id,
  number: z.string(),
  service: ContractService,
  startsOn: Day,
  endsOn: Day,
  fee: z.number(),
  state: ContractState,
  signerName: maybe(z.string()),
  signedAt: maybe(Moment),
  hash: maybe(z.string()).describe('SHA-256 of what was signed, by whom and when'),
});
export type SpeakerContract = z.infer<typeof SpeakerContract>;

export const Speaker = z.object({
  id: Id,
  doctor: Named,
  title: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  tier: SpeakerTier,
  score: z.int(),
  state: SpeakerState,
  topics: z.array(z.string()),
  isChanging: z.boolean().describe('A change waits for its approval'),
  validUntil: maybe(Day).describe('Last day on which training and contract hold'),
  isExpiring: z.boolean(),
  times: z.int().describe('Talks of this year that are held or planned'),
  amount: z.number().describe('CNY of this year, spent and committed'),
  mostTimes: z.number().describe('Cap of rule H2'),
  mostAmount: z.number().describe('Cap of rule H2, CNY'),
  waiting: maybe(z.object({ node: z.string(), people: z.string(), since: Moment, taskId: maybe(Id) })).describe(
    'The approval it waits for; taskId where the caller may decide it',
  ),
  updatedAt: Moment,
});
export type Speaker = z.infer<typeof Speaker>;

export const SpeakerChangeRequest = z.object({
  id: Id,
  state: SpeakerChangeState,
  tier: SpeakerTier,
  proposedTier: SpeakerTier,
  tierReason: z.string(),
  score: z.int(),
  topics: z.array(z.string()),
  trainingUntil: Day,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Moment,
  endedAt: maybe(Moment),
  endedBy: maybe(z.string()).describe('Who decided or withdrew it; null where the clock did'),
  endedReason: z.string(),
});
export type SpeakerChangeRequest = z.infer<typeof SpeakerChangeRequest>;

export const SpeakerDetail = Speaker.extend({
  proposedTier: SpeakerTier,
  tierReason: z.string(),
  evidence: z.array(EvidenceLine),
  rate: z.number().describe('CNY an hour of the tier'),
  trainingUntil: maybe(Day),
  owner: Named.describe('Who proposed it'),
  approvedAt: maybe(Moment),
  spentTimes: z.int(),
  spentAmount: z.number().describe('CNY of this year, confirmed'),
  contracts: z.array(SpeakerContract),
  engagements: z.array(
    z.object({
      meetingId: Id,
      title: z.string(),
      day: Day,
      minutes: z.int(),
      fee: z.number(),
      stage: z.enum(['ESTIMATED', 'COMMITTED', 'ACTUAL']),
    }),
  ),
  steps: z.array(
    z.object({
      from: SpeakerState,
      to: SpeakerState,
      at: Moment,
      userName: maybe(z.string()),
      reason: z.string(),
    }),
  ),
  changes: z.array(SpeakerChangeRequest).describe('Changes asked for, the newest first'),
  instanceId: maybe(Id).describe('The process that decides it or its change now, or decided it last'),
  acts: z.array(SpeakerAct),
  version: z.int(),
});
export type SpeakerDetail = z.infer<typeof SpeakerDetail>;
