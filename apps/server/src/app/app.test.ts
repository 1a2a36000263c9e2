// What every call shares: tenancy, tokens, bodies, errors, documents (specification 7 general, 8).
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { doctorOpenEndpoints as open } from '@yijian/contract/doctor-portal';
import { enterpriseEndpoints } from '@yijian/contract/enterprises';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../tools/testing/app.ts';

interface Operation {
  readonly operationId: string;
  readonly security: unknown[];
  readonly responses: Record<string, { 'x-errors'?: string[] }>;
}

let app: TestApp;
let rep: Caller;
const list = '/prod-api/v2/visit/find/my/page';

beforeAll(async () => {
  app = await startTestApp({ settings: { PORT: '0' } });
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const send = (payload: string, type: string, headers: Record<string, string> = {}) =>
  app.app.server.inject({
    method: 'POST',
    url: list,
    headers: { host: 'localhost', authorization: `Bearer ${rep.token}`, 'content-type': type, ...headers },
    payload,
  });

describe('which enterprise', () => {
  it('R1.1 R7.7 finds the enterprise by the domain of the page, as a list whose first item is used', async () => {
    const found = await app
      .anonymous('gateway.example')
      .call(enterpriseEndpoints.find, { query: { domain: 'http://kanglan.localhost:8080' } });
    expect(found.body).toMatchObject({
      code: 200,
      result: [
        { realm: 'kanglan', interfaceAddress: 'http://kanglan.localhost:8080/prod-api', clientId: 'yijian-web' },
      ],
    });
    const { authAddress } = found.body.result[0]!;
    expect(new URL('/auth/realms/kanglan', authAddress).href).toBe(`${authAddress}/realms/kanglan`);
    for (const prefix of ['/auth', '/auth/auth']) {
      const url = `${prefix}/realms/kanglan/.well-known/openid-configuration`;
      const answer = await app.app.server.inject({ url, headers: { host: 'kanglan.localhost' } });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('R8.3 answers an empty list for a domain nobody has', async () => {
    const none = await app.anonymous().call(enterpriseEndpoints.find, { query: { domain: 'https://evil.example' } });
    expect(none.body).toMatchObject({ code: 200, result: [] });
  });

  it('refuses a token at the host of another enterprise', async () => {
    const stranger = { ...rep, host: 'kanglan.localhost' };
    const answer = await app.app.server.inject({
      method: 'POST',
      url: list,
      headers: { host: stranger.host, authorization: `Bearer ${rep.token}` },
      payload: {},
    });
    expect(answer.statusCode).toBe(401);
  });

  it('GEN-15 R7.2 the realm names the enterprise at a gateway for a call without a token, and elsewhere is that of the host', async () => {
    const [{ keyword }] = await app.owner<
      [{ keyword: string }]
    >`select name as keyword from hospitals where enterprise_id = 1 and is_enabled order by id limit 1`;
    const search = async (host: string, realm?: string) => {
      const headers: Record<string, string> = realm === undefined ? {} : { realm };
      const { status, body } = await app.anonymous(host).call(open.findHospitals, { query: { keyword } }, headers);
      return status === 200 ? body.result.map(({ id }) => id) : body.error;
    };
    const [weili, kanglan] = [await search('localhost'), await search('kanglan.localhost')];
    expect(weili).not.toEqual([]);
    expect(kanglan).not.toEqual(weili);
    expect(await search('localhost', 'weili')).toEqual(weili);
    expect(await search('gateway.example', 'weili')).toEqual(weili);
    expect(await search('gateway.example', 'kanglan')).toEqual(kanglan);
    expect(await search('localhost', 'kanglan')).toBe('core.otherRealm');
    expect(await search('kanglan.localhost', 'weili')).toBe('core.otherRealm');
    for (const realm of [undefined, '', 'nobody', 'WEILI'])
      expect(await search('gateway.example', realm)).toBe('core.unknownEnterprise');
    const elsewhere = await app.app.server.inject({
      method: 'POST',
      url: list,
      headers: { host: 'gateway.example', realm: 'weili', authorization: `Bearer ${rep.token}` },
      payload: {},
    });
    expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([404, 'core.unknownEnterprise']);
  });

  it('refuses two Host headers, since the enterprise hangs on them', async () => {
    await app.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path: '/prod-api/v2/visit/find/1', setHost: false },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      asked.on('error', reject);
      asked.setHeader('Host', ['localhost', 'kanglan.localhost']);
      asked.end();
    });
    expect(status).toBe(400);
  });
});

describe('who calls', () => {
  it.each(['', 'nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])(
    'answers 401 to the token %j',
    async (token) => {
      const answer = await app.app.server.inject({
        method: 'POST',
        url: list,
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
        payload: {},
      });
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'core.unauthorized']);
    },
  );
});

describe('what comes in', () => {
  it('R7.3 takes a body as a form and as JSON', async () => {
    const form = await send('state=SUBMITTED&state=SAVED&startFrom=2020-01-01', 'application/x-www-form-urlencoded');
    const json = await send(
      JSON.stringify({ state: ['SUBMITTED', 'SAVED'], startFrom: '2020-01-01' }),
      'application/json',
    );
    expect(form.json().result.content.length).toBeGreaterThan(0);
    expect(form.json().result).toEqual(json.json().result);
  });

  it.each([
    ['broken JSON', '{"state":', 'application/json', 400, 'core.malformedBody'],
    ['JSON that pollutes prototypes', '{"__proto__":{"admin":true}}', 'application/json', 400, 'core.malformedBody'],
    ['JSON 20,000 lists deep', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json', 400, 'core.malformedBody'],
    [
      'a body over the limit',
      JSON.stringify({ keyword: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'core.bodyTooLarge',
    ],
    ['a body of a type it does not read', '<xml/>', 'application/xml', 415, 'core.unsupportedMediaType'],
    ['a list where an object belongs', '[1,2]', 'application/json', 400, 'core.badInput'],
    ['a form with nested keys', 'state[0]=SAVED', 'application/x-www-form-urlencoded', 400, 'core.badInput'],
  ])('refuses %s', async (_, payload, type, status, error) => {
    const answer = await send(payload, type);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  });

  it('names every wrong field in the language of the reader', async () => {
    const english = await send(JSON.stringify({ state: ['X'], startFrom: '30.2.' }), 'application/json', {
      'accept-language': 'en',
    });
    expect(english.json().fields.map((fault: { field: string }) => fault.field)).toEqual([
      'body.state.0',
      'body.startFrom',
    ]);
    expect(english.json().message).toMatch(/^Please correct: State, item 1, is not one of the choices/);
    const chinese = await send(JSON.stringify({ state: ['X'] }), 'application/json');
    expect(chinese.json().message).toMatch(/^填写有误：状态第 1 项不是可选的值/);
  });
});

describe('what goes out', () => {
  it('R8.1 names an unknown address with its url, in both languages', async () => {
    const url = '/prod-api/nobody/lives/here?access_token=secret&phone=13812345678';
    const zh = await app.app.server.inject({ url, headers: { host: 'localhost' } });
    const en = await app.app.server.inject({ url, headers: { host: 'localhost', 'accept-language': 'en-US' } });
    expect([zh.statusCode, zh.json().message]).toEqual([
      404,
      '请求地址错误 /prod-api/nobody/lives/here?access_token=[removed]&phone=138****5678',
    ]);
    expect(en.json().message).toMatch(/^Request address error /);
  });

  it('describes every operation with security, bodies, answers and named errors', async () => {
    const document = await app.app.server.inject({ url: '/openapi.json' });
    const { paths, components } = document.json();
    for (const [, name = ''] of document.body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(components.schemas).toHaveProperty(name);
    expect(document.body).not.toContain('#/$defs/');
    const operations = Object.values(paths).flatMap((item) => Object.values(item as object)) as Operation[];
    expect(operations.length).toBeGreaterThan(40);
    for (const operation of operations) {
      expect(operation.operationId).toMatch(/^[a-z-]+\.[a-zA-Z]+$/);
      expect(operation.security).toBeInstanceOf(Array);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500']));
      for (const [status, response] of Object.entries(operation.responses)) {
        if (status !== '200') expect(response['x-errors']?.length).toBeGreaterThan(0);
      }
    }
    expect(paths['/prod-api/v2/visit/add'].post['x-permission']).toBe('customer:visits:write');
    expect(paths['/auth/realms/{realm}/protocol/openid-connect/token']).toBeDefined();
  });

  it('tells operators that it lives, is ready and how it does, without a word about people', async () => {
    expect((await app.app.server.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
    expect((await app.app.server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
    const metrics = (await app.app.server.inject({ url: '/metrics' })).body;
    expect(metrics).toContain('http_request_seconds_bucket');
    expect(metrics).not.toMatch(/chen\.yizhou|access_token/);
  });

  it('sends headers that keep pages from being framed, sniffed or scripted from elsewhere', async () => {
    const { headers } = await app.app.server.inject({ url: '/healthz' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it('asks for nothing but the permission the row names', async () => {
    const finance = await app.as('qian.hui');
    const refused = await finance.call(visitEndpoints.add, { body: {} });
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      403,
      'core.forbidden',
      '您没有权限操作！',
    ]);
  });
});
