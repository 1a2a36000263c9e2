// `npm start` on data that is there: from the command until the server says it is ready, the embedded database included.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/database/ports.ts';
import type { Bench } from '../figure.ts';
import { median } from '../load/message.ts';
import { memoryFlags } from '../stage/stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const startUp: Bench = {
  name: 'start-up',
  async run() {
    const first = await startOnce();
    const later = [await startOnce(), await startOnce(), await startOnce()];
    return [
      {
        name: 'start, data already there',
        figure: median(later),
        unit: 's',
        note: `the start before took ${first.toFixed(1)} s`,
      },
    ];
  },
};

async function startOnce(): Promise<number> {
  const port = await freePort();
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, PORT: String(port), DATA_DIR: join(root, '.cache/bench/start-up'), LOG_LEVEL: 'error' };
  const began = performance.now();
  const child = spawn(process.execPath, [...memoryFlags(), join(root, 'tools/start/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return (performance.now() - began) / 1000;
      await sleep(20);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
