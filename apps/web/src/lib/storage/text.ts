// Reading and writing local storage without ever failing: a blocked or full store falls back to memory (specification 9).

// Holds what the browser refused to store; it lives as long as the page.
const memory = new Map<string, string>();

function store(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function readText(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return store()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. Answers false when the browser refused and only memory holds it. */
export function writeText(key: string, value: string): boolean {
  try {
    const found = store();
    if (!found) throw new Error('storage is blocked');
    found.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

export function removeText(key: string): void {
  memory.delete(key);
  try {
    store()?.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be removed.
  }
}

/** The stored value, or null when it is absent or not JSON. Its shape is the caller's to check. */
export function readJson(key: string): unknown {
  const found = readText(key);
  if (found === null) return null;
  try {
    return JSON.parse(found);
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}
