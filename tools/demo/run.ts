/** Fills a database with the demo: npm run db:demo -- --size small|large [--url …] [--today YYYY-MM-DD] [--reset] */
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { keyFileOf, readSettings } from '../../apps/server/src/platform/config/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { openKeys } from '../../apps/server/src/platform/secrets/index.ts';
import { seedDemo } from '../../database/seeds/demo/index.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'small' },
    url: { type: 'string' },
    today: { type: 'string' },
    reset: { type: 'boolean', default: false },
  },
});
const { size, today } = values;
if (size !== 'small' && size !== 'large') throw new Error(`--size is small or large, not ${size}`);

const given = values.url ?? process.env['DATABASE_URL'];
const embedded =
  given === undefined
    ? await startEmbeddedDatabase({ dataDir: process.env['DATA_DIR'] ?? '.data', log: console.log })
    : undefined;
try {
  await fill(given ?? embedded!.url, size);
} finally {
  await embedded?.stop();
}

async function fill(url: string, wanted: 'small' | 'large'): Promise<void> {
  const began = performance.now();
  if (values.reset) await empty(url);
  await migrate(url);
  const vault = await openKeys({ url, file: keyFileOf(readSettings(process.env)), log: openLog('warn') });
  const added = await seedDemo(url, { size: wanted, vault, ...(today === undefined ? {} : { today }), progress });
  if (!added)
    console.log(
      'The enterprises of the demo have users already: nothing was added. --reset empties the database first.',
    );
  if (added && wanted === 'large') await vacuum(url);
  const [bytes] = await once(
    url,
    (sql) => sql<{ size: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  console.log(`Done in ${seconds(began)}; the database is ${bytes!.size} large`);

  function progress(line: string): void {
    console.log(`${seconds(began).padStart(8)}  ${line}`);
  }
}

/** Removes everything of the product from the database, not the database itself. */
async function empty(url: string): Promise<void> {
  await once(url, (sql) =>
    sql.unsafe('drop schema if exists app cascade; drop schema public cascade; create schema public;'),
  );
  console.log('Emptied');
}

/** So that lists are read from indexes alone from the first query on. */
async function vacuum(url: string): Promise<void> {
  const began = performance.now();
  await once(url, (sql) => sql`vacuum (analyze)`);
  console.log(`Vacuumed in ${seconds(began)}`);
}

async function once<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
