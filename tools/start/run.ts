// Builds, starts the database and the server in this process, prints where they are, and ends them in order.
import { claimInstance, recordInstance, releaseInstance } from '../database/instance.ts';
import { StartProblem } from '../database/problem.ts';
import { buildWeb } from './build-web.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { greeting } from './greeting.ts';
import { checkPort, readStartSettings, type StartSettings } from './settings.ts';
import { endInOrder, within } from './signals.ts';

/** Long enough for running requests, short enough for whoever waits at the keyboard. */
const drainSeconds = 10;

let database: RunningDatabase | undefined;
let server: { address: string; stop: () => Promise<void> } | undefined;
let dataDir: string | undefined;

endInOrder(stopAll, () => database?.stopNow());
try {
  await startAll(readStartSettings(process.env));
} catch (error) {
  console.error(error instanceof StartProblem ? `Cannot start: ${error.message}` : error);
  await stopAll();
  process.exit(1);
}

async function startAll(settings: StartSettings): Promise<void> {
  const began = performance.now();
  await claimInstance(settings.dataDir);
  dataDir = settings.dataDir;
  await checkPort(settings);
  const built = buildWeb(log);
  if (built !== undefined) log(`Web application built in ${built.toFixed(1)} s`);
  database = await openDatabase(settings, log);
  const databaseUrl = database.url;
  const { start } = await import('../../apps/server/src/main.ts');
  const env = { ...process.env, PORT: String(settings.port), DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl };
  const running = await start({ env });
  server = running;
  recordInstance(dataDir, { port: settings.port, address: running.address, databaseUrl });
  console.log(greeting(running.address, (performance.now() - began) / 1000, process.env['SEED'] !== 'none'));
}

/** The server first, so that running requests still find their database; then the database. */
async function stopAll(): Promise<void> {
  if (dataDir !== undefined) recordInstance(dataDir, { stopping: true });
  if (server) {
    log('Stopping…');
    if (!(await within(drainSeconds, server.stop())))
      log(`Requests still ran after ${String(drainSeconds)} s; they were cut`);
  }
  await database?.stop();
  if (dataDir !== undefined) releaseInstance(dataDir);
  if (server) log('Stopped');
}

function log(line: string): void {
  console.log(line);
}
