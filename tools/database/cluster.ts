// Creates the database files once, with a random password that never appears in an argument list.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asAccount, type Account } from './account.ts';
import { StartProblem } from './problem.ts';

/** The owner of the embedded cluster; the application makes its own lesser roles. */
export const ownerName = 'yijian';

/** UTF-8 locales by preference; in the plain C locale trigram search finds no Chinese at all. */
const locales = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8'];

export type ClusterRequest = {
  dataDir: string;
  folder: string;
  account: Account | undefined;
  initdb: string;
  durable: boolean;
};

/** Makes the cluster unless it is there; returns the owner's password. An interrupted creation leaves nothing behind that counts. */
export function ensureCluster(request: ClusterRequest): string {
  const passwordFile = join(request.dataDir, 'database-password');
  if (existsSync(join(request.folder, 'PG_VERSION'))) {
    if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim();
    throw new StartProblem(
      `The database in ${request.folder} has lost its password file ${passwordFile}. Restore it, or remove the folder to start anew.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const draft = `${request.folder}.new`;
  const secrets = `${request.folder}.secret`;
  try {
    rmSync(secrets, { recursive: true, force: true });
    ownedFolder(secrets, request.account);
    const copy = join(secrets, 'password');
    writeFileSync(copy, password, { mode: 0o600 });
    if (request.account) chownSync(copy, request.account.uid, request.account.gid);
    createFiles(request, draft, copy);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  renameSync(draft, request.folder);
  return password;
}

/** Refuses to start binaries on files of another major version, in words rather than in a log file. */
export function checkMajorVersion(folder: string, postgres: string): void {
  const files = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const program = /(\d+)/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' }).stdout)?.[1];
  if (program !== undefined && files !== program) {
    throw new StartProblem(
      `The database files in ${folder} are of PostgreSQL ${files}, the installed one is ${program}. Dump and restore, or install the former version.`,
    );
  }
}

function createFiles(request: ClusterRequest, draft: string, passwordFile: string): void {
  let failure = '';
  for (const locale of locales) {
    rmSync(draft, { recursive: true, force: true });
    ownedFolder(draft, request.account);
    const options = [
      '--pgdata',
      draft,
      '--encoding=UTF8',
      `--locale=${locale}`,
      `--username=${ownerName}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-instructions',
      ...(request.durable ? [] : ['--no-sync']),
    ];
    const answer = spawnSync(request.initdb, options, {
      ...asAccount(request.account),
      cwd: dirname(draft),
      encoding: 'utf8',
    });
    if (answer.status === 0) return;
    failure = answer.error?.message ?? answer.stderr.trim();
  }
  rmSync(draft, { recursive: true, force: true });
  throw new StartProblem(`The database files could not be created in ${request.folder}: ${failure}`);
}

function ownedFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}
