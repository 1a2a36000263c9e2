// Turns anything thrown into status and words; nothing internal leaves the house (specification 8).
import { coreErrors, type ErrorAnswer, type NamedError } from '@yijian/contract/core';
import { Failure, fail, wordsOf } from '../errors/index.ts';

interface Coded {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly constraint_name?: unknown;
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  '53200',
  'EMFILE',
  'ENFILE',
]);
/** Of the database's disk, or of the one that uploads pass through. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const BUSY = new Set(['55P03', '40001', '40P01']);
/** What was there when it was looked at went meanwhile, or came. */
const GONE_OR_TAKEN = new Set(['23503', '23505']);
const BAD_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '23514', '23502']);

/** What the parser's refusals do not say themselves. */
export interface Asked {
  /** Largest body of the call, in bytes. */
  readonly bodyLimit?: number | undefined;
  readonly contentType?: string | undefined;
}

/** The named refusal behind an error of the database, the parser or a service. */
export function failureOf(error: unknown, asked: Asked = {}): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as Coded;
  if (typeof code === 'string') {
    if (UNAVAILABLE.has(code)) return unavailable(coreErrors.unavailable);
    if (FULL.has(code)) return unavailable(coreErrors.storageFull);
    if (code === '57014') return unavailable(coreErrors.timeout);
    if (BUSY.has(code) || GONE_OR_TAKEN.has(code)) return fail(coreErrors.conflict);
    if (BAD_VALUE.has(code)) return fail(coreErrors.badInput, { fields: 'value' });
  }
  return failureOfStatus(statusCode, asked) ?? fail(coreErrors.internal);
}

/** What the framework and its parsers refuse themselves. */
function failureOfStatus(status: unknown, { bodyLimit = 0, contentType = '' }: Asked): Failure | undefined {
  switch (status) {
    case 400:
      return fail(coreErrors.malformedBody);
    case 413:
      return fail(coreErrors.bodyTooLarge, { limit: sizeText(bodyLimit) });
    case 414:
      return fail(coreErrors.addressTooLong);
    case 415:
      return fail(coreErrors.unsupportedMediaType, { type: contentType.slice(0, 100) });
    case 416:
      return fail(coreErrors.rangeNotSatisfiable);
    case 429:
      return fail(coreErrors.tooManyRequests, { seconds: 60 });
    default:
      return undefined;
  }
}

/** A size in the largest unit that shows it whole enough: 256 KB, 50 MB. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(kilobytes / 1024)} MB`;
}

function unavailable(row: NamedError): Failure {
  return new Failure(row, {}, [], { 'retry-after': '2' });
}

/** The body of the answer to a refusal. */
export function errorAnswer(failure: Failure, language: 'zh' | 'en', requestId: string): ErrorAnswer {
  return {
    code: failure.row.status,
    message: wordsOf(failure.row, language, failure.values),
    error: failure.row.code,
    ...(failure.fields.length === 0 ? {} : { fields: [...failure.fields] }),
    requestId,
  };
}
