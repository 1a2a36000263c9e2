// Words of an enterprise in place of the built-in ones (specification 3: language entry with type, key, content with {} placeholders).
import { z } from 'zod';
import { longText, maybe, pageQuery, text, uploadedFile } from '../core/index.ts';

const type = z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/);
const key = z.string().regex(/^[A-Za-z][\w.-]{0,99}$/);

export const ByWord = z.strictObject({ type, key });

/** One replacement; a language that is null keeps the built-in words. */
export const Replacement = z.object({
  type: z.string(),
  key: z.string(),
  zh: maybe(z.string()),
  en: maybe(z.string()),
});
export type Replacement = z.infer<typeof Replacement>;

export const wordStates = ['OWN', 'BUILT_IN', 'MISSING'] as const;
export const WordState = z.enum(wordStates);
export type WordState = z.infer<typeof WordState>;

export const WordEntry = Replacement.extend({
  builtInZh: z.string(),
  builtInEn: z.string(),
  placeholders: z.array(z.string()),
  isOwn: z.boolean(),
  state: WordState.describe('MISSING: what is shown in one of the languages is not in that language'),
});
export type WordEntry = z.infer<typeof WordEntry>;

const filter = {
  keyword: text(100).optional().meta({ description: 'Part of the key or of the words in either language' }),
  type: type.optional(),
  state: WordState.optional(),
};

export const WordQuery = pageQuery(['key']).extend(filter);
export type WordQuery = z.infer<typeof WordQuery>;

export const WordFileQuery = z.strictObject({ ...filter, format: z.enum(['xlsx', 'csv']).default('xlsx') });
export type WordFileQuery = z.infer<typeof WordFileQuery>;

export const Words = z.strictObject({ zh: longText(1000).nullable(), en: longText(1000).nullable() });
export type Words = z.infer<typeof Words>;

export const WordFile = z.strictObject({ file: uploadedFile() });
export type WordFile = z.infer<typeof WordFile>;

export const ImportedWords = z.object({ kept: z.int(), reset: z.int() });
export type ImportedWords = z.infer<typeof ImportedWords>;

export const reportKinds = ['PHRASES', 'DICTIONARIES', 'MENUS', 'ROLES', 'ORGANIZATIONS'] as const;
export const ReportKind = z.enum(reportKinds);
export type ReportKind = z.infer<typeof ReportKind>;

export const MissingWords = z.object({
  kind: ReportKind,
  count: z.int(),
  items: z
    .array(z.object({ name: z.string(), enName: z.string(), place: z.string().describe('Type, dictionary or code') }))
    .describe('The first hundred'),
});
export type MissingWords = z.infer<typeof MissingWords>;

export const LanguageReport = z.object({
  types: z.array(z.object({ type: z.string(), count: z.int(), own: z.int() })),
  missing: z.array(MissingWords),
});
export type LanguageReport = z.infer<typeof LanguageReport>;
