// Hospitals as their users meet them: find, look after, add, a duplicate named, change, English (specification 2.3, 7.5).
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/testing/browser.ts';

const lists = '/pc/customer/hospitalList';

async function open(
  signedIn: (login: string) => Promise<Page>,
  login: string,
  path: string,
  language = 'zh',
): Promise<Page> {
  const page = await signedIn(login);
  await page.evaluate((value) => localStorage.setItem('languageType', value), language);
  await page.goto(path);
  const notice = page.getByRole('dialog').filter({ hasText: /数据使用声明|internal use/i });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
  return page;
}

const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { has: page.locator('.yj-two-strong') }).filter({ visible: true });

test('my hospitals and all hospitals tell how many they hold, and a filter lives in the address', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'chen.yizhou', lists);
  await expect(page).toHaveURL(/hospitalTeamManager/);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('.yj-list-title')).toContainText(/我的医院\d+/);
  await page.goto(`${lists}/totalHospital?level=3A&sort=doctorCount,desc`);
  await expect(rows(page).first()).toContainText('三级甲等');
  const first = await rows(page).first().textContent();
  await page.reload();
  await expect(rows(page).first()).toHaveText(first ?? '');
  await expectAccessible();
});

test('a new hospital is found by initials, opened, looked after by its author, and not made twice', async ({
  signedIn,
  consoleErrors,
}) => {
  // The browser notes the refusal of the second one.
  consoleErrors.allow(/409/);
  const page = await open(signedIn, 'chen.yizhou', `${lists}/totalHospital`);
  const name = '杭州市旅程试验医院';
  const write = async (): Promise<void> => {
    await page.getByRole('button', { name: '新建医院' }).click();
    const form = page.getByRole('dialog', { name: '新建医院' });
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByRole('alert').first()).toContainText('请填写医院名称');
    await form.locator('#name').fill(name);
    await form.locator('#place').click();
    await page
      .getByRole('menuitemcheckbox', { name: '浙江省' })
      .or(page.locator('.ant-cascader-menu-item', { hasText: '浙江省' }))
      .first()
      .click();
    await page.locator('.ant-cascader-menu-item', { hasText: '杭州市' }).click();
    await form.getByRole('button', { name: '保存' }).click();
  };
  await write();
  await expect(page.getByText('新增成功')).toBeVisible();
  await page.getByPlaceholder('名称、别名、拼音').fill('hzslcsy');
  await expect(rows(page)).toHaveCount(1);
  await write();
  const form = page.getByRole('dialog', { name: '新建医院' });
  await expect(form.getByRole('alert').first()).toContainText(`杭州市已有“${name}”`);
  await page.goto(`${lists}/totalHospital?keyword=hzslcsy`);
  await rows(page).first().locator('td').first().click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: '不再负责' })).toBeVisible();
  await page.getByRole('button', { name: '不再负责' }).click();
  await expect(page.getByRole('button', { name: '我来负责' })).toBeVisible();
});

test('the detail shows departments with their doctors and leads to them, in English', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'zhou.minxing', `${lists}/totalHospital?sort=doctorCount,desc`, 'en');
  await rows(page).first().locator('td').first().click();
  await expect(page.getByRole('heading', { name: 'Product status' })).toBeVisible();
  const department = page.locator('.plan-heat button').first();
  await expect(department).toBeVisible();
  await department.click();
  await expect(page.locator('.plan-doctors li').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'All doctors' }).click();
  await expect(page).toHaveURL(/allCustomer\?hospitalId=\d+/);
  await expect(
    page
      .locator('tr.ant-table-row', { has: page.locator('.yj-star') })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
