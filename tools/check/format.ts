// Format: oxfmt with .oxfmtrc.json over our source folders and the settings files of the root.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, type StepOptions, errorAt } from './report/finding.ts';
import { runProgram } from './report/run-program.ts';
import { sourceFolders } from './report/source-files.ts';

export async function checkFormat(root: string, options: StepOptions): Promise<Finding[]> {
  const settings = (await readdir(root)).filter((name) => /\.(ts|json)$/.test(name) && name !== 'package-lock.json');
  const present = sourceFolders.filter((folder) => existsSync(path.join(root, folder)));
  const mode = options.fix ? '--write' : '--list-different';
  const result = await runProgram(root, 'oxfmt', [mode, '--no-error-on-unmatched-pattern', ...present, ...settings]);
  if (result.code === 0) return [];
  const different = options.fix ? [] : result.stdout.split('\n').filter((line) => line.trim() !== '');
  if (different.length === 0 || result.stderr.trim() !== '') {
    return [errorAt('format', '.oxfmtrc.json', (result.stderr + result.stdout).trim())];
  }
  return different.map((file) => errorAt('format', file.trim(), 'is not formatted; `npm run check -- format --fix`'));
}
