// Opens the key file at start: makes it once, and refuses a database that was sealed with keys the file does not hold.
import { existsSync } from 'node:fs';
import { openConnections, type Sql } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import { createKeyFile, fingerprintOf, readKeyFile } from './key-file.ts';
import { insertKnownKeys, selectKnownKeys, type KnownKey } from './rotation.sql.ts';
import { openVault, type Vault } from './vault.ts';

/** The key by which equal values are found has this number in `personal_keys`. */
const SEARCH_KEY = 0;

export interface OpenKeys {
  readonly url: string;
  readonly file: string;
  readonly log: Log;
}

/** Opens the vault for a migrated database. Throws one sentence that says which key is missing and where. */
export async function openKeys({ url, file, log }: OpenKeys): Promise<Vault> {
  const connections = openConnections({ url, poolSize: 1, pools: 1, statementTimeout: 10_000, log });
  try {
    return await openKeysWith(connections.unbound, file, (line) => log.warn(line));
  } finally {
    await connections.close();
  }
}

/** The same on a connection that is open already; `say` hears that a file was made. */
export async function openKeysWith(sql: Sql, file: string, say: (line: string) => void): Promise<Vault> {
  const known = await selectKnownKeys(sql);
  if (known.length > 0 && !existsSync(file))
    throw new Error(
      `The database holds personal values, but their key file ${file} is not there: restore it, or name it with KEY_FILE.`,
    );
  if (createKeyFile(file, new Date()))
    say(`Made the key file ${file}: without it personal values cannot be read. Keep a copy apart from the database.`);
  const own = keysIn(file);
  for (const { id, fingerprint } of known) {
    if (own.some((key) => key.id === id && key.fingerprint === fingerprint)) continue;
    throw new Error(`The key file ${file} does not hold key ${id} of this database: restore the right file.`);
  }
  await insertKnownKeys(sql, own);
  return openVault(file);
}

function keysIn(file: string): KnownKey[] {
  const ring = readKeyFile(file);
  const keys = [...ring.keys].map(([id, secret]) => ({ id, fingerprint: fingerprintOf(secret) }));
  return [{ id: SEARCH_KEY, fingerprint: fingerprintOf(ring.searchKey) }, ...keys];
}
