// Conditions on a doctor as a tree: what the doctor is, what the doctor did, joined by all, any and not (product 3.16).
import { z } from 'zod';
import { list } from '../core/index.ts';
import { EventMatch } from '../sales-funnels/index.ts';

export const fitAttributes = ['TIER', 'TITLE', 'DEPARTMENT', 'HOSPITAL_LEVEL', 'PROVINCE'] as const;
export const FitAttribute = z.enum(fitAttributes);
export type FitAttribute = z.infer<typeof FitAttribute>;

/** Groups within groups, the outermost one counted. */
export const DEEPEST_CONDITION = 4;
export const MOST_PARTS = 10;

export const ClueIs = z.strictObject({
  op: z.literal('IS'),
  attribute: FitAttribute,
  values: list(z.string().regex(/^[\w.-]{1,40}$/), 100).describe(
    'Codes; a department of the first level covers those below',
  ),
});
export type ClueIs = z.infer<typeof ClueIs>;

export const ClueDid = z.strictObject({
  op: z.literal('DID'),
  match: EventMatch,
  days: z.int().min(1).max(730).describe('How far back from the moment of the score an event counts'),
  atLeast: z.int().min(1).max(100),
});
export type ClueDid = z.infer<typeof ClueDid>;

// A type and no interface: it is stored as JSON.
export type ClueGroup = { op: 'ALL' | 'ANY' | 'NONE'; parts: ClueCondition[] };
export type ClueCondition = ClueIs | ClueDid | ClueGroup;

export const clueGroups = ['ALL', 'ANY', 'NONE'] as const;
/** ALL: every part holds. ANY: at least one. NONE: not a single one, which is the "not" of one part. */
export const ClueGroup: z.ZodType<ClueGroup> = z
  .strictObject({
    op: z.enum(clueGroups),
    get parts() {
      return list(ClueCondition, MOST_PARTS);
    },
  })
  .meta({ id: 'ClueGroup' });
export const ClueCondition: z.ZodType<ClueCondition> = z
  .union([ClueIs, ClueDid, ClueGroup])
  .meta({ id: 'ClueCondition' });
