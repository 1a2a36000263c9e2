// Products one after the other in one process: each spec file of the browser gets a fresh one, and the server is loaded only once.
import { start, type Running } from '../../../apps/server/src/main.ts';

let running: Running | undefined;

process.on('message', (env) => void replace(env as NodeJS.ProcessEnv));
process.on('disconnect', () => void end());

/** Answers the address of the new product, or what kept it from starting. */
async function replace(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await running?.stop();
    running = undefined;
    running = await start({ env });
    process.send!({ address: running.address });
  } catch (error) {
    process.send!({ fault: String((error as Error).stack) });
  }
}

async function end(): Promise<void> {
  await running?.stop().catch(() => undefined);
  process.exit(0);
}
