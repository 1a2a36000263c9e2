// Dictionaries, fields to choose from, standard departments, titles and positions (specification 3, 7.5; R3.3).
import { z } from 'zod';
import { list, text } from '../core/index.ts';

/** Dictionaries that every enterprise has. */
export const dictionaryKeys = ['doctorType', 'visitDuration', 'visitType', 'visitResults', 'visitPurpose'] as const;

export const DictionaryKey = z.string().regex(/^[A-Za-z][\w.-]{0,59}$/);

export const DictionaryEntry = z.object({
  key: z.string(),
  value: z.string().describe('What records store'),
  name: z.string(),
  enName: z.string(),
  colour: z.enum(['neutral', 'primary', 'ok', 'warn', 'bad']),
  sort: z.int(),
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** What may change of an entry; records hold its key and value. */
export const ChangedEntry = z.strictObject({
  name: text(60, 1),
  enName: text(120, 1),
  colour: DictionaryEntry.shape.colour,
  sort: z.int().min(0).max(100_000),
  isEnabled: z.boolean(),
});
export type ChangedEntry = z.infer<typeof ChangedEntry>;

export const DictionaryKeys = list(DictionaryKey, 50)
  .min(1)
  .meta({ description: 'Dictionary keys', example: ['visitType'] });

/** Entries by key; a key that the enterprise does not have is empty. */
export const Dictionaries = z.record(z.string(), z.array(DictionaryEntry));
export type Dictionaries = z.infer<typeof Dictionaries>;

export const CodeListBody = z.strictObject({ codeList: DictionaryKeys });

/** Lists whose columns a user may choose. */
export const FieldList = z.enum(['doctors', 'hospitals', 'visits', 'tasks']);
export type FieldList = z.infer<typeof FieldList>;

export const Field = z.object({
  list: FieldList,
  field: z.string().describe('Name of the field in the records of the list'),
  name: z.string(),
  enName: z.string(),
  type: z.enum(['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'DICTIONARY']),
  dictionaryKey: z.string().nullable().describe('Dictionary of the values, for type DICTIONARY'),
  isFixed: z.boolean().describe('Always shown, cannot be left out'),
});
export type Field = z.infer<typeof Field>;

export const FieldQuery = z.strictObject({ list: FieldList.optional() });

/** A code of the standard lists. */
const code = z.string().regex(/^[\w.-]{1,40}$/);

export const StandardName = z.object({ code: z.string(), name: z.string(), enName: z.string() });
export type StandardName = z.infer<typeof StandardName>;

export const Department = StandardName.extend({ children: z.array(StandardName) });
export type Department = z.infer<typeof Department>;

export const DepartmentQuery = z.strictObject({
  parent: code.optional().meta({ description: 'Code of the first-level department; left out: those of all' }),
});
