// Browser tests: the built product on a free port with its own data, in Chinese and in Shanghai unless a test says otherwise.
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser/chromium.ts';

const launchOptions = await findChromium(console.log);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tools/testing/products/product.ts',
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Nobody opens a trace of a machine that is gone, and writing one takes a third of the time.
    trace: process.env['CI'] === 'true' ? 'off' : 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
