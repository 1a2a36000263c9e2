// Unit tests of the web app run in a small browser model.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../packages/ui/tools/test-setup.ts', './test-setup.ts'],
    silent: 'passed-only',
    // The page model is made once for all files of a worker: nothing but making it and loading modules takes time here.
    isolate: false,
    testTimeout: 15_000,
  },
});
