// One running instance per DATA_DIR: a lock with a clear message, and instance.json with what scripts need.
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isAlive } from './processes.ts';
import { StartProblem } from './problem.ts';

/** Written to DATA_DIR/instance.json (mode 0600, it holds a password) while the instance runs. */
export type Instance = {
  pid: number;
  startedAt: string;
  address?: string;
  port?: number;
  databaseUrl?: string;
  clusterFolder?: string;
  stopping?: boolean;
};

type Holder = { pid: number; birth: string };

/** Thrown when another live process holds the DATA_DIR. */
export class AlreadyRunning extends StartProblem {
  override name = 'AlreadyRunning';
}

/** A holder whose parent was killed notices within this time, and then says that it is stopping. */
const noticeMilliseconds = 1500;
const stopMilliseconds = 20_000;

/**
 * Takes the lock of DATA_DIR, also from a holder that died, and waits for one that is stopping;
 * throws AlreadyRunning with pid and address. The holder itself may ask again.
 */
export async function claimInstance(dataDir: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    try {
      takeLock(dataDir);
      return;
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
      const patience = readInstance(dataDir)?.stopping === true ? stopMilliseconds : noticeMilliseconds;
      if (performance.now() - began > patience) throw error;
      await sleep(100);
    }
  }
}

function takeLock(dataDir: string): void {
  const lock = join(dataDir, 'instance.lock');
  const own: Holder = { pid: process.pid, birth: birthOf(process.pid) };
  const draft = `${lock}.${String(own.pid)}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    writeFileSync(draft, JSON.stringify(own));
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (linked(draft, lock)) return;
      const holder = readHolder(lock);
      if (holder?.pid === own.pid && holder.birth === own.birth) return;
      if (holder && isHolding(holder)) throw new AlreadyRunning(describe(dataDir, holder));
      setAside(lock, holder, `${draft}.stale`);
    }
    throw new StartProblem(`The lock ${lock} keeps changing hands.`);
  } catch (error) {
    throw explain(error, dataDir);
  } finally {
    if (existsSync(draft)) rmSync(draft, { force: true });
  }
}

/** Gives the lock back and removes instance.json. */
export function releaseInstance(dataDir: string): void {
  if (readHolder(join(dataDir, 'instance.lock'))?.pid !== process.pid) return;
  rmSync(join(dataDir, 'instance.json'), { force: true });
  rmSync(join(dataDir, 'instance.lock'), { force: true });
}

/** Adds facts about this instance to instance.json. */
export function recordInstance(dataDir: string, facts: Partial<Instance>): void {
  const before = readInstance(dataDir);
  const kept = before?.pid === process.pid ? before : { pid: process.pid, startedAt: new Date().toISOString() };
  const file = join(dataDir, 'instance.json');
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...kept, ...facts }, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** True while a live process holds the DATA_DIR. */
export function isHeld(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, 'instance.lock'));
  return holder !== undefined && isHolding(holder);
}

/** What the last instance wrote about itself, if it did not end cleanly or still runs. */
export function readInstance(dataDir: string): Instance | undefined {
  return readJson<Instance>(join(dataDir, 'instance.json'));
}

/** What the system says about a folder, in words that say what to do. */
export function explain(error: unknown, dataDir: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['EEXIST', 'ENOTDIR'].includes(code))
    return new StartProblem(`DATA_DIR ${dataDir} is no folder, and none can be made there.`);
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code))
    return new StartProblem(
      `No space is left for ${dataDir}. Free some and start again: nothing half done stays in the database.`,
    );
  if (code === 'EROFS' || (code === 'EACCES' && isOwn(dataDir)))
    return new StartProblem(
      `DATA_DIR ${dataDir} is read-only. Make it writable, or choose another folder with DATA_DIR.`,
    );
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return error;
  return new StartProblem(
    `This user may not write ${dataDir}: it belongs to another one. Start as that user, or choose another folder with DATA_DIR.`,
  );
}

function isOwn(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

function isHolding(holder: Holder): boolean {
  return isAlive(holder.pid) && (holder.birth === '' || birthOf(holder.pid) === holder.birth);
}

function describe(dataDir: string, holder: Holder): string {
  const instance = readInstance(dataDir);
  const address = instance?.pid === holder.pid ? instance.address : undefined;
  return `already running: pid ${String(holder.pid)}, ${address ?? 'still starting'} (data folder ${dataDir})`;
}

function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock away; a lock that a third process took meanwhile is put back. */
function setAside(lock: string, holder: Holder | undefined, stale: string): void {
  try {
    renameSync(lock, stale);
  } catch {
    return;
  }
  const moved = readHolder(stale);
  if (moved && moved.pid !== holder?.pid && isHolding(moved)) linked(stale, lock);
  rmSync(stale, { force: true });
}

function readHolder(file: string): Holder | undefined {
  return readJson<Holder>(file);
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
