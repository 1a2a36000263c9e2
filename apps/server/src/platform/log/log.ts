// The log: JSON lines without tokens, phones or passwords.
import { pino, type DestinationStream, type Logger } from 'pino';
import { faultOf } from './fault.ts';

export type Log = Logger;

/** Opens the log, on standard output unless told otherwise. Secrets are removed by name wherever a caller passes them. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    serializers: { err: faultOf },
    redact: {
      paths: ['*.password', '*.token', '*.access_token', '*.refresh_token', '*.phone', '*.authorization', '*.cookie'],
      censor: '[removed]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A request address fit for the log: values of secret query fields are removed and phone numbers masked. */
export function safeAddress(url: string): string {
  return url
    .replace(/([?&](?:access_token|token|ticket|code|state|id_token_hint|refresh_token)=)[^&]*/gi, '$1[removed]')
    .replace(/(1\d{2})\d{4}(\d{4})/g, '$1****$2');
}
