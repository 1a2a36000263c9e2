// Who carries a message of a channel: the mail server or SMS service of the settings, or the outbox that stands in for them in the demo.
import type { SendChannel } from '@yijian/contract/sends';
import type { Settings } from '../../../platform/config/index.ts';
import {
  mailServiceOf,
  smsServiceOf,
  type MailResult,
  type MailService,
  type SmsResult,
  type SmsService,
} from '../../../platform/gateways/index.ts';

export interface Carriers {
  readonly mail: MailService | undefined;
  readonly sms: SmsService | undefined;
  /** Whether what no service carries stays in the outbox. */
  readonly hasOutbox: boolean;
}

/** An SMS service without an approved template for content carries none. */
export function carriersOf(settings: Settings): Carriers {
  const { SMS_PROVIDER, SMS_CONTENT_TEMPLATE } = settings;
  const hasSms = SMS_PROVIDER !== undefined && SMS_CONTENT_TEMPLATE !== undefined;
  return {
    mail: mailServiceOf(settings),
    sms: hasSms ? smsServiceOf(settings) : undefined,
    hasOutbox: settings.SEED === 'demo',
  };
}

export type Carrier = 'SERVICE' | 'OUTBOX';

/** Undefined where nothing can be sent. */
export function carrierOf({ mail, sms, hasOutbox }: Carriers, channel: SendChannel): Carrier | undefined {
  if ((channel === 'MAIL' ? mail : sms) !== undefined) return 'SERVICE';
  return hasOutbox ? 'OUTBOX' : undefined;
}

/** What a carrier says to one message. */
export type Handed = MailResult;

export const handedOf = (result: SmsResult): Handed => {
  if (result.state === 'accepted') return { state: 'accepted' };
  return result.state === 'refused' ? { ...result, isBounce: false } : result;
};
