// What an SMS is, and what is known after a provider was asked to send it.

export interface Sms {
  /** Eleven digits of a mainland mobile phone. */
  readonly phone: string;
  /** Signature the provider has approved, such as the name of the enterprise; SMS_SIGN_NAME unless given. */
  readonly sign?: string;
  /** Which approved template: SMS_CODE_TEMPLATE, SMS_CONTENT_TEMPLATE, SMS_OPENING_TEMPLATE, SMS_INVITATION_TEMPLATE, or the provider's own id of another. */
  readonly template: 'code' | 'content' | 'opening' | 'invitation' | { readonly id: string };
  /** Name and value of each placeholder, in the order of the template: Aliyun reads names, Tencent the order. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** The whole text as the phone shows it, for the outbox. */
  readonly text: string;
  /** Own reference, returned by the provider in its receipts: at most 64 letters, digits, `-` and `_`. */
  readonly reference: string;
}

export type SmsResult =
  /** The provider will send it; `reference` is the provider's. */
  | { readonly state: 'accepted'; readonly reference: string }
  /** It was not sent. `isTemporary`: the same message may be accepted later. `reason` is the provider's code or ours. */
  | { readonly state: 'refused'; readonly reason: string; readonly isTemporary: boolean }
  /** The answer was lost: it may have been sent and must not be sent again unasked. */
  | { readonly state: 'unknown'; readonly reason: string };

export interface SmsService {
  readonly name: 'aliyun' | 'tencent' | 'outbox' | 'none';
  /** One attempt. Never throws. */
  readonly attempt: (message: Sms, at: Date) => Promise<SmsResult>;
}
