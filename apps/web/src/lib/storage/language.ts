// The chosen language, kept as `zh` or `en` under languageType (specification 1, 9).
import type { Language } from '@yijian/contract/core';
import { readText, writeText } from './text.ts';

const KEY = 'languageType';

/** The stored language; Chinese when nothing or nonsense is stored (R1.2). */
export function readLanguage(): Language {
  return readText(KEY) === 'en' ? 'en' : 'zh';
}

export function writeLanguage(language: Language): void {
  writeText(KEY, language);
}

/** Whether anybody chose a language in this browser. */
export const hasLanguage = (): boolean => ['zh', 'en'].includes(readText(KEY) ?? '');

const HANDED = 'yijian_language';

/** The language the sign-in page was left in, once. */
export function takeHandedLanguage(): Language | undefined {
  const handed = new RegExp(`(?:^|; )${HANDED}=(zh|en)(?:;|$)`).exec(document.cookie)?.[1];
  // Before now, not at now: whoever reads on within this millisecond finds nothing.
  if (handed !== undefined) document.cookie = `${HANDED}=; Path=/pc; Max-Age=-1; SameSite=Lax`;
  return handed === 'zh' || handed === 'en' ? handed : undefined;
}
