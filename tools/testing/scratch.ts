// Throwaway data folders for tests; what a killed test run left behind is cleared by the next one.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeDataDir } from '../database/embedded.ts';
import { isHeld } from '../database/instance.ts';
import { readPlacement } from '../database/placement.ts';
import { isAlive, nameOf, waitUntil } from '../database/processes.ts';
import { signal } from '../database/postmaster.ts';

const prefix = 'yijian-test-';
/** A folder that the steps of `npm test` share: nobody holds it between two steps. */
const sharedBy = /^yijian-test-of-(\d+)-/;

/** A fresh empty folder in the temporary folder, which every account can reach; remove it with `removeDataDir`. */
export async function scratchFolder(): Promise<string> {
  await clearAbandoned();
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix));
  // As root the database runs under another account, which must be able to enter.
  chmodSync(folder, 0o711);
  return folder;
}

async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(os.tmpdir(), name);
    const owner = sharedBy.exec(name)?.[1];
    if (owner !== undefined && isAlive(Number(owner))) continue;
    // Without a lock the folder was made this moment by another run, or never used: either way it is small.
    if (!existsSync(path.join(folder, 'instance.lock')) || isHeld(folder)) continue;
    try {
      await stopServerOf(folder);
      removeDataDir(folder);
    } catch {
      // Another user's.
    }
  }
}

async function stopServerOf(folder: string): Promise<void> {
  const cluster = readPlacement(folder)?.folder;
  const pidFile = cluster === undefined ? '' : path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid) || nameOf(pid) !== 'postgres') return;
  signal(pid, 'SIGQUIT');
  await waitUntil(() => !isAlive(pid), 5000);
}
