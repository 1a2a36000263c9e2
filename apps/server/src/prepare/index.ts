// Brings a database to where the server can serve from it, before anything else is opened.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isFilled } from '../../../../database/seeds/first-start.ts';
import { isMigrated } from '../platform/db/index.ts';
import { keepDemoPrivate, refusePublicDemo } from './demo-accounts.ts';

/** What the process that did the work had to say about a failure. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

/** Brings a database to where it may be served, and refuses one whose demo accounts would be open to strangers. */
export async function prepareDatabase(ownerUrl: string, env: Record<string, string | undefined>): Promise<void> {
  await refusePublicDemo(ownerUrl, env);
  await bringUp(ownerUrl, env);
  await keepDemoPrivate(ownerUrl, env);
}

/**
 * Runs the missing migrations and fills an empty database, in a process of its own: the runner of migrations, the generator of the
 * demo and the memory they grew to end with it, instead of staying with a server that never needs them again.
 * Throws what went wrong there.
 */
async function bringUp(ownerUrl: string, env: Record<string, string | undefined>): Promise<void> {
  if ((await isMigrated(ownerUrl)) && (await isFilled(ownerUrl))) return;
  const child = fork(fileURLToPath(new URL('./run.ts', import.meta.url)), { env });
  let failure: Failure | undefined;
  child.on('message', (message) => (failure = message as Failure));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  failure ??= { message: `The database was not prepared: the process ended with ${String(code ?? signal)}` };
  throw Object.assign(new Error(failure.message), failure);
}
