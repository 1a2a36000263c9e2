// Open pages and where they stand (specification 2.4).
import { expect, test } from '../../tools/testing/browser.ts';

test('2.4 each tab stands where it was left, and a new one at its top', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', '/pc/meeting/apply/approved?view=calendar&month=2026-05');
  await page.setViewportSize({ width: 1440, height: 600 });
  const content = page.locator('#content');
  const top = () => content.evaluate((box) => box.scrollTop);
  const month = page.locator('.meeting-month');
  const meetings = page.locator('.shell-tab', { hasText: '的会议' });
  await expect(month).toBeVisible();
  await content.evaluate((box) => box.scrollTo(0, 240));
  await expect.poll(top).toBe(240);

  await page.getByRole('button', { name: '客户管理' }).click();
  await page.getByRole('link', { name: '我的客户' }).click();
  await expect(page.locator('.shell-page:visible tr.ant-table-row').first()).toBeVisible();
  expect(await top()).toBe(0);

  await meetings.click();
  await expect(month).toBeVisible();
  await expect.poll(top).toBe(240);

  await meetings.getByRole('button').click();
  await expect(meetings).toHaveCount(0);
  // The page behind the closed one comes a moment after the tab is gone, and its section opens in the menu with it.
  await expect(page.locator('.shell-menu-line', { hasText: '我的客户' })).toBeVisible();
  await page.getByRole('button', { name: '会议管理' }).click();
  await page.getByRole('link', { name: '会议申请' }).click();
  const views = page.getByRole('radiogroup', { name: '显示方式' });
  await views.getByText('日历', { exact: true }).click();
  await expect(month).toBeVisible();
  expect(await top()).toBe(0);
});
