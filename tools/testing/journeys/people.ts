// Several people in one journey, each with a part to do.
import type { Browser, Page } from '@playwright/test';
import { signIn } from '../browser.ts';

/** Somebody else does their part in a browser of their own. */
export async function withUser(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  { login, path }: { login: string; path: string },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(page, login, path);
  await work(page);
  await page.context().close();
}

/** Agrees to the request that is open, and waits until the decision is kept. */
export async function agree(page: Page): Promise<void> {
  const decided = page.waitForResponse((answer) => answer.url().includes('/task/approve/') && answer.ok());
  await page
    .locator('.yj-decide')
    .getByRole('button', { name: /^同\s?意$/ })
    .click();
  await decided;
}

/** Chooses an option of a select by the id of its field. */
export const choose = async (page: Page, id: string, option: string | RegExp): Promise<void> => {
  await page.locator(`#${id}`).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option).first().click();
};
