// Databases for API tests: one embedded PostgreSQL per run, one migrated and seeded template, a copy per test file.
// Used as vitest's globalSetup; the copies are made in the test processes with `createTestDatabase`.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { keyFileOf } from '../../apps/server/src/platform/config/index.ts';
import type { TestProject } from 'vitest/node';
import { removeDataDir, startEmbeddedDatabase } from '../database/embedded.ts';
import { untilDelivered } from '../demo/until-delivered.ts';
import { scratchFolder } from './scratch.ts';

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

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { ownerUrl: string; appUrl: string; keyFile: string };
  }
}

const template = 'yijian_template';

/** vitest's globalSetup: starts the server of this run and answers how to stop it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await scratchFolder();
  // Only test data may be lost in a crash, so only here are writes not flushed to disk.
  const database = await startEmbeddedDatabase({ dataDir, durable: false });
  try {
    await onServer(database.url, (sql) => sql`create database ${sql(template)}`);
    project.provide('testDatabase', await fillTemplate(inDatabase(database.url, template), dataDir));
  } catch (error) {
    await database.stop();
    removeDataDir(dataDir);
    throw error;
  }
  return async () => {
    await database.stop();
    removeDataDir(dataDir);
  };
}

/** A database with the demo enterprises, for one test file; drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { ownerUrl, appUrl, keyFile } = inject('testDatabase');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const maintenance = inDatabase(ownerUrl, 'postgres');
  // Copied as files: five times as fast as through the log, and nothing here must survive a crash.
  await onServer(maintenance, (sql) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`);
  return {
    url: inDatabase(ownerUrl, name),
    appUrl: inDatabase(appUrl, name),
    keyFile,
    drop: () => onServer(maintenance, (sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
}

/** The product fills the template itself, exactly as at a first start: migrations, then the demo. */
async function fillTemplate(
  ownerUrl: string,
  dataDir: string,
): Promise<{ ownerUrl: string; appUrl: string; keyFile: string }> {
  const { start } = await import('../../apps/server/src/main.ts');
  const { appAddress } = await import('../../apps/server/src/platform/db/index.ts');
  const quiet = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: '0',
    AUDIT_SEAL_SECONDS: '0',
    WORKFLOW_CLOCK_SECONDS: '0',
    SEND_CLOCK_SECONDS: '0',
    DIGEST_CLOCK_SECONDS: '0',
    BOARD_CLOCK_SECONDS: '0',
    DATA_DIR: dataDir,
    KEY_FILE: '',
  };
  const server = await start({ env: { ...process.env, ...quiet, DATABASE_URL: ownerUrl } });
  await untilDelivered(ownerUrl);
  await server.stop();
  return {
    ownerUrl,
    appUrl: await appAddress(ownerUrl),
    keyFile: keyFileOf({ KEY_FILE: undefined, DATA_DIR: dataDir }),
  };
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
