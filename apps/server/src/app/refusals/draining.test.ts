// A server that stops: calls that have begun are answered, later ones refused in words (reliability: restart under load).
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let test: TestApp;
let chen: Caller;
let port: number;
let closing: Promise<void> | undefined;
beforeAll(async () => {
  test = await startTestApp();
  chen = await test.as('chen.yizhou');
  await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.server.address() as AddressInfo);
});
afterAll(async () => {
  await closing;
  await test.close();
});

interface Told {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: { code?: number; error?: string; message?: string };
}

/** A call over a connection of its own; `send` sends the body. */
function begin(method: string, path: string, headers: Record<string, string | number>, agent: Agent) {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    agent,
    headers: { host: 'localhost', ...headers },
  });
  const answer = new Promise<Told>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: JSON.parse(text) as Told['body'],
        }),
      );
    });
  });
  return { outgoing, answer };
}

it('R8.1 a call that has begun is answered while the server stops, and a later one is told 503 in words with Retry-After', async () => {
  const authorization = `Bearer ${chen.token}`;
  const body = JSON.stringify(['visitType']);
  const json = { authorization, 'content-type': 'application/json', 'content-length': body.length };
  const [slow, kept] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: 1 })];
  try {
    const half = begin('POST', '/prod-api/API-SYSTEM/dict/data/find', json, slow);
    half.outgoing.write(body.slice(0, 4));
    const [info, open] = ['/prod-api/API-SYSTEM/user/info', { authorization, 'accept-language': 'en' }];
    const before = begin('GET', info, open, kept);
    before.outgoing.end();
    expect((await before.answer).status).toBe(200);

    closing = test.app.close();
    const late = begin('GET', info, open, kept);
    late.outgoing.end();
    const refused = await late.answer;
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      503,
      'core.unavailable',
      'Service unavailable!',
    ]);
    expect([refused.headers['retry-after'], refused.headers.connection]).toEqual(['2', 'close']);

    half.outgoing.end(body.slice(4));
    expect((await half.answer).status).toBe(200);
    await closing;
  } finally {
    slow.destroy();
    kept.destroy();
  }
});
