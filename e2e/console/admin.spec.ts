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
  await form.locator('#grade').fill('4');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const remove = page.getByRole('button', { name: '删除 试点组织' });
  await expect(page.getByRole('row').filter({ has: remove }).getByText('4', { exact: true })).toBeVisible();
  const question = page.getByRole('dialog').filter({ hasText: '确定删除组织“试点组织”及其所有下级组织吗？' });
  await remove.click();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('已取消删除')).toBeVisible();
  // The second question has the words of the first.
  await expect(question).toHaveCount(0);
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

test('an entry of the menu keeps its short title, its group and its dashboard', async ({ signedIn }) => {
  const page = await signedIn('admin', '/pc/admin/menus');
  await page.getByRole('button', { name: '新建菜单' }).click();
  const added = page.getByRole('dialog', { name: '新建菜单' });
  await added.locator('#name').fill('旅程看板');
  await added.locator('#enName').fill('Journey board');
  await added.locator('#path').fill('/outside/journey-board');
  await added.locator('#shortTitle').fill('看板');
  await added.locator('#dashboardId').fill('board-7');
  await added.locator('#alwaysShow').click();
  await added.getByRole('button', { name: '保存' }).click();
  await expect(added).toBeHidden();
  await page.getByRole('button', { name: '修改 旅程看板' }).click();
  const kept = page.getByRole('dialog', { name: '修改菜单' });
  await expect(kept.locator('#shortTitle')).toHaveValue('看板');
  await expect(kept.locator('#dashboardId')).toHaveValue('board-7');
  await expect(kept.locator('#alwaysShow')).toBeChecked();
});

test('a user has a telephone of the desk beside the mobile, in the form and in the list', async ({ signedIn }) => {
  const page = await signedIn('admin', '/pc/admin/users?keyword=cen.yimo');
  await page
    .getByRole('button', { name: /^修改 / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: '修改用户' });
  await form.locator('#telephone').fill('010-5555 8000');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: '010-5555 8000' })).toBeVisible();
});
