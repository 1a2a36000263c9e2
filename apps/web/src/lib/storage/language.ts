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
