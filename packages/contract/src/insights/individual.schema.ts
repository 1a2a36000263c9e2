// Opinion of one doctor, and the posts it comes from with the words that led to each tag (specification 2.3, DocIndividual; product 3.14).
import { z } from 'zod';
import { Day, Id, Moment, maybe, paged, text } from '../core/index.ts';
import { paging } from '../sales-funnels/index.ts';
import {
  Aspect,
  Attitude,
  OpinionCounts,
  OpinionDrug,
  RecommendationIndex,
  Viewpoint,
  period,
  slice,
} from './opinion.schema.ts';
import { ServiceNote } from './service/service.schema.ts';

export const DoctorQuestion = z.strictObject({ doctorId: Id, ...period });
export type DoctorQuestion = z.infer<typeof DoctorQuestion>;

/** One doctor is no sample of doctors: the index has no interval, and says of how many mentions it is made. */
export const DoctorDrug = OpinionCounts.extend({
  drug: OpinionDrug,
  index: maybe(RecommendationIndex),
  aspects: z.array(OpinionCounts.extend({ aspect: Aspect })),
  lastOn: Day,
});
export type DoctorDrug = z.infer<typeof DoctorDrug>;

export const DoctorOpinion = z.object({
  doctor: z.object({
    id: Id,
    name: z.string(),
    title: z.string(),
    hospitalName: z.string(),
    department: z.string(),
  }),
  days: z.object({ from: Day, to: Day }),
  posts: z.int(),
  total: OpinionCounts,
  index: maybe(RecommendationIndex),
  withheld: z.array(OpinionDrug).describe('Drugs that the doctor mentions and whose academic data are not shown'),
  drugs: z.array(DoctorDrug),
  viewpoints: z.array(OpinionCounts.extend({ viewpoint: Viewpoint })),
  trend: z.array(OpinionCounts.extend({ month: z.string() })),
  service: maybe(ServiceNote).describe('The opinion service that answered; null for the own posts'),
});
export type DoctorOpinion = z.infer<typeof DoctorOpinion>;

export const DoctorPostsQuestion = DoctorQuestion.extend({ slice: z.strictObject(slice).default({}), ...paging });
export type DoctorPostsQuestion = z.infer<typeof DoctorPostsQuestion>;

export const tagRules = [
  'CUE_OPINION',
  'CUE_SCALE',
  'HARM',
  'HARM_LESSENED',
  'OPINION',
  'CUE_ALONE',
  'HEDGED',
  'COMPARED',
  'WEIGHED',
  'SERVICE',
  'MODEL',
] as const;
export const TagRule = z.enum(tagRules);
export type TagRule = z.infer<typeof TagRule>;

export const TagEvidence = z.object({
  rule: TagRule,
  words: z.array(z.object({ text: z.string(), start: z.int(), end: z.int(), role: z.string() })),
  isCarried: z.boolean().optional().describe('The drug is named before the sentence'),
  sureness: z.number().optional().describe('0 to 1, of what was weighed'),
  taggedAt: Moment.optional().describe('When a language model read it'),
});

export const PostMention = z.object({
  id: Id,
  sentence: z.int(),
  quote: z.string(),
  drugId: Id,
  drugName: z.string(),
  indication: z.string(),
  aspect: Aspect,
  attitude: Attitude,
  viewpoint: Viewpoint,
  evidence: TagEvidence,
  modelVersion: z.string(),
  version: z.int(),
  correction: maybe(z.object({ by: z.string(), at: Moment, note: z.string() })),
});
export type PostMention = z.infer<typeof PostMention>;

export const OpinionPost = z.object({
  id: Id,
  sourceName: z.string(),
  sourceWeight: z.number(),
  postedAt: Moment,
  title: z.string(),
  body: z.string(),
  url: z.string(),
  mentions: z.array(PostMention),
});
export type OpinionPost = z.infer<typeof OpinionPost>;
export const OpinionPosts = paged(OpinionPost);

export const MentionCorrection = z.strictObject({
  aspect: Aspect,
  attitude: Attitude,
  viewpoint: Viewpoint,
  note: text(200).default(''),
  version: z.int().min(1).describe('Of the tag as it was read'),
});
export type MentionCorrection = z.infer<typeof MentionCorrection>;
export const MentionKept = z.object({ id: Id, version: z.int() });
export type MentionKept = z.infer<typeof MentionKept>;
