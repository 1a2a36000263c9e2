// The pages a user opened last through the palette (beyond the specification: global search).
import type { PersonalStore } from '../../../lib/storage/index.ts';

const STORED = 'palette-recents';
const KEPT = 6;

/** Paths, newest first; whatever else the browser holds is ignored. */
export function readRecents(store: PersonalStore): readonly string[] {
  const found = store.read(STORED);
  return Array.isArray(found) ? found.filter((path): path is string => typeof path === 'string').slice(0, KEPT) : [];
}

export function rememberRecent(store: PersonalStore, path: string): void {
  store.write(STORED, [path, ...readRecents(store).filter((known) => known !== path)].slice(0, KEPT));
}
