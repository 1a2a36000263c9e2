// Builds the web application when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '../database/problem.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = join(root, 'apps/web');
const target = join(web, 'dist');
const stampFile = join(root, '.cache/web-build');
const sources = ['apps/web', 'packages/ui', 'packages/contract', 'package-lock.json'];
const ignored = new Set(['node_modules', 'dist', 'coverage', '.vite']);

/** Returns the seconds the build took, or undefined when the last one still holds. */
export function buildWeb(log: (line: string) => void): number | undefined {
  const stamp = hashOfSources();
  if (existsSync(join(target, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return undefined;
  log('Building the web application…');
  const began = performance.now();
  const draft = `${target}.${String(process.pid)}`;
  rmSync(draft, { recursive: true, force: true });
  const words = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    draft,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const answer = spawnSync(process.execPath, words, {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (answer.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartProblem('The web application could not be built (see above).');
  }
  // Swapped whole, so that a server that runs meanwhile never serves half a build.
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return (performance.now() - began) / 1000;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Every file under the path that can change the build, in a fixed order. */
function filesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  const names = readdirSync(join(root, path)).toSorted();
  const kept = names.filter((name) => !ignored.has(name) && !name.startsWith('dist.') && !/\.test\.tsx?$/.test(name));
  return kept.flatMap((name) => filesIn(`${path}/${name}`));
}
