// Unit and API tests: one project per workspace that brings its own settings, one for the product's commands and demo, one for the repository's own tools.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** What keeps the repository in order, not the product: not in the gate. */
const ownTools = ['check', 'new-domain', 'plain-code', 'schema', 'tagger', 'testing/reports'].map(
  (folder) => `tools/${folder}/**/*.test.ts`,
);

const node = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    environment: 'node',
    include,
    exclude,
    testTimeout: 60_000,
    // What runs in the background beside two workers may take seconds.
    expect: { poll: { timeout: 10_000 } },
  },
});

const workspaces = ['packages/contract', 'packages/ui', 'apps/server', 'apps/web'];

export default defineConfig({
  test: {
    tags: [
      { name: 'long', description: 'Not in the gate (`npm test`): kills, real waits, whole matrices, long imports.' },
    ],
    projects: [
      ...workspaces.filter((folder) => existsSync(new URL(`${folder}/vitest.config.ts`, import.meta.url))),
      node('commands', ['tools/**/*.test.ts', 'database/**/*.test.ts'], ownTools),
      node('tools', ownTools),
    ],
  },
});
