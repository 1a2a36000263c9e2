// The database the product runs on: the one DATABASE_URL names, or the embedded one.
import { checkServer } from '../database/check-server.ts';
import { startEmbeddedDatabase } from '../database/embedded.ts';
import { StartProblem } from '../database/problem.ts';
import type { StartSettings } from './settings.ts';

export interface RunningDatabase {
  readonly url: string;
  /** Stops what was started here; does nothing to a server of DATABASE_URL. */
  stop(): Promise<void>;
  stopNow(): void;
}

/** Opens the database and refuses one that would lose data or cannot search Chinese. */
export async function openDatabase(settings: StartSettings, log: (line: string) => void): Promise<RunningDatabase> {
  if (settings.databaseUrl !== undefined) {
    await checkServer(settings.databaseUrl, { durable: true }).catch(explain);
    log('Using the PostgreSQL of DATABASE_URL');
    return { url: settings.databaseUrl, stop: () => Promise.resolve(), stopNow: () => {} };
  }
  const database = await startEmbeddedDatabase({ dataDir: settings.dataDir, log });
  log(database.adopted ? 'PostgreSQL was still running: adopted' : 'PostgreSQL started');
  return database;
}

function explain(error: unknown): never {
  if (error instanceof StartProblem) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartProblem(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}`);
}
