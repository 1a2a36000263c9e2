// An SMS service that is down, busy, silent, talks nonsense or answers twice: no doctor gets a message twice, and what is not known is said.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import {
  smsSettings,
  startSmsProvider,
  type SmsProvider,
} from '../../../../../../tools/testing/servers/sms-provider.ts';
import { readSettings } from '../../../platform/config/index.ts';
import { carriersOf, type Carriers } from './carriers.policy.ts';

const now = morning();
const MINUTE = 60_000;
const keys = { keyId: 'key', keySecret: 'secret' };
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
beforeEach(() => provider.reset());

const through = (address: string): Carriers => carriersOf(readSettings(smsSettings(address, keys)));
const later = (minutes: number) => ({ now: () => new Date(now.getTime() + minutes * MINUTE) });
const find = async (id: string) => (await desk.rep.call(sends.find, { params: { id } })).body.result;

async function confirm(): Promise<string> {
  const ids = await desk.doctors(2, 'SMS');
  const body = { articleId: await desk.publish(), channel: 'SMS', ids };
  return (await desk.rep.call(sends.add, { body })).body.result.id;
}

/** References that the provider took, however often. */
const taken = () => provider.taken.map(({ reference }) => reference);

it('CON-01 MSG-01 a service that works takes each message once, under its approved template and with a reference of its own', async () => {
  const id = await confirm();
  await desk.dispatch(through(provider.address));
  expect(await find(id)).toMatchObject({ state: 'DONE', figures: { sent: 2 } });
  expect(new Set(taken()).size).toBe(2);
  expect(provider.taken.map(({ template }) => template)).toEqual(['SMS_2', 'SMS_2']);
});

it.each(['twice', 'reset', 'silent', 'nonsense', 'fault'] as const)(
  'an answer that is %s leaves the message unknown, and it is not sent again',
  async (mode) => {
    const id = await confirm();
    provider.mode = mode;
    await desk.dispatch(through(provider.address));
    expect(await find(id)).toMatchObject({ state: 'DONE', figures: { sent: 0, unknown: 2, failed: 0 } });
    provider.mode = 'good';
    await desk.dispatch(through(provider.address), later(60));
    expect(taken()).toHaveLength(2);
    expect((await desk.rep.call(sends.retry, { params: { id } })).body.error).toBe('sends.noFailed');
  },
);

it('a service that turns messages away for now gets them a minute later, each once', async () => {
  const id = await confirm();
  provider.busy = 6;
  await desk.dispatch(through(provider.address));
  expect(await find(id)).toMatchObject({ state: 'SENDING', figures: { planned: 2, sent: 0 } });
  await desk.dispatch(through(provider.address), later(2));
  expect(await find(id)).toMatchObject({ state: 'DONE', figures: { sent: 2 } });
  expect(new Set(taken()).size).toBe(2);
});

it('no service at the address: messages wait, and go out once it is there', async () => {
  const id = await confirm();
  const gone = await startSmsProvider(keys);
  await gone.close();
  await desk.dispatch(through(gone.address));
  expect(await find(id)).toMatchObject({ state: 'SENDING', figures: { planned: 2 } });
  await desk.dispatch(through(provider.address), later(2));
  expect(await find(id)).toMatchObject({ state: 'DONE', figures: { sent: 2 } });
  expect(taken()).toHaveLength(2);
});
