// The database the benchmarks run on: the one BENCH_DATABASE_URL names, or an embedded one of their own under .cache/bench.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { openKeys } from '../../apps/server/src/platform/secrets/index.ts';
import { seedDemo } from '../../database/seeds/demo/index.ts';
import { startEmbeddedDatabase } from '../../tools/database/embedded.ts';
import postgres from 'postgres';

const folder = fileURLToPath(new URL('../../.cache/bench', import.meta.url));

export interface Data {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens it; fills it first when it is new, with a million doctors when `large` is asked for. */
export async function openData(large: boolean): Promise<Data> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const known = existsSync(join(folder, 'large'));
  const size = large || known ? 'large' : 'small';
  const database = await startEmbeddedDatabase({ dataDir: join(folder, size), log: console.log });
  try {
    await migrate(database.url);
    // The product of the stage reads the same file.
    process.env['KEY_FILE'] = join(folder, size, 'personal-keys.json');
    const vault = await openKeys({ url: database.url, file: process.env['KEY_FILE'], log: openLog('silent') });
    const added = await seedDemo(database.url, { size, vault, progress: console.log });
    if (added) await vacuum(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return { url: database.url, stop: database.stop };
}

/** A small set in a database of its own, for what a benchmark adds and no other should meet; `fill` runs once, when it is new. */
export async function openOwnData(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<Data & { readonly keyFile: string }> {
  const dataDir = join(folder, name);
  const keyFile = join(dataDir, 'personal-keys.json');
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  try {
    await migrate(database.url);
    const vault = await openKeys({ url: database.url, file: keyFile, log: openLog('silent') });
    await seedDemo(database.url, { size: 'small', vault, progress: () => {} });
    await fill(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return { url: database.url, stop: database.stop, keyFile };
}

async function vacuum(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`vacuum (analyze)`;
  await sql.end({ timeout: 5 });
}
