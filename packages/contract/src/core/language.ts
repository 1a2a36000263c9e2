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
