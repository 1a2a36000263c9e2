// Door of the gateways: how the server reaches other hosts.
export {
  GuardFault,
  guardedFetch,
  type Fetched,
  type GuardOptions,
  type GuardRefusal,
  type Posted,
} from './guarded-fetch.ts';
export { ModelFault, askModel, type ModelCall, type ModelMessage } from './model/chat-completions.ts';
export { isPublicAddress } from './address-guard.ts';
export { readOutbox, type OutboxMessage } from './sms/outbox.ts';
export { smsReporters, smsReportsIn, type SmsReport, type SmsReporter } from './sms/sms-reports.ts';
export { sendSms, smsServiceOf, type SmsSettings } from './sms/send-sms.ts';
export { contactEventIn, openSealed, sealedIn, type ContactEvent, type SealedCall } from './wecom/callback.ts';
export { chatAppOf, namedChatApp, openChatDoor, type ChatDoor, type ChatSettings } from './wecom/chat-door.ts';
export type { FollowedContact } from './wecom/contacts.ts';
export type { MassMessage, MassResult, MassTaken } from './wecom/mass.ts';
export {
  WECOM_BASE,
  WecomFault,
  isForNow,
  openWecom,
  type ChatPerson,
  type Wecom,
  type WecomApp,
} from './wecom/wecom.ts';
export type { Sms, SmsResult, SmsService } from './sms/sms.ts';
export {
  isMailAddress,
  mailServiceOf,
  smtpService,
  type Mail,
  type MailResult,
  type MailService,
} from './mail/smtp.ts';
export { mailReportsIn, type MailReport } from './mail/bounce.ts';
export { escapeHtml, maskMail, oneLine } from './mail/words.ts';
