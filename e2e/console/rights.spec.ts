// Rights as people meet them: a menu that appears and a page that goes while they look, field rules, ranges, seeing as a user (specification 3, 6).
import type { Page } from '@playwright/test';
import type { Hospital } from '@yijian/contract/hospitals';
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { firstThat, listRecords, rowOf } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

/** Ticks or unticks an entry of a role's matrix, looked for by its name, and saves. */
async function toggle(admin: Page, role: string, entry: string): Promise<void> {
  await admin.getByRole('button', { name: `“${role}”的菜单与权限` }).click();
  const drawer = admin.getByRole('dialog', { name: `“${role}”的菜单与权限` });
  await drawer.getByPlaceholder('按名称或权限标识查找').fill(entry);
  const node = drawer.getByRole('treeitem').filter({ hasText: entry }).last();
  await node.locator('.ant-tree-checkbox').click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
}

test('R6.3 a button that is taken from a role is gone from the page while it is open, and another role keeps it', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const pageOf = async (login: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(page, login, '/pc/meeting/supplier');
    return page;
  };
  const [finance, office] = [await pageOf('qian.hui'), await pageOf('wu.yue')];
  const add = (page: Page) => page.getByRole('button', { name: '新建供应商' });
  await expect(add(finance)).toBeVisible();
  await expect(add(office)).toBeVisible();
  const admin = await signedIn('admin', '/pc/admin/roles');
  await toggle(admin, '财务', '维护供应商');
  await expect(add(finance)).toHaveCount(0, { timeout: 60_000 });
  await expect(finance.getByRole('main')).toBeVisible();
  await expect(add(office)).toBeVisible();
  await office.reload();
  await expect(add(office)).toBeVisible();
  await toggle(admin, '财务', '维护供应商');
  await expect(add(finance)).toBeVisible({ timeout: 60_000 });
});

test('R6.3 a menu made in the console appears in the menu of a signed-in user, and a page that is taken closes with a word', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const finance = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(finance, 'qian.hui', '/pc/dashboard');
  const menu = finance.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: '工作台' })).toBeVisible();
  const admin = await signedIn('admin', '/pc/admin/menus');
  await admin.getByRole('button', { name: '新建菜单' }).click();
  const form = admin.getByRole('dialog', { name: '新建菜单' });
  await form.locator('#name').fill('即时菜单');
  await form.locator('#enName').fill('Live menu');
  await form.locator('#path').fill(`/outside/live-${Date.now()}`);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden({ timeout: 60_000 });
  await admin.goto('/pc/admin/roles');
  await toggle(admin, '财务', '即时菜单');
  await expect(menu.getByText('即时菜单')).toBeVisible({ timeout: 60_000 });
  await menu.getByText('即时菜单').click();
  const tabs = finance.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.getByText('即时菜单')).toBeVisible();
  await toggle(admin, '财务', '即时菜单');
  await expect(finance.getByText(/即时菜单 已不再对您开放，标签页已关闭/)).toBeVisible({ timeout: 60_000 });
  await expect(tabs.getByText('即时菜单')).toHaveCount(0);
  await expect(finance).toHaveURL(/\/pc\/dashboard$/);
});

test('field rules are set per role, in a drawer that everyone can use', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('admin', '/pc/admin/roles');
  await page.getByRole('button', { name: '“市场”的字段规则' }).click();
  const drawer = page.getByRole('dialog', { name: '“市场”的字段规则' });
  const rule = drawer.getByRole('radiogroup', { name: '医生籍贯' });
  await rule.getByText('部分').click();
  await expectAccessible();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.getByRole('button', { name: '“市场”的字段规则' }).click();
  await expect(drawer.getByRole('radiogroup', { name: '医生籍贯' }).getByRole('radio', { name: '部分' })).toBeChecked();
});

for (const language of ['zh', 'en'] as const)
  test(`a field that a role only reads is closed in its form (${language})`, async ({ signedIn, browser, baseURL }) => {
    const words = wordsIn(language);
    const admin = await signedIn('admin', '/pc/admin/roles', language);
    const title = words('“医药代表”的字段规则', 'Field rules of "Sales representative"');
    await admin.getByRole('button', { name: title }).click();
    const drawer = admin.getByRole('dialog', { name: title });
    const rule = drawer.getByRole('radiogroup', { name: words('医院电话', 'Telephone of a hospital') });
    await rule.getByText(words('只读', 'Read only')).click();
    await drawer.getByRole('button', { name: words('保存', 'Save') }).click();
    await expect(drawer).toBeHidden();
    const list = '/pc/customer/hospitalList/totalHospital';
    await withUser({ browser, baseURL, language }, { login: 'chen.yizhou', path: list }, async (rep) => {
      const mine = await listRecords<Hospital>(rep, '/hospital/find/my/page', {});
      const { id, name } = await firstThat(mine, () => true);
      await rep.goto(`${list}?keyword=${encodeURIComponent(name)}`);
      await rowOf(rep, id).getByRole('rowheader').click();
      await rep.getByRole('button', { name: words('修改', 'Edit'), exact: true }).click();
      await expect(rep.locator('#telephone')).toBeDisabled();
      await expect(rep.locator('#website')).toBeEnabled();
    });
  });

test('a custom data range asks which organizations', async ({ signedIn }) => {
  const page = await signedIn('admin', '/pc/admin/roles');
  await page.getByRole('button', { name: '新建角色' }).click();
  const form = page.getByRole('dialog', { name: '新建角色' });
  await expect(form.locator('#organizationIds')).toHaveCount(0);
  await form.locator('#dataRange').click();
  await page.getByTitle('自定义').click();
  await expect(form.locator('#organizationIds')).toBeVisible();
  await form.locator('#name').fill('区域协作');
  await form.locator('#enName').fill('Regional help');
  await form.locator('#code').fill('E2E_CUSTOM');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请填写可见组织').first()).toBeVisible();
});

test('an administrator sees as a user in a tab of its own, read only, until the view is ended', async ({
  signedIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  const page = await signedIn('admin', '/pc/admin/users?keyword=chen.yizhou');
  await page.getByRole('button', { name: '以 陈亦舟 的身份查看' }).click();
  const form = page.getByRole('dialog', { name: '以 陈亦舟 的身份查看' });
  await form.locator('#reason').fill('排查客户列表问题');
  const opened = page.context().waitForEvent('page');
  await form.getByRole('button', { name: '保存' }).click();
  const seen = await opened;
  const banner = seen.getByRole('status').filter({ hasText: '正在以 陈亦舟 的身份查看' });
  await expect(banner).toBeVisible();
  await expect(seen).toHaveURL(/\/pc\/dashboard$/);
  await seen.goto('/pc/customer/doctorTeamManager/focusCustomer');
  await seen.getByRole('button', { name: '我知道了' }).click();
  await expect(seen.locator('.data-notice-foot')).toBeHidden();
  const refused = seen.waitForResponse(/doctor\/focus$/);
  await seen.locator('.yj-star').filter({ visible: true }).first().click();
  expect((await refused).status()).toBe(403);
  await expect(seen.getByText('正在以他人身份查看：只能查看，不能修改或导出')).toBeVisible();
  await banner.getByRole('button', { name: '结束查看' }).click();
  await expect(seen).toHaveURL(/\/pc\/admin\/users/);
  await expect(seen.getByRole('status').filter({ hasText: '正在以' })).toHaveCount(0);
});
