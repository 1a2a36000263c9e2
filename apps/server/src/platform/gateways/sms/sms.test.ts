// SMS providers: signatures as the providers publish them, and what is known after every kind of answer.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSmsProvider, type SmsProvider } from '../../../../../../tools/testing/servers/sms-provider.ts';
import { readSettings } from '../../config/index.ts';
import { readOutbox, sendSms, smsServiceOf, type Sms } from '../index.ts';
import { signAliyun } from './aliyun.ts';
import { signTencent } from './tencent.ts';

const message: Sms = {
  phone: '13900000001',
  template: 'code',
  values: [['code', '123456']],
  text: '【维立医药】验证码 123456',
  reference: 'ref-1',
};
const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-sms-'));
let provider: SmsProvider;

beforeAll(async () => {
  provider = await startSmsProvider({ keyId: 'key-1', keySecret: 'secret-1' });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const serviceOf = (name: 'aliyun' | 'tencent', change: Record<string, string> = {}) =>
  smsServiceOf(
    readSettings({
      SMS_PROVIDER: name,
      SMS_GATEWAY: provider.address,
      SMS_KEY_ID: 'key-1',
      SMS_KEY_SECRET: 'secret-1',
      SMS_SIGN_NAME: '维立医药',
      SMS_CODE_TEMPLATE: 'SMS_1',
      SMS_APP_ID: '1400000001',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      ...change,
    }),
  );
const send = (name: 'aliyun' | 'tencent', change: Record<string, string> = {}, one: Partial<Sms> = {}) =>
  sendSms(serviceOf(name, change), { ...message, ...one }, { at: new Date() });

describe('signatures are those of the examples the providers publish', () => {
  it('aliyun, version 3', () => {
    const { headers } = signAliyun({
      keyId: 'YourAccessKeyId',
      keySecret: 'YourAccessKeySecret',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      at: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    });
    expect(headers['authorization']).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('tencent, TC3', () => {
    const headers = signTencent({
      keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
      keySecret: 'Gu5t9xGARNpq86cd98joQYCN3*******',
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      at: new Date(1_551_113_065_000),
    });
    expect(headers['authorization']).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
    );
  });
});

describe.each(['aliyun', 'tencent'] as const)('%s', (name) => {
  it('takes a message once, with its signature, template and values', async () => {
    expect(await send(name)).toMatchObject({ state: 'accepted', reference: 'provider-1' });
    expect(provider.taken).toEqual([
      { provider: name, phone: '13900000001', sign: '维立医药', template: 'SMS_1', code: '123456', reference: 'ref-1' },
    ]);
  });

  it('refuses a wrong secret, and is not asked again', async () => {
    const refused = await send(name, { SMS_KEY_SECRET: 'another' });
    expect(refused).toMatchObject({ state: 'refused', isTemporary: false });
    expect([provider.asked, provider.taken.length]).toEqual([1, 0]);
  });

  it('is asked again while it took nothing, and given up after three attempts', async () => {
    provider.busy = 2;
    expect((await send(name)).state).toBe('accepted');
    expect([provider.asked, provider.taken.length]).toEqual([3, 1]);
    provider.busy = 9;
    expect(await send(name)).toMatchObject({ state: 'refused', isTemporary: true });
    expect([provider.asked, provider.taken.length]).toEqual([6, 1]);
  });

  it.each(['reset', 'nonsense', 'fault'] as const)('is unknown after %s, and never asked twice', async (mode) => {
    provider.mode = mode;
    expect((await send(name)).state).toBe('unknown');
    expect([provider.asked, provider.taken.length]).toEqual([1, 1]);
  });

  it('is not asked without a template', async () => {
    expect(await send(name, {}, { template: 'content' })).toMatchObject({
      state: 'refused',
      reason: 'templateMissing',
    });
    expect(await send(name, {}, { template: { id: 'SMS_9' } })).toMatchObject({ state: 'accepted' });
    expect(provider.asked).toBe(1);
  });

  it('at an address of this machine is refused by the address guard', async () => {
    const refused = await send(name, {
      ALLOW_PRIVATE_ADDRESSES: 'false',
      SMS_GATEWAY: provider.address.replace('http:', 'https:'),
    });
    expect(refused).toEqual({ state: 'refused', reason: 'notPublic', isTemporary: false });
    expect(provider.asked).toBe(0);
  });

  it('that nobody reaches took nothing', async () => {
    const refused = await send(name, { SMS_GATEWAY: 'http://127.0.0.1:1' });
    expect(refused).toEqual({ state: 'refused', reason: 'unreachable', isTemporary: true });
  });
});

describe('without a provider', () => {
  it('the demo keeps messages in its outbox, newest first, and another instance sends nothing', async () => {
    const demo = smsServiceOf(readSettings({ DATA_DIR: folder }));
    expect(await readOutbox(folder, 10)).toEqual([]);
    const at = new Date('2026-01-02T03:04:05Z');
    expect(await sendSms(demo, message, { at })).toEqual({ state: 'accepted', reference: 'outbox-ref-1' });
    await sendSms(demo, { ...message, text: '第二条' }, { at });
    const shown = await readOutbox(folder, 10);
    expect(shown.map(({ text }) => text)).toEqual(['第二条', message.text]);
    expect(shown[0]!.at).toBe('2026-01-02T03:04:05.000Z');
    expect(await readOutbox(folder, 1)).toHaveLength(1);
    const none = smsServiceOf(readSettings({ SEED: 'none' }));
    expect(await sendSms(none, message, { at })).toMatchObject({ state: 'refused', reason: 'notConnected' });
  });
});
