// Reports on mails: read as mail servers write them, and nothing is read into other mails (RFC 3464).
import { expect, it } from 'vitest';
import { bounceMail } from '../../../../../../tools/testing/content/bounce-mail.ts';
import { mailReportsIn } from './bounce.ts';

const messageId = '0b0c0d0e-1111-4222-8333-444455556666@weili.example';
const read = (mail: string) => mailReportsIn(Buffer.from(mail));

it('names the mail, the address as it was first sent to, the status and the words of the server', async () => {
  const mail = bounceMail({ messageId, address: 'moved@elsewhere.example', original: 'Gone@Clinic.example' });
  expect(await read(mail)).toEqual([
    {
      messageId,
      address: 'gone@clinic.example',
      state: 'FAILED',
      status: '5.1.1',
      detail:
        'smtp; 550 5.1.1 <gone@clinic.example>: Recipient address rejected: User unknown in virtual mailbox table',
    },
  ]);
});

it('tells what was delivered from what failed, and says nothing of what is only late', async () => {
  const address = 'd1@clinic.example';
  expect(await read(bounceMail({ messageId, address, action: 'delivered', status: '2.0.0' }))).toMatchObject([
    { state: 'DELIVERED', status: '2.0.0' },
  ]);
  expect(await read(bounceMail({ messageId, address, action: 'delayed', status: '4.4.1' }))).toEqual([]);
});

it.each([
  [
    'an answer of a person',
    `From: d1@clinic.example\r\nTo: news@weili.example\r\nSubject: Re: 您好\r\n\r\n谢谢 ${messageId}`,
  ],
  ['nothing', ''],
  ['noise', '\u0000\u0001\u0002'.repeat(500)],
  [
    'a report that brings no mail along',
    bounceMail({ messageId, address: 'd1@clinic.example' }).replace('text/rfc822-headers', 'text/plain'),
  ],
  [
    'a report on a mail without a number',
    bounceMail({ messageId, address: 'd1@clinic.example' }).replace(/Message-ID: .*\r\n/, ''),
  ],
  ['a report that names no address', bounceMail({ messageId, address: 'x' })],
])('reads nothing from %s', async (_, mail) => {
  expect(await read(mail)).toEqual([]);
});

it('reads a report with many recipients one by one', async () => {
  const mail = bounceMail({ messageId, address: 'd1@clinic.example' }).replace(
    'Diagnostic-Code: smtp; 550',
    'Will-Retry-Until: never\r\n\r\nFinal-Recipient: rfc822; d2@clinic.example\r\nAction: failed\r\nStatus: 5.2.2\r\nDiagnostic-Code: smtp; 552',
  );
  expect((await read(mail)).map(({ address, status }) => [address, status])).toEqual([
    ['d1@clinic.example', '5.1.1'],
    ['d2@clinic.example', '5.2.2'],
  ]);
});
