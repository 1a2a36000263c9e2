// The few settings the start itself reads; everything else is read by the server's own configuration.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFree, listenerOn } from '../database/ports.ts';
import { StartProblem } from '../database/problem.ts';

export type StartSettings = { dataDir: string; port: number; host: string; databaseUrl: string | undefined };

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads DATA_DIR, PORT, HOST and DATABASE_URL. */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartProblem(`PORT must be a number from 1 to 65535, not ${String(env['PORT'])}.`);
  return {
    dataDir: resolve(root, env['DATA_DIR'] ?? '.data'),
    port,
    host: env['HOST'] || '127.0.0.1',
    databaseUrl: env['DATABASE_URL'] === '' ? undefined : env['DATABASE_URL'],
  };
}

/** Says who holds the port, before anything is started. */
export async function checkPort({ port, host }: StartSettings): Promise<void> {
  if (await isFree(port, host)) return;
  const holder = listenerOn(port);
  const who = holder ? `by pid ${String(holder.pid)} (${holder.command.slice(0, 80)})` : 'by another program';
  throw new StartProblem(`Port ${String(port)} is in use ${who}. Choose another: PORT=${String(port + 1)} npm start`);
}
