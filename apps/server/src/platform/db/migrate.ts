// Brings a database to the present schema and gives the application's role its sign-in.
import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readdir } from 'node:fs/promises';
import postgres from 'postgres';

const MIGRATIONS = fileURLToPath(new URL('../../../../../database/migrations', import.meta.url));
const APP_ROLE = 'yijian_app';

/**
 * Runs the missing migrations as the owner (an advisory lock keeps two nodes apart).
 * @returns the names of the migrations that ran
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  if (await isMigrated(ownerUrl)) return [];
  await refuseOlderDatabase(ownerUrl);
  // Loaded only when there is work: what it brings along would stay in memory as long as the server runs.
  const { runner } = await import('node-pg-migrate');
  const ran = await runner({
    databaseUrl: ownerUrl,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'schema_migrations',
    checkOrder: true,
    log: () => {},
  });
  return ran.map((migration) => migration.name);
}

/** Whether exactly the migrations of the folder have run, in its order. Everything else is for the runner to judge. */
export async function isMigrated(ownerUrl: string): Promise<boolean> {
  const [files, ran] = [await migrationNames(), await ranMigrations(ownerUrl)];
  return ran.length === files.length && ran.every((name, index) => name === files[index]);
}

/** A database from before the baseline has tables that no migration of this version made: nothing can upgrade it. */
async function refuseOlderDatabase(ownerUrl: string): Promise<void> {
  const [first = ''] = await migrationNames();
  const older = (await ranMigrations(ownerUrl)).find((name) => name < first);
  if (older === undefined) return;
  throw new Error(
    `This database was made by a version from before the first release (its migration ${older} is older than ${first}) ` +
      'and cannot be upgraded. Start with an empty one: another DATA_DIR, or another database in DATABASE_URL. ' +
      'What you still need in the old one, export with the version that made it.',
  );
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).map((file) => file.replace(/\.sql$/, '')).toSorted();
}

/** In the order they ran; none in a database that was never migrated. */
async function ranMigrations(ownerUrl: string): Promise<string[]> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const [table] = await sql<
      { found: boolean }[]
    >`select to_regclass('public.schema_migrations') is not null as found`;
    if (!table!.found) return [];
    const ran = await sql<{ name: string }[]>`select name from schema_migrations order by run_on, id`;
    return ran.map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Lets the role yijian_app sign in with a password derived from the owner's, so that every node derives the same one.
 * @returns the address with that sign-in
 */
export async function appAddress(ownerUrl: string): Promise<string> {
  const address = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(address.password)).update(APP_ROLE).digest('base64url');
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('yijian_app sign-in'))`;
      await tx.unsafe(`alter role ${APP_ROLE} login password '${password}'`);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
  address.username = APP_ROLE;
  address.password = password;
  return address.href;
}
