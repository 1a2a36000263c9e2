// Who carries a message of a channel: mail server or SMS service of the settings, the chat of the enterprise, or the outbox that
// stands in for them in the demo.
import type { SendChannel, SendSubject } from '@yijian/contract/sends';
import type { Settings } from '../../../platform/config/index.ts';
import {
  chatAppOf,
  mailServiceOf,
  openChatDoor,
  smsServiceOf,
  type ChatDoor,
  type MailResult,
  type MailService,
  type SmsResult,
  type SmsService,
} from '../../../platform/gateways/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';

/** What there is a template for: articles, invitations, articles that open with an approved line. */
export type SmsKind = SendSubject['kind'] | 'OPENING';

export interface Carriers {
  readonly mail: MailService | undefined;
  readonly sms: SmsService | undefined;
  /** What an approved template is there for. */
  readonly smsKinds: ReadonlySet<SmsKind>;
  /** Each enterprise has an app of its own there, or none. */
  readonly chat: ChatDoor | undefined;
  /** Whether what no service carries stays in the outbox. */
  readonly hasOutbox: boolean;
}

/** An SMS service without an approved template for content or for invitations carries none. */
export function carriersOf(settings: Settings): Carriers {
  const { SMS_PROVIDER, SMS_CONTENT_TEMPLATE, SMS_INVITATION_TEMPLATE, SMS_OPENING_TEMPLATE } = settings;
  const smsKinds = new Set<SmsKind>();
  if (SMS_CONTENT_TEMPLATE !== undefined) smsKinds.add('ARTICLE');
  if (SMS_INVITATION_TEMPLATE !== undefined) smsKinds.add('MEETING');
  if (SMS_OPENING_TEMPLATE !== undefined) smsKinds.add('OPENING');
  const hasSms = SMS_PROVIDER !== undefined && smsKinds.size > 0;
  return {
    mail: mailServiceOf(settings),
    sms: hasSms ? smsServiceOf(settings) : undefined,
    smsKinds,
    chat: openChatDoor(settings),
    hasOutbox: settings.SEED === 'demo',
  };
}

export type Carrier = 'SERVICE' | 'OUTBOX';

/** What the settings of the enterprise decide. */
export type Asked = Pick<Tenant, 'settings'>;

/** Undefined where nothing can be sent. */
export function carrierOf(
  carriers: Carriers,
  { channel, kind }: { readonly channel: SendChannel; readonly kind: SmsKind },
  enterprise: Asked,
): Carrier | undefined {
  const has = {
    MAIL: () => carriers.mail !== undefined,
    SMS: () => carriers.sms !== undefined && carriers.smsKinds.has(kind),
    WECOM: () => carriers.chat !== undefined && chatAppOf(carriers.chat, enterprise.settings) !== undefined,
  } as const satisfies Record<SendChannel, () => boolean>;
  if (has[channel]()) return 'SERVICE';
  return carriers.hasOutbox ? 'OUTBOX' : undefined;
}

/** What a carrier says to one message; enterprise chat names the mass message that it went into. */
export type Handed = MailResult & { readonly chatMessageId?: string };

export const handedOf = (result: SmsResult): Handed => {
  if (result.state === 'accepted') return { state: 'accepted' };
  return result.state === 'refused' ? { ...result, isBounce: false } : result;
};
