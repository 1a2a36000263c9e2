// The administration console as an administrator meets it: its own window, records added and deleted, rights given (specification 2.4; R2.17, R8.4, R8.5).
import { expect, test } from '../../tools/testing/browser.ts';

test(
  'R2.17 the console opens at its fixed path in a frame of its own',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('admin', '/pc/admin');
    await expect(page).toHaveURL(/\/pc\/admin\/users$/);
    const sections = page.getByRole('navigation', { name: '管理后台栏目' });
    await expect(sections.getByRole('link')).toContainText(['用户', '角色', '组织', '菜单']);
    await expect(page.getByText('chen.yizhou', { exact: true })).toBeVisible();
    await expectAccessible();
  },
);

test('R6.1 whoever does not administer sees 403 in place of the console', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', '/pc/admin/users');
  await expect(page.getByText('403 没有权限')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('R8.4 R8.5 an organization is added, its deletion called off and then confirmed, each said in words', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', '/pc/admin/organizations');
  await page.getByRole('button', { name: '新建组织' }).click();
  const form = page.getByRole('dialog', { name: '新建组织' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请填写名称').first()).toBeVisible();
  await form.locator('#name').fill('试点组织');
  await form.locator('#enName').fill('Pilot');
  await form.locator('#code').fill('PILOT-1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const remove = page.getByRole('button', { name: '删除 试点组织' });
  const question = page.getByRole('dialog').filter({ hasText: '确定删除组织“试点组织”及其所有下级组织吗？' });
  await remove.click();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('已取消删除')).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('R5.2 a role without its English name is not kept', async ({ signedIn }) => {
  const page = await signedIn('admin', '/pc/admin/roles');
  await page.getByRole('button', { name: '新建角色' }).click();
  const form = page.getByRole('dialog', { name: '新建角色' });
  await form.locator('#name').fill('甲');
  await form.locator('#code').fill('E2E_ROLE');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请填写英文名称').first()).toBeVisible();
});
