// Short-lived answers under the one key caCache: the store is valid 60,000 ms, an entry 20,000 ms (specification 9).
import { readJson, removeText, writeJson } from './text.ts';

const KEY = 'caCache';
const STORE_VALIDITY = 60_000;
const ENTRY_EXPIRY = 20_000;

interface Store {
  readonly since: number;
  readonly entries: Record<string, { readonly at: number; readonly value: unknown }>;
}

function readStore(now: number): Store | null {
  const found = readJson(KEY) as Partial<Store> | null;
  if (typeof found?.since !== 'number' || typeof found.entries !== 'object' || found.entries === null) return null;
  // A start in the future means the clock was turned back; such a store would never end.
  const age = now - found.since;
  return age >= 0 && age <= STORE_VALIDITY ? (found as Store) : null;
}

export const cacheStore = {
  /** The entry's value, or undefined when it is absent, older than 20 s, or its store older than 60 s (R9.2). */
  read(name: string, now: number = Date.now()): unknown {
    const store = readStore(now);
    if (!store) {
      removeText(KEY);
      return undefined;
    }
    const entry = Object.hasOwn(store.entries, name) ? store.entries[name] : undefined;
    return entry && now - entry.at >= 0 && now - entry.at <= ENTRY_EXPIRY ? entry.value : undefined;
  },
  write(name: string, value: unknown, now: number = Date.now()): void {
    const store = readStore(now) ?? { since: now, entries: {} };
    const live = Object.entries(store.entries).filter(([, entry]) => now - entry.at <= ENTRY_EXPIRY);
    writeJson(KEY, { since: store.since, entries: { ...Object.fromEntries(live), [name]: { at: now, value } } });
  },
  clear(): void {
    removeText(KEY);
  },
};
