// Terms that doctors are tagged with: those of the enterprise in groups, and personal ones (specification 3, 7.5).
import { z } from 'zod';
import { Id, maybe, text } from '../core/index.ts';

/** Of the enterprise, or of one user and seen by nobody else. */
export const TagKind = z.enum(['SYSTEM', 'PERSONAL']);
export type TagKind = z.infer<typeof TagKind>;

export const TagName = text(40, 1);

export const TagTerm = z.object({
  id: Id,
  kind: TagKind,
  name: z.string(),
  enName: z.string().describe('Empty where there is none, as with personal terms'),
  groupId: maybe(Id),
  groupName: maybe(z.string()).describe('In the language of the reader'),
  isEnabled: z.boolean(),
});
export type TagTerm = z.infer<typeof TagTerm>;

/** With how many doctors carry it. */
export const CountedTerm = TagTerm.extend({ doctors: z.int() });
export type CountedTerm = z.infer<typeof CountedTerm>;

export const TagGroup = z.object({ id: Id, name: z.string(), enName: z.string(), terms: z.array(CountedTerm) });
export type TagGroup = z.infer<typeof TagGroup>;

export const TagGroupDraft = z.strictObject({
  id: Id.optional().describe('The group to change; without it a new one is made'),
  name: TagName,
  enName: text(80).default(''),
});
export type TagGroupDraft = z.infer<typeof TagGroupDraft>;

export const TagTermDraft = z.strictObject({
  id: Id.optional().describe('The term to change; without it a new one is made'),
  groupId: Id,
  name: TagName,
  enName: text(80).default(''),
  isEnabled: z.boolean().default(true),
});
export type TagTermDraft = z.infer<typeof TagTermDraft>;

export const PersonalTermName = z.strictObject({ name: TagName });
