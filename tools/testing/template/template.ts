// One migrated and seeded template per run of tests, and the copies of it: a database for each test file, of the API and of the browser.
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { shanghaiToday } from '../../../database/seeds/demo/days.ts';
import { appAddress } from '../../../apps/server/src/platform/db/index.ts';
import { removeDataDir, startEmbeddedDatabase } from '../../database/embedded.ts';
import { untilDelivered } from '../../demo/until-delivered.ts';
import { scratchFolder } from '../scratch.ts';
import { noClocks } from './no-clocks.ts';

/** The template: addresses with the sign-ins of the owner and of the application role, and the keys of the personal values in it. */
export interface Template {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly keyFile: string;
  /** Day in Shanghai, YYYY-MM-DD, for which its demo was drawn; a run may go on into the next one. */
  readonly day: string;
}

/** A database server with the template in it. */
export interface OpenTemplate {
  readonly template: Template;
  /** Where the server and who uses it keep their files. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

export interface TestDatabase {
  /** Address with the owner's sign-in. */
  readonly url: string;
  /** Address with the application role's sign-in, for APP_DATABASE_URL. */
  readonly appUrl: string;
  /** Keys of the personal values in it. */
  readonly keyFile: string;
  /** Cuts what is still connected and removes the database. */
  drop(): Promise<void>;
}

const NAME = 'yijian_template';
const PROCESS = fileURLToPath(new URL('../product-process.ts', import.meta.url));

const quiet = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: '0',
  ...noClocks,
};

/** Starts a server with the template. The steps of `npm test` share one in TEMPLATE_FOLDER; without it the template goes with the server. */
export async function openTemplate(): Promise<OpenTemplate> {
  const shared = process.env['TEMPLATE_FOLDER'];
  const dataDir = shared ?? (await scratchFolder());
  // Only test data may be lost in a crash, so only here are writes not flushed to disk.
  const database = await startEmbeddedDatabase({ dataDir, durable: false });
  const stop = async (isKept: boolean): Promise<void> => {
    await database.stop();
    if (!isKept) removeDataDir(dataDir);
  };
  try {
    const template = await fillOnce(database.url, dataDir);
    return { template, dataDir, stop: () => stop(shared !== undefined) };
  } catch (fault) {
    await stop(false);
    throw fault;
  }
}

async function fillOnce(serverUrl: string, dataDir: string): Promise<Template> {
  const ownerUrl = inDatabase(serverUrl, NAME);
  const keyFile = join(dataDir, 'personal-keys.json');
  const dayFile = join(dataDir, 'day-of-the-template');
  const day = shanghaiToday();
  // A step that begins after midnight draws the demo anew: on the first of January nobody has spoken as often as a year allows.
  if (!existsSync(dayFile) || readFileSync(dayFile, 'utf8') !== day) {
    await onServer(serverUrl, (sql) => sql`drop database if exists ${sql(NAME)}`);
    await onServer(serverUrl, (sql) => sql`create database ${sql(NAME)}`);
    await fill({ DATA_DIR: dataDir, KEY_FILE: keyFile, DATABASE_URL: ownerUrl });
    // Once, so that not every copy sees for itself which rows of the one transaction of the demo are there: half of the database's work in a run.
    await onServer(ownerUrl, (sql) => sql`vacuum (analyze)`);
    writeFileSync(dayFile, day);
  }
  return { ownerUrl, appUrl: await appAddress(ownerUrl), keyFile, day: readFileSync(dayFile, 'utf8') };
}

/** The product fills the template itself, exactly as at a first start: migrations, the demo, everything the demo sets off. */
async function fill(env: { DATA_DIR: string; KEY_FILE: string; DATABASE_URL: string }): Promise<void> {
  const product = await startInProcess({ ...process.env, ...quiet, ...env });
  await untilDelivered(env.DATABASE_URL);
  product.disconnect();
  await once(product, 'exit');
}

/** A database with the demo enterprises. */
export async function copyTemplate(template: Template): Promise<TestDatabase> {
  // Copied as files: five times as fast as through the log, and nothing here must survive a crash.
  return createDatabase(
    template,
    (sql, name) => sql`create database ${sql(name)} template ${sql(NAME)} strategy file_copy`,
  );
}

/** A database without any table. */
export async function emptyDatabase(template: Template): Promise<TestDatabase> {
  return createDatabase(template, (sql, name) => sql`create database ${sql(name)} template template0`);
}

async function createDatabase(
  { ownerUrl, appUrl, keyFile }: Template,
  create: (sql: postgres.Sql, name: string) => Promise<unknown>,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const maintenance = inDatabase(ownerUrl, 'postgres');
  await onServer(maintenance, (sql) => create(sql, name));
  return {
    url: inDatabase(ownerUrl, name),
    appUrl: inDatabase(appUrl, name),
    keyFile,
    drop: () => onServer(maintenance, (sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
}

/** A server in a process of its own, ready to answer; it ends when it is disconnected. */
async function startInProcess(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(PROCESS, [], { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)}`))),
  ]);
  return child;
}

async function onServer(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
