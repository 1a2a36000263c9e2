// Child processes of the benchmarks: each announces itself once, then is asked over its channel, and ends with this process.
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Order, Outcome } from '../load/message.ts';

/** Starts a file of bench/ and waits for its first message. */
export async function startChild<T>(
  file: string,
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; first: T }> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = fork(path, [], {
    env: environment,
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, first: await nextMessage<T>(child) };
}

/** The next message of a child. Throws when it ends instead. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a child process ended with ${String(code)}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** Ends a child and waits for it. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Puts load on a port from a process of its own. */
export async function load(order: Order): Promise<Outcome> {
  const path = fileURLToPath(new URL('../load/load-client.ts', import.meta.url));
  const child = fork(path, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const answer = nextMessage<{ outcome?: Outcome; error?: string }>(child);
    child.send(order);
    const { outcome, error } = await answer;
    if (outcome === undefined) throw new Error(error);
    return outcome;
  } finally {
    await endChild(child);
  }
}

/** Resident memory of a process in MB (1,000,000 bytes), as the kernel counts it. */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(line?.[1]) * 1024) / 1e6;
}
