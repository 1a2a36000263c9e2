// The sources without their types, kept under .cache/plain. Node would do the same by itself, but then keeps for good what it reads
// TypeScript with (about 20 MB), or, with its compile cache, a second copy of every compiled file (about as much).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['apps/server', 'packages/contract', 'database', 'tools', 'bench'];
export const folder = join(root, '.cache/plain');

/** The file that holds a source without its types: named by what is in it, so that a changed source is never mistaken. */
export function placeOf(source) {
  return join(folder, `${createHash('sha256').update(`${process.versions.node}\n${source}`).digest('hex')}.js`);
}

/** Writes what is missing and removes what no source needs any more. Lines and columns stay where they were. */
export function keepAll() {
  mkdirSync(folder, { recursive: true });
  const needed = new Set();
  for (const path of SOURCES.flatMap((top) => typeScriptIn(join(root, top)))) {
    const source = readFileSync(path, 'utf8');
    const place = placeOf(source);
    needed.add(place);
    if (!existsSync(place)) keep(place, source);
  }
  for (const name of readdirSync(folder))
    if (!needed.has(join(folder, name))) rmSync(join(folder, name), { force: true });
}

/** @returns the source without its types, kept for the next time */
export function keep(place, source) {
  const plain = stripTypeScriptTypes(source);
  // Whole or not at all: two starts at once, or one that is killed, leave no half file.
  const part = `${place}.${process.pid}`;
  writeFileSync(part, plain);
  renameSync(part, place);
  return plain;
}

function typeScriptIn(top) {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'));
}
