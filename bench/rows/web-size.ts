// JavaScript that must arrive before the shell can run, before each screen can, and before the pages of doctors can: the product's own size report of a fresh build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Bench, type Figure } from '../figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const webSize: Bench = {
  name: 'web-size',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yijian-bench-web-'));
    try {
      const vite = [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--outDir',
        folder,
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ];
      const built = spawnSync(process.execPath, vite, {
        cwd: join(root, 'apps/web'),
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (built.status !== 0) throw new Error(`the web application could not be built: ${built.stderr}`);
      return figuresOf(
        spawnSync(process.execPath, [join(root, 'apps/web/size.ts'), folder], { encoding: 'utf8' }).stdout,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function figuresOf(report: string): Figure[] {
  const lines = [...report.matchAll(/^\s*([\d.]+) kB of (\d+)\s+(.+)$/gm)].map(([, size, limit, name]) => ({
    size: Number(size),
    limit: Number(limit),
    name: name!,
  }));
  const shell = lines.find((line) => line.name === 'critical path');
  const doctor = lines.find((line) => line.name === 'doctor pages');
  const screens = lines.filter((line) => line !== shell && line !== doctor);
  if (shell === undefined || doctor === undefined || screens.length === 0)
    throw new Error(`the size report was not understood:\n${report}`);
  const largest = screens.reduce((a, b) => (a.size > b.size ? a : b));
  const name = largest.name.split('/').at(-1)!;
  return [
    { name: 'JavaScript before the shell runs', figure: shell.size, unit: 'kB', limit: atMost(shell.limit) },
    { name: 'JavaScript of the pages of doctors', figure: doctor.size, unit: 'kB', limit: atMost(doctor.limit) },
    {
      name: 'further JavaScript of the largest screen',
      figure: largest.size,
      unit: 'kB',
      limit: atMost(largest.limit),
      note: `${name}, of ${screens.length} screens`,
    },
  ];
}
