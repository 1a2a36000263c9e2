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

it('a cut in the middle of transactions that go on fails them as unavailable, kills nothing and heals', async () => {
  const pool = connections.bound('1');
  for (let round = 0; round < 5; round += 1) {
    const running = Array.from({ length: 3 }, () =>
      transaction(pool, {}, async (sql) => {
        for (let step = 0; step < 50; step += 1) await sql`select pg_sleep(0.01), ${'x'.repeat(2000)}::text`;
      }).then(() => 'done', cutAs),
    );
    await new Promise((resolve) => setTimeout(resolve, 120));
    await cutAll();
    expect(new Set(await Promise.all(running))).toEqual(new Set(['cut']));
    expect(await healed(pool)).toBeGreaterThan(0);
  }
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
