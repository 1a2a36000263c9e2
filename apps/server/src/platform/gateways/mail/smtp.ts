// Mail through an SMTP server: one attempt at a time, and what is known after it (RFC 5321, RFC 8058).
import { createTransport } from 'nodemailer';
import type { Settings } from '../../config/index.ts';

export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly fromName: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Own reference; makes the Message-ID, so that the same message is the same to every server on the way. */
  readonly reference: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type MailResult =
  | { readonly state: 'accepted' }
  /** It was not taken. `isBounce`: there is no such address. `isTemporary`: the same message may be taken later. */
  | { readonly state: 'refused'; readonly reason: string; readonly isTemporary: boolean; readonly isBounce: boolean }
  /** The answer was lost after the text went out: it may have been taken and must not be sent again unasked. */
  | { readonly state: 'unknown'; readonly reason: string };

export interface MailService {
  /** Never throws. */
  readonly attempt: (mail: Mail) => Promise<MailResult>;
}

export interface SmtpSettings {
  /** smtp://user:word@host:port, or smtps:// for TLS from the first byte. */
  readonly url: string;
  /** Address that mail comes from and bounces go to. */
  readonly from: string;
  /** Milliseconds for each answer of the server. */
  readonly timeout: number;
}

const LINE = /^[^\p{Cc}]*$/u;
const ADDRESS = /^[^\s@,;:<>()[\]"\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,190}[A-Za-z0-9])?$/;

/** Whether it is one plain address: anything that a mail server could read as two is none. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);

const refused = (reason: string, isTemporary = false, isBounce = false): MailResult => ({
  state: 'refused',
  reason: reason.slice(0, 300),
  isTemporary,
  isBounce,
});

/** The mail server that the settings name; undefined without one. */
export function mailServiceOf({
  SMTP_URL: url,
  MAIL_FROM: from,
  SMTP_TIMEOUT_MS: timeout,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SMTP_TIMEOUT_MS'>): MailService | undefined {
  return url === undefined ? undefined : smtpService({ url, from, timeout });
}

export function smtpService({ url, from, timeout }: SmtpSettings): MailService {
  const server = {
    ...addressOf(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    transactionLog: true,
  };
  return {
    async attempt(mail) {
      if (!isMailAddress(mail.to)) return refused('notAnAddress', false, true);
      // A line break in a header would begin another header.
      if (![mail.fromName, mail.subject, ...Object.entries(mail.headers).flat()].every((line) => LINE.test(line)))
        return refused('lineBreakInHeader');
      const talk = listening();
      // A connection for each message: a pool takes a message up again by itself when its connection closes.
      const transport = createTransport({ ...server, logger: talk.logger });
      try {
        await transport.sendMail(messageOf(mail, from));
        return { state: 'accepted' };
      } catch (error) {
        return failureOf(error as SmtpFault, talk.isTextOut());
      } finally {
        transport.close();
      }
    },
  };
}

const messageOf = (mail: Mail, from: string) => ({
  from: { name: mail.fromName, address: from },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  headers: { ...mail.headers },
  messageId: `<${mail.reference}@${from.split('@')[1]}>`,
  // Asked of servers that know it (RFC 3461): report failures with the head of the mail, and no delays.
  dsn: { ret: 'HDRS', envid: mail.reference, notify: ['FAILURE'], orcpt: `rfc822;${mail.to}` },
});

/** Hears what is said to the server: after DATA the text may have arrived, whatever error follows. */
function listening() {
  let isTextOut = false;
  const hear = (_about: object, line?: unknown): void => {
    if (line === 'DATA') isTextOut = true;
  };
  const logger = { trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear };
  return { logger, isTextOut: () => isTextOut };
}

interface SmtpFault {
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

const NO_SUCH_ADDRESS = new Set([550, 551, 553]);

function failureOf({ command, responseCode, response, message }: SmtpFault, isTextOut: boolean): MailResult {
  const reason = response ?? message;
  if (responseCode !== undefined && responseCode >= 400)
    return refused(reason, responseCode < 500, command === 'RCPT TO' && NO_SUCH_ADDRESS.has(responseCode));
  return isTextOut ? { state: 'unknown', reason: reason.slice(0, 300) } : refused(reason, true);
}

function addressOf(text: string): {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
} {
  const { protocol, hostname, port, username, password } = new URL(text);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth }),
  };
}
