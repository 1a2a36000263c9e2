// `npm run crash -- [--app 200] [--database 100] [--nodes]`: kills the product and PostgreSQL under seven kinds of write; exit code 1 when anything is lost or doubled.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openOwnData } from '../../bench/stage/data.ts';
import { openStage, type Product, type Stage } from '../../bench/stage/stage.ts';
import { removeDataDir } from '../database/embedded.ts';
import { readPlacement } from '../database/placement.ts';
import { openClient, type Client, type Met } from './client.ts';
import { kinds, type Ground } from './kinds.ts';
import { stopOneOfTwo } from './nodes.ts';

const usage = 'Usage: npm run crash -- [--app 200] [--database 100] [--nodes]';
const dataDir = fileURLToPath(new URL('../../.cache/bench/crash', import.meta.url));
const LANES = 8;
const DOCTORS_OF_AN_ACT = 12;

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: '200' },
    database: { type: 'string', default: '100' },
    nodes: { type: 'boolean', default: false },
  },
});
const [appKills, databaseKills] = [Number(values.app), Number(values.database)];
if (![appKills, databaseKills].every((kills) => Number.isInteger(kills) && kills >= 0)) throw new Error(usage);

interface Work {
  /** Marks of writes that were answered as done, and of those that were only begun. */
  readonly done: Set<string>;
  readonly begun: Set<string>;
  readonly wrong: string[];
}

async function killUnderWrites(on: Stage): Promise<boolean> {
  const ground = await groundOf(on);
  const began = Date.now();
  let product: Product | undefined = await on.startProduct();
  const met: Met = { broken: 0, faults: [] };
  const origin = (): string | undefined => (product === undefined ? undefined : `http://localhost:${product.port}`);
  const clients = new Map<string, Client>();
  for (const { login } of kinds) clients.set(login, openClient(origin, await on.token(login, product.port), met));
  const work: Work = { done: new Set(), begun: new Set(), wrong: [] };
  const end = { isOver: false };
  let number = 0;
  const lane = async (): Promise<void> => {
    while (!end.isOver) {
      number += 1;
      const kind = kinds[number % kinds.length]!;
      const mark = `crash-${kind.name}-${number}`;
      work.begun.add(mark);
      try {
        await kind.write(clients.get(kind.login)!, mark, ground);
        work.done.add(mark);
      } catch (error) {
        work.wrong.push(String(error));
      }
    }
  };
  const lanes = Array.from({ length: LANES }, lane);
  const interrupted = new Set<string>();
  for (const target of order(appKills, databaseKills)) {
    await sleep(300 + Math.random() * 700);
    if (target === 'database') await killDatabase(on);
    else {
      process.kill(product.pid, 'SIGKILL');
      const killed: Product = product;
      product = undefined;
      await killed.stop();
      for (const id of await worksUnderWay(on)) interrupted.add(id);
      product = await on.startProduct({ PORT: String(killed.port) });
    }
  }
  end.isOver = true;
  await Promise.all(lanes);
  await untilSettled(on);
  const faults = [...work.wrong, ...met.faults, ...(await lostOrDoubled(on, ground, work))];
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${appKills} kills of the product, ${databaseKills} of PostgreSQL in ${seconds} s: ${work.done.size} writes of ${kinds.length} kinds answered, ` +
      `${met.broken} calls sent again, ${interrupted.size} works under way when the product died and done in the end; faults: ${faults.length}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  return faults.length === 0;
}

/** Both kinds of kill, evenly mixed. */
function order(app: number, database: number): ('app' | 'database')[] {
  const all = [
    ...Array.from({ length: app }, (_, at) => ({ at: (at + 0.5) / app, target: 'app' as const })),
    ...Array.from({ length: database }, (_, at) => ({ at: (at + 0.25) / database, target: 'database' as const })),
  ];
  return all.toSorted((left, right) => left.at - right.at).map(({ target }) => target);
}

async function groundOf({ sql }: Stage): Promise<Ground> {
  const owned = await sql<{ doctorId: string; hospitalId: string }[]>`
    select o.doctor_id::text as "doctorId", d.hospital_id::text as "hospitalId" from doctor_owners o
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.login = 'chen.yizhou'
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id and d.is_enabled order by o.doctor_id limit ${DOCTORS_OF_AN_ACT}`;
  return { ...owned[0]!, doctorIds: owned.map(({ doctorId }) => doctorId) };
}

/** The postmaster dies at once, and its backends with it; the supervisor of the database starts it again. */
async function killDatabase(on: Stage): Promise<void> {
  await patient(() => on.sql`select 1`);
  const pid = Number(readFileSync(join(readPlacement(dataDir)!.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await patient(() => on.sql`select 1`);
}

/** Asks again until the database answers. */
async function patient<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = 600; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

/** Acts on many and commits of uploads that have begun and not ended. */
async function worksUnderWay(on: Stage): Promise<string[]> {
  const rows = await patient(
    () => on.sql<{ id: string }[]>`
      select 'act ' || id as id from doctor_works where state = 'RUNNING'
      union all select 'upload ' || id from import_batches where state = 'COMMITTING'`,
  );
  return rows.map(({ id }) => id);
}

/** Waits as long as works come to their end; throws when none did for a minute. */
async function untilSettled(on: Stage): Promise<void> {
  let fewest = Infinity;
  for (let since = Date.now(); ; await sleep(500)) {
    const { length } = await worksUnderWay(on);
    if (length === 0) return;
    if (length < fewest) [fewest, since] = [length, Date.now()];
    if (Date.now() - since > 60_000) throw new Error(`${length} works stand half way for a minute`);
  }
}

/** Writes that were answered are there once and whole; those that never were are there whole or not at all. */
async function lostOrDoubled(on: Stage, ground: Ground, { begun, done }: Work): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of kinds) {
    const counts = new Map((await kind.counts(on.sql)).map(({ mark, count }) => [mark, count]));
    const whole = kind.records(ground);
    for (const mark of begun)
      if (mark.startsWith(`crash-${kind.name}-`)) {
        const count = counts.get(mark) ?? 0;
        if (count !== whole && (done.has(mark) || count !== 0)) faults.push(`${mark}: ${count} of ${whole} records`);
      }
    for (const mark of counts.keys()) if (!begun.has(mark)) faults.push(`${mark} was written by nobody`);
  }
  return faults;
}

removeDataDir(dataDir);
const data = await openOwnData('crash', async () => {});
process.env['KEY_FILE'] = data.keyFile;
const stage = await openStage(data.url);
try {
  process.exitCode = (await (values.nodes ? stopOneOfTwo(stage) : killUnderWrites(stage))) ? 0 : 1;
} finally {
  await stage.close();
  await data.stop();
}
