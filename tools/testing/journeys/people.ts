// Several people in browser journeys of meetings.
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

/** Chooses an option of a select by the id of its field. */
export const choose = async (page: Page, id: string, option: string | RegExp): Promise<void> => {
  await page.locator(`#${id}`).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option).first().click();
};
