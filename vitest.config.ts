// Unit and API tests: one project per workspace that brings its own settings, and one for the tools.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const workspaces = ['packages/contract', 'packages/ui', 'apps/server', 'apps/web'];

export default defineConfig({
  test: {
    tags: [
      { name: 'long', description: 'Not in the gate (`npm test`): kills, real waits, whole matrices, long imports.' },
    ],
    projects: [
      ...workspaces.filter((folder) => existsSync(new URL(`${folder}/vitest.config.ts`, import.meta.url))),
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'database/**/*.test.ts'],
          testTimeout: 60_000,
          // What runs in the background beside two workers may take seconds.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
