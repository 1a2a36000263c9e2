// Who reads the figures of the process, what the log says of refusals and faults, and accounts that are for keys alone (docs/security.md).
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { roleAdminEndpoints } from '@yijian/contract/administration';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { openLog } from '../../platform/log/index.ts';
import { hashPassword } from '../../modules/sessions/index.ts';

const TOKEN = 'a token for the figures';
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  app = await startTestApp({ log, settings: { METRICS_TOKEN: TOKEN.replaceAll(' ', '-') } });
});
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const said = (words: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['msg'] === words);

describe('/metrics', () => {
  const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.app.server.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  const bearer = { authorization: `Bearer ${TOKEN.replaceAll(' ', '-')}` };

  it('is read on this machine, and elsewhere with the token alone', async () => {
    expect(await statusOf('127.0.0.1')).toBe(200);
    expect(await statusOf('::1')).toBe(200);
    expect(await statusOf('10.0.0.7')).toBe(401);
    expect(await statusOf('10.0.0.7', bearer)).toBe(200);
    expect(await statusOf('10.0.0.7', { authorization: 'Bearer another-token-entirely' })).toBe(401);
    expect(await statusOf('127.0.0.1', { authorization: 'Bearer another-token-entirely' })).toBe(401);
  });

  it('is not opened by what a proxy on this machine passes on', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect([name, await statusOf('127.0.0.1', { [name]: '203.0.113.9' })]).toEqual([name, 401]);
    expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '203.0.113.9', ...bearer })).toBe(200);
  });

  it('leaves health and readiness open to whoever balances the load', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect((await app.app.server.inject({ url, remoteAddress: '10.0.0.7' })).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('names who was refused what, without the token', async () => {
    const rep = await app.as('chen.yizhou');
    const answer = await rep.call(roleAdminEndpoints.listRoles);
    expect(answer.status).toBe(403);
    const [line, more] = said('an authorisation was refused');
    expect(more).toBeUndefined();
    expect(line).toMatchObject({
      level: 40,
      login: 'chen.yizhou',
      enterprise: '1',
      refused: 'core.forbidden',
      method: 'GET',
      reqId: answer.headers['x-request-id'],
    });
    expect(lines.join('')).not.toContain(rep.token);
  });

  it('says that a token opened nothing, and nothing of callers without one', async () => {
    expect((await app.holding('a.forged.token').call(userEndpoints.findInfo)).status).toBe(401);
    expect(said('a token was refused')).toMatchObject([{ level: 30, refused: 'core.unauthorized' }]);
    expect(lines.join('')).not.toContain('a.forged.token');
    lines.splice(0);
    expect((await app.anonymous().call(userEndpoints.findInfo)).status).toBe(401);
    expect(lines).toEqual([]);
  });

  it('names a fault and never prints what hangs on it', () => {
    const socket = { host: 'db.internal', password: 'secret of the database', _events: {} };
    const cause = Object.assign(new Error('connect to postgres://yijian:hunter2@db.internal/yijian'), { socket });
    const fault = Object.assign(new Error('write failed for 13812345678', { cause }), {
      code: '57P01',
      query: 'select * from doctors where phone = $1',
      parameters: ['13812345678'],
      connection: socket,
      table_name: 'doctors',
    });
    app.app.server.log.error({ err: fault }, 'a test failed');
    const [line] = said('a test failed');
    expect(line!['err']).toMatchObject({
      type: 'Error',
      code: '57P01',
      table: 'doctors',
      message: 'write failed for 138****5678',
      cause: { message: 'connect to postgres://[removed]@db.internal/yijian' },
    });
    expect(Object.keys(line!['err'] as object).toSorted()).toEqual([
      'cause',
      'code',
      'message',
      'stack',
      'table',
      'type',
    ]);
    expect(lines.join('')).not.toMatch(/secret of the database|hunter2|13812345678|select \*/);
  });
});

describe('a hostile frame', () => {
  it('is one line of the log, without the socket it came from', async () => {
    if (!app.app.server.server.listening) await app.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.server.address() as AddressInfo;
    const { token } = await app.as('chen.yizhou');
    const hostile = {
      'over 64 KiB': Buffer.concat([Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 2, 0, 0, 1, 2, 3, 4]), Buffer.alloc(100)]),
      'of an unknown kind': Buffer.from([0x87, 0x80, 1, 2, 3, 4]),
      'with reserved bits': Buffer.from([0xf1, 0x80, 1, 2, 3, 4]),
      'without a mask': Buffer.from([0x81, 0x02, 0x41, 0x42]),
      'of broken text': Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
    };
    for (const [kind, bytes] of Object.entries(hostile)) {
      const address = `ws://127.0.0.1:${port}/prod-api/API-BEACON/ws/stomp/endpoint?access_token=${token}`;
      const socket = new WebSocket(address, ['v12.stomp'], {
        headers: { host: 'localhost' },
        origin: 'http://localhost',
      });
      socket.on('error', () => {});
      await once(socket, 'open');
      lines.splice(0);
      const closed = once(socket, 'close');
      (socket as unknown as { _socket: Socket })._socket.write(bytes);
      await closed;
      expect([kind, lines.length <= 1, lines.join('').length < 3_000]).toEqual([kind, true, true]);
      expect(lines.join('')).not.toMatch(/_events|_readableState|rawHeaders/);
      expect(lines.join('')).not.toContain(token);
    }
  });
});

describe('a service account', () => {
  it('never signs in, whatever password and rights are stored; an administrator of that type does', async () => {
    const hash = await hashPassword('a password for a robot');
    await app.owner`
      insert into users (enterprise_id, login, first_name, user_type, password_hash)
      values (1, 'robot', '数据仓库', 'SYSTEM', ${hash}), (1, 'root', '管理员', 'SYSTEM', ${hash})`;
    await app.owner`
      insert into user_roles (enterprise_id, user_id, role_id)
      select 1, u.id, r.id from users u join roles r on r.enterprise_id = 1 and r.code = case u.login when 'root' then 'admin' else 'REP' end
      where u.enterprise_id = 1 and u.login in ('robot', 'root')`;
    await expect(app.as('robot')).rejects.toThrow(/may sign in/);
    expect((await (await app.as('root')).call(userEndpoints.findInfo)).status).toBe(200);
  });

  it('loses the sessions it had before it became one', async () => {
    const [user] = await app.owner<{ id: string }[]>`
      insert into users (enterprise_id, login, first_name) values (1, 'turned', '转用') returning id`;
    const turned = await app.as('turned');
    await app.owner`update users set user_type = 'SYSTEM' where enterprise_id = 1 and id = ${user!.id}`;
    expect((await turned.call(userEndpoints.findInfo)).status).toBe(401);
  });
});
