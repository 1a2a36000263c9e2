// The one i18next instance, and the signal by which the page redraws when language or words change (specification 1).
import { fillIn, type Fillings } from '@yijian/contract/core';
import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { readLanguage } from '../storage/index.ts';

export const engine = createInstance();

void engine.init({
  lng: readLanguage(),
  fallbackLng: 'zh',
  initAsync: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
});

let version = 0;
const listeners = new Set<() => void>();

/** Tells every phrase on the page to be read again. */
export function wordsChanged(): void {
  version += 1;
  for (const listener of listeners) listener();
}

export function onWordsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows with each change of language or words. */
export function wordsVersion(): number {
  return version;
}

/** Redraws the component when language or words change. */
export function useWordsVersion(): number {
  return useSyncExternalStore(onWordsChanged, wordsVersion, wordsVersion);
}

// Words of the enterprise in place of ours, by language, domain and key.
let replaced: ReadonlyMap<string, string> = new Map();

/** Takes the place of all former replacements; the page redraws. */
export function replaceAllWords(words: ReadonlyMap<string, string>): void {
  replaced = words;
  wordsChanged();
}

/** One text of one domain; a missing English text falls back to Chinese, a missing key shows itself. */
export function say(domain: string, key: string, which: 'zh' | 'en', values: Fillings): string {
  const own = replaced.get(`${which} ${domain} ${key}`);
  const read = engine.t as (key: string, options: object) => string;
  // Text stays text: only our own placeholders are filled in.
  return fillIn(own ?? read(key, { ns: domain, lng: which, skipInterpolation: true }), values);
}
