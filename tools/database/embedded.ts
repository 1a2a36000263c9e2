// The embedded PostgreSQL of one DATA_DIR: created once, started, adopted when left running, restarted when it dies, stopped.
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { checkServer } from './check-server.ts';
import { checkMajorVersion, ensureCluster, ownerName } from './cluster.ts';
import { claimInstance, recordInstance, releaseInstance } from './instance.ts';
import { freePort, isFree } from './ports.ts';
import { choosePlacement, readPlacement, removePlacement, spareFolder, writePlacement } from './placement.ts';
import * as server from './postmaster.ts';
import { supervise } from './supervisor.ts';

export type EmbeddedOptions = {
  dataDir: string;
  /** A wish; otherwise the last port, otherwise a free one. */
  port?: number;
  log?: (line: string) => void;
  /** Only test clusters may say false: writes are then not flushed to disk, and the files lie in memory where it has room. */
  durable?: boolean;
};

export type EmbeddedDatabase = {
  url: string;
  port: number;
  /** True when the server was already running, left by a killed predecessor. */
  adopted: boolean;
  /** Fast shutdown; resolves when the server has ended and the lock is free. */
  stop(this: void): Promise<void>;
  /** Asks the server to shut down without waiting, for a process that must end now. */
  stopNow(this: void): void;
};

const databaseName = 'yijian';

/** Starts the database of DATA_DIR and keeps it running until stop(); throws AlreadyRunning when a live instance holds DATA_DIR. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => undefined);
  mkdirSync(resolve(options.dataDir), { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const dataDir = realpathSync(options.dataDir);
  await claimInstance(dataDir);
  try {
    return await open({ ...options, dataDir, log, durable: options.durable ?? true });
  } catch (error) {
    releaseInstance(dataDir);
    throw error;
  }
}

/** Removes the database files of DATA_DIR wherever they lie, and DATA_DIR itself; only for data nobody needs. */
export function removeDataDir(dataDir: string): void {
  const placement = readPlacement(resolve(dataDir));
  if (placement) removePlacement(dataDir, placement);
  rmSync(dataDir, { recursive: true, force: true });
}

async function open(options: Required<Omit<EmbeddedOptions, 'port'>> & { port?: number }): Promise<EmbeddedDatabase> {
  const { dataDir, log, durable } = options;
  const recorded = readPlacement(dataDir);
  const account = chooseAccount(recorded?.folder);
  const placement = recorded ?? choosePlacement({ dataDir, account, durable, log });
  const folder = realpathSync(placement.folder);
  const binaries = findBinaries(account, () => (account ? spareFolder(account) : dataDir), log);
  const password = ensureCluster({ dataDir, folder, account, initdb: binaries.initdb, durable });
  checkMajorVersion(folder, binaries.postgres);
  writePlacement(dataDir, { ...placement, folder });

  const url = (port: number, database: string): string =>
    `postgres://${ownerName}:${password}@127.0.0.1:${String(port)}/${database}`;
  const request = {
    folder,
    account,
    durable,
    binary: binaries.postgres,
    logFile: join(dataDir, 'postgres-start.log'),
    isReady: (port: number) => server.answers(url(port, 'postgres'), folder),
  };
  const left = await server.findPostmaster(request);
  const first = left ?? (await startOnSomePort(request, [options.port, placement.port]));
  const { port } = first;
  const supervisor = supervise(first, { ...request, port }, log);
  try {
    writePlacement(dataDir, { folder, port });
    await ensureDatabase(url(port, 'postgres'));
    await checkServer(url(port, databaseName), { durable });
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  recordInstance(dataDir, { databaseUrl: url(port, databaseName), clusterFolder: folder });
  return {
    url: url(port, databaseName),
    port,
    adopted: left !== undefined,
    stop: async () => {
      await supervisor.stop();
      releaseInstance(dataDir);
    },
    stopNow: supervisor.stopNow,
  };
}

async function startOnSomePort(
  request: Omit<server.PostmasterRequest, 'port'>,
  wishes: (number | undefined)[],
): Promise<server.Postmaster> {
  for (const wish of wishes) {
    if (wish !== undefined && (await isFree(wish, '127.0.0.1'))) return start({ ...request, port: wish });
  }
  return start({ ...request, port: await freePort() });
}

/** A server killed a moment ago may still hold its memory for a blink: that is worth a few more tries. */
async function start(request: server.PostmasterRequest): Promise<server.Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.startPostmaster(request);
    } catch (error) {
      if (
        attempt === 20 ||
        !(error instanceof server.PostmasterFailed) ||
        !/pre-existing shared memory|lock file/.test(error.reason)
      )
        throw error;
      await sleep(250);
    }
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const sql = postgres(maintenanceUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${databaseName}`;
    if (!found) await sql`create database ${sql(databaseName)}`;
  } finally {
    await sql.end({ timeout: 2 });
  }
  const inside = new URL(maintenanceUrl);
  inside.pathname = `/${databaseName}`;
  const target = postgres(inside.href, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    await target`create extension if not exists pg_trgm`;
  } finally {
    await target.end({ timeout: 2 });
  }
}
