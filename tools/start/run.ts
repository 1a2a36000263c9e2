// Builds, starts the database and the server in this process, prints where they are, and ends them in order.
import { claimInstance, explain as explainFolder, recordInstance, releaseInstance } from '../database/instance.ts';
import { StartProblem } from '../database/problem.ts';
import { buildWeb } from './build-web.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { greeting } from './greeting.ts';
import { checkPort, readStartSettings, type StartSettings } from './settings.ts';
import { endInOrder, within } from './signals.ts';

/** Longer than any ordinary call may take (ANSWER_TIMEOUT_MS), so that none is cut. */
const drainSeconds = 15;

let opening: Promise<RunningDatabase> | undefined;
let database: RunningDatabase | undefined;
let isEnding = false;
let server: Promise<{ address: string; stop: () => Promise<void> }> | undefined;
let dataDir: string | undefined;

endInOrder(stopAll, () => database?.stopNow());
try {
  await startAll(readStartSettings(process.env));
} catch (error) {
  // What fails because it was told to end is no news, and whoever told it waits for the end.
  if (!isEnding) {
    const told = explainFolder(error, dataDir ?? '');
    console.error(told instanceof StartProblem ? `Cannot start: ${told.message}` : told);
    await stopAll();
    process.exit(1);
  }
}

async function startAll(settings: StartSettings): Promise<void> {
  const began = performance.now();
  await claimInstance(settings.dataDir);
  dataDir = settings.dataDir;
  await checkPort(settings);
  const built = buildWeb(log);
  if (built !== undefined) log(`Web application built in ${built.toFixed(1)} s`);
  opening = openDatabase(settings, log);
  database = await opening;
  const databaseUrl = database.url;
  const { start } = await import('../../apps/server/src/main.ts');
  const env = { ...process.env, PORT: String(settings.port), DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl };
  server = start({ env }).catch(explain);
  const running = await server;
  if (isEnding) return;
  recordInstance(dataDir, { port: settings.port, address: running.address, databaseUrl });
  console.log(greeting(running.address, (performance.now() - began) / 1000));
}

/** What the server itself says in plain words, such as a lost key file, is for the reader; anything else is a fault of ours. */
function explain(error: unknown): never {
  const isPlain = error instanceof Error && error.constructor === Error && !('code' in error);
  throw isPlain ? new StartProblem(error.message) : explainFolder(error, dataDir ?? '');
}

/** The server first, so that running requests still find their database; then the database. What is just starting is waited for. */
async function stopAll(): Promise<void> {
  isEnding = true;
  // Nothing that the end cuts off, such as a first start half done, may end it before the database has stopped.
  process.on('uncaughtException', () => undefined);
  if (dataDir !== undefined) recordInstance(dataDir, { stopping: true });
  if (server) {
    log('Stopping…');
    const stopped = server.then(
      (running) => running.stop(),
      () => undefined,
    );
    if (!(await within(drainSeconds, stopped))) log(`What still ran after ${String(drainSeconds)} s was cut`);
  }
  const opened = await opening?.catch(() => undefined);
  await opened?.stop();
  if (dataDir !== undefined) releaseInstance(dataDir);
  if (server) log('Stopped');
}

function log(line: string): void {
  console.log(line);
}
