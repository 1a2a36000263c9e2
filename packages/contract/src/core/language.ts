// The two languages of the product (specification 1): Chinese first, English beside it.
import { z } from 'zod';

export const languages = ['zh', 'en'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** One text in both languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** What stands between names in one line. */
export const separators: Readonly<Record<Language, string>> = { zh: '、', en: ', ' };

/** 甲、乙 or A, B. */
export const joined = (names: readonly string[], language: Language): string => names.join(separators[language]);

/** What stands between whole clauses in one line. */
export const clauseSeparators: Readonly<Record<Language, string>> = { zh: '；', en: '; ' };

/** 甲；乙 or A; B. */
export const joinedClauses = (clauses: readonly string[], language: Language): string =>
  clauses.join(clauseSeparators[language]);
