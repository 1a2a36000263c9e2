// Reports after the sending: what mail servers and SMS providers say of a message is kept with it, and an address that is no more is closed.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bounceMail, type Bounced } from '../../../../../../tools/testing/content/bounce-mail.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { startMailServer, type MailServer } from '../../../../../../tools/testing/servers/mail-server.ts';
import { startSmsProvider, type SmsProvider } from '../../../../../../tools/testing/servers/sms-provider.ts';
import { readSettings } from '../../../platform/config/index.ts';
import { carriersOf } from '../delivery/carriers.policy.ts';

const now = morning();
const token = 'receipts-of-the-tests-0123456789abcdef';
let app: TestApp;
let desk: SendingDesk;
let mail: MailServer;
let provider: SmsProvider;

beforeAll(async () => {
  app = await startTestApp({ now, settings: { RECEIPT_TOKEN: token } });
  desk = await sendingDesk(app, now);
  mail = await startMailServer();
  provider = await startSmsProvider({ keyId: 'key-1', keySecret: 'secret-1' });
});
afterAll(async () => {
  await app.close();
  await mail.close();
  await provider.close();
});
beforeEach(() => {
  mail.mails.length = 0;
  provider.reset();
});

const post = (path: string, payload: string, query = `?token=${token}`) =>
  app.app.server.inject({
    method: 'POST',
    url: `/receipts/${path}${query}`,
    payload,
    headers: { host: 'localhost', 'content-type': path === 'mail' ? 'message/rfc822' : 'application/json' },
  });
const reportMail = (bounced: Bounced) => post('mail', bounceMail(bounced));

interface Sent {
  readonly sendId: string;
  readonly doctorId: string;
  readonly address: string;
  readonly messageId: string;
}

/** One mail through a real server, taken by it. */
async function mailOne(): Promise<Sent> {
  const carriers = carriersOf(readSettings({ SMTP_URL: mail.url, MAIL_FROM: 'news@weili.example' }));
  const [doctorId] = (await desk.doctors(1)) as [string];
  const body = { articleId: await desk.publish(), channel: 'MAIL', ids: [doctorId] };
  const { id } = (await desk.rep.call(sends.add, { body })).body.result;
  await desk.dispatch(carriers);
  const taken = mail.mails.at(-1)!;
  const messageId = taken.messageId!.replaceAll(/^<|>$/g, '');
  return { sendId: id, doctorId, address: `d${doctorId}@clinic.example`, messageId };
}

const stateOf = async ({ sendId }: Pick<Sent, 'sendId'>) => {
  const [recipient] = await desk.recipients(sendId);
  const { state, bouncedAt, deliveredAt } = recipient!;
  return { state, bounced: bouncedAt !== null, delivered: deliveredAt !== null };
};
const reasonOf = async (doctorId: string, channel: 'MAIL' | 'SMS') => {
  const body = { articleId: await desk.publish(), channel, ids: [doctorId] };
  const { removed } = (await desk.rep.call(sends.check, { body })).body.result;
  return removed.map(({ reason }) => reason);
};

describe('3.9 a report of a mail server', () => {
  it('is kept with the mail, and nothing goes to an address that is no more', async () => {
    const sent = await mailOne();
    expect(await stateOf(sent)).toMatchObject({ state: 'SENT', bounced: false });
    expect((await reportMail(sent)).statusCode).toBe(200);
    expect(await stateOf(sent)).toMatchObject({ state: 'SENT', bounced: true });
    expect(await reasonOf(sent.doctorId, 'MAIL')).toEqual(['BOUNCED']);
    // Told again, it changes nothing.
    expect((await reportMail(sent)).statusCode).toBe(200);
    const [closed] = await app.owner<[{ n: number }]>`
      select count(*)::int as n from send_suppressions where enterprise_id = 1 and channel = 'MAIL'
        and address = sha256(convert_to(${sent.address}, 'UTF8'))`;
    expect(closed.n).toBe(1);
  });

  it('of a full mailbox leaves the address open, one of a delivery tells it, one of a delay says nothing', async () => {
    const full = await mailOne();
    await reportMail({ ...full, status: '5.2.2' });
    expect(await stateOf(full)).toMatchObject({ bounced: true });
    expect(await reasonOf(full.doctorId, 'MAIL')).toEqual([]);
    const there = await mailOne();
    await reportMail({ ...there, action: 'delayed', status: '4.4.1' });
    expect(await stateOf(there)).toMatchObject({ bounced: false, delivered: false });
    await reportMail({ ...there, action: 'delivered', status: '2.0.0' });
    expect(await stateOf(there)).toMatchObject({ bounced: false, delivered: true });
  });

  it('counts for the mail and the address that it names alone: a guess closes nothing', async () => {
    const [one, other] = [await mailOne(), await mailOne()];
    await reportMail({ ...one, address: other.address });
    await reportMail({ ...one, messageId: '0b0c0d0e-1111-4222-8333-444455556666@weili.example' });
    await reportMail({ ...one, messageId: 'not-ours' });
    expect([await stateOf(one), await stateOf(other)]).toMatchObject([{ bounced: false }, { bounced: false }]);
    expect(await reasonOf(other.doctorId, 'MAIL')).toEqual([]);
  });
});

describe.each(['aliyun', 'tencent'] as const)('3.9 a report of %s', (name) => {
  /** One message through the stand-in of the provider, which checks the signature. */
  async function sendOne(): Promise<Sent> {
    const settings = readSettings({
      SMS_PROVIDER: name,
      SMS_GATEWAY: provider.address,
      SMS_KEY_ID: 'key-1',
      SMS_KEY_SECRET: 'secret-1',
      SMS_SIGN_NAME: '维立医药',
      SMS_CODE_TEMPLATE: 'SMS_1',
      SMS_CONTENT_TEMPLATE: 'SMS_2',
      SMS_APP_ID: '1400000001',
      ALLOW_PRIVATE_ADDRESSES: 'true',
    });
    const [doctorId] = (await desk.doctors(1, 'SMS')) as [string];
    const body = { articleId: await desk.publish(), channel: 'SMS', ids: [doctorId] };
    const { id } = (await desk.rep.call(sends.add, { body })).body.result;
    await desk.dispatch(carriersOf(settings));
    const { phone, reference } = provider.taken.at(-1)!;
    return { sendId: id, doctorId, address: phone, messageId: reference };
  }
  const reportOf = (sent: Sent, { isGood = false, words = '', number = sent.address } = {}) =>
    name === 'aliyun'
      ? {
          phone_number: number,
          send_time: '2026-11-28 10:00:00',
          report_time: '2026-11-28 10:00:05',
          success: isGood,
          err_code: isGood ? 'DELIVERED' : words,
          err_msg: isGood ? '用户接收成功' : '失败',
          sms_size: '1',
          biz_id: 'provider-1',
          out_id: sent.messageId,
        }
      : {
          user_receive_time: '2026-11-28 10:00:05',
          nationcode: '86',
          mobile: number,
          report_status: isGood ? 'SUCCESS' : 'FAIL',
          errmsg: isGood ? 'DELIVRD' : 'UNDELIV',
          description: isGood ? '用户短信送达成功' : words,
          sid: 'provider-1',
          ext: sent.messageId,
        };
  const gone = name === 'aliyun' ? 'MOBILE_NOT_ON_SERVICE' : '空号';
  const off = name === 'aliyun' ? 'MOBILE_TERMINAL_ERROR' : '用户关机';
  const report = (reports: object[], query?: string) => post(name, JSON.stringify(reports), query);

  it('tells what arrived, and answers as the provider expects', async () => {
    const sent = await sendOne();
    const answer = await report([reportOf(sent, { isGood: true })]);
    const expected = name === 'aliyun' ? { code: 0, msg: 'OK' } : { result: 0, errmsg: 'OK' };
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
    expect(await stateOf(sent)).toEqual({ state: 'SENT', bounced: false, delivered: true });
  });

  it('closes a number that is no more, and leaves open one that was only switched off', async () => {
    const asleep = await sendOne();
    await report([reportOf(asleep, { words: off })]);
    expect(await stateOf(asleep)).toMatchObject({ bounced: true });
    expect(await reasonOf(asleep.doctorId, 'SMS')).toEqual([]);
    const sent = await sendOne();
    await report([reportOf(sent, { words: gone })]);
    expect(await stateOf(sent)).toMatchObject({ bounced: true });
    expect(await reasonOf(sent.doctorId, 'SMS')).toEqual(['BOUNCED']);
    await app.owner`delete from send_suppressions where enterprise_id = 1 and channel = 'SMS'`;
  });

  it('counts for the message and the number that it names alone, and only with the secret of the address', async () => {
    const sent = await sendOne();
    const bad = reportOf(sent, { words: gone });
    for (const query of ['', '?token=', '?token=another', `?token=${token}x`, `?token=${token}&token=${token}`])
      expect([query, (await report([bad], query)).statusCode]).toEqual([query, 403]);
    expect((await report([reportOf(sent, { words: gone, number: '13900009999' })])).statusCode).toBe(200);
    expect((await report([reportOf({ ...sent, messageId: 'unknown' }, { words: gone })])).statusCode).toBe(200);
    expect(await stateOf(sent)).toMatchObject({ bounced: false });
  });

  it.each(['', 'nothing', '{}', '[{}]', '[null]', JSON.stringify([{ success: 'yes' }])])(
    'refuses what is no list of reports: %s',
    async (body) => {
      expect((await post(name, body)).statusCode).toBe(400);
    },
  );
});

it('nothing is taken where the settings name no secret', async () => {
  const closed = await startTestApp({ now });
  try {
    const answer = await closed.app.server.inject({
      method: 'POST',
      url: `/receipts/mail?token=${token}`,
      payload: bounceMail({ messageId: 'a', address: 'd1@clinic.example' }),
      headers: { host: 'localhost', 'content-type': 'message/rfc822' },
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await closed.close();
  }
});
