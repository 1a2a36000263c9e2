// The `test` of every browser test: signs people in through the real pages, and fails on any error in the console.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface ConsoleWatch {
  /** Lets errors pass that the test provokes on purpose, such as the browser's own note of a 404. */
  readonly allow: (pattern: RegExp) => void;
}

interface Fixtures {
  /** Signs in with the demo password and answers the page once the product is open. */
  readonly signedIn: (login: string) => Promise<Page>;
  consoleErrors: ConsoleWatch;
  /** Fails when axe finds a fault of WCAG 2.2 level A or AA in the page, or in the part of it. */
  readonly expectAccessible: (part?: string) => Promise<void>;
}

interface Options {
  /** Whose domain the test opens. */
  enterprise: 'weili' | 'kanglan';
}

const password = 'Yijian-demo-2026';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const test = base.extend<Fixtures & Options>({
  enterprise: ['weili', { option: true }],

  baseURL: async ({ enterprise }, provide) => {
    const address = process.env['PRODUCT_ADDRESS'];
    if (address === undefined)
      throw new Error('PRODUCT_ADDRESS is not set: run browser tests through playwright.config.ts.');
    const url = new URL(address);
    url.hostname = enterprise === 'kanglan' ? 'kanglan.localhost' : 'localhost';
    await provide(url.origin);
  },

  consoleErrors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => errors.push(String(fault.error().stack ?? fault.error())));
      await provide({ allow: (pattern) => allowed.push(pattern) });
      const faults = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ page }, provide) => {
    await provide(async (login) => {
      await signIn(page, login);
      return page;
    });
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async (part) => {
      const builder = new AxeBuilder({ page }).withTags(levels);
      const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
      const faults = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
      expect(faults, 'accessibility faults').toEqual([]);
    });
  },
});

/** Opens the sign-in page, follows its button to the provider when it has one, and fills in the form. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/pc/login');
  const secret = page.locator('input[type="password"]');
  const entry = page.getByRole('button', { name: /登录|登 录|Sign in|Log in/ }).first();
  await expect(secret.or(entry).first()).toBeVisible();
  if (!(await secret.isVisible())) await entry.click();
  await page.locator('input[name="username"], input[autocomplete="username"]').fill(login);
  await secret.fill(password);
  await secret.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/pc/') && !url.pathname.endsWith('/login'));
  await page.waitForFunction(() => localStorage.getItem('tokenInfo') !== null);
}
