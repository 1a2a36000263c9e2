// Small questions about other processes, answered through /proc where there is one.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True while the process runs; a dead process that nobody collected counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statOf(pid)?.state !== 'Z';
}

/** A mark that tells a process from a later one with the same number; empty where the system does not say. */
export function birthOf(pid: number): string {
  return statOf(pid)?.birth ?? '';
}

/** The program name of the process, or undefined where the system does not say. */
export function nameOf(pid: number): string | undefined {
  return statOf(pid)?.name;
}

/** Processes named `name` whose working folder is `folder` (PostgreSQL's children work in the data folder). */
export function processesIn(folder: string, name: string): number[] {
  return allProcesses().filter((pid) => {
    try {
      return readlinkSync(`/proc/${String(pid)}/cwd`) === folder && nameOf(pid) === name;
    } catch {
      return false;
    }
  });
}

/** Waits until the condition holds; false when the time is up first. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(50);
  }
  return true;
}

function statOf(pid: number): { name: string; state: string; birth: string } | undefined {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const close = text.lastIndexOf(')');
    const fields = text.slice(close + 2).split(' ');
    return { name: text.slice(text.indexOf('(') + 1, close), state: fields[0] ?? '', birth: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0);
  } catch {
    return [];
  }
}
