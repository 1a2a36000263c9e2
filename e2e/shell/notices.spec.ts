// The message centre: types with counts, read one by one, opened at what a message is about, and how messages arrive (specification 2.3, news).
import { expect, open, test } from '../../tools/testing/browser.ts';

const LOGIN = 'zhou.minxing';

test('NEW-01 messages are filtered by type, read one by one and opened at their record', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn(LOGIN, '/pc/news/newsIndex');
  const main = page.locator('main');
  const types = main.getByRole('group', { name: '按类型查看' });
  const rows = main.locator('.notices > li');
  await expect(types.getByRole('button', { name: /^任务/ })).toBeVisible();
  await expectAccessible();

  await types.getByRole('button', { name: /^全员通知/ }).click();
  await expect(rows).toHaveCount(1);
  const welcome = rows.filter({ hasText: '欢迎使用医见' });
  await welcome.getByRole('button', { name: '标为已读' }).click();
  await expect(welcome.getByRole('button', { name: '标为已读' })).toBeHidden();
  await expect(types.getByRole('button', { name: '全员通知', exact: true })).toBeVisible();

  await types.getByRole('button', { name: /^任务/ }).click();
  const task = rows.filter({ hasText: '给您安排了任务' }).first();
  await expect(task.locator('.notice-actor')).toHaveText(/\S/);
  await task.getByRole('button').first().click();
  await expect(page).toHaveURL(/taskRecordDetail\?id=\d+/);
});

test('muting and mail are chosen type by type, in English and on a phone', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn(LOGIN);
  await page.setViewportSize({ width: 390, height: 844 });
  // As the daily mail leads here.
  await open(page, '/pc/news/newsIndex?settings=open', 'en');
  const dialog = page.getByRole('dialog', { name: 'Notification settings' });
  const copies = dialog.getByRole('switch', { name: 'Copies: on screen' });
  await expect(copies).toBeChecked();
  await expectAccessible('.ant-modal');
  await copies.click();
  const mail = dialog.getByRole('switch', { name: 'Tasks: daily mail' });
  await mail.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(copies).not.toBeChecked();
  await expect(mail).toBeChecked();
  await copies.click();
  await mail.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});
