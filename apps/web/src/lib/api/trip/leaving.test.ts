// A page that is left in the middle of its calls keeps the session; shown again, it tells what failed (specification 2.1, 4).
import { endpoint } from '@yijian/contract/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { json, startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { clearTokens, currentToken, writeRefreshToken, writeToken } from '../../storage/index.ts';
import { call, connect, onSessionEnd, setToast, type ApiError } from '../index.ts';

const words = { zh: '试', en: 'try' };
const read = endpoint({
  summary: words,
  access: 'session',
  output: z.unknown(),
  errors: [],
  method: 'GET',
  path: '/things',
});
let server: LocalServer;
let shown: string[];
let ended: ApiError[];

beforeAll(async () => {
  server = await startLocalServer();
  // A call to another origin would ask the server first whether it may.
  (globalThis as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`${server.origin}/pc/`);
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  [shown, ended] = [[], []];
  setToast((text) => shown.push(text));
  onSessionEnd((error) => {
    ended.push(error);
    clearTokens();
    return Promise.resolve();
  });
  connect({ interfaceAddress: server.origin, authAddress: `${server.origin}/auth`, realm: 'weili', clientId: 'web' });
  writeToken('first', 600);
  writeRefreshToken('refresh', 600);
});
afterEach(clearTokens);

/** A call that the browser cuts because the page is left, once the server has `count` requests. */
async function cutCall(count: number): Promise<{ outcome: () => string | null }> {
  let outcome: string | null = null;
  void call(read, {}).then(
    () => (outcome = 'answered'),
    (error: ApiError) => (outcome = `${error.status} ${error.code}`),
  );
  await vi.waitFor(() => expect(server.received).toHaveLength(count));
  // The order of Chromium: the page is told that it is left, its calls fail, and only then it is gone.
  window.dispatchEvent(new Event('pagehide'));
  server.server.closeAllConnections();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { outcome: () => outcome };
}

test('a call cut by leaving fails nobody until the page is shown again', async () => {
  server.answer(() => undefined);
  const { outcome } = await cutCall(1);
  expect([outcome(), shown, ended, currentToken()]).toEqual([null, [], [], 'first']);
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(outcome()).toBe('0 network'));
  expect(shown).toHaveLength(1);
});

test('a refresh cut by leaving does not end the session, and the next page may refresh', async () => {
  server.answer(({ path }, response) => (path === '/things' ? json(response, {}, 401) : undefined));
  const { outcome } = await cutCall(2);
  expect(server.received[1]!.path).toContain('/openid-connect/token');
  expect([outcome(), shown, ended, currentToken()]).toEqual([null, [], [], 'first']);
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(ended).toHaveLength(1));
  expect([outcome(), currentToken()]).toEqual(['401 http', null]);
});
