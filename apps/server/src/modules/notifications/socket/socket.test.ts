// The notification socket with a real client on a real port: who hears what, who is refused, who must go.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Client } from '@stomp/stompjs';
import { notificationEndpoints, type Notice } from '@yijian/contract/notifications';
import { sessionEndpoints } from '@yijian/contract/sessions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { notify, type NewNotice } from '../notifications.service.ts';

const PATH = '/prod-api/API-BEACON/ws/stomp/endpoint';
let app: TestApp;
let port: number;
let rep: Caller;
const clients: Client[] = [];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  rep = await app.as('chen.yizhou');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true })));
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => app.close());

interface Opening {
  token?: string;
  host?: string;
  origin?: string;
}

function open({ token = rep.token, host = 'localhost', origin = `http://${host}` }: Opening = {}): WebSocket {
  const query = token === '' ? '' : `?access_token=${encodeURIComponent(token)}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}${query}`, ['v12.stomp'], { headers: { host }, origin });
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** The status an upgrade is refused with. */
async function refusal(opening: Opening): Promise<number> {
  const [, response] = (await once(open(opening), 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}

interface Ear {
  readonly notices: Notice[];
  readonly errors: string[];
  readonly closed: Promise<void>;
}

/** A stompjs client on topics; resolves when they are subscribed. */
async function listen(topics: string[], opening: Opening = {}): Promise<Ear> {
  const client = new Client({ webSocketFactory: () => open(opening) as never, reconnectDelay: 0 });
  clients.push(client);
  const notices: Notice[] = [];
  const errors: string[] = [];
  const closed = new Promise<void>((resolve) => (client.onWebSocketClose = () => resolve()));
  client.onStompError = (frame) => void errors.push(frame.headers['message'] ?? '');
  const ready = new Promise<void>((resolve) => {
    client.onConnect = () => {
      for (const [index, topic] of topics.entries()) {
        client.watchForReceipt(`r${index}`, () => index === topics.length - 1 && resolve());
        client.subscribe(topic, (message) => notices.push(JSON.parse(message.body) as Notice), {
          receipt: `r${index}`,
        });
      }
    };
  });
  client.activate();
  await Promise.race([ready, closed]);
  return { notices, errors, closed };
}

async function idOf(login: string, realm = 'weili'): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    select u.id from users u join enterprises e on e.id = u.enterprise_id where u.login = ${login} and e.realm = ${realm}`;
  return row!.id;
}

async function tell(notice: Partial<NewNotice>, realm = 'weili'): Promise<string> {
  const tenant = (await app.app.directory.byRealm(realm))!;
  return app.app.connections
    .bound(tenant.id)
    .begin((sql) => notify({ sql }, { kind: 'enterprises.welcome', title: { zh: '标题', en: 'Title' }, ...notice }));
}

describe('listening', () => {
  test('NEW-02 NEW-03 R4.7 R7.11 a client with its token hears general and own notices, once and in order', async () => {
    const repId = await idOf('chen.yizhou');
    const ear = await listen(['/topic/notice', `/topic/user${repId}`]);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await tell(count % 2 === 0 ? { userId: repId } : {}));
    await expect.poll(() => ear.notices.length).toBe(20);
    expect(ear.notices.map((notice) => notice.id)).toEqual(ids);
    const listed = (await rep.call(notificationEndpoints.list, { query: { size: 20 } })).body.result.content;
    expect(ear.notices.toReversed()).toEqual(listed);
  });

  test('a notice of a colleague or of another enterprise is never heard', async () => {
    const foreign = await app.as('tang.ke', 'kanglan');
    const here = await listen(['/topic/notice', `/topic/user${await idOf('chen.yizhou')}`]);
    const there = await listen(['/topic/notice'], { token: foreign.token, host: 'kanglan.localhost' });
    await tell({ userId: await idOf('zhou.minxing') });
    const theirs = await tell({}, 'kanglan');
    const ours = await tell({});
    await expect
      .poll(() => [here.notices.map((one) => one.id), there.notices.map((one) => one.id)])
      .toEqual([[ours], [theirs]]);
  });

  test('a notice whose transaction fails is never heard', async () => {
    const ear = await listen(['/topic/notice']);
    const tenant = (await app.app.directory.byRealm('weili'))!;
    const failing = app.app.connections.bound(tenant.id).begin(async (sql) => {
      await notify({ sql }, { kind: 'enterprises.welcome', title: { zh: '没有', en: 'None' } });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow();
    const real = await tell({});
    await expect.poll(() => ear.notices.map((one) => one.id)).toEqual([real]);
  });

  test('a single-use ticket opens the socket once', async () => {
    const { body } = await rep.call(sessionEndpoints.issueTicket);
    const ear = await listen(['/topic/notice'], { token: body.result.ticket });
    const id = await tell({});
    await expect.poll(() => ear.notices.map((one) => one.id)).toEqual([id]);
    expect(await refusal({ token: body.result.ticket })).toBe(401);
  });
});

describe('refusing', () => {
  test('R7.11 without a good token of this enterprise the upgrade is refused with 401', async () => {
    const foreign = await app.as('tang.ke', 'kanglan');
    for (const token of ['', 'nonsense', `${rep.token}x`, foreign.token])
      expect(await refusal({ token }), token).toBe(401);
  });

  test('a page of another origin is refused with 403, an unknown host with 404', async () => {
    for (const origin of [
      'https://elsewhere.example',
      'http://kanglan.localhost',
      'null',
      'http://localhost.elsewhere.example',
    ]) {
      expect(await refusal({ origin }), origin).toBe(403);
    }
    expect(await refusal({ host: 'elsewhere.example' })).toBe(404);
  });

  test.each([
    ['a colleague', async () => `/topic/user${await idOf('zhou.minxing')}`],
    ['another enterprise', async () => `/topic/user${await idOf('tang.ke', 'kanglan')}`],
    ['a pattern', async () => '/topic/*'],
    ['a longer pattern', async () => '/topic/>'],
    ['a detour', async () => '/topic/user1/../notice'],
    ['a queue', async () => '/queue/notice'],
    ['another spelling', async () => '/topic/NOTICE'],
    ['an own topic with a zero before', async () => `/topic/user0${await idOf('chen.yizhou')}`],
  ])('R4.7 subscribing to the topic of %s ends with ERROR', async (_, topic) => {
    const ear = await listen([await topic()]);
    await ear.closed;
    expect(ear.errors).toEqual(['this destination is not yours to read']);
    expect(ear.notices).toEqual([]);
  });
});

describe('ending', () => {
  /** Every session is looked at each few seconds; the rest is room for a busy machine. */
  const WITHIN = 15_000;

  test('signing out closes the socket within seconds', async () => {
    const ear = await listen(['/topic/notice']);
    const began = Date.now();
    await rep.call(sessionEndpoints.logout);
    await ear.closed;
    expect(Date.now() - began).toBeLessThan(WITHIN);
    expect(ear.errors).toEqual(['the session has ended']);
  });

  test('a session that runs out closes within seconds, although nothing announces it', { tags: ['long'] }, async () => {
    const ear = await listen(['/topic/notice']);
    await app.owner.begin(async (owner) => {
      await owner`set local session_replication_role = replica`;
      await owner`update user_sessions set ends_at = now()`;
    });
    const began = Date.now();
    await ear.closed;
    expect(Date.now() - began).toBeLessThan(WITHIN);
  });

  test('a user who is switched off is closed within seconds, a colleague stays', { tags: ['long'] }, async () => {
    const manager = await app.as('zhou.minxing');
    const gone = await listen(['/topic/notice']);
    const stays = await listen(['/topic/notice'], { token: manager.token });
    const id = await idOf('chen.yizhou');
    await app.owner`update users set is_enabled = false where id = ${id}`;
    const began = Date.now();
    await gone.closed;
    expect(Date.now() - began).toBeLessThan(WITHIN);
    const notice = await tell({});
    await expect.poll(() => stays.notices.map((one) => one.id)).toContain(notice);
    expect(gone.notices).toEqual([]);
    await app.owner`update users set is_enabled = true where id = ${id}`;
  });
});
