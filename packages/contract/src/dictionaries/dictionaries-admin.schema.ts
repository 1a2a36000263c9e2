// Dictionaries as the administration console keeps them (specification 3, 7.5).
import { z } from 'zod';
import { Id, list, text } from '../core/index.ts';
import { DictionaryKey } from './dictionaries.schema.ts';

export const entryColours = ['neutral', 'primary', 'ok', 'warn', 'bad'] as const;
const version = z.string().regex(/^\d{1,20}$/);

const names = { name: text(60, 1), enName: text(120, 1) };

export const NewDictionaryType = z.strictObject({ ...names, key: DictionaryKey });
export type NewDictionaryType = z.infer<typeof NewDictionaryType>;

export const ChangedDictionaryType = z.strictObject({ ...names, version });
export type ChangedDictionaryType = z.infer<typeof ChangedDictionaryType>;

export const DictionaryType = z.object({
  key: z.string(),
  name: z.string(),
  enName: z.string(),
  isOpen: z.boolean().describe('false: the product gives the values'),
  isSystem: z.boolean(),
  count: z.int(),
  enabled: z.int(),
  version: z.string(),
});
export type DictionaryType = z.infer<typeof DictionaryType>;

const entry = {
  ...names,
  value: text(60, 1).meta({ description: 'What records store' }),
  colour: z.enum(entryColours),
  isEnabled: z.boolean(),
};

export const NewDictionaryValue = z.strictObject(entry);
export type NewDictionaryValue = z.infer<typeof NewDictionaryValue>;

export const ChangedDictionaryValue = z.strictObject({ ...entry, version });
export type ChangedDictionaryValue = z.infer<typeof ChangedDictionaryValue>;

export const DictionaryValue = z.object({
  ...entry,
  // Names of older entries may be longer or empty.
  name: z.string(),
  enName: z.string(),
  value: z.string(),
  id: Id,
  sort: z.int(),
  isSystem: z.boolean(),
  version: z.string(),
});
export type DictionaryValue = z.infer<typeof DictionaryValue>;

export const DictionaryDetail = DictionaryType.extend({ values: z.array(DictionaryValue) });
export type DictionaryDetail = z.infer<typeof DictionaryDetail>;

export const DictionaryOrder = z.strictObject({ ids: list(Id, 1000).min(1) });
export type DictionaryOrder = z.infer<typeof DictionaryOrder>;
