// One trip to the server with the headers every call carries; no retry, no redirect followed (specification 7, 8).
import { effectOf, type EndpointRow } from '@yijian/contract/core';
import ky, { isTimeoutError, type ResponsePromise } from 'ky';
import { language } from '../../i18n/index.ts';
import { connection } from '../connection.ts';
import { readSimulation } from '../../storage/index.ts';
import type { Encoded } from './encode.ts';
import { ApiError } from '../error.ts';
import type { Flight } from './flights.ts';
import { untilStays } from './leaving.ts';
import { upload, UploadStalled, type OnSent } from './upload.ts';

/** Milliseconds after which a call is given up (R7.1). */
export const TIMEOUT = 120_000;

export interface Trip {
  readonly row: EndpointRow;
  readonly encoded: Encoded;
  readonly flight: Flight;
  readonly token: string | null;
  /** Watches the body leave. */
  readonly onSent?: OnSent | undefined;
  /** What the answer may be; JSON unless given. */
  readonly accept?: string | undefined;
}

/** A server's answer whose body is still to be read; reading is bounded by the same timeout. */
export interface Arrival {
  readonly response: Response;
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
  /** Reads the body while it comes, however long that takes; an interruption is thrown as an ApiError. */
  readonly follow: <T>(reader: (response: Response) => Promise<T>) => Promise<T>;
}

export async function send(trip: Trip): Promise<Arrival> {
  const { row, encoded, flight, onSent } = trip;
  if (onSent) return sendWatched(trip, onSent);
  return guarded(trip, async () => {
    const answer: ResponsePromise = ky(encoded.url, {
      method: row.method,
      headers: headersOf(trip),
      ...(encoded.body === undefined ? {} : { body: encoded.body }),
      signal: flight.signal,
      timeout: TIMEOUT,
      retry: 0,
      throwHttpErrors: false,
      redirect: 'manual',
      // The bearer header is the only credential: no cookie ever acts for the user.
      credentials: 'omit',
    });
    const response = await answer;
    return {
      response,
      text: () => guarded(trip, () => answer.text()),
      blob: () => guarded(trip, () => answer.blob()),
      follow: (reader) => guarded(trip, () => reader(response)),
    };
  });
}

async function sendWatched(trip: Trip, onSent: OnSent): Promise<Arrival> {
  const { row, encoded, flight } = trip;
  const { url, body } = encoded;
  const headers = headersOf(trip);
  const { method } = row;
  const order = {
    method,
    url,
    headers,
    body,
    signal: flight.signal,
    onSent,
    sendTimeout: TIMEOUT,
    answerTimeout: 600_000,
  };
  const response = await guarded(trip, () => upload(order));
  return { response, text: () => response.text(), blob: () => response.blob(), follow: (reader) => reader(response) };
}

function headersOf({ row, encoded, flight, token, accept }: Trip): Record<string, string> {
  const headers: Record<string, string> = { Accept: accept ?? 'application/json, */*', 'Accept-Language': language() };
  if (encoded.contentType) headers['Content-Type'] = encoded.contentType;
  if (token) headers['Authorization'] = `Bearer ${token}`;
  else if (connection().realm) headers['realm'] = connection().realm;
  const simulation = token ? readSimulation() : null;
  if (simulation !== null) headers['X-Simulate'] = simulation;
  if (effectOf(row) !== 'read') headers['Idempotency-Key'] = flight.idempotencyKey;
  return headers;
}

/** Turns what the network throws into an ApiError: cancelled, timed out or not reached. */
async function guarded<T>({ encoded, flight }: Trip, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    await untilStays();
    const url = encoded.url;
    if (flight.signal.aborted) throw new ApiError({ status: 0, code: 'cancelled', url, cause });
    throw new ApiError({ status: 0, code: isTimeout(cause) ? 'timeout' : 'network', url, cause });
  }
}

function isTimeout(cause: unknown): boolean {
  return isTimeoutError(cause) || cause instanceof UploadStalled;
}
