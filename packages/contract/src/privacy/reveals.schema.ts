// Personal values: masked as a rule, whole for a reason (specification 3, 6).
import { z } from 'zod';
import { Id, Moment, maybe, pageQuery, text } from '../core/index.ts';

export const PersonalField = z.enum(['PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER']);
export type PersonalField = z.infer<typeof PersonalField>;

export const PersonalTable = z.enum(['doctors', 'users', 'verification_certificates']);
export type PersonalTable = z.infer<typeof PersonalTable>;

export const RevealCategory = z.enum(['CONTACT', 'VERIFY', 'PAYMENT', 'COMPLAINT', 'INVESTIGATION']);
export type RevealCategory = z.infer<typeof RevealCategory>;

/** A number was compared with those that are there: one typed for a new doctor, or one in the remark of a contact in enterprise chat. */
export const ComparedCategory = z.enum(['DUPLICATES', 'CHAT_CONTACT']);
export type ComparedCategory = z.infer<typeof ComparedCategory>;

export const SeenCategory = z.enum([...RevealCategory.options, ...ComparedCategory.options]);

export const SHORTEST_REASON = 4;

export const Reveal = z.strictObject({
  field: PersonalField,
  category: RevealCategory,
  reason: text(200, SHORTEST_REASON).meta({ description: 'Why, in words' }),
});
export type Reveal = z.infer<typeof Reveal>;

export const Revealed = z.object({
  value: z.string().describe('The whole value; not to be kept'),
  left: z.int().describe('How many more the caller may see today'),
});
export type Revealed = z.infer<typeof Revealed>;

export const PersonalValue = z.object({
  field: PersonalField,
  masked: z.string(),
  mayReveal: z.boolean(),
});
export type PersonalValue = z.infer<typeof PersonalValue>;

export const KeptNumber = z.strictObject({
  field: z.enum(['ID_NUMBER', 'BANK_ACCOUNT']),
  value: text(40).nullable().describe('null forgets it'),
});
export type KeptNumber = z.infer<typeof KeptNumber>;

export const RevealRow = z.object({
  id: Id,
  at: Moment,
  userId: Id,
  userName: z.string(),
  actorName: maybe(z.string()).describe('Who really acted, where someone works as another person'),
  table: PersonalTable,
  rowId: maybe(Id).describe('null where a typed number was nobody’s'),
  subject: z.string().describe('Whose number; where it was nobody’s the name that was typed with it'),
  field: PersonalField,
  category: SeenCategory,
  reason: z.string(),
});
export type RevealRow = z.infer<typeof RevealRow>;

export const OwnRevealQuery = pageQuery(['at']);
export type OwnRevealQuery = z.infer<typeof OwnRevealQuery>;

export const RevealQuery = pageQuery(['at']).extend({
  keyword: text(60).optional().meta({ description: 'Part of the name of the user or of the person' }),
});
export type RevealQuery = z.infer<typeof RevealQuery>;
