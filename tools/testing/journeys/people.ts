// Several people in one journey, each with a part to do.
import type { Browser, Locator, Page } from '@playwright/test';
import { signIn } from '../browser.ts';
import { wordsIn, type Language } from './words.ts';

/** Where the people of a journey are, and the language they read. */
export interface Where {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  /** Chinese unless given. */
  readonly language?: Language;
}

/** Somebody else does their part in a browser of their own. */
export async function withUser(
  { browser, baseURL, language }: Where,
  { login, path }: { login: string; path: string },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(page, login, path, language);
  await work(page);
  await page.context().close();
}

/** Agrees to the request that is open, and waits until the decision is kept. */
export async function agree(page: Page, language: Language = 'zh'): Promise<void> {
  const decided = page.waitForResponse((answer) => answer.url().includes('/task/approve/') && answer.ok());
  await page
    .locator('.yj-decide')
    .getByRole('button', { name: wordsIn(language)('同意', 'Agree'), exact: true })
    .click();
  await decided;
}

/** Chooses an option of a select by the id of its field. */
export const choose = async (page: Page, id: string, option: string | RegExp): Promise<void> => {
  await page.locator(`#${id}`).click();
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await options.filter({ hasText: option }).first().click();
};

/** Chooses the person whom a search by name has found. */
export async function choosePerson(page: Page, field: Locator, name: string): Promise<void> {
  await field.click();
  await page.keyboard.type(name);
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await options.filter({ hasText: name }).click();
}
