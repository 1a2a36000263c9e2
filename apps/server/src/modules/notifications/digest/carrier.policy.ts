// Who carries the daily mail: the mail server of the settings, or the outbox that stands in for it in the demo.
import type { Settings } from '../../../platform/config/index.ts';
import { mailServiceOf, type MailService } from '../../../platform/gateways/index.ts';

export interface DigestCarrier {
  readonly mail: MailService | undefined;
  /** Whether what no server carries stays in the outbox. */
  readonly hasOutbox: boolean;
}

export function carrierOf(settings: Settings): DigestCarrier {
  return { mail: mailServiceOf(settings), hasOutbox: settings.SEED === 'demo' };
}

export const isConnected = ({ mail, hasOutbox }: DigestCarrier): boolean => mail !== undefined || hasOutbox;
