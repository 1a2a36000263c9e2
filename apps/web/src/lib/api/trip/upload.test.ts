// Files on their way: progress, stop, timeout, and everything else that an ordinary call does (specification 4, 5, 7).
import { endpoint } from '@yijian/contract/core';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { json, ok, startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { setLanguage } from '../../i18n/index.ts';
import { forgetSimulation, setProviderToken, writeRefreshToken, writeToken } from '../../storage/index.ts';
import { ApiError, call, connect, isCancelled, setToast } from '../index.ts';
import { upload, UploadStalled } from './upload.ts';

const sheet = endpoint({
  summary: { zh: '试', en: 'try' },
  access: 'session',
  output: z.unknown(),
  errors: [],
  method: 'POST',
  path: '/sheet',
  body: { encoding: 'multipart', schema: z.record(z.string(), z.unknown()) },
});

let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  forgetSimulation();
  setLanguage('zh');
  setProviderToken(() => null);
  setToast(() => undefined);
  const { origin } = server;
  connect({ interfaceAddress: `${origin}/prod-api`, authAddress: `${origin}/auth`, realm: 'weili', clientId: 'web' });
  writeToken('first', 600);
  server.answer((_, response) => ok(response, 'stored'));
});

const file = (): File => new File(['甲,乙'], '表.csv', { type: 'text/csv' });
const send = (options: { signal?: AbortSignal } = {}): Promise<unknown> =>
  call(sheet, { body: { mode: 'ADD', file: file() } }, { onSent: () => undefined, errorMessage: false, ...options });

test('a file carries token, language, idempotency key and the user one looks at the product as', async () => {
  window.sessionStorage.setItem('simulation', '77');
  await expect(send()).resolves.toBe('stored');
  expect(server.received[0]!.headers).toMatchObject({ authorization: 'Bearer first', 'x-simulate': '77' });
  expect(server.received[0]!.headers['accept-language']).toMatch(/^zh/);
  expect(server.received[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(server.received[0]!.body).toContain('甲,乙');
});

test('R4.2 a token that the server refuses is renewed once and the file is sent again', async () => {
  writeRefreshToken('refresh-1', 600);
  server.answer((request, response) => {
    if (request.path.startsWith('/auth/')) return json(response, { access_token: 'second', expires_in: 300 });
    return request.headers.authorization === 'Bearer second' ? ok(response, 'stored') : json(response, {}, 401);
  });
  await expect(send()).resolves.toBe('stored');
  const sheets = server.received.filter(({ path }) => path.endsWith('/sheet'));
  expect(sheets.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  expect(new Set(sheets.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('R4.1 a token that has ended is renewed before a file leaves', async () => {
  writeToken('ended', 1, Date.now() - 5000);
  writeRefreshToken('refresh-1', 600);
  server.answer((request, response) =>
    request.path.startsWith('/auth/')
      ? json(response, { access_token: 'second', expires_in: 300 })
      : ok(response, 'stored'),
  );
  await send();
  const sheets = server.received.filter(({ path }) => path.endsWith('/sheet'));
  expect(sheets.map(({ headers }) => headers.authorization)).toEqual(['Bearer second']);
});

test('what the server refuses is an error with its fields', async () => {
  const fields = [{ field: 'body.file', message: '不是表格' }];
  const answer = { code: 400, error: 'core.invalidInput', message: '输入有误', requestId: 'r1', result: null, fields };
  server.answer((_, response) => json(response, answer, 400));
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, message: '输入有误', fields });
});

test('a file on its way can be stopped', async () => {
  server.answer(() => undefined);
  const stop = new AbortController();
  const sending = send({ signal: stop.signal });
  await expect.poll(() => server.received.length).toBe(1);
  stop.abort();
  expect(isCancelled(await sending.catch((thrown: unknown) => thrown))).toBe(true);
});

test('an upload without an answer is given up after its timeout', async () => {
  server.answer(() => undefined);
  const order = { method: 'POST', url: `${server.origin}/never`, headers: {}, body: 'x', onSent: () => undefined };
  const { signal } = new AbortController();
  await expect(upload({ ...order, signal, sendTimeout: 50, answerTimeout: 50 })).rejects.toBeInstanceOf(UploadStalled);
});
