// The audit trail and the log of sign-ins as compliance and administrators meet them (product 3.25; reliability 27).
import type { Organization } from '@yijian/contract/administration';
import { expect, send, test } from '../../tools/testing/browser.ts';

test('3.25 a change is found in the trail in words, its field is restored with a reason, and both stay to be seen', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('admin', '/pc/admin/organizations');
  const organizations = await send<Organization[]>(page, '/API-SYSTEM/admin/organizations');
  const { name: former } = organizations.find(({ grade, userCount }) => grade === 2 && userCount > 0)!;
  await page.getByRole('button', { name: `修改 ${former}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: '修改组织' });
  await form.locator('#name').fill('改错的名称');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('更新成功')).toBeVisible();

  await page.getByRole('button', { name: '改错的名称 的修改历史' }).click();
  const history = page.getByRole('dialog', { name: '这条记录的历史' });
  await expect(history.getByText('原值').first()).toBeVisible();
  await history.getByRole('button', { name: '名称的历史' }).first().click();
  await history
    .getByRole('button', { name: `恢复为此值 · ${former}` })
    .first()
    .click();
  await expect(history.getByRole('button', { name: '恢复为此值', exact: true })).toBeDisabled();
  await history.getByLabel('原因（必填）').fill('名称改错了');
  await history.getByRole('button', { name: '恢复为此值', exact: true }).click();
  await expect(page.getByText('已恢复')).toBeVisible();
  await expect(history.getByText('名称改错了')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.goto('/pc/admin/audit?kind=organizations');
  const table = page.getByRole('table', { name: '审计记录' });
  await expect(table.getByText('名称改错了')).toBeVisible();
  // By the name of the record and the field that was changed, whoever changed it.
  await page.getByRole('searchbox', { name: '记录名称或编号' }).fill(former);
  await page.getByRole('button', { name: '改了哪个字段' }).click();
  await page.getByRole('radio', { name: '名称', exact: true }).click();
  await expect(page).toHaveURL(/field=organizations\.name/);
  await expect(page).toHaveURL(/recordName=/);
  await expect(table.getByText('名称改错了')).toBeVisible();
  await expectAccessible();
  await table.getByText('名称改错了').click();
  const entry = page.getByRole('dialog', { name: '组织：修改' });
  await expect(entry.getByText('改错的名称').first()).toBeVisible();
  await expect(entry.getByRole('button', { name: '这条记录的历史' })).toBeVisible();
  await expectAccessible();
});

test('3.25 compliance reads the trail and the log of sign-ins, and whoever may not sees 403', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('shen.lian', '/pc/admin/sign-ins');
  const table = page.getByRole('table', { name: '登录日志' });
  await expect(table.getByText('shen.lian').first()).toBeVisible();
  await page.getByRole('button', { name: '登录锁定' }).click();
  await expect(page.getByRole('dialog', { name: '登录锁定' })).toBeVisible();
  await page.keyboard.press('Escape');
  await table.getByText('shen.lian').first().click();
  await expect(page.getByRole('dialog', { name: '沈廉 的登录会话' }).getByText('最近活动').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '结束会话' })).toHaveCount(0);
  await expectAccessible();
});

test('2c a representative opens neither', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  for (const path of ['/pc/admin/audit', '/pc/admin/sign-ins']) {
    await page.goto(path);
    await expect(page.getByText('403 没有权限')).toBeVisible();
  }
});
