// Unit tests of the page patterns, in a light browser stand-in (look and feel, how to check it).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./tools/test-setup.ts'],
    // The page model is made once for all files of a worker: nothing but making it and loading modules takes time here.
    isolate: false,
    testTimeout: 20_000,
  },
});
