// The workspace in a real browser: the reader's own work, and for who leads others that of the team (specification 2.2).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';

const tile = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const number = (page: Page, title: string) => tile(page, title).locator('.yj-kpi-open .kpi');

async function open(signedIn: (login: string) => Promise<Page>, login: string): Promise<Page> {
  const page = await signedIn(login);
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.locator('.data-notice-foot')).toBeHidden();
  return page;
}

test('2.2 who leads others begins with the team, and every number opens the people or visits it counts', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'zhou.minxing');
  await expect(number(page, '团队客户')).toHaveText(/^[1-9]/);
  await expect(tile(page, '今日拜访').getByText('陈亦舟').first()).toBeVisible();
  await expect(tile(page, '久未拜访').last()).toContainText(/天前|从未拜访/);
  await expectAccessible();

  await number(page, 'A、B 级已拜访').click();
  await expect(page).toHaveURL(/allCustomer\?tier=A&tier=B&lastVisit=WITHIN_30/);
  await expect(page.getByText(/符合 [1-9][\d,]* 位/)).toBeVisible();
  await page.locator('.shell-tab', { hasText: '工作台' }).click();
  await number(page, '近 7 天已提交').click();
  await expect(page).toHaveURL(/teamVisit\?/);
  await expect(page.locator('main').getByText(/符合 [1-9][\d,]* 次/)).toBeVisible();

  await page.locator('.shell-tab', { hasText: '工作台' }).click();
  await page.getByText('本人', { exact: true }).click();
  await expect(number(page, '我的客户')).toHaveText('0');
});

test('2.2 who leads nobody sees the own work and no choice', async ({ signedIn }) => {
  const page = await open(signedIn, 'chen.yizhou');
  await expect(number(page, '我的客户')).toHaveText(/^[1-9]/);
  await expect(page.getByText('团队', { exact: true })).toBeHidden();
});
