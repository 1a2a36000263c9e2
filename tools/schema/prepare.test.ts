// A database is prepared by a process of its own, once, and what goes wrong there is told by the one that started it (reliability).
// @module-tag long
import path from 'node:path';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { isMigrated } from '../../apps/server/src/platform/db/index.ts';
import { prepareDatabase } from '../../apps/server/src/prepare/index.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { scratchFolder } from '../testing/scratch.ts';

async function ask(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

it('an empty database is prepared elsewhere: failures are told here in their words, one from before the baseline is refused with what to do, a second try goes on, and a ready one is left alone', async () => {
  await withFreshDatabase(async (url) => {
    const keys = path.join(await scratchFolder(), 'keys.json');
    const env = { ...process.env, DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'error', KEY_FILE: keys };
    await ask(
      url,
      'create table schema_migrations (id serial primary key, name text not null, run_on timestamp not null)',
    );
    await ask(url, "insert into schema_migrations (name, run_on) values ('29990101000000_of_a_later_version', now())");
    await expect(prepareDatabase(url, env)).rejects.toThrow(/29990101000000_of_a_later_version/);

    await ask(url, 'alter table schema_migrations drop column run_on');
    await expect(prepareDatabase(url, env)).rejects.toMatchObject({
      code: '42703',
      stack: expect.stringContaining('migrate.ts'),
    });

    await ask(url, 'drop table schema_migrations');
    await ask(url, 'create table schema_migrations (id serial primary key, name text, run_on timestamp)');
    await ask(url, "insert into schema_migrations (name, run_on) values ('20261121090000_platform', now())");
    const refused: unknown = await prepareDatabase(url, env).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringMatching(/cannot be upgraded.*another DATA_DIR/) });
    // Without a code the start prints the words alone, no stack trace.
    expect(refused).not.toHaveProperty('code');

    await ask(url, 'drop table schema_migrations');
    await prepareDatabase(url, env);
    expect(await isMigrated(url)).toBe(true);

    await ask(url, "insert into enterprises (name, en_name, realm) values ('维立', 'Weili', 'weili')");
    // A process started with these settings would find no database.
    await expect(prepareDatabase(url, {})).resolves.toBeUndefined();
  }, false);
});
