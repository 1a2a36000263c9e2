// Users from a file in the console: checked, mended where they stand, committed, given first passwords, taken back (specification 3; product 3.25).
import { expect, test } from '../../tools/testing/browser.ts';
import { confirm } from '../../tools/testing/journeys/confirmation.ts';

test('an administrator brings users in from a file, gives out their first passwords, and takes them back', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('admin', '/pc/admin/users');
  await page.getByRole('button', { name: '导入用户' }).click();
  await expect(page).toHaveURL(/\/admin\/users\/import$/);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel 模板' }).click();
  expect((await template).suggestedFilename()).toBe('用户上传模板.xlsx');
  await expectAccessible();
  const mark = Date.now().toString(36);
  const rows = ['登录名,姓名,角色编码,手机', `in.${mark},旅程甲,REP,13800001111`, `on.${mark},旅程乙,NOBODY,`];
  await page
    .locator('input[type="file"][aria-label="文件"]')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByText('没有编码为「NOBODY」的角色')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '修改第 3 行角色编码' }).click();
  await page.getByRole('textbox', { name: '修改第 3 行角色编码' }).fill('REP；DSM');
  await page.getByRole('textbox', { name: '修改第 3 行角色编码' }).press('Enter');
  await page.getByRole('button', { name: '提交 2 行' }).click();
  await confirm(page, '提交 2 行');
  await expect(page.getByText('新增 2 条，更新 0 条')).toBeVisible();
  const told = page.waitForEvent('download');
  await page.getByRole('button', { name: '发放初始密码' }).click();
  await confirm(page, '发放初始密码');
  expect((await told).suggestedFilename()).toMatch(/^初始密码-.*\.xlsx$/);
  await page.goto(`/pc/admin/users?keyword=${mark}`);
  await expect(page.getByText('138****1111')).toBeVisible();
  await page.getByRole('button', { name: '导入用户' }).click();
  await page.getByRole('button', { name: new RegExp(`${mark}\\.csv`) }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await confirm(page, '撤销');
  await expect(page.getByRole('button', { name: new RegExp(`${mark}\\.csv`) })).toContainText('已撤销');
});
