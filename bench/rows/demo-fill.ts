// `npm run db:demo` from nothing: a database is made, migrated and filled with the small demo, and stopped.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Bench } from '../figure.ts';
import { median } from '../load/message.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = join(root, '.cache/bench/demo-fill');

export const demoFill: Bench = {
  name: 'demo-fill',
  async run() {
    const seconds = [await fillOnce(), await fillOnce(), await fillOnce()];
    return [
      {
        name: 'small demo from nothing',
        figure: median(seconds),
        unit: 's',
        limit: atMost(10),
        note: `database made, migrated and filled; slowest ${Math.max(...seconds).toFixed(1)} s`,
      },
    ];
  },
};

async function fillOnce(): Promise<number> {
  rmSync(dataDir, { recursive: true, force: true });
  const { DATABASE_URL: _, KEY_FILE: __, ...rest } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/demo/run.ts'), '--size', 'small'], {
    cwd: root,
    env: { ...rest, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`npm run db:demo ended with ${code}`);
  rmSync(dataDir, { recursive: true, force: true });
  return (performance.now() - began) / 1000;
}
