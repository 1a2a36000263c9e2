// Calls on their way: an identical one cancels its earlier twin, and both carry the same idempotency key (specification 5).

const KEY_LIFE = 600_000;

interface Held {
  readonly key: string;
  readonly since: number;
}

const controllers = new Map<string, AbortController>();
const keys = new Map<string, Held>();

export interface Flight {
  readonly signal: AbortSignal;
  /** Key for a write: the same as long as the outcome of an identical one is not known. */
  readonly idempotencyKey: string;
  /** Closes the flight; `answered` means the server said what became of it. */
  land(answered: boolean): void;
}

export const REPLACED = 'replaced by an identical request';

/** Starts a flight. `fingerprint` is method, url, params and body (R5.4). */
export function takeOff(fingerprint: string, cancelsTwin: boolean, outer?: AbortSignal): Flight {
  if (cancelsTwin) controllers.get(fingerprint)?.abort(REPLACED);
  const controller = new AbortController();
  controllers.set(fingerprint, controller);
  const held = heldKey(fingerprint);
  const giveUp = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp, { once: true });

  const land = (answered: boolean): void => {
    outer?.removeEventListener('abort', giveUp);
    if (controllers.get(fingerprint) === controller) controllers.delete(fingerprint);
    if (answered && keys.get(fingerprint) === held) keys.delete(fingerprint);
  };
  return { signal: controller.signal, idempotencyKey: held.key, land };
}

function heldKey(fingerprint: string): Held {
  const now = Date.now();
  for (const [name, held] of keys) if (now - held.since > KEY_LIFE) keys.delete(name);
  const held = keys.get(fingerprint) ?? { key: randomKey(), since: now };
  keys.set(fingerprint, held);
  return held;
}

// crypto.randomUUID is missing on plain http hosts other than localhost.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
