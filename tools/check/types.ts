// Types: the native TypeScript compiler over every workspace and the root, two at a time; a second run checks what changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorAt, type Finding, type StepOptions } from './report/finding.ts';
import { runProgram } from './report/run-program.ts';
import { isTypeScript, listFiles } from './report/source-files.ts';

const house = ['packages/contract', 'packages/ui', 'apps/server', 'apps/web', '.'];
const atOnce = 2;

export async function checkTypes(
  root: string,
  { projects = house }: Partial<StepOptions> & { projects?: readonly string[] } = {},
): Promise<Finding[]> {
  const waiting = [...projects];
  const findings: Finding[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      findings.push(...(await checkProject(root, project)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // One source is compiled by several projects: a fault in it is told once.
  const told = new Map(findings.map((finding) => [`${finding.file}:${finding.line}:${finding.message}`, finding]));
  return [...told.values()].toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

async function checkProject(root: string, project: string): Promise<Finding[]> {
  if (!(await hasSources(root, project))) return [];
  const buildInfo = path.posix.join('.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const result = await runProgram(root, 'tsc', [
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    path.join(root, buildInfo),
  ]);
  if (result.code === 0) return [];
  const findings = result.stdout
    .split('\n')
    .map((line) => /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, file, line, code, message]) => errorAt(`types/${code}`, `${file}`, `${message}`, Number(line)));
  // A failure without a place (a broken config, a crash) must not pass as clean.
  return findings.length > 0 ? findings : [errorAt('types', project, (result.stdout + result.stderr).trim())];
}

/** A workspace without a single source is not a fault: the compiler calls it one (TS18003). */
async function hasSources(root: string, project: string): Promise<boolean> {
  const config = JSON.parse(readFileSync(path.join(root, project, 'tsconfig.json'), 'utf8')) as { include?: string[] };
  for (const entry of config.include ?? []) {
    if (entry.includes('.')) continue;
    if ((await listFiles(root, path.posix.join(project, entry))).some(isTypeScript)) return true;
  }
  return false;
}
