// Calls against a real server on this machine (specification 4, 5, 7, 8).
import { endpoint } from '@yijian/contract/core';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../tools/testing/servers/local-server.ts';
import { setLanguage } from '../i18n/index.ts';
import { clearTokens, setProviderToken, writeToken } from '../storage/index.ts';
import { ApiError, call, connect, download, fetchFile, isCancelled, setToast } from './index.ts';

const words = { zh: '试', en: 'try' };
const base = { summary: words, access: 'session', output: z.unknown(), errors: [] } as const;
const anything = z.record(z.string(), z.unknown());
const read = endpoint({ ...base, method: 'GET', path: '/things', query: z.object({}).loose() });
const one = endpoint({ ...base, method: 'GET', path: '/things/{id}', params: z.object({ id: z.string() }) });
const post = endpoint({ ...base, method: 'POST', path: '/form', body: { encoding: 'form', schema: anything } });
const put = endpoint({ ...base, method: 'PUT', path: '/form', body: { encoding: 'form', schema: anything } });
const patch = endpoint({ ...base, method: 'PATCH', path: '/form', body: { encoding: 'form', schema: anything } });
const sendJson = endpoint({ ...base, method: 'POST', path: '/json', body: { encoding: 'json', schema: anything } });
const upload = endpoint({
  ...base,
  method: 'POST',
  path: '/upload',
  body: { encoding: 'multipart', schema: anything },
});
const file = endpoint({ ...base, method: 'GET', path: '/file', output: { file: ['text/csv'] } });
const open = endpoint({ ...base, method: 'POST', path: '/open', access: 'public' });

let server: LocalServer;
let shown: string[];

beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  shown = [];
  localStorage.clear();
  setLanguage('zh');
  setProviderToken(() => null);
  setToast((message) => shown.push(message));
  connect({
    interfaceAddress: `${server.origin}/prod-api`,
    authAddress: `${server.origin}/auth`,
    realm: 'weili',
    clientId: 'web',
  });
  writeToken('first', 600);
  server.answer((_, response) => ok(response, 'done'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const until = async (condition: () => boolean): Promise<void> => {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 3000, interval: 5 });
};

test('GEN-12 R7.1 calls go to the interface address of the enterprise', async () => {
  expect(await call(one, { params: { id: '7/8' } })).toBe('done');
  expect(server.received[0]).toMatchObject({ method: 'GET', path: '/prod-api/things/7%2F8' });
});

test('GEN-12 AIC-06 AIC-11 chats go to the host of chats with the bearer token and not below the interface; without one to the root of the host', async () => {
  const chat = endpoint({
    ...base,
    method: 'POST',
    path: '/knowledge/chat',
    base: 'language-model',
    output: z.string(),
  });
  await call(chat, {});
  connect({ languageModelAddress: `${server.origin}/models` });
  await call(chat, {});
  connect({ languageModelAddress: '' });
  expect(server.received.map(({ path }) => path)).toEqual(['/knowledge/chat', '/models/knowledge/chat']);
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer first']);
});

test('GEN-13 GEN-28 R7.1 R8.1 a call is given up after exactly 120000 ms with the words of status 0', async () => {
  server.answer(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failure = failureOf(call(read, { query: {} }));
  let settled = false;
  void failure.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(119_990);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  const error = await failure;
  expect([error.status, error.code]).toEqual([0, 'timeout']);
  expect(shown).toEqual(['请求超时，请稍后再试！']);
});

test('GEN-14 GEN-15 R7.2 PUB-12 PUB-37 PUB-38 the bearer token is sent unless disabled; without a token the realm header is sent', async () => {
  await call(read, { query: {} });
  await call(read, { query: {} }, { token: false });
  await call(open, {});
  clearTokens();
  await call(read, { query: {} });
  setProviderToken(() => 'from-provider');
  await call(read, { query: {} });
  const sent = server.received.map(({ headers }) => [headers.authorization, headers['realm']]);
  expect(sent).toEqual([
    ['Bearer first', undefined],
    [undefined, 'weili'],
    [undefined, 'weili'],
    [undefined, 'weili'],
    ['Bearer from-provider', undefined],
  ]);
});

test('GEN-16 R7.3 put, post and patch bodies are forms with repeated keys', async () => {
  for (const row of [post, put, patch])
    await call(row, { body: { name: '林 知远', ids: ['1', '2'], none: undefined, no: null, n: 0 } });
  for (const one of server.received) {
    expect(one.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(one.body)]).toEqual([
      ['name', '林 知远'],
      ['ids', '1'],
      ['ids', '2'],
      ['n', '0'],
    ]);
  }
  expect(server.received.map((one) => one.method)).toEqual(['POST', 'PUT', 'PATCH']);
  await expect(call(post, { body: { nested: { a: 1 } } })).rejects.toThrow(/nested/);
});

test('GEN-16 R7.3 json and multipart are sent when the row says so', async () => {
  await call(sendJson, { body: { a: [1, { b: null }] } });
  expect(server.received[0]!.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(server.received[0]!.body)).toEqual({ a: [1, { b: null }] });
  await call(upload, { body: { kind: 'x', file: new File(['姓名'], '名单.csv', { type: 'text/csv' }) } });
  expect(server.received[1]!.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(server.received[1]!.body).toContain('filename="名单.csv"');
  expect(server.received[1]!.body).toContain('姓名');
});

test('CON-17 R7.12 list parameters of a query are repeated without indices', async () => {
  await call(read, { query: { status: ['A', 'B'], page: 0, none: undefined } });
  expect([...server.received[0]!.query]).toEqual([
    ['status', 'A'],
    ['status', 'B'],
    ['page', '0'],
  ]);
});

test('GEN-17 R7.4 the cache is off by default and answers within 20 s when it is on', async () => {
  await call(read, { query: {} });
  await call(read, { query: {} });
  expect(server.received).toHaveLength(2);
  await call(read, { query: {} }, { cache: true });
  expect(await call(read, { query: {} }, { cache: true })).toBe('done');
  expect(server.received).toHaveLength(3);
  expect(localStorage.getItem('caCache')).toContain('done');
});

test('GEN-17 GEN-18 GEN-31 R5.4 an identical pending request cancels the earlier one, which is only logged to the console', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  server.answer((_, response) => void setTimeout(() => ok(response, 'late'), 60));
  const first = failureOf(call(post, { body: { a: 1 } }));
  await until(() => server.received.length === 1);
  const second = call(post, { body: { a: 1 } });
  expect(isCancelled(await first)).toBe(true);
  expect(await second).toBe('late');
  expect(shown).toEqual([]);
  expect(info).toHaveBeenCalledTimes(1);
});

test('GEN-18 R5.4 another body, url or method cancels nothing, and repeat-cancel can be turned off', async () => {
  server.answer((_, response) => void setTimeout(() => ok(response, 'late'), 40));
  const calls = [
    call(post, { body: { a: 1 } }),
    call(post, { body: { a: 2 } }),
    call(put, { body: { a: 1 } }),
    call(read, { query: { a: 1 } }),
    call(read, { query: { a: 2 } }),
    call(one, { params: { id: '1' } }, { repeatCancel: false }),
    call(one, { params: { id: '1' } }, { repeatCancel: false }),
  ];
  expect(await Promise.all(calls)).toEqual(Array(7).fill('late'));
});

test('R5.4 a repeat of a pending or cancelled write carries the same key, a later one a new key', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  server.answer((_, response) => void setTimeout(() => ok(response), 40));
  const first = failureOf(call(post, { body: { a: 1 } }));
  await until(() => server.received.length === 1);
  await Promise.all([first, call(post, { body: { a: 1 } })]);
  await call(post, { body: { a: 1 } });
  await call(read, { query: {} });
  const keys = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBeUndefined();
});

test('R5.4 a write whose answer was lost repeats with the same key', async () => {
  server.answer((_, response) => void response.destroy());
  await failureOf(call(post, { body: { lost: 1 } }));
  server.answer((_, response) => ok(response));
  await call(post, { body: { lost: 1 } });
  const keys = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('GEN-32 DIA-12 R8.2 a download turns the automatic words off and honours the file name', async () => {
  server.answer((_, response) => json(response, {}, 503));
  expect((await failureOf(fetchFile(file, {}))).message).toBe('服务不可用！');
  expect(shown).toEqual([]);
  server.answer((_, response) => {
    const name = `attachment; filename="a.csv"; filename*=UTF-8''${encodeURIComponent('访视.csv')}`;
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': name }).end('甲,乙');
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  expect(await download(file, {})).toBe('访视.csv');
  expect(clicked).toHaveBeenCalledOnce();
  expect(await (await fetchFile(file, {})).blob.text()).toBe('甲,乙');
});

test('GEN-34 R8.6 nothing but a 401 is ever tried twice', async () => {
  for (const status of [408, 413, 429, 500, 502, 503, 504]) {
    server.received.length = 0;
    server.answer((_, response) => json(response, {}, status, { 'retry-after': '0' }));
    await failureOf(call(read, { query: {} }));
    expect(server.received).toHaveLength(1);
  }
  server.received.length = 0;
  server.answer((_, response) => void response.destroy());
  await failureOf(call(read, { query: {} }));
  expect(server.received).toHaveLength(1);
});
