// A throwaway PostgreSQL with every migration applied, gone again when the work is done.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { removeDataDir, startEmbeddedDatabase } from '../database/embedded.ts';

/** Calls `work` with the owner's address of a fresh database; `migrated` false leaves it empty. */
export async function withFreshDatabase<T>(work: (url: string) => Promise<T>, migrated = true): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yijian-schema-'));
  try {
    const database = await startEmbeddedDatabase({ dataDir, durable: false });
    try {
      if (migrated) await migrate(database.url);
      return await work(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    removeDataDir(dataDir);
  }
}
