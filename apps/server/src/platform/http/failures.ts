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
  '53100',
  '53200',
]);
const BUSY = new Set(['55P03', '40001', '40P01']);
const BAD_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '23514', '23502']);

/** The named refusal behind an error of the database, the parser or a service. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as Coded;
  if (typeof code === 'string') {
    if (UNAVAILABLE.has(code)) return unavailable(coreErrors.unavailable);
    if (code === '57014') return unavailable(coreErrors.timeout);
    if (BUSY.has(code) || code === '23505') return fail(coreErrors.conflict);
    if (BAD_VALUE.has(code)) return fail(coreErrors.badInput, { fields: 'value' });
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fail(coreErrors.bodyTooLarge, { limit: 'the limit' });
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fail(coreErrors.unsupportedMediaType, { type: '' });
  }
  if (statusCode === 400) return fail(coreErrors.malformedBody);
  if (statusCode === 413) return fail(coreErrors.bodyTooLarge, { limit: 'the limit' });
  if (statusCode === 415) return fail(coreErrors.unsupportedMediaType, { type: '' });
  if (statusCode === 429) return fail(coreErrors.tooManyRequests, { seconds: 60 });
  return fail(coreErrors.internal);
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
