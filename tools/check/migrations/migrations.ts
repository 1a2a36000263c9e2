// Migrations: the lock names every file in the order it landed, with its hash; what stands there never changes, and new ones sort last.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, type StepOptions, errorAt } from '../report/finding.ts';
import { listFiles } from '../report/source-files.ts';
import { landedLock } from './landed.ts';

const folder = 'database/migrations';
const lock = 'database/migrations.lock';

interface Line {
  readonly hash: string;
  readonly name: string;
}

/** With `fix` new migrations that sort last join the lock; no line that stands there is touched. */
export async function checkMigrations(root: string, options: StepOptions): Promise<Finding[]> {
  const present = await Promise.all(
    (await listFiles(root, folder)).filter((file) => file.endsWith('.sql')).map((file) => lineOf(root, file)),
  );
  const locked = await readLock(root);
  const added = present.filter(({ name }) => !locked.some((line) => line.name === name));
  const findings = [
    ...linesOf(await landedLock(root, lock)).flatMap((line) => landedFindings(line, [...locked, ...added])),
    ...locked.flatMap((line) => keptFindings(line, present)),
    ...orderFindings([...locked, ...added]),
  ];
  if (added.length === 0) return findings;
  if (options.fix && findings.length === 0) {
    const text = [...locked, ...added].map(({ hash, name }) => `${hash} ${name}\n`).join('');
    await writeFile(path.join(root, lock), text);
    return [];
  }
  const message = 'is not in the lock yet: `npm run check -- migrations --fix`';
  return [...findings, ...added.map(({ name }) => errorAt('migrations', `${folder}/${name}`, message))];
}

async function lineOf(root: string, file: string): Promise<Line> {
  const text = await readFile(path.join(root, file), 'utf8');
  const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
  return { hash, name: path.posix.basename(file) };
}

async function readLock(root: string): Promise<Line[]> {
  return linesOf(await readFile(path.join(root, lock), 'utf8').catch(() => ''));
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', name = ''] = line.split(' ');
      return { hash, name };
    });
}

/** The lock may be rewritten beside the file; what landed first stands in the history. */
function landedFindings(landed: Line, known: readonly Line[]): Finding[] {
  const now = known.find(({ name }) => name === landed.name);
  if (now?.hash === landed.hash) return [];
  const what =
    now === undefined ? 'landed and is gone from the lock' : 'landed with another text, whatever the lock says';
  return [errorAt('migrations', `${folder}/${landed.name}`, `${what}: put it back, and write a new migration`)];
}

function keptFindings(line: Line, present: readonly Line[]): Finding[] {
  const file = `${folder}/${line.name}`;
  const now = present.find(({ name }) => name === line.name);
  const remedy = 'write a new migration; only if this one never landed, remove its line from the lock';
  if (now === undefined) return [errorAt('migrations', lock, `${line.name} is gone: put it back, and ${remedy}`)];
  if (now.hash === line.hash) return [];
  return [errorAt('migrations', file, `has changed since it joined the lock: put it back, and ${remedy}`)];
}

function orderFindings(lines: readonly Line[]): Finding[] {
  return lines.flatMap(({ name }, index) => {
    const last = lines.slice(0, index).findLast((line) => line.name >= name)?.name;
    if (last === undefined) return [];
    const message = `sorts before ${last}, which landed earlier: give it a later time, and its line in the lock as well`;
    return [errorAt('migrations', `${folder}/${name}`, message)];
  });
}
