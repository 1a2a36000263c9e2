// The system account PostgreSQL runs under: ourselves, or an unprivileged one when we are root (PostgreSQL refuses root).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';

export type Account = { name: string; uid: number; gid: number };

/** Accounts taken as they are, best first; `nobody` comes last because other programs use it too. */
const knownNames = ['postgres', 'yijian'];

/** The account to drop to, or undefined when this process is not root and needs none. */
export function chooseAccount(existingCluster?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existingCluster === undefined ? undefined : ownerOf(existingCluster);
  if (owner) return owner;
  for (const name of knownNames) {
    const account = lookUp(name);
    if (account) return account;
  }
  return createAccount('yijian') ?? lookUp('nobody') ?? { name: 'nobody', uid: 65_534, gid: 65_534 };
}

/** True when the account can list and write the folder, every folder on the way to it included. */
export function canUseFolder(account: Account | undefined, folder: string): boolean {
  if (account) {
    const test = ['-c', 'test -x "$1" && test -w "$1"', 'sh', folder];
    return spawnSync('/bin/sh', test, { ...asAccount(account), cwd: '/', stdio: 'ignore' }).status === 0;
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The spawn options that make a child run under the account. */
export function asAccount(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { name: `user ${String(uid)}`, uid, gid };
}

function lookUp(name: string): Account | undefined {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { name, uid, gid };
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) : undefined;
}

function createAccount(name: string): Account | undefined {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], { stdio: 'ignore' });
  return lookUp(name);
}
