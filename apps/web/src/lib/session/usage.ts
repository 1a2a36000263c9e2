// Usage tracking to our own host, only with consent: page titles and a heartbeat; the user is known by the token (specification 9).
import { baseOf } from '../api/index.ts';
import { currentToken } from '../storage/index.ts';
import { rows } from './rows.ts';

/** A page that was in front, and for how long. */
export interface PageView {
  readonly title: string;
  readonly path: string;
  /** Moment it came to the front, ISO 8601. */
  readonly since: string;
  readonly seconds: number;
}

interface Open {
  readonly title: string;
  readonly path: string;
  readonly since: number;
  counted: number;
}

let open: Open | null = null;
let waiting: PageView[] = [];
let running = false;

/** Tells which page is in front; without consent nothing is kept. Paths lose their parameters' values at the caller. */
export function reportPage(title: string, path: string, now: number = Date.now()): void {
  if (!running) return;
  settle(now);
  open = { title, path, since: now, counted: now };
}

/** Starts the heartbeat with the user's consent; answers how to stop it. One beat carries everything since the last. */
export function startUsage(intervalMs = 60_000): () => void {
  running = true;
  const beat = (): void => void send(Date.now());
  const timer = setInterval(beat, intervalMs);
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') beat();
  };
  document.addEventListener('visibilitychange', onHide);
  return () => {
    running = false;
    open = null;
    waiting = [];
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHide);
  };
}

function settle(now: number): void {
  if (!open) return;
  const seconds = Math.round((now - open.counted) / 1000);
  open.counted = now;
  if (seconds > 0)
    waiting.push({ title: open.title, path: open.path, since: new Date(open.since).toISOString(), seconds });
}

// Not through call(): a beat may outlive the page, is never shown when it fails and never ends a session.
async function send(now: number): Promise<void> {
  settle(now);
  const token = currentToken();
  if (waiting.length === 0 || token === null) return;
  const pages = waiting.splice(0, 100);
  await fetch(`${baseOf(rows.heartbeat)}${rows.heartbeat.path}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ pages }),
  }).catch(() => undefined);
}
