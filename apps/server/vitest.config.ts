// Unit and API tests of the server, on one real PostgreSQL for the whole run.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tools/testing/database.ts'],
    setupFiles: ['./test-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What runs in the background beside two workers may take seconds.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // The server is loaded once for all files of a worker: every file starts an application of its own, and nothing is kept in modules.
    isolate: false,
  },
});
