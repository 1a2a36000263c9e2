// The words of a call that failed: by status, by the server's own error, in both languages (specification 8).
import { endpoint } from '@yijian/contract/core';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { json, startLocalServer, type LocalServer } from '../../../../../tools/testing/servers/local-server.ts';
import { setLanguage } from '../i18n/index.ts';
import { ApiError, call, connect, fieldFaults, setToast } from './index.ts';

const base = { summary: { zh: '试', en: 'try' }, access: 'session', output: z.unknown(), errors: [] } as const;
const anything = z.record(z.string(), z.unknown());
const read = endpoint({ ...base, method: 'GET', path: '/things', query: z.object({}).loose() });
const post = endpoint({ ...base, method: 'POST', path: '/form', body: { encoding: 'form', schema: anything } });

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
  setToast((message) => shown.push(message));
  connect({ interfaceAddress: `${server.origin}/prod-api` });
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const other = ['出现异常，请联系管理员！', 'Abnormal problem, please contact the administrator!'] as const;
const table: [string, number, object, string, string][] = [
  ['GEN-20', 302, {}, '接口已被重定向！', 'The interface was redirected!'],
  ['GEN-21', 400, { message: '数量过大' }, '数量过大', '数量过大'],
  ['GEN-23', 403, { message: 'x' }, '您没有权限操作！', 'You have no permission to operate!'],
  ['GEN-24', 404, { message: 'x' }, '请求地址错误 {url}', 'Request address error {url}'],
  ['GEN-25', 500, { message: '坏了' }, '坏了', '坏了'],
  ['GEN-25', 500, {}, '服务器内部错误！', 'Internal server error!'],
  ['GEN-26', 503, { message: 'x' }, '服务不可用！', 'Service unavailable!'],
  [
    'GEN-27',
    504,
    { message: 'x' },
    '服务暂时不可达，请稍后再试！',
    'Service temporarily unreachable, please try again later!',
  ],
  ...[409, 413, 415, 418, 429].map((status): (typeof table)[number] => ['GEN-29', status, { message: 'x' }, ...other]),
];
test.each(table)(
  '%s R8.1 status %i answering %o has its words in both languages',
  async (_id, status, body, zh, en) => {
    server.answer((_, response) => {
      if (status === 302) response.writeHead(302, { location: '/elsewhere' }).end();
      else json(response, body, status, { 'x-request-id': 'r-1' });
    });
    const url = `${server.origin}/prod-api/things?`.replace('?', '');
    for (const [which, words] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      setLanguage(which);
      const error = await failureOf(call(read, { query: {} }));
      expect(error.status).toBe(status);
      expect(error.message).toBe(words.replace('{url}', url));
      if (status !== 302) expect(error.requestId).toBe('r-1');
    }
    expect(shown).toHaveLength(2);
    expect(server.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(server.received.map(({ headers }) => headers['accept-language'])).toEqual(['zh', 'en']);
  },
);

test('GEN-28 GEN-30 R8.1 a server that cannot be reached is status 0, an unreadable answer is unclassified', async () => {
  const unreachable = await failureOf(call(read, { query: {} }, { base: 'http://127.0.0.1:1' }));
  expect([unreachable.status, unreachable.code]).toEqual([0, 'network']);
  server.answer((_, response) => void response.end('<html>'));
  const unreadable = await failureOf(call(read, { query: {} }));
  expect([unreadable.status, unreadable.message]).toEqual([null, '接口请求失败']);
  setLanguage('en');
  const english = [
    await failureOf(call(read, { query: {} })),
    await failureOf(call(read, { query: {} }, { base: 'http://127.0.0.1:1' })),
  ];
  expect(english.map(({ message }) => message)).toEqual([
    'Interface request failed',
    'Request timed out, please try again later!',
  ]);
});

test('R8.1 a code other than 200 inside an answer of status 200 counts', async () => {
  server.answer((_, response) => json(response, { code: 403, message: 'no' }));
  expect((await failureOf(call(read, { query: {} }))).message).toBe('您没有权限操作！');
});

test('R8.1 a named error keeps its code, fields and request id, and its words stand under those of the catalogue', async () => {
  const answer = {
    code: 409,
    message: '已被他人修改',
    error: 'visits.changed',
    requestId: 'r-9',
    fields: [{ field: 'body.items.0.phone', message: '格式' }],
  };
  server.answer((_, response) => json(response, answer, 409));
  const error = await failureOf(call(post, { body: {} }));
  expect(error).toMatchObject({
    status: 409,
    code: 'visits.changed',
    message: '出现异常，请联系管理员！\n已被他人修改',
    detail: '已被他人修改',
    requestId: 'r-9',
  });
  expect(fieldFaults(error)).toEqual([{ name: ['items', 0, 'phone'], errors: ['格式'] }]);
});

test('GEN-17 GEN-31 R8.2 PUB-35 PUB-36 words are shown only while error display is on', async () => {
  server.answer((_, response) => json(response, {}, 503));
  await failureOf(call(read, { query: {} }, { errorMessage: false }));
  expect(shown).toEqual([]);
  await failureOf(call(read, { query: {} }));
  expect(shown).toEqual(['服务不可用！']);
});
