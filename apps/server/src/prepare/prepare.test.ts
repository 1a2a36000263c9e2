// A database is prepared by a process of its own, once, and what goes wrong there is told here (reliability).
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database.ts';
import { scratchFolder } from '../../../../tools/testing/scratch.ts';
import { isMigrated } from '../platform/db/index.ts';
import { prepareDatabase } from './index.ts';

let filled: TestDatabase;
let owner: postgres.Sql;
let empty: string;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  filled = await createTestDatabase();
  const address = new URL(filled.url);
  address.pathname += '_empty';
  empty = address.href;
  owner = postgres(filled.url, { max: 1, onnotice: () => {} });
  await owner`create database ${owner(address.pathname.slice(1))}`;
  env = {
    ...process.env,
    DATABASE_URL: empty,
    SEED: 'none',
    LOG_LEVEL: 'error',
    KEY_FILE: path.join(await scratchFolder(), 'keys.json'),
  };
});
afterAll(async () => {
  await owner`drop database if exists ${owner(new URL(empty).pathname.slice(1))} with (force)`;
  await owner.end();
  await filled.drop();
});

async function inEmpty(statement: string): Promise<void> {
  const sql = postgres(empty, { max: 1, onnotice: () => {} });
  await sql.unsafe(statement).finally(() => sql.end());
}

it('a database that is ready is left alone, without another process', async () => {
  // A process started with these settings would find no database.
  await expect(prepareDatabase(filled.url, {})).resolves.toBeUndefined();
});

it('what went wrong in the other process is thrown here in its words, and a second try goes on from there', async () => {
  await inEmpty(
    'create table schema_migrations (id serial primary key, name text not null, run_on timestamp not null)',
  );
  await inEmpty("insert into schema_migrations (name, run_on) values ('29990101000000_of_a_later_version', now())");
  await expect(prepareDatabase(empty, env)).rejects.toThrow(/29990101000000_of_a_later_version/);
  await inEmpty('drop table schema_migrations');
  await prepareDatabase(empty, env);
  expect(await isMigrated(empty)).toBe(true);
});
