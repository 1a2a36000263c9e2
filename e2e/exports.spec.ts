// Exports as people meet them: the reason, what is left today, the refusal, one's own exports and the log of all (reliability 24).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/testing/browser.ts';
import { untilStill } from '../tools/testing/journeys/stillness.ts';

const LIST = '/pc/customer/hospitalList/totalHospital?level=3A';

async function open(page: Page): Promise<void> {
  await page.goto(LIST);
  await page.locator('tr.ant-table-row').first().waitFor();
}

async function ask(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出医院' });
  await dialog.getByRole('radio', { name: '汇报' }).check();
  await dialog.locator('#export-reason').fill(reason);
  await dialog.getByRole('button', { name: /导\s?出/ }).click();
}

test('an export asks why, says how many are left, refuses the fourth and stands in both logs', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const page = await signedIn('gu.changfeng');
  await open(page);
  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出医院' });
  await expect(dialog.getByText('今天还可导出 3 次，共 3 次')).toBeVisible();
  await expect(dialog.getByText(/条将被导出/)).toBeVisible();
  await expectAccessible('.ant-modal');
  await dialog.getByRole('button', { name: /导\s?出/ }).click();
  await expect(dialog.getByText('请选择用途')).toBeVisible();
  await expect(dialog.getByText('请写明原因，至少 4 个字')).toBeVisible();
  await dialog.getByRole('button', { name: /取\s?消/ }).click();

  for (const left of [3, 2, 1]) {
    const arrived = page.waitForEvent('download');
    await ask(page, `季度汇报，第 ${left} 次`);
    const file = readFileSync(await (await arrived).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: '导出' }).click();
  await expect(dialog.getByText('今天的导出次数已用完')).toBeVisible();
  await expect(dialog.getByText(/请向合规申请/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /导\s?出/ })).toBeDisabled();
  await dialog.getByRole('button', { name: /取\s?消/ }).click();

  await page.goto('/pc/personalcenter/index');
  await expect(page.getByRole('heading', { name: '我的导出' })).toBeVisible();
  await expect(page.getByText(/季度汇报，第 1 次/)).toBeVisible();
  await expectAccessible('.export-own');
});

test('compliance reads the log: filters, one export with its filter in words', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('shen.lian');
  await open(page);
  const arrived = page.waitForEvent('download');
  await ask(page, '合规抽查三级医院');
  await arrived;
  await page.goto('/pc/admin/exports');
  const sections = page.getByRole('navigation', { name: '管理后台栏目' });
  await expect(sections.getByRole('link', { name: '导出记录' })).toBeVisible();
  await expect(sections.getByRole('link', { name: '用户' })).toHaveCount(0);
  await page.getByPlaceholder('姓名、登录名或文件编号').fill('shen.lian');
  const row = page.locator('tr.ant-table-row', { hasText: '合规抽查三级医院' });
  await expect(row).toHaveCount(1);
  await expectAccessible();
  await row.getByText('合规抽查三级医院').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('等级')).toBeVisible();
  await expect(drawer.getByText('3A', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await untilStill(page);
  await expectAccessible('.ant-drawer');
});

test('who may not read the log sees 403 in its place', { tag: '@smoke' }, async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', '/pc/admin/exports');
  await expect(page.getByText('403 没有权限')).toBeVisible();
});
