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

async function vacuum(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`vacuum (analyze)`;
  await sql.end({ timeout: 5 });
}
