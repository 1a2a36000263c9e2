// A network that swallows packets, without a word to either side: waiting ends in time and the pool is whole again (reliability).
// @module-tag long
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/testing/database.ts';
import { openLog } from '../../log/index.ts';
import { openConnections, transaction, type Connections } from '../index.ts';

const POOL = 3;

interface Network {
  readonly server: Server;
  /** Whether new connections are let through. */
  isOpen: boolean;
  /** From now on nothing passes on the connections there are; they stay open. */
  swallow(): void;
}

let database: TestDatabase;
let network: Network;
let connections: Connections;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const url = new URL(database.appUrl);
  network = await startNetwork(Number(url.port));
  url.port = String((network.server.address() as AddressInfo).port);
  const log = openLog('silent');
  connections = openConnections({ url: url.href, poolSize: POOL, pools: 1, statementTimeout: 10_000, log });
  return async () => {
    await connections.close();
    network.server.close();
  };
});
afterAll(() => database.drop());

async function startNetwork(port: number): Promise<Network> {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    if (!network.isOpen) return near.pause();
    const far = connect(port, '127.0.0.1');
    pairs.push([near, far]);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    return near;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    isOpen: true,
    swallow() {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
  };
}

/** How a piece of work ended, and after how many seconds. */
async function timed(work: Promise<unknown>): Promise<{ how: string; seconds: number }> {
  const began = performance.now();
  const how = await work.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
  return { how, seconds: (performance.now() - began) / 1000 };
}

/** The product waits up to 12 s before it gives a connection up, and healing follows. */
const SLOW = { timeout: 90_000 };

/** Connections that rested when the network went are found out when they are asked next. */
const whole = (work: () => Promise<unknown>) =>
  expect.poll(async () => (await timed(work())).how, { timeout: 25_000 }).toBe('done');

/** Every connection of a pool at the same time, so that one that is lost would be missed. */
const all = (pool: ReturnType<Connections['bound']>) =>
  Promise.all(Array.from({ length: POOL }, () => transaction(pool, {}, (sql) => sql`select pg_sleep(0.2)`)));

it('connections that the network swallowed are thrown away, and the pool is whole again', SLOW, async () => {
  const [writes, reads] = [connections.bound('1'), connections.reading('1')];
  const readAll = () => Promise.all(Array.from({ length: POOL }, () => reads`select pg_sleep(0.2)`));
  await Promise.all([all(writes), readAll()]);
  network.swallow();
  const ended = await Promise.all([
    ...Array.from({ length: POOL }, () => timed(transaction(writes, {}, (sql) => sql`select 1`))),
    ...Array.from({ length: POOL }, () => timed(reads`select 1`)),
  ]);
  for (const { how, seconds } of ended) {
    expect(how).toBe('CONNECTION_CLOSED');
    expect(seconds).toBeLessThan(30);
  }
  await whole(() => Promise.all([all(writes), readAll()]));
});

it(
  'a transaction that the network swallows half way fails as unavailable, and a later one has its place',
  SLOW,
  async () => {
    const pool = connections.bound('1');
    await all(pool);
    const { how } = await timed(
      transaction(pool, {}, async (sql) => {
        await sql`select 1`;
        network.swallow();
        await sql`select 2`;
      }),
    );
    expect(how).toBe('CONNECTION_CLOSED');
    await whole(() => all(pool));
  },
);

it(
  'while nothing passes at all, waiting ends in time too; afterwards the pool is whole without a restart',
  SLOW,
  async () => {
    const pool = connections.bound('1');
    await all(pool);
    network.isOpen = false;
    network.swallow();
    const { how, seconds } = await timed(all(pool));
    expect(how).toBe('CONNECTION_CLOSED');
    expect(seconds).toBeLessThan(30);
    network.isOpen = true;
    await whole(() => all(pool));
  },
);

it('a long statement that is worked at is left alone, also when its connection is quiet', async () => {
  const pool = connections.bound('1');
  const slow = transaction(pool, {}, async (sql) => {
    await sql`select set_config('statement_timeout', '60s', true)`;
    const [row] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid, pg_sleep(8)`;
    await pause(6_000);
    const [same] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
    return row.pid === same.pid;
  });
  expect(await slow).toBe(true);
});
