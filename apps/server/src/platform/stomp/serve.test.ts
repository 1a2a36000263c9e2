// The endpoint on a real port with real clients: stompjs for what clients do, a bare WebSocket for what they must not.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Client } from '@stomp/stompjs';
import { coreErrors } from '@yijian/contract/core';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Failure, fail } from '../errors/index.ts';
import { openLog } from '../log/index.ts';
import type { StompLimits } from './limits.ts';
import { serveStomp, type Admission, type StompEndpoint } from './serve.ts';

const PATH = '/ws';
let server: FastifyInstance;
let endpoint: StompEndpoint;
let address: string;
let kept: (admission: Admission) => boolean;
const sockets: WebSocket[] = [];

async function start(limits: Partial<StompLimits> = {}): Promise<void> {
  kept = () => true;
  server = fastify();
  server.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Failure ? error.row.status : 500).send(''),
  );
  endpoint = await serveStomp(server, {
    path: PATH,
    log: openLog('silent'),
    limits,
    recheckEvery: 100,
    admit: async (request) => {
      const { user } = request.query as { user?: string };
      if (user === undefined) throw fail(coreErrors.unauthorized);
      return {
        group: 'one',
        user,
        topicOf: (destination) => (destination === `/topic/${user}` ? destination : undefined),
      };
    },
    stillHolds: async (_group, admissions) => new Set(admissions.filter((one) => kept(one))),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}${PATH}`;
}

/** A socket that collects what it hears. */
async function open(user = 'ann'): Promise<{ socket: WebSocket; heard: string[]; closed: Promise<number> }> {
  const socket = new WebSocket(`${address}?user=${user}`, ['v12.stomp', 'v11.stomp']);
  sockets.push(socket);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push((data as Buffer).toString('utf8')));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  return { socket, heard, closed };
}

async function connected(user = 'ann') {
  const client = await open(user);
  client.socket.send('CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0');
  await expect.poll(() => client.heard[0]).toContain('CONNECTED\nversion:1.2');
  return client;
}

beforeEach(() => start());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  endpoint.stop();
  await server.close();
});

describe('STOMP over WebSocket', () => {
  test('R4.7 a stompjs client connects, subscribes with a receipt and gets each message in order', async () => {
    const client = new Client({
      webSocketFactory: () => new WebSocket(`${address}?user=ann`, ['v12.stomp']) as never,
      reconnectDelay: 0,
    });
    const bodies: string[] = [];
    const subscribed = new Promise<void>((resolve) => {
      client.onConnect = () => {
        client.watchForReceipt('r1', () => resolve());
        client.subscribe('/topic/ann', (message) => bodies.push(message.body), { receipt: 'r1' });
      };
    });
    client.activate();
    await subscribed;
    for (let number = 1; number <= 100; number += 1) {
      expect(
        endpoint.hub.publish('/topic/ann', { id: String(number), body: `{"n":${number},"text":"医生:\\n"}` }),
      ).toBe(1);
    }
    await expect.poll(() => bodies.length).toBe(100);
    expect(bodies.map((body) => (JSON.parse(body) as { n: number }).n)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    await client.deactivate();
    await expect.poll(() => endpoint.hub.publish('/topic/ann', { id: '1', body: '' })).toBe(0);
  });

  test('a refused upgrade is answered 401 and opens nothing', async () => {
    const socket = new WebSocket(address);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(401);
    expect(endpoint.groups()).toEqual([]);
  });

  test.each([
    ['subscribing to a foreign topic', 'SUBSCRIBE\nid:1\ndestination:/topic/bob\n\n\0'],
    ['subscribing to a pattern', 'SUBSCRIBE\nid:1\ndestination:/topic/*\n\n\0'],
    ['subscribing without id', 'SUBSCRIBE\ndestination:/topic/ann\n\n\0'],
    ['sending', 'SEND\ndestination:/topic/ann\n\nhello\0'],
    ['acknowledging', 'ACK\nid:1\n\n\0'],
    ['beginning a transaction', 'BEGIN\ntransaction:1\n\n\0'],
    ['connecting twice', 'CONNECT\naccept-version:1.2\n\n\0'],
    ['client acknowledgement', 'SUBSCRIBE\nid:1\ndestination:/topic/ann\nack:client\n\n\0'],
    ['a frame that is none', 'nonsense'],
  ])('%s is answered with ERROR and the end of the connection', async (_, frame) => {
    const { socket, heard, closed } = await connected();
    socket.send(frame);
    expect(await closed).toBe(1008);
    expect(heard.at(-1)).toMatch(/^ERROR\nmessage:/);
    expect(endpoint.hub.publish('/topic/ann', { id: '1', body: '' })).toBe(0);
  });

  test('a frame before CONNECT and a version that nobody speaks are refused', async () => {
    const early = await open();
    early.socket.send('SUBSCRIBE\nid:1\ndestination:/topic/ann\n\n\0');
    expect(await early.closed).toBe(1008);
    const old = await open();
    old.socket.send('CONNECT\naccept-version:2.0\n\n\0');
    expect(await old.closed).toBe(1008);
    expect(old.heard[0]).toContain('Supported protocol versions are 1.0,1.1,1.2');
  });

  test.each([
    ['1.1', 'accept-version:1.0,1.1\n', 'id:1\n', '1'],
    ['1.0', 'accept-version:1.0\n', '', '/topic/ann'],
    ['1.0', '', '', '/topic/ann'],
  ])('R7.11 version %s is spoken with whoever offers no newer one', async (version, offer, id, subscription) => {
    const { socket, heard } = await open();
    socket.send(`CONNECT\n${offer}\n\0`);
    await expect.poll(() => heard[0]).toContain(`CONNECTED\nversion:${version}`);
    socket.send(`SUBSCRIBE\n${id}destination:/topic/ann\nreceipt:r\n\n\0`);
    await expect.poll(() => heard[1]).toContain('RECEIPT');
    endpoint.hub.publish('/topic/ann', { id: '7', body: '{}' });
    await expect.poll(() => heard[2]).toContain(`subscription:${subscription}`);
    socket.send(`UNSUBSCRIBE\n${id === '' ? 'destination:/topic/ann\n' : id}receipt:s\n\n\0`);
    await expect.poll(() => heard[3]).toContain('RECEIPT');
    expect(endpoint.hub.publish('/topic/ann', { id: '8', body: '{}' })).toBe(0);
  });

  test('DISCONNECT with a receipt is confirmed and closes in order', async () => {
    const { socket, heard, closed } = await connected();
    socket.send('DISCONNECT\nreceipt:bye\n\n\0');
    expect(await closed).toBe(1000);
    expect(heard.at(-1)).toBe('RECEIPT\nreceipt-id:bye\n\n\0');
  });

  test('unsubscribing ends the messages and nothing else', async () => {
    const { socket, heard } = await connected();
    socket.send('SUBSCRIBE\nid:1\ndestination:/topic/ann\n\n\0UNSUBSCRIBE\nid:1\nreceipt:done\n\n\0');
    await expect.poll(() => heard.at(-1)).toContain('receipt-id:done');
    expect(endpoint.hub.publish('/topic/ann', { id: '1', body: '' })).toBe(0);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test('a frame over 64 KiB closes the connection', async () => {
    const { socket, closed } = await connected();
    socket.send(`SUBSCRIBE\nid:1\ndestination:/topic/ann\n\n${'x'.repeat(65 * 1024)}\0`);
    expect(await closed).toBe(1009);
  });

  test('the 51st subscription is refused', async () => {
    const { socket, heard, closed } = await connected();
    for (let id = 0; id < 50; id += 1) socket.send(`SUBSCRIBE\nid:${id}\ndestination:/topic/ann\nreceipt:${id}\n\n\0`);
    await expect.poll(() => heard.at(-1)).toContain('receipt-id:49');
    socket.send('SUBSCRIBE\nid:50\ndestination:/topic/ann\n\n\0');
    expect(await closed).toBe(1008);
  });

  test('the 21st socket of a user is refused with 429, another user comes in', async () => {
    await Promise.all(Array.from({ length: 20 }, () => open('ann')));
    const socket = new WebSocket(`${address}?user=ann`);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(429);
    await open('bob');
  });

  test('a flood of messages ends the connection', async () => {
    const { socket, closed } = await connected();
    for (let count = 0; count < 300; count += 1) socket.send('\n');
    expect(await closed).toBe(1008);
  });

  test('who lost the rights is told and closed at the next look, others stay', async () => {
    const ann = await connected('ann');
    const bob = await connected('bob');
    kept = (one) => one.user !== 'ann';
    endpoint.recheck('one');
    expect(await ann.closed).toBe(1008);
    expect(ann.heard.at(-1)).toContain('the session has ended');
    expect(bob.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('STOMP with short limits', () => {
  const restart = async (limits: Partial<StompLimits>) => {
    await server.close();
    await start(limits);
  };

  test('who does not CONNECT in time is closed', async () => {
    await restart({ connectTimeout: 100 });
    const { heard, closed } = await open();
    expect(await closed).toBe(1008);
    expect(heard[0]).toContain('CONNECT was expected');
  });

  test('heart-beats flow, and a client that promised them and fell silent is given up', async () => {
    await restart({ heartBeat: 500 });
    const { socket, heard, closed } = await open();
    const began = Date.now();
    socket.send('CONNECT\naccept-version:1.2\nheart-beat:10,10\n\n\0');
    expect(await closed).toBe(1006);
    expect(heard[0]).toContain('heart-beat:500,500');
    expect(heard).toContain('\n');
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test('a reader that does not read is dropped and costs the others nothing', async () => {
    await restart({ backlogBytes: 256 * 1024 });
    const reader = await connected();
    reader.socket.send('SUBSCRIBE\nid:1\ndestination:/topic/ann\nreceipt:ok\n\n\0');
    await expect.poll(() => reader.heard.at(-1)).toContain('receipt-id:ok');
    const slow = connect(Number(new URL(address).port), '127.0.0.1');
    slow.on('error', () => {});
    slow.write(
      `GET ${PATH}?user=ann HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(slow, 'data');
    slow.write(masked('CONNECT\naccept-version:1.2\n\n\0'));
    slow.write(masked('SUBSCRIBE\nid:1\ndestination:/topic/ann\n\n\0'));
    await expect.poll(() => endpoint.hub.publish('/topic/ann', { id: '0', body: '' })).toBe(2);
    slow.pause();
    const body = 'x'.repeat(16 * 1024);
    for (let count = 0; count < 2_000 && endpoint.hub.publish('/topic/ann', { id: '1', body }) > 1; count += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(endpoint.hub.publish('/topic/ann', { id: '2', body: 'last' })).toBe(1);
    await expect.poll(() => reader.heard.at(-1)).toContain('last');
    slow.destroy();
  });
});

/** A text message as a client writes it on the wire, masked with zeros. */
function masked(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
