// A foreign sheet on its way in: the line of the heads, the columns by hand, the same fault mended at once (specification 2.3, DataCollection).
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/testing/browser.ts';

async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  // A long list draws only what is in sight.
  if (await box.isEditable()) await box.fill(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

test('a steward maps the columns of a foreign sheet and mends a common fault in one step', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  // The browser's own note of the refusal that leads to the columns.
  consoleErrors.allow(/400/);
  const page = await signedIn('su.zhen', '/pc/DataCollection/dataUpload');

  const mark = Date.now().toString(36);
  const rows = [
    `合作医院名册,,,`,
    `名字${mark},省${mark},市${mark},档次${mark}`,
    ...['甲', '乙', '丙'].map((name) => `对应${mark}${name}院,福建,福州,三甲级`),
  ];
  await page.locator('input[type="file"][aria-label="文件"]').setInputFiles({
    name: `名册-${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await page.getByRole('radio', { name: '第 2 行是表头' }).check();
  await expect(page.getByText('还须对应必填字段：医院名称、省份、城市')).toBeVisible();
  await expect(page.getByRole('button', { name: '检查文件' })).toBeDisabled();
  await pick(page, `“名字${mark}”对应的字段`, '医院名称 *');
  await pick(page, `“省${mark}”对应的字段`, '省份 *');
  await pick(page, `“市${mark}”对应的字段`, '城市 *');
  await pick(page, `“档次${mark}”对应的字段`, '医院等级');
  await expectAccessible('.yj-form');
  await page.getByRole('button', { name: '检查文件' }).click();

  const groups = page.getByRole('region', { name: '相同的问题' });
  await expect(groups.getByText('「三甲级」不是可选值')).toBeVisible();
  await expectAccessible('.yj-form');
  await pick(page, '医院等级：「三甲级」不是可选值 的新值', '三级甲等');
  await groups.getByRole('button', { name: '改正 3 行' }).click();
  await expect(page.getByRole('button', { name: '提交 3 行' })).toBeEnabled();
  await expect(groups).toHaveCount(0);
  await page.getByRole('button', { name: '取消批次' }).click();
  await page.locator('.ant-modal-confirm').getByRole('button', { name: '取消批次' }).click();
  await expect(page.getByText('已取消').first()).toBeVisible();
});
