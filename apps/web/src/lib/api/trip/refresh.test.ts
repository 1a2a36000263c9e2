// An access token that no longer counts: one refresh, a replay, and the end of the session where neither helps (specification 4, 7, 8).
import { endpoint } from '@yijian/contract/core';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { setLanguage } from '../../i18n/index.ts';
import { clearTokens, setProviderToken, writeRefreshToken, writeToken } from '../../storage/index.ts';
import { ApiError, call, connect, onSessionEnd, setToast } from '../index.ts';

const base = { summary: { zh: '试', en: 'try' }, access: 'session', output: z.unknown(), errors: [] } as const;
const read = endpoint({ ...base, method: 'GET', path: '/things', query: z.object({}).loose() });
const one = endpoint({ ...base, method: 'GET', path: '/things/{id}', params: z.object({ id: z.string() }) });
const open = endpoint({ ...base, method: 'POST', path: '/open', access: 'public' });

let server: LocalServer;
let shown: string[];
let ended: ApiError[];

beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  [shown, ended] = [[], []];
  localStorage.clear();
  setLanguage('zh');
  setProviderToken(() => null);
  setToast((message) => shown.push(message));
  onSessionEnd((error) => {
    ended.push(error);
    clearTokens();
    return Promise.resolve();
  });
  const { origin } = server;
  connect({ interfaceAddress: `${origin}/prod-api`, authAddress: `${origin}/auth`, realm: 'weili', clientId: 'web' });
  writeToken('first', 600);
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('GEN-22 R4.2 R7.8 parallel 401s make one refresh, form-encoded, and all are replayed with the new token', async () => {
  writeRefreshToken('refresh-1', 600);
  server.answer((request, response) => {
    if (request.path.startsWith('/auth/')) {
      const tokens = { access_token: 'second', expires_in: 300, refresh_token: 'refresh-2', refresh_expires_in: 900 };
      return void setTimeout(() => json(response, tokens), 50);
    }
    return request.headers.authorization === 'Bearer second' ? ok(response, request.path) : json(response, {}, 401);
  });
  const ids = ['1', '2', '3', '4', '5'];
  const answers = await Promise.all(ids.map((id) => call(one, { params: { id } })));
  expect(answers).toEqual(ids.map((id) => `/prod-api/things/${id}`));
  const refreshes = server.received.filter(({ path }) => path.startsWith('/auth/'));
  expect(refreshes).toHaveLength(1);
  expect(refreshes[0]).toMatchObject({ method: 'POST', path: '/auth/realms/weili/protocol/openid-connect/token' });
  expect(refreshes[0]!.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(refreshes[0]!.body))).toEqual({
    client_id: 'web',
    grant_type: 'refresh_token',
    refresh_token: 'refresh-1',
  });
  expect(JSON.parse(localStorage.getItem('tokenInfo')!)).toMatchObject({ token: 'second', expiresIn: 300 });
  expect(JSON.parse(localStorage.getItem('reTokenInfo')!)).toMatchObject({ token: 'refresh-2', expiresIn: 900 });
  expect([shown, ended]).toEqual([[], []]);
});

test('R4.2 a call that failed with the old token after the refresh is replayed without another refresh', async () => {
  writeRefreshToken('refresh-1', 600);
  server.answer((request, response) => {
    if (request.path.startsWith('/auth/')) return json(response, { access_token: 'second', expires_in: 300 });
    if (request.headers.authorization === 'Bearer second') return ok(response, 'good');
    return void setTimeout(() => json(response, {}, 401), request.path.endsWith('slow') ? 150 : 0);
  });
  const slow = call(one, { params: { id: 'slow' } });
  expect(await call(one, { params: { id: 'fast' } })).toBe('good');
  expect(await slow).toBe('good');
  expect(server.received.filter(({ path }) => path.startsWith('/auth/'))).toHaveLength(1);
});

test('GEN-22 R4.3 when the refresh fails the error is shown once, and the session ends once', async () => {
  writeRefreshToken('refresh-1', 600);
  server.answer((request, response) =>
    json(response, { error: 'invalid_grant' }, request.path.startsWith('/auth/') ? 400 : 401),
  );
  const errors = await Promise.all(['1', '2', '3'].map((id) => failureOf(call(one, { params: { id } }))));
  expect(errors.map((error) => error.status)).toEqual([401, 401, 401]);
  expect(shown).toEqual(['登录已失效，请重新登录']);
  expect(ended).toHaveLength(1);
  expect(server.received.filter(({ path }) => path.startsWith('/auth/'))).toHaveLength(1);
});

test('GEN-22 R8.1 a 401 without a refresh token ends the session without any refresh', async () => {
  server.answer((_, response) => json(response, {}, 401));
  await failureOf(call(read, { query: {} }));
  expect(ended).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('GEN-22 GEN-34 R8.1 a 401 after the replay ends the session and refreshes no second time', async () => {
  writeRefreshToken('refresh-1', 600);
  server.answer((request, response) =>
    request.path.startsWith('/auth/')
      ? json(response, { access_token: 'second', expires_in: 300 })
      : json(response, {}, 401),
  );
  await failureOf(call(read, { query: {} }));
  expect(ended).toHaveLength(1);
  expect(server.received.map(({ path }) => path.split('/')[1])).toEqual(['prod-api', 'auth', 'prod-api']);
});

test('R7.10 PUB-40 a 401 of a public call shows its words and ends no session', async () => {
  server.answer((_, response) => json(response, { message: '验证码错误' }, 401));
  await failureOf(call(open, {}));
  expect([shown, ended]).toEqual([['验证码错误'], []]);
});
