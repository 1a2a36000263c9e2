// What doctors are tagged with: one by one, by rules (specification 7.5, tags).
import { z } from 'zod';
import { Id, Moment, list, maybe } from '../../core/index.ts';
import { TagKind, TagName, TagTerm } from '../../tags/index.ts';
import { DoctorFilter } from '../doctors.schema.ts';

export const TagSource = z.enum(['MANUAL', 'BULK', 'RULE', 'IMPORT', 'DEMO']);

export const DoctorTag = TagTerm.extend({
  source: TagSource,
  addedBy: maybe(z.string()).describe('Nobody where a rule gave it'),
  addedAt: Moment,
});
export type DoctorTag = z.infer<typeof DoctorTag>;

export const TagAddQuery = z.strictObject({
  addedValue: TagName.describe('Name of the tag; an unknown personal one is made'),
  mobileTagType: TagKind,
});
export type TagAddQuery = z.infer<typeof TagAddQuery>;

export const TagDeleteQuery = z.strictObject({ mobileTagType: TagKind });
export type TagDeleteQuery = z.infer<typeof TagDeleteQuery>;

/** The terms of the enterprise that a doctor carries from now on. */
export const TermSet = z.strictObject({ termIds: list(Id, 50).default([]) });
/** The personal tags that a doctor carries from now on, by name; unknown ones are made. */
export const PersonalSet = z.strictObject({ values: list(TagName, 50).default([]) });

/** The closed language of a rule: the filters of the customer list, without other tags and free words. */
export const TagRuleFilter = DoctorFilter.omit({ tag: true, keyword: true }).refine(
  (filter) =>
    Object.values(filter).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  'empty',
);
export type TagRuleFilter = z.infer<typeof TagRuleFilter>;

export const TagRule = z.object({
  id: Id,
  termId: Id,
  termName: z.string(),
  groupId: Id,
  groupName: z.string(),
  filter: z.record(z.string(), z.unknown()),
  isEnabled: z.boolean(),
  matched: maybe(z.int()).describe('Doctors that carry the term by this rule; unknown until it ran'),
  runAt: maybe(Moment),
});
export type TagRule = z.infer<typeof TagRule>;

export const RuleRelationQuery = z.strictObject({
  groupId: list(Id, 50).optional(),
  termId: list(Id, 200).optional(),
});
export type RuleRelationQuery = z.infer<typeof RuleRelationQuery>;

export const TagRuleDraft = z.strictObject({
  termId: Id,
  filter: TagRuleFilter,
  isEnabled: z.boolean().default(true),
});
export type TagRuleDraft = z.infer<typeof TagRuleDraft>;
