// A view as another user: its key lives in this tab alone and opens nothing without the administrator's own token (specification 6).
const STORED = 'simulation';
const MARK = '#see-as=';

/** Takes the key out of the address of a page that the console opened, so that it stays in no history. */
export function takeSimulation(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(MARK)) return;
  keep(hash.slice(MARK.length));
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** What to put behind the address of a page that shall be seen as the other user. */
export const simulationMark = (key: string): string => `${MARK}${key}`;

/** The key of this tab's view, or null. */
export function readSimulation(): string | null {
  try {
    return window.sessionStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export function forgetSimulation(): void {
  try {
    window.sessionStorage.removeItem(STORED);
  } catch {
    // Storage is blocked: then nothing was kept either.
  }
}

function keep(key: string): void {
  try {
    window.sessionStorage.setItem(STORED, key);
  } catch {
    // Without storage the tab stays the administrator's own.
  }
}
