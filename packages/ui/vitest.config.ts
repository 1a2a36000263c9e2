// Unit tests of the page patterns, in a light browser stand-in (look and feel, how to check it).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./tools/test-setup.ts'],
    testTimeout: 20_000,
  },
});
