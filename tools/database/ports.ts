// Free TCP ports on this machine, and who holds a taken one.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartProblem } from './problem.ts';

/** True when the port can be listened on; without a host, on all addresses. */
export async function isFree(port: number, host?: string): Promise<boolean> {
  return (await whyNotFree(port, host)) === undefined;
}

/** The system's code for why the port cannot be listened on, such as EADDRINUSE; undefined when it can. */
export function whyNotFree(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(undefined)));
  });
}

/** A port free at this moment on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : undefined;
      probe.close(() => (found === undefined ? reject(new StartProblem('No free port.')) : resolve(found)));
    });
  });
}

/** The process that listens on the port, where the system tells (Linux, and only processes we may look into). */
export function listenerOn(port: number): { pid: number; command: string } | undefined {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningSockets(table, port)));
  if (sockets.size === 0) return undefined;
  for (const pid of list('/proc').filter((name) => /^\d+$/.test(name))) {
    const holds = list(`/proc/${pid}/fd`).some((fd) => sockets.has(link(`/proc/${pid}/fd/${fd}`)));
    if (holds) return { pid: Number(pid), command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() };
  }
  return undefined;
}

function listeningSockets(table: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = read(table)
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  // Column 2 is the local address, column 4 the state (0A is LISTEN), column 10 the socket's inode.
  return rows
    .filter((row) => row[1]?.endsWith(`:${hexPort}`) && row[3] === '0A')
    .map((row) => `socket:[${row[9] ?? ''}]`);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
