// Records named by their codes, as people and templates write them: `REP`, or `REP 医药代表` with the name behind.
import type { CodeRow } from './lookups.sql.ts';

export interface CodeBook {
  readonly exact: ReadonlyMap<string, string>;
  /** In small letters; null where several records differ in case alone. */
  readonly folded: ReadonlyMap<string, string | null>;
}

const spaced = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');

export function codeBookOf(rows: readonly CodeRow[]): CodeBook {
  const exact = new Map<string, string>();
  const folded = new Map<string, string | null>();
  for (const { id, code, name, enName } of rows) {
    for (const word of new Set([code, `${code} ${name}`, `${code} ${enName}`].map(spaced))) {
      exact.set(word, id);
      const key = word.toLowerCase();
      folded.set(key, folded.has(key) && folded.get(key) !== id ? null : id);
    }
  }
  return { exact, folded };
}

/** The id behind a code; undefined when there is none, or when only its case would tell which one is meant. */
export function findCode({ exact, folded }: CodeBook, text: string): string | undefined {
  const word = spaced(text);
  return exact.get(word) ?? folded.get(word.toLowerCase()) ?? undefined;
}
