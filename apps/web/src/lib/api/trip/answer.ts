// Reads `{ code, message, result }`, or says what went wrong (specification 3, 8).
import type { EndpointRow } from '@yijian/contract/core';
import { ApiError } from '../error.ts';
import type { Encoded } from './encode.ts';
import type { Arrival } from './send.ts';

/** The `result` of a good answer; anything else is thrown as an ApiError. */
export async function readAnswer(arrival: Arrival, encoded: Encoded, row: EndpointRow): Promise<unknown> {
  const { response } = arrival;
  if (isRedirect(response)) throw failed(arrival, encoded, 302);
  const answer = parse(await arrival.text());
  if (!response.ok) throw failed(arrival, encoded, response.status, answer);
  if (answer === undefined) throw failed(arrival, encoded, null);
  if (row.envelope === false) return answer;
  const { code, result } = (answer ?? {}) as { code?: unknown; result?: unknown };
  // A gateway may answer 200 around a failure; the code inside counts (R8.3).
  if (typeof code === 'number' && code !== 200) throw failed(arrival, encoded, code, answer);
  if (import.meta.env.DEV) warnOnDrift(row, result);
  return result;
}

/** Throws when the answer is a failure; a good one is left unread. */
export async function assertGood(arrival: Arrival, encoded: Encoded): Promise<void> {
  if (isRedirect(arrival.response)) throw failed(arrival, encoded, 302);
  if (arrival.response.ok) return;
  throw failed(arrival, encoded, arrival.response.status, parse(await arrival.text()));
}

// A redirect that is not followed arrives as an opaque answer without a status.
function isRedirect(response: Response): boolean {
  return (
    response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400 && response.status !== 304)
  );
}

function failed(arrival: Arrival, encoded: Encoded, status: number | null, answer?: unknown): ApiError {
  return new ApiError({ status, url: encoded.url, answer, requestId: arrival.response.headers.get('x-request-id') });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** In development a result that does not fit its contract is named at once. */
function warnOnDrift(row: EndpointRow, result: unknown): void {
  if ('file' in row.output) return;
  const checked = row.output.safeParse(result);
  if (!checked.success) console.warn(`${row.method} ${row.path} answered outside its contract`, checked.error.issues);
}
