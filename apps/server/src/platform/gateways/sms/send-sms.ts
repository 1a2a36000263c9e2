// Sending one SMS through the provider of the settings: short back-off while nothing was taken, never twice otherwise.
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../../config/index.ts';
import { ALIYUN_BASE, aliyunSms } from './aliyun.ts';
import { noSms, outboxSms } from './outbox.ts';
import type { Sms, SmsResult, SmsService } from './sms.ts';
import { TENCENT_BASE, tencentSms } from './tencent.ts';

/** Milliseconds before the second and the third attempt; longer pauses are the caller's. */
const PAUSES = [400, 1600];
const TIMEOUT = 5000;

export type SmsSettings = Pick<
  Settings,
  | 'SMS_PROVIDER'
  | 'SMS_GATEWAY'
  | 'SMS_KEY_ID'
  | 'SMS_KEY_SECRET'
  | 'SMS_SIGN_NAME'
  | 'SMS_CODE_TEMPLATE'
  | 'SMS_CONTENT_TEMPLATE'
  | 'SMS_OPENING_TEMPLATE'
  | 'SMS_INVITATION_TEMPLATE'
  | 'SMS_APP_ID'
  | 'SMS_REGION'
  | 'ALLOW_PRIVATE_ADDRESSES'
  | 'DATA_DIR'
  | 'SEED'
>;

/** The service that the settings name; without one, the outbox in the demo and nothing elsewhere. */
export function smsServiceOf(settings: SmsSettings): SmsService {
  const { SMS_PROVIDER: provider, SMS_KEY_ID: keyId = '', SMS_KEY_SECRET: keySecret = '' } = settings;
  if (provider === undefined) return settings.SEED === 'demo' ? outboxSms(settings.DATA_DIR) : noSms;
  const keys = {
    keyId,
    keySecret,
    signName: settings.SMS_SIGN_NAME ?? '',
    templates: {
      code: settings.SMS_CODE_TEMPLATE,
      content: settings.SMS_CONTENT_TEMPLATE,
      opening: settings.SMS_OPENING_TEMPLATE,
      invitation: settings.SMS_INVITATION_TEMPLATE,
    },
    allowPrivate: settings.ALLOW_PRIVATE_ADDRESSES,
    timeout: TIMEOUT,
  };
  const base = settings.SMS_GATEWAY;
  if (provider === 'aliyun') return aliyunSms({ ...keys, base: base ?? ALIYUN_BASE });
  const { SMS_APP_ID: appId = '', SMS_REGION: region } = settings;
  return tencentSms({ ...keys, base: base ?? TENCENT_BASE, appId, region });
}

/**
 * Asks the provider, at most three times and only while it certainly took nothing. Answers what is known; throws
 * nothing. `unknown` must not be sent again without a person. `pause` waits so many milliseconds.
 */
export async function sendSms(
  service: SmsService,
  message: Sms,
  { at, pause = wait }: { readonly at: Date; readonly pause?: (milliseconds: number) => Promise<void> },
): Promise<SmsResult> {
  let result = await service.attempt(message, at);
  for (const milliseconds of PAUSES) {
    if (result.state !== 'refused' || !result.isTemporary) return result;
    const began = performance.now();
    await pause(milliseconds * (0.75 + Math.random() / 2));
    // A signature is of a moment: the later attempt is signed with the later one.
    result = await service.attempt(message, new Date(at.getTime() + performance.now() - began));
  }
  return result;
}
