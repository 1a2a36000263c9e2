// Single sign-on at the partner: whom the address names, where it leads, and who gets none.
import { partnerEndpoints as partner } from '@yijian/contract/assistants';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';

const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-11-20T02:00:00Z');

describe('with a partner', () => {
  let app: TestApp;
  beforeAll(async () => {
    const settings = { PARTNER_GATEWAY: 'https://partner.example/start/', PARTNER_GATEWAY_SECRET: secret };
    app = await startTestApp({ now, settings });
  });
  afterAll(() => app.close());

  test('AIC-13 AIC-14 AIC-15 a JSON request is answered with an address of the partner whose ticket names the user for a minute', async () => {
    const rep = await app.as('chen.yizhou');
    const answer = await rep.call(partner.signOn, { body: { path: 'cases/new' } });
    expect(answer.status).toBe(200);
    const url = new URL(answer.body.result.url);
    expect(`${url.origin}${url.pathname}`).toBe('https://partner.example/start/cases/new');
    const ticket = url.searchParams.get('ticket')!;
    const options = { audience: 'https://partner.example', issuer: 'yijian', currentDate: now };
    const { payload } = await jwtVerify(ticket, new TextEncoder().encode(secret), options);
    expect(payload).toMatchObject({ login: 'chen.yizhou', realm: 'weili' });
    expect(payload.exp! - payload.iat!).toBe(60);
    expect(answer.body.result.url).not.toContain(rep.token);
    const again = new URL((await rep.call(partner.signOn, { body: {} })).body.result.url);
    expect(again.searchParams.get('ticket')).not.toBe(ticket);
    expect((await rep.call(partner.find)).body.result).toEqual({ isConfigured: true });
  });

  test('a page that leaves the partner is refused, and so is whoever is not signed in', async () => {
    const rep = await app.as('chen.yizhou');
    for (const path of ['../out', '//other.example', 'https://other.example', 'a?ticket=1', '/a'])
      expect((await rep.call(partner.signOn, { body: { path } })).status, path).toBe(400);
    expect((await app.anonymous().call(partner.signOn, { body: {} })).status).toBe(401);
  });
});

test('without a partner there is no address, and the answer says so', async () => {
  const app = await startTestApp();
  const rep = await app.as('chen.yizhou');
  const { status, body } = await rep.call(partner.signOn, { body: {} });
  expect([status, body.error]).toEqual([503, 'assistants.partnerMissing']);
  expect((await rep.call(partner.find)).body.result).toEqual({ isConfigured: false });
  await app.close();
});
