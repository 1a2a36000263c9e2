// Many doctors at once: passed to a colleague and back, tasks and visits planned for them and undone; files of one doctor (product 3.2).
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../tools/testing/browser.ts';

const lists = '/pc/customer/doctorTeamManager';

const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { has: page.locator('.yj-star') }).filter({ visible: true });

async function open(page: Page, login: string, path: string): Promise<void> {
  await signIn(page, login);
  await page.evaluate(() => localStorage.setItem('languageType', 'zh'));
  await page.goto(path);
  const notice = page.getByRole('dialog').filter({ hasText: /数据使用声明/ });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
}

async function pick(page: Page, count: number, act: string): Promise<void> {
  for (let row = 0; row < count; row += 1) await rows(page).nth(row).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: act }).click();
}

test('3.2 picked doctors pass to a colleague, and the undo gives them back', async ({ page, expectAccessible }) => {
  await open(page, 'zhou.minxing', `${lists}/allCustomer?tier=B`);
  await pick(page, 2, '转交');
  const dialog = page.getByRole('dialog', { name: '转交 2 位医生' });
  await expect(dialog.getByText('从谁转出')).toBeVisible();
  await dialog.getByLabel('转给').click();
  await dialog.getByLabel('转给').fill('齐');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('原因').fill('旅程转交');
  await expectAccessible('.ant-modal');
  await dialog.getByRole('button', { name: /转交 \d+ 位/ }).click();
  await expect(page.getByText(/已转交 · \d \/ \d 位/)).toBeVisible();
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(page.getByText(/已撤销/)).toBeVisible();
});

test('3.2 a task for each picked doctor is created, and closed again by the undo', async ({ page }) => {
  await open(page, 'zhou.minxing', `${lists}/allCustomer?tier=C`);
  await pick(page, 2, '建任务');
  const dialog = page.getByRole('dialog', { name: '为 2 位医生创建任务' });
  await dialog.getByLabel('任务标题').fill(`旅程批量 ${Date.now()}`);
  await dialog.getByRole('button', { name: '创建 2 项任务' }).click();
  await expect(page.getByText('已完成 · 2 / 2 位 · 已安排 2')).toBeVisible();
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(page.getByText(/已撤销 · 2 \/ 2 位/)).toBeVisible();
});

test('3.2 visits are planned where there is room, who is left out is named, and the undo cancels them', async ({
  page,
  expectAccessible,
}) => {
  await open(page, 'gu.changfeng', `${lists}/allCustomer?tier=A`);
  await pick(page, 2, '排拜访');
  const dialog = page.getByRole('dialog', { name: '为 2 位医生计划拜访' });
  await dialog.getByText('资料送达').click();
  await dialog.getByLabel('每天最多').fill('1');
  await expect(dialog.getByText(/2 位医生排不下/)).toBeVisible();
  await expectAccessible('.ant-modal');
  await dialog.getByRole('button', { name: '计划 2 次拜访' }).click();
  await expect(page.getByText('已完成 · 2 / 2 位 · 已安排 1 · 未安排 1')).toBeVisible();
  await expect(page.getByRole('region', { name: '未能安排的医生' })).toContainText('没有空闲时间');
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(page.getByText(/已撤销 · 2 \/ 2 位/)).toBeVisible();
});

test('a file comes to the record of a doctor, is downloaded and removed', async ({ page, expectAccessible }) => {
  await open(page, 'chen.yizhou', `${lists}/focusCustomer`);
  await rows(page).nth(2).click();
  await page.getByRole('button', { name: '看全景' }).click();
  await page.getByRole('button', { name: '打开档案' }).click();
  const files = page.locator('#files');
  const name = `旅程-${Date.now()}.txt`;
  await files.getByLabel('上传文件').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('旅程的文件') });
  const line = files.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('陈亦舟');
  await expectAccessible('#files');
  const arriving = page.waitForEvent('download');
  await line.getByRole('button', { name: `下载 ${name}` }).click();
  expect((await arriving).suggestedFilename()).toBe(name);
  await line.getByRole('button', { name: `删除 ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s?除/ })
    .click();
  await expect(line).toBeHidden();
});
