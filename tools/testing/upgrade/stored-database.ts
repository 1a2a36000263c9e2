// Databases of released versions for the test of upgrades: the migrations that the version had, and rows that it left.
import { readFile, readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { runner } from 'node-pg-migrate';
import postgres, { type TransactionSql } from 'postgres';
import { createEmptyDatabase, type TestDatabase } from '../database.ts';

export interface StoredVersion {
  readonly file: URL;
  readonly lastMigration: string;
}

/** What `store.ts` kept of each version. */
export const storedVersions: Readonly<Record<string, StoredVersion>> = {
  '0.1.0': {
    file: new URL('0.1.0.sql.br', import.meta.url),
    lastMigration: '20261125110600_room_buttons',
  },
};

const MIGRATIONS = new URL('../../../database/migrations', import.meta.url).pathname;

/** A database as the version left it; drop it in `afterAll`. */
export async function createStoredDatabase({ file, lastMigration }: StoredVersion): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const names = (await readdir(MIGRATIONS)).map((name) => name.replace(/\.sql$/, '')).toSorted();
  const count = names.indexOf(lastMigration) + 1;
  const common = { dir: MIGRATIONS, direction: 'up', migrationsTable: 'schema_migrations', log: () => {} } as const;
  await runner({ databaseUrl: database.url, count, ...common });
  const text = (await promisify(brotliDecompress)(await readFile(file))).toString();
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await sql.begin((tx) => load(tx, text));
  } finally {
    await sql.end({ timeout: 5 });
  }
  return database;
}

/** Rows as they stand: no trigger runs and no reference is checked, as with a restored backup. */
async function load(sql: TransactionSql, text: string): Promise<void> {
  await sql`set local session_replication_role = replica`;
  const copies = [...text.matchAll(/^COPY (\S+) .* FROM stdin;\n([\s\S]*?)^\\\.$/gm)];
  await sql.unsafe(`truncate ${copies.map(([, table]) => table!).join(', ')}`);
  for (const [statement, , rows] of copies) {
    const into = await sql.unsafe(statement.slice(0, statement.indexOf(';'))).writable();
    await new Promise<void>((resolve, reject) => {
      into.on('finish', resolve);
      into.on('error', reject);
      into.end(rows);
    });
  }
  await sql`
    select setval(s.name, greatest(nextval(s.name), 1000000)) from (
      select pg_get_serial_sequence(c.oid::regclass::text, a.attname) as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped) s
    where s.name is not null`;
}
