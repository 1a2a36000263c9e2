// One PostgreSQL server process: start it, find one left running, see it end, stop it.
import { spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { asAccount, type Account } from './account.ts';
import { memorySettings } from './memory/memory.ts';
import { isAlive, nameOf, processesIn, waitUntil } from './processes.ts';
import { StartProblem } from './problem.ts';

export type Postmaster = { pid: number; port: number; ended: Promise<void> };
export type PostmasterRequest = {
  folder: string;
  account: Account | undefined;
  binary: string;
  port: number;
  durable: boolean;
  logFile: string;
  isReady: (port: number) => Promise<boolean>;
};

/** Thrown when PostgreSQL ended while starting; `reason` is the last words it wrote. */
export class PostmasterFailed extends StartProblem {
  override name = 'PostmasterFailed';
  readonly reason: string;
  constructor(reason: string) {
    super(`PostgreSQL did not start: ${reason}`);
    this.reason = reason;
  }
}

const startSeconds = 120;
const adoptSeconds = 20;

/** Finds the live server of this folder, waiting while it starts up or shuts down; a pid file that points nowhere is cleared. */
export async function findPostmaster(
  request: Pick<PostmasterRequest, 'folder' | 'isReady'>,
): Promise<Postmaster | undefined> {
  const end = performance.now() + adoptSeconds * 1000;
  while (performance.now() < end) {
    const left = readPidFile(request.folder);
    if (!left) return undefined;
    if (!isAlive(left.pid)) {
      await clearUncollected(request.folder, left.pid);
      return undefined;
    }
    const name = nameOf(left.pid);
    if (name !== undefined && name !== 'postgres') {
      // The number was given to another program since; PostgreSQL itself would refuse to start.
      rmSync(join(request.folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (left.port > 0 && (await request.isReady(left.port))) return { ...left, ended: watchEnd(left.pid) };
    await sleep(200);
  }
  throw new PostmasterFailed(
    `another PostgreSQL (pid ${String(readPidFile(request.folder)?.pid)}) holds ${request.folder} and does not answer`,
  );
}

/** Starts the server in its own process group, so that Ctrl-C reaches the application first. */
export async function startPostmaster(request: PostmasterRequest): Promise<Postmaster> {
  await endOrphans(request.folder);
  const output = openSync(request.logFile, 'w', 0o600);
  const child = spawn(
    request.binary,
    ['-D', request.folder, '-p', String(request.port), ...settings(request.durable)],
    {
      ...asAccount(request.account),
      cwd: request.folder,
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const finish = (): void => {
      over = true;
      resolve();
    };
    child.once('error', finish).once('exit', finish);
  });
  const deadline = performance.now() + startSeconds * 1000;
  while (performance.now() < deadline) {
    if (over || child.pid === undefined) throw new PostmasterFailed(lastWords(request));
    if (await request.isReady(request.port)) return { pid: child.pid, port: request.port, ended };
    await sleep(50);
  }
  throw new PostmasterFailed(`no answer within ${String(startSeconds)} s; see ${request.logFile}`);
}

/** Fast shutdown (sessions are cut, data is flushed); after 15 s immediate shutdown, from which the next start recovers. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  signal(server.pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(server.pid), 15_000)) return;
  signal(server.pid, 'SIGQUIT');
  await waitUntil(() => !isAlive(server.pid), 6000);
}

/** Sends a signal and does not mind when the process is gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

/** True when the server on this port answers our password and serves this very folder. */
export async function answers(url: string, folder: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    return row?.folder === folder;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function settings(durable: boolean): string[] {
  const safe = durable ? 'on' : 'off';
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    // Many clusters of tests run side by side.
    ...(durable ? memorySettings() : { shared_buffers: '128MB' }),
    jit: 'off',
    fsync: safe,
    full_page_writes: safe,
    synchronous_commit: safe,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function readPidFile(folder: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) };
  } catch {
    return undefined;
  }
}

/** Children of a killed server end by themselves, except those busy in a statement: they would block the next start. */
async function endOrphans(folder: string): Promise<void> {
  const orphans = (): number[] => processesIn(folder, 'postgres').filter(isAlive);
  if (await waitUntil(() => orphans().length === 0, 1000)) return;
  for (const pid of orphans()) signal(pid, 'SIGQUIT');
  if (await waitUntil(() => orphans().length === 0, 1000)) return;
  for (const pid of orphans()) signal(pid, 'SIGKILL');
  await waitUntil(() => orphans().length === 0, 1000);
}

/** A dead server that nobody collected still counts as running for PostgreSQL's own check of the pid file. */
async function clearUncollected(folder: string, pid: number): Promise<void> {
  if (nameOf(pid) === undefined) return;
  await endOrphans(folder);
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** A process that is not our child announces its end to nobody, so it is looked at. */
function watchEnd(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve();
    }, 250);
  });
}

function lastWords(request: PostmasterRequest): string {
  if (!existsSync(request.logFile)) return `${request.binary} could not be run`;
  chmodSync(request.logFile, 0o600);
  const lines = readFileSync(request.logFile, 'utf8').trim().split('\n');
  return (
    lines
      .filter((line) => /FATAL|HINT|could not|error/i.test(line))
      .slice(-3)
      .join(' ') || lines.slice(-3).join(' ')
  );
}
