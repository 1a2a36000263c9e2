// A record shown to a colleague: from its page to the notice, and away again (specification 3, 6).
import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from '../tools/testing/browser.ts';

/** Opens a page of the shell for the first time, and puts the data notice away for good. */
async function enter(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.getByRole('checkbox', { name: '不再提醒' }).check();
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.locator('.data-notice-foot')).toBeHidden();
  return page;
}

/** The colleague of the same team, in a browser of her own. */
async function colleague(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(page, 'duan.qingyue');
  return enter(page, '/pc/dashboard');
}

async function shareWithColleague(page: Page): Promise<void> {
  const share = page.getByRole('dialog', { name: /^共享 / });
  await share.locator('#share-users').fill('段清越');
  await page.getByTitle(/^段清越 · /).click();
  await page.keyboard.press('Escape');
  await share.getByRole('button', { name: '共享', exact: true }).click();
  await expect(page.getByText('已共享，同事会收到通知')).toBeVisible();
  await expect(share.getByText('段清越', { exact: true })).toBeVisible();
}

async function openNotice(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByTestId('notice-dot')).toBeVisible();
  await page.getByRole('button', { name: /^消息通知/ }).click();
  await page.getByRole('dialog', { name: '消息通知' }).getByText(title).first().click();
}

test('a hospital is shared from its detail, where its history stands too', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const receiver = await colleague(browser, baseURL);
  const page = await enter(await signedIn('chen.yizhou'), '/pc/customer/hospitalList/hospitalTeamManager');
  await page.locator('tr.ant-table-row').filter({ visible: true }).first().getByRole('rowheader').click();
  await expect(page).toHaveURL(/hospitalDetail\/\d+/);
  await page.getByRole('button', { name: '共享', exact: true }).click();
  await shareWithColleague(page);
  await openNotice(receiver, /陈亦舟与您共享了医院/);
  await expect(receiver).toHaveURL(/hospitalDetail\/\d+/);
  await expect(receiver.getByRole('button', { name: '修改历史' })).toBeVisible();
  const share = page.getByRole('dialog', { name: /^共享 / });
  await share.getByRole('button', { name: '撤回' }).click();
  await expect(share.getByText('还没有共享给任何同事')).toBeVisible();
  await share.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '修改历史' }).click();
  await expect(page.getByRole('dialog', { name: '这条记录的历史' })).toBeVisible();
  await expectAccessible();
});
