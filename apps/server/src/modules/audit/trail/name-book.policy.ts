// Which ids a page of the trail speaks of, and their names once they are known.
import type { Bilingual } from '@yijian/contract/core';

export type Names = ReadonlyMap<string, Bilingual>;

/** What is asked and answered: `<reference>` → ids → names. */
export class NameBook {
  readonly #wanted = new Map<string, Set<string>>();
  readonly #found = new Map<string, Names>();

  want(reference: string, id: string): void {
    const ids = this.#wanted.get(reference) ?? new Set();
    this.#wanted.set(reference, ids.add(id));
  }

  wanted(): [reference: string, ids: string[]][] {
    return [...this.#wanted].map(([reference, ids]) => [reference, [...ids]]);
  }

  accept(reference: string, names: Names): void {
    this.#found.set(reference, names);
  }

  nameOf(reference: string, id: string): Bilingual | undefined {
    return this.#found.get(reference)?.get(id);
  }
}
