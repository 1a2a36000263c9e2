// Materials of the medical library: what they are, for whom, from when to when, in which edition (product: medical library).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, pageQuery, text, uploadedFile } from '../core/index.ts';

export const materialTypes = ['SLIDES', 'LITERATURE', 'SOP', 'QA'] as const;
export const MaterialType = z.enum(materialTypes);
export type MaterialType = z.infer<typeof MaterialType>;

export const materialAudiences = ['PROMOTIONAL', 'MEDICAL'] as const;
export const MaterialAudience = z.enum(materialAudiences);
export type MaterialAudience = z.infer<typeof MaterialAudience>;

/** EXPIRED is APPROVED after its last day. */
export const materialStates = ['DRAFT', 'IN_REVIEW', 'APPROVED', 'EXPIRED', 'SUPERSEDED', 'RECALLED'] as const;
export const MaterialState = z.enum(materialStates);
export type MaterialState = z.infer<typeof MaterialState>;

export const MaterialAct = z.enum(['edit', 'upload', 'submit', 'revise', 'recall', 'download']);
export type MaterialAct = z.infer<typeof MaterialAct>;

/** Days before the end from which a material counts as expiring. */
export const EXPIRING_DAYS = 30;

export const MaterialFilter = z.strictObject({
  materialType: MaterialType.optional(),
  keyword: text(50).optional().describe('Part of a title, a topic or the approval number'),
  state: MaterialState.optional(),
  audience: MaterialAudience.optional(),
  productId: Id.optional(),
  isExpiring: z.boolean().optional().describe(`In force and ending within ${EXPIRING_DAYS} days`),
});
export type MaterialFilter = z.infer<typeof MaterialFilter>;
export const MaterialPaging = pageQuery(['updatedAt', 'expiresOn', 'title', 'downloadCount']).extend(
  MaterialFilter.shape,
);
export type MaterialPaging = z.infer<typeof MaterialPaging>;
export const MaterialCount = z.object({ totalElements: z.int().min(0) });

export const MaterialDraft = z.strictObject({
  type: MaterialType,
  audience: MaterialAudience,
  title: text(120, 2),
  enTitle: text(200).default(''),
  summary: longText(2000).default(''),
  citations: longText(4000).default('').describe('References, one a line'),
  topics: list(text(40, 1), 10).default([]),
  productId: Id.optional(),
  expiresOn: Day.describe('Last day it may be used; at most two years ahead'),
});
export type MaterialDraft = z.infer<typeof MaterialDraft>;

const version = z.int().min(1).describe('As it was read; a newer one answers 409');
export const ChangedMaterial = MaterialDraft.extend({ version });
export type ChangedMaterial = z.infer<typeof ChangedMaterial>;
export const MaterialUpload = z.strictObject({ file: uploadedFile() });
export type MaterialUpload = z.infer<typeof MaterialUpload>;
export const LARGEST_MATERIAL = 31_457_280;
export const MaterialRecall = z.strictObject({ reason: text(500, 2) });
export type MaterialRecall = z.infer<typeof MaterialRecall>;

export const MaterialKept = z.object({ id: Id, state: MaterialState, version: z.int() });
export type MaterialKept = z.infer<typeof MaterialKept>;
export const RecalledMaterial = MaterialKept.extend({ notified: z.int().describe('People who had downloaded it') });
export type RecalledMaterial = z.infer<typeof RecalledMaterial>;

const Named = z.object({ id: Id, name: z.string() });

export const Material = z.object({
  id: Id,
  type: MaterialType,
  audience: MaterialAudience,
  title: z.string(),
  topics: z.array(z.string()),
  product: maybe(Named),
  state: MaterialState,
  edition: z.int(),
  approvalNumber: maybe(z.string()),
  effectiveOn: maybe(Day),
  expiresOn: Day,
  owner: Named,
  fileName: maybe(z.string()),
  downloadCount: z.int(),
  updatedAt: Moment,
});
export type Material = z.infer<typeof Material>;

export const MaterialDetail = Material.extend({
  titleZh: z.string(),
  enTitle: z.string(),
  summary: z.string(),
  citations: z.string(),
  reviewer: maybe(Named),
  reviewedAt: maybe(Moment),
  reason: z.string(),
  instanceId: maybe(Id),
  file: maybe(z.object({ name: z.string(), type: z.string(), size: z.int().describe('Bytes') })),
  editions: z.array(z.object({ id: Id, edition: z.int(), state: MaterialState, updatedAt: Moment })),
  downloads: z
    .array(z.object({ userName: z.string(), at: Moment }))
    .describe('The latest 50; empty for those who may not change materials'),
  acts: z.array(MaterialAct),
  version: z.int(),
});
export type MaterialDetail = z.infer<typeof MaterialDetail>;
