// Tells when npm was killed: it passes nothing on, and a program that outlived it would hold port and data for ever.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Calls `end` once when the npm that runs this script (or the shell between them) is gone. Does nothing outside npm. */
export function watchNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const hasProc = npm !== undefined && process.platform === 'linux';
  const timer = setInterval(
    () => {
      if (process.ppid === shell && parentOf(shell) === npm) return;
      clearInterval(timer);
      end();
    },
    hasProc ? 250 : 2000,
  );
  timer.unref();
}

function parentOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return undefined;
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
  }
}
