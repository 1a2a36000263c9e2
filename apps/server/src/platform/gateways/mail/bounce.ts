// What a mail server reports of a mail after it took it: delivery status notifications (RFC 3464 inside RFC 6522), read from the mail itself.
import { simpleParser, type Attachment, type ParsedMail } from 'mailparser';

/** One recipient of one report. */
export interface MailReport {
  /** The Message-ID of the mail that is reported on, without its brackets. */
  readonly messageId: string;
  /** As the report names it, in small letters. */
  readonly address: string;
  readonly state: 'DELIVERED' | 'FAILED';
  /** RFC 3463, such as 5.1.1; empty where the report has none. */
  readonly status: string;
  /** In the words of the server. */
  readonly detail: string;
}

/** Actions that say something for good; delayed, relayed and expanded do not. */
const states: ReadonlyMap<string, MailReport['state']> = new Map([
  ['failed', 'FAILED'],
  ['delivered', 'DELIVERED'],
]);

/** Only heads and parts are wanted. */
const plainly = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true } as const;

/** What the mail reports; nothing where it is no report, or one that names no mail. */
export async function mailReportsIn(raw: Buffer): Promise<MailReport[]> {
  const mail = await simpleParser(raw, { ...plainly, keepDeliveryStatus: true });
  const status = mail.attachments.find(({ contentType }) => contentType.endsWith('/delivery-status'));
  const messageId = await reportedOn(mail);
  if (status === undefined || messageId === undefined) return [];
  // The first group is of the report itself, each of the others of one recipient.
  const [, ...recipients] = groupsIn(status.content.toString('utf8'));
  return recipients.flatMap((fields) => {
    const state = states.get((fields.get('action') ?? '').toLowerCase());
    const address = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    if (state === undefined || address === undefined) return [];
    const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
    const detail = (fields.get('diagnostic-code') ?? fields.get('status') ?? '').slice(0, 300);
    return [{ messageId, address, state, status: code, detail }];
  });
}

/** The report brings the mail that it is about along, or its head. */
async function reportedOn({ attachments }: ParsedMail): Promise<string | undefined> {
  const own = attachments.find(({ contentType }: Attachment) =>
    ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers'].includes(contentType),
  );
  if (own === undefined) return undefined;
  const { messageId } = await simpleParser(own.content, plainly);
  return messageId?.replaceAll(/^<|>$/g, '');
}

/** Groups of fields with empty lines between them; a line that begins with a blank goes on. */
function groupsIn(text: string): ReadonlyMap<string, string>[] {
  const lines = text.replaceAll('\r\n', '\n').replaceAll(/\n[\t ]+/g, ' ');
  return lines
    .trim()
    .split(/\n{2,}/)
    .map((group) => {
      const fields = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
      return new Map(fields.flatMap((found) => (found === null ? [] : [[found[1]!.toLowerCase(), found[2]!.trim()]])));
    });
}

/** `rfc822; name@host` */
function addressIn(field: string | undefined): string | undefined {
  const address = /^rfc822\s*;\s*<?([^<>\s]+@[^<>\s]+?)>?$/i.exec(field ?? '')?.[1];
  return address?.toLowerCase();
}
