// Requests no page of ours sends: what they are answered is in the catalogue all the same, and they change nothing (specification 7, 8).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { coreErrors } from '@yijian/contract/core';
import { dataModelEndpoints } from '@yijian/contract/data-models';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { taskEndpoints } from '@yijian/contract/tasks';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

const web = mkdtempSync(join(tmpdir(), 'yijian-web-'));
const notices = '/prod-api/API-BEACON/notice/read';
/** A correction of a doctor of the rep, up to its words. */
let correction: string;
let app: TestApp;
let rep: Caller;
let steward: Caller;
let port: number;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'assets/a.js'), 'let a = 1;');
  app = await startTestApp({ settings: { PORT: '0', WEB_DIR: web, ANSWER_TIMEOUT_MS: '1500' } });
  rep = await app.as('chen.yizhou');
  steward = await app.as('su.zhen');
  const [own] = (await rep.call(doctorEndpoints.list, { query: { type: 'MY_CUSTOMER', size: 1 } })).body.result.content;
  correction = `/prod-api/correct/insert?doctorId=${own!.id}&field=doctorName&correction=`;
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.server.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  rmSync(web, { recursive: true });
});

interface Sending {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Record<string, string>;
  readonly payload?: string;
  readonly as?: Caller;
}

const send = (url: string, { method = 'GET', headers = {}, as = rep, ...more }: Sending = {}) =>
  app.app.server.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${as.token}`, ...headers },
    ...more,
  });

describe('parts of a request', () => {
  it('refuses fields called __proto__ as unknown ones, once, twice and in a form', async () => {
    const list = '/prod-api/doctor/find/page?page=0&size=1';
    const form = { method: 'PUT', headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;
    const answers = [
      await send(`${list}&__proto__=1`),
      await send(`${list}&__proto__=1&__proto__=2`),
      await send(notices, { ...form, payload: 'ids=1&__proto__=x' }),
    ];
    expect(answers.map((answer) => answer.json().fields?.map(({ field }: { field: string }) => field))).toEqual([
      ['query.__proto__'],
      ['query.__proto__'],
      ['body.__proto__'],
    ]);
    expect((await send(list)).statusCode).toBe(200);
  });

  it('R8.1 names the field of a year or a version that no database keeps', async () => {
    const year = await rep.call(visitEndpoints.listMy, { body: { startFrom: '0000-01-01' } });
    const moment = await rep.call(visitEndpoints.add, { body: { startsAt: '0000-01-01T00:00:00Z' } });
    const version = await rep.call(taskEndpoints.move, {
      params: { id: '1' },
      body: { dueOn: '2026-01-05', version: 2_147_483_648 },
    });
    for (const [answer, field] of [
      [year, 'body.startFrom'],
      [moment, 'body.startsAt'],
      [version, 'body.version'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(answer.body.fields?.map((fault) => fault.field)).toContain(field);
    }
    expect(year.body.fields).toEqual([{ field: 'body.startFrom', message: '开始日期（起）年份早于 1000 年' }]);
  });

  it('R7.3 takes a form whose type is written in capital letters', async () => {
    const headers = { 'content-type': 'Application/X-WWW-Form-URLEncoded; charset=UTF-8' };
    const answer = await send(notices, { method: 'PUT', headers, payload: 'ids=1' });
    expect([answer.statusCode, answer.json().code]).toEqual([200, 200]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'cut half way',
      'multipart/form-data; boundary=X',
      '--X\r\nContent-Disposition: form-data; name="model"\r\n\r\nhosp',
    ],
    [
      'of a hundred parts',
      'multipart/form-data; boundary=X',
      `${'--X\r\nContent-Disposition: form-data; name="model"\r\n\r\nx\r\n'.repeat(100)}--X--\r\n`,
    ],
  ])('R8.1 answers 400 to a multipart body %s', async (_, type, payload) => {
    const headers = { 'content-type': type };
    const answer = await send('/prod-api/data/upload', { method: 'POST', headers, payload, as: steward });
    expect([answer.statusCode, answer.json().message]).toEqual([400, coreErrors.malformedBody.zh]);
  });

  it('R8.1 says what is missing, unstorable or too large in the language of the reader alone', async () => {
    const upload = (headers: Record<string, string>) =>
      steward.call(dataModelEndpoints.upload, { body: { model: 'hospitals' } }, headers);
    expect((await upload({})).body.message).toBe('填写有误：文件不能为空');
    expect((await upload({ 'accept-language': 'en' })).body.message).toBe('Please correct: File is required');
    const headers = { 'content-type': 'application/json' };
    const large = await send('/prod-api/API-SYSTEM/dict/data/find', {
      method: 'POST',
      headers,
      payload: JSON.stringify(['x'.repeat(300_000)]),
    });
    expect([large.statusCode, large.json().message]).toEqual([413, '提交的内容超过 256 KB，请缩小后重试']);
  });

  it.each([
    ['cannot be decoded', '/prod-api/doctor/find/%ff', 400, coreErrors.malformedBody],
    ['cannot be decoded below /pc/', '/pc/%ff', 400, coreErrors.malformedBody],
    ['is too long', `/prod-api/doctor/find/${'1'.repeat(400)}`, 414, coreErrors.addressTooLong],
  ])('R8.1 answers an address that %s from the catalogue, with every header', async (_, url, status, error) => {
    const answer = await send(url, { headers: { 'accept-language': 'en' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { code: status, message: error.en, error: error.code, requestId: answer.headers['x-request-id'] },
    ]);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it('answers 416 to a range outside of a file, and the part to one inside', async () => {
    const inside = await send('/pc/assets/a.js', { headers: { range: 'bytes=0-2' } });
    expect([inside.statusCode, inside.body]).toEqual([206, 'let']);
    for (const range of ['bytes=999-', 'bytes=5-1']) {
      const answer = await send('/pc/assets/a.js', { headers: { range } });
      expect([range, answer.statusCode, answer.json().error]).toEqual([range, 416, 'core.rangeNotSatisfiable']);
    }
  });
});

describe('a GET that writes', () => {
  const kept = async (): Promise<number> =>
    Number((await app.owner`select count(*) from academic_record_corrections`)[0]!['count']);

  it('is obeyed when a user asks, but not by HEAD, ahead of time or for a foreign page', async () => {
    const before = await kept();
    const refused = [
      await send(`${correction}ahead`, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await send(`${correction}ahead`, { headers: { purpose: 'prefetch' } }),
      await send(`${correction}foreign`, { headers: { origin: 'https://evil.example' } }),
      await send(`${correction}foreign`, { headers: { origin: 'null' } }),
      await send(`${correction}head`, { method: 'HEAD' }),
    ];
    expect(refused.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403, 404]);
    expect(await kept()).toBe(before);
    expect((await send(`${correction}asked`, { headers: { origin: 'http://localhost' } })).statusCode).toBe(200);
    expect(await kept()).toBe(before + 1);
  });
});

describe('nobody waits without end', () => {
  it('R8.1 tells a database that does not even say who is calling as 504 with Retry-After', async () => {
    const fresh = await app.as('fang.ruogu');
    const began = performance.now();
    const answer = await app.owner.begin(async (owner) => {
      await owner`lock table user_sessions in access exclusive mode`;
      return send('/prod-api/API-SYSTEM/user/info', { as: fresh });
    });
    expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([
      504,
      coreErrors.timeout.zh,
      '2',
    ]);
    // The database is given 1.5 s; the rest is room for a busy machine.
    expect(performance.now() - began).toBeLessThan(6_000);
    expect((await send('/prod-api/API-SYSTEM/user/info', { as: fresh })).statusCode).toBe(200);
  });

  it('answers the next request on the connection of an upload that a full disk ended half way', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string, body?: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          host: 'localhost',
          authorization: `Bearer ${steward.token}`,
          'content-type': 'multipart/form-data; boundary=B',
        };
        const call = request(
          { port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' },
          (answer) => void answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
        );
        call.on('error', reject).end(body);
      });
    // A device that is always full takes the place of the file.
    const name = vi.spyOn(crypto, 'randomUUID');
    name.mockReturnValue(relative(join(tmpdir(), 'upload'), '/dev/full') as ReturnType<typeof crypto.randomUUID>);
    const file = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    const began = performance.now();
    expect(await ask('/prod-api/data/upload', file + 'x'.repeat(8_000_000))).toBe(503);
    name.mockRestore();
    expect(await ask('/healthz')).toBe(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    agent.destroy();
  }, 60_000);

  it('cuts a sender whose headers take longer than five seconds', { tags: ['long'], timeout: 20_000 }, async () => {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n'));
      socket.on('error', () => undefined).on('close', () => resolve());
      socket.resume();
    });
    expect(performance.now() - began).toBeLessThan(9_000);
  });
});
