// Decides where the database files of one DATA_DIR lie, and remembers it in DATA_DIR/cluster.json.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { canUseFolder, type Account } from './account.ts';
import { hasRoomForFiles, sharedMemory } from './memory/memory.ts';
import { StartProblem } from './problem.ts';

/** `folder` is absolute; cluster.json has it relative to DATA_DIR when it lies inside, so that DATA_DIR can be moved. */
export type Placement = { folder: string; port?: number };

const clusterName = 'postgres';

/** The recorded placement of this DATA_DIR, if it was started before. */
export function readPlacement(dataDir: string): Placement | undefined {
  const file = join(dataDir, 'cluster.json');
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Placement;
    return { ...kept, folder: resolve(dataDir, kept.folder) };
  }
  const folder = join(dataDir, clusterName);
  return existsSync(join(folder, 'PG_VERSION')) ? { folder } : undefined;
}

/** Records the placement for the next start. */
export function writePlacement(dataDir: string, placement: Placement): void {
  const inside = relative(dataDir, placement.folder);
  const folder = inside.startsWith('..') || isAbsolute(inside) ? placement.folder : inside;
  writeFileSync(join(dataDir, 'cluster.json'), `${JSON.stringify({ ...placement, folder }, null, 2)}\n`, {
    mode: 0o600,
  });
}

/** Removes the database files, and the folder made for them when they lie outside DATA_DIR. */
export function removePlacement(dataDir: string, { folder }: Placement): void {
  const isInside = !relative(resolve(dataDir), folder).startsWith('..');
  rmSync(isInside ? folder : dirname(folder), { recursive: true, force: true });
}

/**
 * Chooses a folder for new database files: inside DATA_DIR, or a shared place when the account cannot enter DATA_DIR. Files that need
 * not survive lie in memory where it has room: on ext4 a copy of a database with 2,500 files takes 2.5 s in place of 0.2 s when another
 * was dropped in the minute before, because every new file passes over the inodes just deleted.
 */
export function choosePlacement(request: {
  readonly dataDir: string;
  readonly account: Account | undefined;
  readonly durable: boolean;
  readonly log: (line: string) => void;
}): Placement {
  const { dataDir, account, durable, log } = request;
  const mark = randomBytes(4).toString('hex');
  const inMemory = join(sharedMemory, `${basename(dataDir)}-${mark}`, clusterName);
  if (!durable && hasRoomForFiles() && claimFolder(inMemory, account)) return { folder: inMemory };
  const inside = join(dataDir, clusterName);
  if (claimFolder(inside, account)) return { folder: inside };
  const folder = join(spareFolder(account), `${basename(dirname(dataDir))}-${mark}`, clusterName);
  if (!claimFolder(folder, account))
    throw new StartProblem(`Cannot write database files to ${inside} nor to ${folder}.`);
  log(`${account?.name ?? 'This user'} cannot enter ${dataDir}; the database files are in ${folder}`);
  return { folder };
}

/** A folder outside every home, readable by the account, for what it cannot reach elsewhere. */
export function spareFolder(account: Account | undefined): string {
  for (const folder of ['/var/lib/yijian', join(tmpdir(), 'yijian')]) {
    try {
      mkdirSync(folder, { recursive: true });
      if (account) chmodSync(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new StartProblem('Neither /var/lib nor the temporary folder can be written.');
}

function claimFolder(folder: string, account: Account | undefined): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    if (account) chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
  } catch {
    return false;
  }
  if (canUseFolder(account, folder)) return true;
  rmdirSync(folder);
  return false;
}
