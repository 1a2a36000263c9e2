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

const languages = [
  {
    language: 'zh',
    file: '文件',
    headLine: '第 2 行是表头',
    missing: '还须对应必填字段：医院名称、省份、城市',
    check: '检查文件',
    fieldOf: (head: string) => `“${head}”对应的字段`,
    fields: ['医院名称 *', '省份 *', '城市 *', '医院等级'],
    groups: '相同的问题',
    fault: '「三甲级」不是可选值',
    newValue: '医院等级：「三甲级」不是可选值 的新值',
    value: '三级甲等',
    mend: '改正 3 行',
    commit: '提交 3 行',
    cancel: '取消批次',
    cancelled: '已取消',
  },
  {
    language: 'en',
    file: 'File',
    headLine: 'Line 2 holds the heads',
    missing: 'Required fields without a column: Hospital name, Province, City',
    check: 'Check the file',
    fieldOf: (head: string) => `Field of “${head}”`,
    fields: ['Hospital name *', 'Province *', 'City *', 'Level'],
    groups: 'Faults in common',
    fault: '“三甲级” is not one of the values',
    newValue: 'New value for Level: “三甲级” is not one of the values',
    value: 'Tertiary A',
    mend: 'Correct 3 rows',
    commit: 'Commit 3 rows',
    cancel: 'Cancel upload',
    cancelled: 'Cancelled',
  },
] as const;

for (const words of languages)
  test(`a steward maps the columns of a foreign sheet and mends a common fault in one step (${words.language})`, async ({
    signedIn,
    expectAccessible,
    consoleErrors,
  }) => {
    // The browser's own note of the refusal that leads to the columns.
    consoleErrors.allow(/400/);
    const page = await signedIn('su.zhen', '/pc/DataCollection/dataUpload', words.language);

    const mark = Date.now().toString(36);
    const heads = ['名字', '省', '市', '档次'].map((head) => `${head}${mark}`);
    const rows = [
      `合作医院名册,,,`,
      heads.join(','),
      ...['甲', '乙', '丙'].map((name) => `对应${mark}${name}院,福建,福州,三甲级`),
    ];
    await page.locator(`input[type="file"][aria-label="${words.file}"]`).setInputFiles({
      name: `名册-${mark}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    });
    await page.getByRole('radio', { name: words.headLine }).check();
    await expect(page.getByText(words.missing)).toBeVisible();
    await expect(page.getByRole('button', { name: words.check })).toBeDisabled();
    for (const [at, head] of heads.entries()) await pick(page, words.fieldOf(head), words.fields[at]!);
    await expectAccessible('.yj-form');
    await page.getByRole('button', { name: words.check }).click();

    const groups = page.getByRole('region', { name: words.groups });
    await expect(groups.getByText(words.fault)).toBeVisible();
    await expectAccessible('.yj-form');
    await pick(page, words.newValue, words.value);
    await groups.getByRole('button', { name: words.mend }).click();
    await expect(page.getByRole('button', { name: words.commit })).toBeEnabled();
    await expect(groups).toHaveCount(0);
    await page.getByRole('button', { name: words.cancel }).click();
    await page.locator('.ant-modal-confirm').getByRole('button', { name: words.cancel }).click();
    await expect(page.getByText(words.cancelled).first()).toBeVisible();
  });
