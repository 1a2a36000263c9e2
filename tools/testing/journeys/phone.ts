// A doctor's phone: a browser of its own, without a user.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { codeSentTo } from '../products/outbox.ts';
import type { Product } from '../products/products.ts';

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

/** The number that the demo gives a doctor. */
export const phoneOf = (doctorId: string): string => `1990${doctorId.padStart(7, '0')}`;

/** Asks for a code by SMS and writes it in. */
export async function provePhone(page: Page, { product, phone }: { product: Product; phone: string }): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeSentTo(product, phone));
}

/** The doctor signs in to the own pages. */
export async function signInDoctor(
  page: Page,
  { product, doctorId }: { product: Product; doctorId: string },
): Promise<void> {
  await page.goto('/pc/doctorLogin');
  await provePhone(page, { product, phone: phoneOf(doctorId) });
  await page.getByRole('button', { name: /^登\s?录$/ }).click();
}
