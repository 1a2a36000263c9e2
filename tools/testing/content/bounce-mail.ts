// A report of a mail server on a mail that it took, as Postfix writes it (RFC 3464).

export interface Bounced {
  readonly messageId: string;
  readonly address: string;
  readonly action?: 'failed' | 'delayed' | 'delivered';
  readonly status?: string;
  /** What the report says the mail was first sent to; as the address unless given. */
  readonly original?: string;
}

export function bounceMail({
  messageId,
  address,
  action = 'failed',
  status = '5.1.1',
  original = address,
}: Bounced): string {
  const boundary = 'B7A1C2.1700000000/mail.clinic.example';
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.clinic.example (Mail Delivery System)',
    'To: news@weili.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    `--${boundary}`,
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    `--${boundary}`,
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.clinic.example',
    'X-Postfix-Queue-ID: B7A1C2',
    'Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0800 (CST)',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Original-Recipient: rfc822;${original}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.clinic.example',
    'Diagnostic-Code: smtp; 550 5.1.1 <gone@clinic.example>: Recipient address',
    '    rejected: User unknown in virtual mailbox table',
    '',
    `--${boundary}`,
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'From: =?UTF-8?B?57u056uL5Yy76I2v?= <news@weili.example>',
    `To: ${address}`,
    `Message-ID: <${messageId}>`,
    'Subject: =?UTF-8?B?5Y+R6YCB55So5paH56ug?=',
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
