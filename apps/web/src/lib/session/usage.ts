// Usage tracking to our own host, only with consent: page titles with a heartbeat, nothing else; the user is known by the token (specification 9).
import { sessionEndpoints, type PageVisit } from '@yijian/contract/sessions';
import { baseOf } from '../api/index.ts';
import { currentToken } from '../storage/index.ts';

const row = sessionEndpoints.heartbeat;
const LARGEST_BEAT = 50;
const LONGEST_VISIT = 3600;

interface Front {
  readonly title: string;
  /** Milliseconds until which this page's time is already counted. */
  counted: number;
}

let running = false;
let front: Front | null = null;
let waiting: PageVisit[] = [];

/** Tells the title of the page in front. Without consent nothing is kept. */
export function reportPage(title: string, now: number = Date.now()): void {
  if (!running) return;
  settle(now);
  front = { title, counted: now };
}

/** Starts the heartbeat with the user's consent; answers how to stop it. One beat carries everything since the last. */
export function startUsage(intervalMs = 60_000): () => void {
  running = true;
  const timer = setInterval(() => void beat(), intervalMs);
  // A hidden page may never come back: what is known is sent while it can be, and hidden time is not counted.
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') void beat();
    else if (front) front.counted = Date.now();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stop = (): void => {
    running = false;
    front = null;
    waiting = [];
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };

  // Not through call(): a beat outlives the page, is never shown when it fails and never ends a session.
  async function beat(): Promise<void> {
    settle(Date.now());
    const token = currentToken();
    if (waiting.length === 0 || token === null) return;
    const pages = waiting.splice(0, LARGEST_BEAT);
    const answer = await fetch(`${baseOf(row)}${row.path}`, {
      method: row.method,
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ pages }),
    }).catch(() => null);
    // The enterprise switched tracking off.
    if (answer?.status === 403) stop();
  }
  return stop;
}

function settle(now: number): void {
  if (!front) return;
  const seconds = Math.min(Math.round((now - front.counted) / 1000), LONGEST_VISIT);
  front.counted = now;
  if (seconds > 0) waiting.push({ title: front.title, seconds });
}
