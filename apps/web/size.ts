// Prints the compressed JavaScript of the first page, of each screen and of the doctors' own pages, and fails over the limits: `node apps/web/size.ts`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const CRITICAL_LIMIT = 300;
const SCREEN_LIMIT = 150;
const DOCTOR_LIMIT = 120;
const here = dirname(fileURLToPath(import.meta.url));
// A build in another folder may be given.
const dist = process.argv[2] ?? join(here, 'dist');

type Manifest = Readonly<Record<string, Chunk>>;

function readManifest(name: string): Manifest {
  const path = join(here, '../../.cache', name);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  console.error('no build found: run the web build first');
  process.exit(1);
}

const manifest = readManifest('web-manifest.json');
const doctorManifest = readManifest('doctor-manifest.json');

/** A chunk and everything it imports before it can run. */
function needed(name: string, found = new Set<string>(), within = manifest): Set<string> {
  const chunk = within[name];
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const next of chunk.imports ?? []) needed(next, found, within);
  return found;
}

/** Bytes as sent: brotli where the build wrote it. */
function sent(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function kilobytes(names: Iterable<string>, within = manifest): number {
  const files = new Set([...names].map((name) => within[name]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + sent(file), 0) / 1000;
}

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
if (entry === undefined) throw new Error('the build has no entry');
const critical = needed(entry);
const screens = Object.keys(manifest)
  .filter((name) => name.endsWith('.screen.tsx'))
  .map((name) => ({ name, size: kilobytes([...needed(name)].filter((one) => !critical.has(one))) }))
  .sort((a, b) => b.size - a.size);

const faults: string[] = [];
const line = (name: string, size: number, limit: number): void => {
  console.log(`${size.toFixed(1).padStart(8)} kB of ${limit}  ${name}`);
  if (size > limit) faults.push(`${name}: ${size.toFixed(1)} kB is over ${limit} kB`);
};
line('critical path', kilobytes(critical), CRITICAL_LIMIT);
for (const name of critical)
  console.log(`${kilobytes([name]).toFixed(1).padStart(8)} kB         ${manifest[name]?.file}`);
// All of it, with what is loaded later: a doctor's phone gets no more than that.
line('doctor pages', kilobytes(Object.keys(doctorManifest), doctorManifest), DOCTOR_LIMIT);
for (const screen of screens) line(screen.name, screen.size, SCREEN_LIMIT);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
