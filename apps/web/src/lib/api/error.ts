// What a failed call throws, and the words for each status (specification 8).
import type { ErrorAnswer, FieldFault } from '@yijian/contract/core';
import { errorPhrase } from './api.phrases.ts';

/** What is known about a failure before words are found for it. */
export interface Failure {
  /** HTTP status; 0 for a call that timed out or found no network, null when nothing fits. */
  readonly status: number | null;
  readonly url: string;
  readonly answer?: unknown;
  readonly requestId?: string | null;
  readonly cause?: unknown;
  readonly code?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  /** `<domain>.<name>` from the server; `cancelled`, `network` or `unclassified` when it did not answer. */
  readonly code: string;
  /** What the server itself said, when it said something. */
  readonly serverMessage: string | null;
  /** What the server knows beyond the words of the status: it stands under them. */
  readonly detail: string | null;
  readonly fields: readonly FieldFault[];
  readonly requestId: string | null;
  readonly url: string;

  constructor(failure: Failure) {
    const named = isErrorAnswer(failure.answer) ? failure.answer : null;
    const said = spoken(failure.answer);
    const words = wordsFor(failure, said);
    // A reason that the contract names is worth telling under words that are the same for every call.
    const detail = named !== null && said !== words && hasFixedWords(failure.status) ? said : null;
    super(detail === null ? words : `${words}\n${detail}`, { cause: failure.cause });
    this.detail = detail;
    this.status = failure.status;
    this.code = failure.code ?? named?.error ?? ((failure.status ?? 0) > 0 ? 'http' : 'unclassified');
    this.serverMessage = said;
    this.fields = named?.fields ?? [];
    this.requestId = failure.requestId ?? named?.requestId ?? null;
    this.url = failure.url;
  }
}

/** True for a call given up because its twin or its screen replaced it: nothing failed, show nothing. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'cancelled';
}

/** No answer is no refusal: no network, a time-out, a gateway that is down. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return code === 'network' || code === 'timeout' || status === 502 || status === 503 || status === 504;
}

/** Read by hand: the schema would bring a checker of schemas to pages that need no other (the doctors' own). */
function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  const { code, message, error, fields = [], requestId } = (answer ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(code) &&
    [message, error, requestId].every((text) => typeof text === 'string') &&
    Array.isArray(fields) &&
    fields.every(isFieldFault)
  );
}

function isFieldFault(fault: unknown): fault is FieldFault {
  const { field, message } = (fault ?? {}) as Record<string, unknown>;
  return typeof field === 'string' && typeof message === 'string';
}

function spoken(answer: unknown): string | null {
  const message = (answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** The catalogue gives the words itself, whatever the server said. */
function hasFixedWords(status: number | null): boolean {
  return status !== null && ![0, 302, 400, 401, 404, 500].includes(status);
}

function wordsFor(failure: Failure, said: string | null): string {
  switch (failure.status) {
    case null:
      return errorPhrase('unclassified');
    case 0:
      return errorPhrase('timedOut');
    case 302:
      return errorPhrase('redirected');
    case 400:
      return said ?? errorPhrase('badRequest');
    case 401:
      return said ?? errorPhrase('sessionEnded');
    case 403:
      return errorPhrase('forbidden');
    case 404:
      return errorPhrase('notFound', { url: failure.url });
    case 500:
      return said ?? errorPhrase('internal');
    case 503:
      return errorPhrase('unavailable');
    case 504:
      return errorPhrase('unreachable');
    default:
      return errorPhrase('abnormal');
  }
}
