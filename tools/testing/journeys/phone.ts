// A doctor's phone: a browser of its own, without a user.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails when axe finds a fault of WCAG 2 level A or AA in the page. */
  readonly expectAccessible: () => Promise<void>;
}

export async function doctorsPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const expectAccessible = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  };
  return { page, context, expectAccessible };
}
