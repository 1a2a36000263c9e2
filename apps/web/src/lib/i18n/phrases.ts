// Words live here and nowhere else: zh and en side by side under one key per domain (specification 1).
import type { Bilingual, Language } from '@yijian/contract/core';
import { useSyncExternalStore } from 'react';
import { engine, onWordsChanged, say, wordsVersion } from './engine.ts';
import { language } from './language.ts';

/** Names between braces: `'{count} 项'` -> `'count'`, `'{count, task|tasks}'` -> `'count'`. */
type Names<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}` ? NameIn<Inner> | Names<Rest> : never;
type NameIn<S extends string> = S extends `${infer Name}, ${string}` ? Name : S;
type Values<B extends Bilingual> = { readonly [N in Names<B['zh'] | B['en']>]: string | number };
type Rest<B extends Bilingual> = [Names<B['zh'] | B['en']>] extends [never] ? [] : [values: Values<B>];

export type PhraseKey<T> = keyof T & string;

/** `phrase('deleted', { count: 3 })`: a wrong key, or a missing or unknown placeholder, is a type error. */
export type Phrase<T extends Record<string, Bilingual>> = <K extends PhraseKey<T>>(
  key: K,
  ...rest: Rest<T[K]>
) => string;

export interface Phrases<T extends Record<string, Bilingual>> {
  /** Inside React: `const t = usePhrases()`; the component redraws when language or words change. */
  readonly usePhrases: () => Phrase<T>;
  /** Outside React, in the language of the moment. */
  readonly phrase: Phrase<T>;
  /** In a given language, for documents and tests. */
  readonly phraseIn: (which: Language) => Phrase<T>;
}

/** Declares the words of a domain once, at module level. */
export function definePhrases<const T extends Record<string, Bilingual>>(domain: string, rows: T): Phrases<T> {
  for (const which of ['zh', 'en'] as const) {
    const words = Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[which]]));
    engine.addResourceBundle(which, domain, words, true, true);
  }

  const phraseIn =
    (which: Language): Phrase<T> =>
    (key, ...rest) =>
      say(domain, key, which, rest[0] ?? {});
  const phrase: Phrase<T> = (key, ...rest) => phraseIn(language())(key, ...rest);
  // One function per version: memoised children that receive it redraw when, and only when, words change.
  let held = { version: -1, phrase };
  const current = (): Phrase<T> => {
    if (held.version !== wordsVersion()) held = { version: wordsVersion(), phrase: phraseIn(language()) };
    return held.phrase;
  };
  const usePhrases = (): Phrase<T> => useSyncExternalStore(onWordsChanged, current, current);
  return { usePhrases, phrase, phraseIn };
}
