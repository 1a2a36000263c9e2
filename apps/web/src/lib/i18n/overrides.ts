// Words an administrator changed in the language table replace ours at run time (specification 3, language entry).
import { replaceAllWords } from './engine.ts';

export interface Replacement {
  readonly type: string;
  readonly key: string;
  readonly zh: string | null;
  readonly en: string | null;
}

/** Puts these words in place of ours, and ours back where no row names them; also for screens still to be loaded. */
export function replaceWords(rows: readonly Replacement[]): void {
  const words = new Map<string, string>();
  for (const { type, key, zh, en } of rows) {
    if (zh !== null) words.set(`zh ${type} ${key}`, zh);
    if (en !== null) words.set(`en ${type} ${key}`, en);
  }
  replaceAllWords(words);
}
