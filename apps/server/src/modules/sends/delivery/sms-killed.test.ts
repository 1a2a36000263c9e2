// A process that dies while it hands messages to an SMS service: no doctor gets one twice, and what is not known is said.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import {
  killed,
  makeDue,
  makeLost,
  startSendingProcess,
  withoutQuietHours,
} from '../../../../../../tools/testing/content/sending-process.ts';
import {
  smsSettings,
  startSmsProvider,
  type SmsProvider,
} from '../../../../../../tools/testing/servers/sms-provider.ts';

const MANY = 40;
const keys = { keyId: 'key', keySecret: 'secret' };
const now = morning();
let app: TestApp;
let desk: SendingDesk;
let provider: SmsProvider;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  provider = await startSmsProvider(keys);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const find = async (id: string) => (await desk.rep.call(sends.find, { params: { id } })).body.result;
/** References that the service took, once for each time. */
const taken = (): string[] => provider.taken.map(({ reference }) => reference);

it(
  'kill -9 in mid-send: each recipient has one SMS or is listed as unknown, none has two',
  { tags: ['long'], timeout: 180_000 },
  async () => {
    const throughSms = smsSettings(provider.address, keys);
    await withoutQuietHours(app);
    const ids = await desk.doctors(MANY, 'SMS');
    const body = { articleId: await desk.publish(), channel: 'SMS', ids };
    const { id } = (await desk.rep.call(sends.add, { body })).body.result;
    await makeDue(app, id);
    // The answer to the next message is not there when the process dies, however slow the machine is.
    provider.good = 6;
    provider.mode = 'silent';
    const first = await startSendingProcess(app, throughSms);
    await expect.poll(() => provider.taken.length, { timeout: 60_000 }).toBeGreaterThan(provider.good);
    await killed(first);
    expect(taken().length).toBeLessThan(MANY);

    await makeLost(app, id);
    provider.mode = 'good';
    const second = await startSendingProcess(app, throughSms);
    try {
      await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('DONE');
    } finally {
      await killed(second);
    }
    const people = await desk.recipients(id);
    expect(people.map(({ doctor }) => doctor.id).toSorted()).toEqual(ids.toSorted());
    const rows = await app.owner<{ id: string; reference: string }[]>`
      select id::text as id, reference from send_recipients where enterprise_id = 1 and send_id = ${id}`;
    const referenceOf = new Map(rows.map((row) => [row.id, row.reference]));
    // One that was claimed when the process died may never have left it: that is not known, and it is not sent again.
    for (const { id: recipient, state } of people) {
      const times = taken().filter((reference) => reference === referenceOf.get(recipient)).length;
      const isOnce = state === 'SENT' ? times === 1 : state === 'UNKNOWN' && times <= 1;
      expect([recipient, state, times, isOnce]).toEqual([recipient, state, times, true]);
    }
    expect(new Set(taken()).size).toBe(taken().length);
    const { sent, unknown } = (await find(id)).figures;
    expect([sent + unknown, unknown > 0]).toEqual([MANY, true]);
  },
);
