// A doctor's phone: a browser of its own, without a user.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { codeSentBy } from '../products/outbox.ts';
import type { Product } from '../products/products.ts';
import { wordsIn, type Language } from './words.ts';

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails when axe finds a fault of WCAG 2 level A or AA in the page. */
  readonly expectAccessible: () => Promise<void>;
}

export async function doctorsPhone(browser: Browser, baseURL: string, language: Language = 'zh'): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
  });
  await context.addInitScript((code) => {
    // An empty page keeps nothing; what is chosen later stays.
    if (location.protocol.startsWith('http')) localStorage['languageType'] ??= code;
  }, language);
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
export async function provePhone(
  page: Page,
  { product, phone, language = 'zh' }: { product: Product; phone: string; language?: Language },
): Promise<void> {
  const words = wordsIn(language);
  await page.getByLabel(words('手机号', 'Mobile number')).fill(phone);
  const code = await codeSentBy(page.getByRole('button', { name: words('获取验证码', 'Send code') }), {
    product,
    phone,
  });
  await page.getByLabel(words('短信验证码', 'Code from the message')).fill(code);
}

/** The doctor signs in to the own pages. */
export async function signInDoctor(
  page: Page,
  { product, doctorId, language = 'zh' }: { product: Product; doctorId: string; language?: Language },
): Promise<void> {
  await page.goto('/pc/doctorLogin');
  await provePhone(page, { product, phone: phoneOf(doctorId), language });
  await page.getByRole('button', { name: wordsIn(language)('登录', 'Sign in'), exact: true }).click();
}
