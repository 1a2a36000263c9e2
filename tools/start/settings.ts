// The few settings the start itself reads; everything else is read by the server's own configuration.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '../../apps/server/src/platform/config/index.ts';
import { listenerOn, whyNotFree } from '../database/ports.ts';
import { StartProblem } from '../database/problem.ts';

export type StartSettings = { dataDir: string; port: number; host: string; databaseUrl: string | undefined };

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads DATA_DIR, PORT, HOST and DATABASE_URL; refuses every wrong setting of the server by name before anything is started. */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const settings = readServerSettings(env);
  if (settings.PORT === 0) throw new StartProblem('PORT must be a number from 1 to 65535, not 0.');
  return {
    dataDir: resolve(root, settings.DATA_DIR),
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
  };
}

function readServerSettings(env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Says who holds the port, or why the address cannot be listened on, before anything is started. */
export async function checkPort({ port, host }: StartSettings): Promise<void> {
  const reason = await whyNotFree(port, host);
  if (reason === undefined) return;
  if (reason === 'EACCES') throw new StartProblem(`This user may not listen on port ${String(port)}.`);
  if (reason !== 'EADDRINUSE')
    throw new StartProblem(`HOST ${host} is no address of this machine to listen on (${reason}).`);
  const holder = listenerOn(port);
  const who = holder ? `by pid ${String(holder.pid)} (${holder.command.slice(0, 80)})` : 'by another program';
  throw new StartProblem(`Port ${String(port)} is in use ${who}. Choose another: PORT=${String(port + 1)} npm start`);
}
