// Mail over a real SMTP server: taken, refused, tried later, lost; and a process killed in mid-send sends nothing twice.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { makeReady, morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import {
  killed,
  makeDue,
  makeLost,
  startSendingProcess,
  withoutQuietHours,
} from '../../../../../../tools/testing/content/sending-process.ts';
import { startMailServer, type MailServer } from '../../../../../../tools/testing/servers/mail-server.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { readSettings } from '../../../platform/config/index.ts';
import { carriersOf, type Carriers } from './carriers.policy.ts';

const now = morning();
const MINUTE = 60_000;
/** More than go out at the same time. */
const MANY = 40;
let app: TestApp;
let desk: SendingDesk;
let mail: MailServer;
let carriers: Carriers;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  mail = await startMailServer();
  carriers = through(mail.url);
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
beforeEach(() => {
  mail.mails.length = 0;
  mail.fates.clear();
  mail.delay = 0;
});

const through = (url: string): Carriers =>
  carriersOf(readSettings({ SMTP_URL: url, MAIL_FROM: 'news@weili.example', SMTP_TIMEOUT_MS: '10000' }));
const addressOf = (id: string): string => `d${id}@clinic.example`;
const later = (minutes: number) => ({ now: () => new Date(now.getTime() + minutes * MINUTE) });
const figures = async (id: string) => (await desk.rep.call(sends.find, { params: { id } })).body.result;

async function confirm(count: number): Promise<{ id: string; doctors: string[] }> {
  const doctors = await desk.doctors(count);
  const articleId = await desk.publish();
  const { body } = await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids: doctors } });
  return { id: body.result.id, doctors };
}

describe('mail', () => {
  it('CON-01 MSG-02 arrives with its words, its sender, its reference and the headers of one-click unsubscribe', async () => {
    const { id, doctors } = await confirm(1);
    await desk.dispatch(carriers);
    const [recipient] = await desk.recipients(id);
    const [row] = await app.owner<{ reference: string }[]>`
      select reference from send_recipients where enterprise_id = 1 and id = ${recipient!.id}`;
    const [message] = mail.mails;
    const token = desk.tokenOf(recipient!.id);
    expect(mail.mails).toHaveLength(1);
    expect(message!.to).toMatchObject({ text: addressOf(doctors[0]!) });
    expect(message!.from!.value).toEqual([{ address: 'news@weili.example', name: '维立医药' }]);
    expect(message!.subject).toMatch(/^发送用文章 \d+ 号$/);
    expect(message!.messageId).toBe(`<${row!.reference}@weili.example>`);
    expect(message!.text).toContain(`/read/${token}`);
    expect(message!.html).toContain('审批编号 YJA-');
    const lists = message!.headers.get('list') as {
      unsubscribe: { url: string };
      'unsubscribe-post': { name: string };
    };
    expect(lists.unsubscribe.url).toContain(`/unsubscribe/${token}`);
    expect(lists['unsubscribe-post'].name).toBe('List-Unsubscribe=One-Click');
    // The server took it; that it arrived is told by a receipt or by the doctor alone.
    expect((await figures(id)).figures).toMatchObject({ sent: 1, delivered: 0 });
  });

  it('an address the server does not know bounces and is closed; others are not held up', async () => {
    const { id, doctors } = await confirm(3);
    mail.fates.set(addressOf(doctors[1]!), 'REFUSED');
    await desk.dispatch(carriers);
    const send = await figures(id);
    expect(send).toMatchObject({ state: 'DONE', acts: ['retry'], figures: { sent: 2, failed: 1, bounced: 1 } });
    expect(mail.mails).toHaveLength(2);
    // Trying again asks again who may be sent to: nothing goes to the closed address.
    expect((await desk.rep.call(sends.retry, { params: { id } })).body.result.recipients).toBe(1);
    await desk.dispatch(carriers);
    expect((await figures(id)).removals).toEqual([{ reason: 'BOUNCED', count: 1 }]);
    expect(mail.mails).toHaveLength(2);
  });

  it('a server that is not ready is asked again after a minute, and each message goes once', async () => {
    const { id, doctors } = await confirm(2);
    mail.fates.set(addressOf(doctors[0]!), 'LATER');
    await desk.dispatch(carriers);
    expect((await figures(id)).figures).toMatchObject({ sent: 1, planned: 1 });
    mail.fates.clear();
    await desk.dispatch(carriers, later(0.5));
    expect(mail.mails).toHaveLength(1);
    await desk.dispatch(carriers, later(1.5));
    expect((await figures(id)).figures).toMatchObject({ sent: 2, planned: 0 });
    expect(mail.mails).toHaveLength(2);
  });

  it('a message that is due in the quiet hours waits for their end and goes out then', async () => {
    const { id } = await confirm(1);
    const night = new Date(`${dayInShanghai(now)}T23:30:00+08:00`);
    const at = (moment: Date) => desk.dispatch(carriers, { now: () => moment });
    await at(night);
    const [row] = await app.owner<
      { due: Date }[]
    >`select due_at as due from sends where enterprise_id = 1 and id = ${id}`;
    expect(row!.due.getTime()).toBeGreaterThan(night.getTime());
    await at(new Date(row!.due.getTime() - MINUTE));
    expect(mail.mails).toHaveLength(0);
    await at(row!.due);
    expect(mail.mails).toHaveLength(1);
    expect((await figures(id)).figures).toMatchObject({ sent: 1, planned: 0 });
  });

  it('no server at all: messages wait, fail after the last attempt, and go out when they are tried again', async () => {
    const { id } = await confirm(1);
    const nobody = through('smtp://127.0.0.1:9');
    for (const minutes of [0, 2, 8, 40]) await desk.dispatch(nobody, later(minutes));
    expect((await figures(id)).figures).toMatchObject({ failed: 1, sent: 0 });
    await desk.rep.call(sends.retry, { params: { id } });
    await desk.dispatch(carriers, later(41));
    expect((await figures(id)).figures).toMatchObject({ failed: 0, sent: 1 });
    expect(mail.mails).toHaveLength(1);
  });

  it('a lost answer is listed as unknown and not sent again, until a receipt tells', async () => {
    const { id, doctors } = await confirm(1);
    mail.fates.set(addressOf(doctors[0]!), 'CUT');
    await desk.dispatch(carriers);
    expect((await figures(id)).figures).toMatchObject({ unknown: 1, sent: 0 });
    await desk.dispatch(carriers, later(60));
    expect(mail.mails).toHaveLength(1);
    const [row] = await app.owner<{ reference: string }[]>`
      select reference from send_recipients where enterprise_id = 1 and send_id = ${id}`;
    const receipt = { reference: row!.reference, event: 'DELIVERED', at: now.toISOString() };
    await (await app.as('admin')).call(sends.receive, { body: receipt });
    expect((await figures(id)).figures).toMatchObject({ unknown: 0, sent: 1, delivered: 1 });
  });

  it('two processes that send at the same time send each message once', async () => {
    const { id } = await confirm(8);
    await Promise.all([desk.dispatch(carriers), desk.dispatch(carriers), desk.dispatch(carriers)]);
    await expect.poll(async () => (await figures(id)).figures.sent).toBe(8);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(8);
    expect(mail.mails).toHaveLength(8);
  });
});

it('a send of more than is taken at a time reaches everybody once, and is done with the last of them', async () => {
  const rows = await app.owner<{ id: string }[]>`
    select id::text as id from doctors where enterprise_id = 1 and is_enabled order by id desc limit 230`;
  const ids = rows.map(({ id }) => id);
  await makeReady(app, { ids, now, channel: 'MAIL' });
  const admin = await app.as('admin');
  const body = { articleId: await desk.publish(), channel: 'MAIL', ids };
  const { id } = (await admin.call(sends.add, { body })).body.result;
  await desk.dispatch(carriers);
  expect((await admin.call(sends.find, { params: { id } })).body.result).toMatchObject({
    state: 'DONE',
    figures: { audience: 230, sent: 230, planned: 0 },
  });
  const reached = mail.mails.map(({ to }) => (Array.isArray(to) ? '' : (to?.text ?? '')));
  expect(reached.toSorted()).toEqual(ids.map(addressOf).toSorted());
});

describe('a process that dies', () => {
  it(
    'kill -9 in mid-send: each recipient has one mail or is listed as unknown, none has two',
    { tags: ['long'], timeout: 180_000 },
    async () => {
      const throughMail = { SMTP_URL: mail.url, MAIL_FROM: 'news@weili.example' };
      await withoutQuietHours(app);
      const { id, doctors } = await confirm(MANY);
      await makeDue(app, id);
      mail.delay = 150;
      const first = await startSendingProcess(app, throughMail);
      await expect.poll(() => mail.mails.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(6);
      await killed(first);
      // Whatever the killed process had handed over arrives within the delay.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = mail.mails.length;
      expect(before).toBeLessThan(MANY);
      await makeLost(app, id);
      mail.delay = 0;
      const second = await startSendingProcess(app, throughMail);
      try {
        await expect.poll(async () => (await figures(id)).state, { timeout: 60_000 }).toBe('DONE');
      } finally {
        await killed(second);
      }
      const people = await desk.recipients(id);
      const mailsOf = (doctorId: string): number =>
        mail.mails.filter(({ to }) => !Array.isArray(to) && to?.text === addressOf(doctorId)).length;
      expect(people).toHaveLength(MANY);
      for (const { doctor, state } of people) {
        expect([doctor.id, ['SENT', 'UNKNOWN'].includes(state)]).toEqual([doctor.id, true]);
        expect(mailsOf(doctor.id)).toBeLessThanOrEqual(1);
        if (state === 'SENT') expect(mailsOf(doctor.id)).toBe(1);
      }
      const { sent, unknown } = (await figures(id)).figures;
      expect([sent + unknown, doctors.length]).toEqual([MANY, MANY]);
      expect(unknown).toBeGreaterThan(0);
    },
  );
});
