// `npm run dev`: the web application with hot reload on PORT, the server behind it restarted when a file changes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { claimInstance, recordInstance, releaseInstance } from '../database/instance.ts';
import { freePort } from '../database/ports.ts';
import { StartProblem } from '../database/problem.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { greeting } from './greeting.ts';
import { checkPort, readStartSettings, root, type StartSettings } from './settings.ts';
import { endInOrder, within } from './signals.ts';

const drainSeconds = 10;

let database: RunningDatabase | undefined;
let server: ChildProcess | undefined;
let web: ViteDevServer | undefined;
let dataDir: string | undefined;

endInOrder(stopAll, () => {
  server?.kill('SIGKILL');
  database?.stopNow();
});
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
  database = await openDatabase(settings, console.log);
  const innerPort = await freePort();
  server = startServer({ PORT: String(innerPort), DATA_DIR: dataDir, DATABASE_URL: database.url });
  // Read by apps/web/vite.config.ts for what lies below /pc/ but comes from the server.
  process.env['YIJIAN_SERVER'] = `http://127.0.0.1:${innerPort}`;
  web = await createServer(webSettings(settings, innerPort));
  await web.listen();
  const address = `http://localhost:${settings.port}`;
  recordInstance(dataDir, { port: settings.port, address, databaseUrl: database.url });
  console.log(greeting(address, (performance.now() - began) / 1000));
}

/** Node watches every file the server has imported; a fault in one ends the server until the next change. */
function startServer(own: Record<string, string>): ChildProcess {
  const words = ['--watch', '--watch-preserve-output', path.join(root, 'tools/start/serve.ts')];
  const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', ...own };
  // Its own process group: Ctrl-C reaches this process first, which then ends the server in order.
  return spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
}

/** Everything but the pages goes to the server, sockets too; the host stays, since it names the enterprise. */
function webSettings({ port, host }: StartSettings, innerPort: number): Parameters<typeof createServer>[0] {
  return {
    root: path.join(root, 'apps/web'),
    clearScreen: false,
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '^/(?!pc(/|$))': { target: `http://127.0.0.1:${innerPort}`, ws: true, changeOrigin: false } },
    },
  };
}

async function stopAll(): Promise<void> {
  if (dataDir !== undefined) recordInstance(dataDir, { stopping: true });
  await web?.close();
  if (server?.pid !== undefined && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    if (!(await within(drainSeconds, ended))) process.kill(-server.pid, 'SIGKILL');
  }
  await database?.stop();
  if (dataDir !== undefined) releaseInstance(dataDir);
}
