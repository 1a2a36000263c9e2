// Words an administrator changed in the language table replace ours at run time (specification 3, language entry).
import type { Language } from '@yijian/contract/core';
import { engine, wordsChanged } from './engine.ts';

interface Override {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
}

// Kept, because a screen that loads later defines its words after the override came.
const kept = new Map<string, Override[]>();

/** Replaces one text now and for screens still to be loaded. */
export function applyOverrides(domain: string, key: string, language: Language, text: string): void {
  const known = (kept.get(domain) ?? []).filter((row) => row.key !== key || row.language !== language);
  kept.set(domain, [...known, { key, language, text }]);
  engine.addResource(language, domain, key, text, { keySeparator: '\u0000' });
  wordsChanged();
}

export function replayOverrides(domain: string): void {
  for (const row of kept.get(domain) ?? []) {
    engine.addResource(row.language, domain, row.key, row.text, { keySeparator: '\u0000' });
  }
}
