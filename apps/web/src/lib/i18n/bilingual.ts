// Texts that arrive in both languages, such as titles of routes and errors of the contract (specification 3).
import type { Bilingual, Language } from '@yijian/contract/core';
import { language, useLanguage } from './language.ts';

/** The text in the language of the moment, or in a given one. */
export function inLanguage(text: Bilingual, which: Language = language()): string {
  return text[which];
}

/** Inside React: `const say = useBilingual(); say(route.title)`. */
export function useBilingual(): (text: Bilingual) => string {
  const which = useLanguage();
  return (text) => text[which];
}
