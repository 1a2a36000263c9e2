// What happens when PostgreSQL cuts a connection: statements fail by name, the process lives, the pool heals (reliability).
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import postgres from 'postgres';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database.ts';
import { openLog } from '../log/index.ts';
import { openConnections, transaction, type Connections } from './index.ts';

let database: TestDatabase;
let connections: Connections;
let owner: postgres.Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  connections = openConnections({
    url: database.appUrl,
    poolSize: 3,
    pools: 2,
    statementTimeout: 5_000,
    log: openLog('silent'),
  });
});
afterAll(async () => {
  await connections.close();
  await owner.end();
  await database.drop();
});

/** What the driver or PostgreSQL says of a connection that was cut; anything else fails the test. */
function cutAs(error: unknown): string {
  const { code } = error as { code: string };
  return ['57P01', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE'].includes(
    code,
  )
    ? 'cut'
    : code;
}

const cutAll = () =>
  owner`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'yijian_app' and datname = current_database()`;

/** How many connections are inside a transaction of these tests; a new one may take its time to open. */
async function inTransaction(): Promise<number> {
  const [row] = await owner<[{ n: number }]>`
    select count(*)::int as n from pg_stat_activity
    where usename = 'yijian_app' and datname = current_database() and xact_start is not null and query ~ 'set_config|pg_sleep'`;
  return row.n;
}

it('a cut in the middle of transactions that go on fails them as unavailable, kills nothing and heals', async () => {
  const pool = connections.bound('1');
  for (let round = 0; round < 30; round += 1) {
    const running = Array.from({ length: 3 }, () =>
      transaction(pool, {}, async (sql) => {
        for (let step = 0; step < 500; step += 1) await sql`select pg_sleep(0.01), ${'x'.repeat(2000)}::text`;
      }).then(() => 'done', cutAs),
    );
    await expect.poll(inTransaction, { timeout: 10_000 }).toBe(3);
    await cutAll();
    expect(new Set(await Promise.all(running))).toEqual(new Set(['cut']));
    expect(await healed(pool)).toBeGreaterThan(0);
  }
}, 120_000);

it('what a transaction still asks after its connection was cut runs nowhere, least of all in the next transaction on it', async () => {
  const narrow = openConnections({
    url: database.appUrl,
    poolSize: 1,
    pools: 1,
    statementTimeout: 5_000,
    log: openLog('silent'),
  });
  const pool = narrow.bound('1');
  let goOn = (): void => {};
  const isReopened = new Promise<void>((resolve) => (goOn = resolve));
  const late: string[] = [];
  const first = transaction(pool, {}, async (sql) => {
    await isReopened;
    for (const text of ['late', 'x'.repeat(2000)])
      late.push(await sql`select set_config('yijian.mark', ${text}, true)`.then(() => 'ran', cutAs));
  }).then(() => 'done', cutAs);
  await expect.poll(inTransaction).toBe(1);
  await cutAll();
  expect(await first).toBe('cut');
  const second = await transaction(pool, {}, async (sql) => {
    goOn();
    for (let step = 0; step < 20; step += 1) await sql`select pg_sleep(0.005)`;
    return sql`select current_setting('yijian.mark', true) as mark`;
  });
  expect(second).toEqual([{ mark: null }]);
  expect(late).toEqual(['cut', 'cut']);
  // The only connection is still in the pool.
  expect(await transaction(pool, {}, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await narrow.close();
});

it('small messages do not wait for each other to be acknowledged', async () => {
  await owner`create temporary table lines (line text)`;
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const began = performance.now();
    const stream = await owner`copy lines from stdin`.writable();
    await new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject).end('one\n'));
    times.push(performance.now() - began);
  }
  // Each one took 44 ms while the socket held the second message back.
  expect(Math.min(...times)).toBeLessThan(30);
});

/** Statements that met a dying connection fail once; soon every connection is a new one. */
async function healed(pool: postgres.Sql): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await pool`select count(*)::int as n from doctors`.then(([row]) => row?.['n'] as number, cutAs);
    if (typeof answer === 'number') return answer;
    expect([answer, attempt < 5]).toEqual(['cut', true]);
  }
}

it('a cut while the driver learns the types of a new connection kills nothing and heals', async () => {
  const url = new URL(database.appUrl);
  const { gate, cuts } = await cuttingGate(url, 3);
  url.port = String((gate.address() as AddressInfo).port);
  const behind = openConnections({
    url: url.href,
    poolSize: 1,
    pools: 1,
    statementTimeout: 5_000,
    log: openLog('silent'),
  });
  const pool = behind.bound('1');
  expect(await healed(pool)).toBeGreaterThan(0);
  expect(cuts.left).toBe(0);
  // The types were asked for again: arrays arrive as arrays.
  expect(await pool`select array[1, 2] as few`).toEqual([{ few: [1, 2] }]);
  await behind.close();
  gate.close();
});

/** Stands before PostgreSQL and cuts the first connections as it does when it is stopped, while the driver learns its types. */
async function cuttingGate({ hostname, port }: URL, left: number): Promise<{ gate: Server; cuts: { left: number } }> {
  const fatal = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fatal.length + 4, 1);
  const cuts = { left };
  const gate = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).pipe(near);
    near.on('data', (bytes) => {
      if (cuts.left === 0 || !bytes.includes('pg_catalog.pg_type')) return far.write(bytes);
      cuts.left -= 1;
      return near.end(Buffer.concat([head, fatal]));
    });
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  return { gate, cuts };
}

it('a cut between statements fails at most the next ones, as unavailable', async () => {
  const pool = connections.bound('1');
  await pool`select 1`;
  await cutAll();
  expect(await healed(pool)).toBeGreaterThan(0);
});

it('closes the pool that was used least recently when one more enterprise comes', async () => {
  connections.bound('1');
  connections.bound('2');
  const third = connections.bound('3');
  expect(connections.bound('2')).not.toBe(third);
  expect(await third`select count(*)::int as n from doctors`).toMatchObject([{ n: 0 }]);
});
