// Budgets as finance and marketing meet them: the tree, a transfer and its approval, cost centers, orders.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { agree } from '../../tools/testing/journeys/people.ts';

const pick = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: text }).first().click();
};

test('BUD-01 marketing asks for a transfer, finance agrees, and the money has moved', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const page = await signedIn('fang.ruogu', '/pc/meeting/budgetIndex');
  await expect(page.getByText('维立医药会议费')).toBeVisible();
  await page.getByRole('searchbox').or(page.getByPlaceholder('预算名称、组织或负责人')).first().fill('上海组');
  const row = page.locator('tr.ant-table-row', { hasText: '上海组会议费' });
  await expect(row).toBeVisible();
  await row.click();
  const drawer = page.getByRole('dialog', { name: '上海组会议费' });
  await expect(drawer.getByRole('heading', { name: '消耗曲线' })).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('button', { name: '申请划拨' }).click();
  const form = page.getByRole('dialog', { name: '申请划拨' });
  await pick(page, '划入预算', '北京组');
  await form.getByLabel('金额（元）').fill('1234.5');
  const reason = `支持北京卫星会 ${Date.now().toString(36)}`;
  await form.getByLabel('原因').fill(reason);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('已提交审批，金额已锁定')).toBeVisible();
  const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(desk, 'qian.hui', '/pc/taskManager/task/todo?sort=createdAt,desc');
  await desk.locator('tr.ant-table-row', { hasText: '上海组会议费 → 北京组会议费' }).click();
  await agree(desk);
  await desk.context().close();
  await page.goto('/pc/meeting/budgetIndex?view=transfers');
  const moved = page.locator('tr.ant-table-row', { hasText: reason });
  await expect(moved).toContainText('已划拨');
});

test('CIO-03 CIO-04 finance keeps cost centers and orders, in English', async ({ signedIn, expectAccessible }) => {
  const code = `CC-${Date.now() % 1_000_000}`;
  const page = await signedIn('qian.hui', '/pc/meeting/ccio/cc', 'en');
  await page.getByRole('button', { name: 'New cost center' }).click();
  const form = page.getByRole('dialog', { name: 'New cost center' });
  await form.getByLabel(/^Code/).fill(code);
  await form.getByLabel(/^Name/).fill('Congresses');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('tr.ant-table-row', { hasText: code })).toContainText('Open');
  await expectAccessible();
  await page.getByText('Internal orders', { exact: true }).last().click();
  await expect(page).toHaveURL(/ccio\/io/);
  await page
    .locator('tr.ant-table-row', { hasText: /IO-\d{4}-/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog').last();
  await expect(drawer.getByText('Held by')).toBeVisible();
  await expect(drawer.getByRole('meter')).toBeVisible();
});
