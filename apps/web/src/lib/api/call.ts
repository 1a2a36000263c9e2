// Calls a contract row: identity, twin cancelling, refresh and replay, error words, cache (specification 4, 5, 7, 8).
import type { Access, Arguments, EndpointRow, Output } from '@yijian/contract/core';
import { language } from '../i18n/index.ts';
import { cacheStore } from '../storage/index.ts';
import { readAnswer } from './trip/answer.ts';
import { sendAsUser, wasTold } from './trip/as-user.ts';
import { baseOf, connection, showError } from './connection.ts';
import { encode, type Encoded } from './trip/encode.ts';
import { ApiError, isCancelled } from './error.ts';
import { takeOff } from './trip/flights.ts';
import type { Arrival } from './trip/send.ts';
import type { OnSent } from './trip/upload.ts';

export interface CallOptions {
  /** Answer a GET from the 20-second cache when it is there; default off (R7.4). */
  readonly cache?: boolean;
  /** Cancel an identical earlier request that is still pending; default on (R5.4). */
  readonly repeatCancel?: boolean;
  /** Show the words of a failure; default on (R8.2). */
  readonly errorMessage?: boolean;
  /** Send the bearer token; default on, off for public rows. */
  readonly token?: boolean;
  /** Refresh and replay on a 401, and end the session when that fails; default on. */
  readonly renew?: boolean;
  /** Base other than the enterprise's interface address, such as the gateway. */
  readonly base?: string;
  readonly signal?: AbortSignal;
  /** Called with the part of the body that has left, from 0 to 1: for files. */
  readonly onSent?: OnSent;
  /** What the answer may be; JSON unless given. */
  readonly accept?: string;
}

/** Calls a row and answers its `result`; throws an ApiError. */
export async function call<E extends EndpointRow>(
  row: E,
  args: Arguments<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const encoded = encode(row, args, baseOf(row, options.base));
  const cacheName = `${connection().enterpriseId}/${connection().userId}/${language()}/${encoded.url}`;
  const cached = options.cache && row.method === 'GET' ? cacheStore.read(cacheName) : undefined;
  if (cached !== undefined) return cached as Output<E>;
  const result = (await perform(row, encoded, options, readAnswer)) as Output<E>;
  if (options.cache && row.method === 'GET') cacheStore.write(cacheName, result);
  return result;
}

/** Sends, replays once after a refresh, reads the answer, and shows the words of a failure. */
export async function perform<T>(
  row: EndpointRow,
  encoded: Encoded,
  options: CallOptions,
  read: (arrival: Arrival, encoded: Encoded, row: EndpointRow) => Promise<T>,
): Promise<T> {
  const fingerprint = `${row.method} ${encoded.url} ${encoded.bodyText}`;
  const flight = takeOff(fingerprint, options.repeatCancel ?? true, options.signal);
  let answered = false;
  try {
    const arrival = await sendAsUser(
      { row, encoded, flight, onSent: options.onSent, accept: options.accept },
      options.token ?? !openTo.includes(row.access),
      options.renew ?? true,
    );
    const result = await read(arrival, encoded, row);
    answered = true;
    return result;
  } catch (error) {
    answered = error instanceof ApiError && isAnswer(error.status);
    report(error, fingerprint, options);
    throw error;
  } finally {
    flight.land(answered);
  }
}

const openTo: readonly Access[] = ['public', 'gateway'];

// After these the server may or may not have done the work, so a repeat must carry the same key.
function isAnswer(status: number | null): boolean {
  return status !== null && ![0, 502, 503, 504].includes(status);
}

function report(error: unknown, fingerprint: string, options: CallOptions): void {
  if (isCancelled(error)) console.info(`cancelled: ${fingerprint.split(/[? ]/, 2).join(' ')}`);
  else if ((options.errorMessage ?? true) && !wasTold(error)) showError(error);
}
