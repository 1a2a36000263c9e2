// Pages and calls on different origins: only pages of the very enterprise are answered (specification 7.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';

const list = '/prod-api/v2/visit/find/my/page';

let app: TestApp;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  await app.owner`insert into enterprise_domains (domain, enterprise_id) values ('crm.example', 1), ('api.example', 1)`;
  app.app.directory.forget();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const asked = (origin: string, url = list, host = 'api.example') =>
  app.app.server.inject({
    method: 'OPTIONS',
    url,
    headers: {
      host,
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  });
const call = (origin: string, token = rep.token) =>
  app.app.server.inject({
    method: 'POST',
    url: list,
    headers: { host: 'api.example', origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: '{}',
  });

describe('R7.1 R7.7 an interface at another origin than the page', () => {
  it('answers the question before a call for pages of its enterprise, with all that our pages send', async () => {
    const answer = await asked('http://crm.example');
    expect([answer.statusCode, answer.headers['access-control-allow-origin'], answer.headers.vary]).toEqual([
      204,
      'http://crm.example',
      'Origin',
    ]);
    expect(answer.headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE');
    const sent = String(answer.headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(sent).toEqual(expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-simulate']));
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('lets them read answers and refusals', async () => {
    for (const [token, status] of [
      [rep.token, 200],
      ['nonsense', 401],
    ] as const) {
      const answer = await call('http://crm.example', token);
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
        status,
        'http://crm.example',
      ]);
      expect(answer.headers['access-control-expose-headers']).toContain('X-Request-Id');
    }
  });

  it.each([
    'http://kanglan.localhost',
    'https://evil.example',
    'http://crm.example:9999',
    'http://crm.example.evil.example',
    'http://crm.example@evil.example',
    'http://crm.example/',
    'file://crm.example',
    'null',
    '*',
  ])('refuses the page %s', async (origin) => {
    const before = await asked(origin);
    expect([before.statusCode, before.json().error]).toEqual([403, 'core.forbidden']);
    expect(before.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await call(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('tells a page of any enterprise which one it is, from a gateway that stands for none', async () => {
    const find = '/prod-api/API-SYSTEM/enterprise/find';
    for (const origin of ['http://crm.example', 'http://kanglan.localhost'])
      expect((await asked(origin, find, 'gateway.example')).headers['access-control-allow-origin']).toBe(origin);
    expect((await asked('https://evil.example', find, 'gateway.example')).statusCode).toBe(403);
  });

  it('says nothing of other origins to a page of its own, and what there is to anybody who only asks', async () => {
    const own = await call('http://api.example');
    expect(own.statusCode).toBe(200);
    expect(own.headers).not.toHaveProperty('access-control-allow-origin');
    const plain = await app.app.server.inject({ method: 'OPTIONS', url: list, headers: { host: 'localhost' } });
    expect([plain.statusCode, plain.headers['allow']]).toEqual([204, 'GET, POST, PUT, DELETE, OPTIONS']);
  });
});

it('R7.7 an interface with https takes no page that came without', async () => {
  const secure = await startTestApp({ settings: { PUBLIC_ORIGIN: 'https://localhost' } });
  await secure.owner`insert into enterprise_domains (domain, enterprise_id) values ('crm.example', 1)`;
  secure.app.directory.forget();
  const statusOf = async (origin: string) =>
    (
      await secure.app.server.inject({
        method: 'OPTIONS',
        url: list,
        headers: { host: 'localhost', origin, 'access-control-request-method': 'POST' },
      })
    ).statusCode;
  expect([await statusOf('https://crm.example'), await statusOf('http://crm.example')]).toEqual([204, 403]);
  await secure.close();
});
