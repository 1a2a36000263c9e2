// The data upload as its users meet it: template, file, correction in place, commit, undo (specification 2.3, DataCollection).
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/testing/browser.ts';
import { confirm } from '../tools/testing/journeys/confirmation.ts';

const path = '/pc/DataCollection/dataUpload';

/** The field under the place where files are dropped. */
const field = (page: Page, label: string) => page.locator(`input[type="file"][aria-label="${label}"]`);

const choose = (page: Page, label: string, name: string, text: string): Promise<void> =>
  field(page, label).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'DAT-06 DAT-11 DAT-12 a steward takes a template, corrects a row where it stands, commits and undoes',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('su.zhen', path);
    const arrived = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel 模板' }).click();
    expect((await arrived).suggestedFilename()).toBe('医院上传模板.xlsx');
    await expectAccessible('.yj-form');
    const rows = [
      '医院名称,省份,城市,电话,院长',
      '旅程第一医院,福建,福州,0591-80001111,王',
      '旅程第二医院,福建,福州,打不通,',
      '旅程第一医院,福建省,福州市,,',
    ];
    await choose(page, '文件', '旅程.csv', rows.join('\r\n'));
    await expect(page.getByText('未使用的列：院长')).toBeVisible();
    await expect(page.getByRole('region', { name: '有效' })).toContainText('1');
    const cell = page.getByRole('button', { name: '修改第 3 行电话' });
    await expect(page.getByText('「打不通」不是电话号码')).toBeVisible();
    await expectAccessible('.yj-form');
    await cell.click();
    await page.getByRole('textbox', { name: '修改第 3 行电话' }).fill('0591-80002222');
    await page.getByRole('textbox', { name: '修改第 3 行电话' }).press('Enter');
    await expect(page.getByRole('region', { name: '有效' })).toContainText('2');
    await page.getByText(/^重复 1$/).click();
    await expect(page.getByText('与文件第 2 行重复')).toBeVisible();
    await page.getByRole('checkbox', { name: '全部通过才提交' }).check();
    await expect(page.getByRole('button', { name: '提交 2 行' })).toBeDisabled();
    await page.getByRole('checkbox', { name: '全部通过才提交' }).uncheck();
    await page.getByRole('button', { name: '提交 2 行' }).click();
    await expect(page.locator('.ant-modal-confirm')).toContainText('1 行有误或重复');
    await confirm(page, '提交 2 行');
    await expect(page.getByText('新增 2 条，更新 0 条')).toBeVisible();
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await confirm(page, '撤销');
    await expect(
      page.getByRole('region', { name: '导入记录' }).getByRole('button', { name: /旅程\.csv/ }),
    ).toContainText('已撤销');
  },
);

test('the screen speaks English, and says what is wrong with a file', async ({ signedIn, consoleErrors }) => {
  consoleErrors.allow(/40[0-9]|415/);
  const page = await signedIn('su.zhen', path, 'en');
  await choose(page, 'File', 'broken.xlsx', '<html><table></table></html>');
  await expect(page.getByText(/The file is not a sheet \(its content is HTML\)/)).toBeVisible();
  await choose(
    page,
    'File',
    'journey.csv',
    'Hospital name,Province,City,Level\nJourney Hospital,fujian,fuzhou,Tertiary Z\n',
  );
  await expect(page.getByText('“Tertiary Z” is not one of the values')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Level of row 2' }).click();
  await page.getByTitle('Tertiary A', { exact: true }).click();
  await page.getByRole('button', { name: 'Commit 1 row' }).click();
  await confirm(page, 'Commit 1 row');
  await expect(page.getByText('1 added, 0 changed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await confirm(page, 'Undo');
  await expect(page.getByText('Undone').first()).toBeVisible();
});

test('on a phone the rows become cards that can be corrected', async ({ signedIn }) => {
  const page = await signedIn('su.zhen', path);
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, '文件', '手机.csv', '医院名称,省份,城市\n手机旅程医院,福建,济南\n');
  await expect(page.getByText('「济南」不属于该省份')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '修改第 2 行城市' }).click();
  await page.getByRole('combobox', { name: '修改第 2 行城市' }).fill('福州');
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: '福州' })
    .first()
    .click();
  await expect(page.getByText('全部行都通过了检查')).toBeVisible();
  await page.getByRole('button', { name: '取消批次' }).click();
  await confirm(page, '取消批次');
  await expect(page.getByText('已取消').first()).toBeVisible();
});

test('compliance sees the uploads but cannot upload', async ({ signedIn }) => {
  const page = await signedIn('shen.lian', path);
  await expect(page.getByText('您可以查看导入记录')).toBeVisible();
  await expect(field(page, '文件')).toHaveCount(0);
});

const real = resolve(import.meta.dirname, '../../shared/data/hospitals-cn.csv');

test('a real list of 1,448 hospitals goes in and out again', async ({ signedIn }) => {
  test.skip(!existsSync(real), 'the real list of hospitals is not on this machine');
  const page = await signedIn('su.zhen', path);
  await field(page, '文件').setInputFiles(real);
  await expect(page.getByRole('region', { name: '有效' })).toContainText('1,444');
  await expect(page.getByRole('region', { name: '重复' })).toContainText('4');
  await page.getByRole('button', { name: '提交 1,444 行' }).click();
  await confirm(page, '提交 1,444 行');
  await expect(page.getByText('新增 1,444 条，更新 0 条')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await confirm(page, '撤销');
  await expect(
    page
      .getByRole('region', { name: '导入记录' })
      .getByRole('button', { name: /hospitals-cn/ })
      .first(),
  ).toContainText('已撤销', { timeout: 60_000 });
});
