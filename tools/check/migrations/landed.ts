// What landed on the main line, told by the history: an edited migration cannot hide behind an edited lock.
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The baseline was drawn anew until then, and an older database is told so in words (docs/operations.md). */
const BASELINE = '2026-11-25T14:00:00Z';

/**
 * The line of each migration as it landed first: those of the baseline, and those that commits of the main line added since.
 * Empty where there is no history: a package, a tree without git.
 */
export async function landedLock(root: string, lock: string): Promise<string> {
  const git = async (...words: string[]): Promise<string> =>
    (await run('git', ['-C', root, ...words], { maxBuffer: 2 ** 26 })).stdout.trim();
  try {
    if ((await realpath(await git('rev-parse', '--show-toplevel'))) !== (await realpath(root))) return '';
    const landed = await mainLine(git);
    const baseline = await git('rev-list', '-1', '--first-parent', `--before=${BASELINE}`, landed);
    const drawn = baseline === '' ? '' : await git('show', `${baseline}:${lock}`).catch(() => '');
    const since = ['--first-parent', '--reverse', `--since=${BASELINE}`];
    const changes = await git('log', '-p', '-U0', '--format=', ...since, landed, '--', lock);
    const added = [...changes.matchAll(/^\+([0-9a-f]{64} \S+)$/gm)].map(([, line]) => line!);
    const first = new Map<string, string>();
    for (const line of [...drawn.split('\n'), ...added]) {
      const name = line.split(' ')[1];
      if (name !== undefined && !first.has(name)) first.set(name, line);
    }
    return [...first.values()].join('\n');
  } catch {
    return '';
  }
}

/** The last commit that this tree shares with the main line; a branch may still change what only it has. */
async function mainLine(git: (...words: string[]) => Promise<string>): Promise<string> {
  for (const name of ['origin/main', 'main']) {
    const shared = await git('merge-base', 'HEAD', name).catch(() => '');
    if (shared !== '') return shared;
  }
  return git('rev-parse', 'HEAD');
}
