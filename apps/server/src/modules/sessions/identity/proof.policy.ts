// Short-lived proofs in forms: what the server knew when it drew the page, signed so that it need not remember it.
import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 600;

/** Proves that `subject` was established for `purpose` a moment ago. */
export function makeProof(secret: string, purpose: string, subject: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + LIFE_SECONDS;
  return `${subject}.${until}.${sign(secret, purpose, subject, until)}`;
}

/** The subject of a proof; undefined when it is forged, for another purpose or too old. */
export function readProof(secret: string, purpose: string, proof: string, now = Date.now()): string | undefined {
  const [, subject, until, signature] = /^([\w-]{1,100})\.(\d{1,12})\.([\w-]{43})$/.exec(proof) ?? [];
  if (subject === undefined || until === undefined || signature === undefined || Number(until) * 1000 < now)
    return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, purpose, subject, Number(until))))
    ? subject
    : undefined;
}

function sign(secret: string, purpose: string, subject: string, until: number): string {
  return createHmac('sha256', secret).update(`proof\n${purpose}\n${subject}\n${until}`).digest('base64url');
}
