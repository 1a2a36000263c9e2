// Treatment records as their readers meet them: the steward whole, medical affairs masked, marketing by hospital.
import { expect, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';

test('DIA-01 DIA-02 DIA-11 the steward narrows the records and takes them along in a marked file', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('su.zhen', '/pc/dashboard');
  const asked = page.waitForRequest((request) => request.url().includes('/API-LUNDBECK/diagnosis/page'));
  await page.goto('/pc/sdaManager/dtRecords');
  expect((await asked).method()).toBe('POST');
  await expect(page.getByRole('heading', { name: '诊疗记录' })).toBeVisible();
  await expect(page.getByText(/^PT-/).first()).toBeVisible();
  await page.getByRole('button', { name: /^适应症/ }).click();
  await page.getByRole('checkbox', { name: '阿尔茨海默病' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/indication=ALZHEIMER/);
  await expect(page.getByText('忆立清').first()).toBeVisible();
  await expect(page.locator('tbody').getByText('偏头痛')).toHaveCount(0);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/treatment-records.png' });
  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出诊疗记录' });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('radio', { name: '数据核对' }).click();
  await dialog.getByLabel('具体原因').fill('核对登记研究的入组');
  const download = page.waitForEvent('download');
  await dialog
    .getByRole('button', { name: /导\s?出/ })
    .last()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^诊疗记录.*\.xlsx$/);
});

test('medical affairs read them masked in English', { tag: '@smoke' }, async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('lin.zhiyuan', '/pc/sdaManager/dtRecords', 'en');
  await expect(page.getByText(/^Masked/)).toBeVisible();
  await expect(page.getByText('PT****').first()).toBeVisible();
  await expect(page.getByText(/(once daily|twice daily|once at bedtime|as needed)$/).first()).toBeVisible();
  await expect(page.locator('tbody').getByText(/每日|睡前|必要时/)).toHaveCount(0);
  await expect(page.getByText(/^PT-/)).toHaveCount(0);
  await expectAccessible();
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.treatment-card').first()).toBeVisible();
  await page.screenshot({ path: 'test-results/treatment-records-390.png' });
});

test('marketing sees patients by hospital and no record', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('fang.ruogu', '/pc/sdaManager/dtRecords');
  await expect(page.getByText('少于 10 人的分组不显示', { exact: false })).toBeVisible();
  await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
  await expect(page.getByText(/^PT/)).toHaveCount(0);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/treated-hospitals.png' });
});
