// A held meeting is looked into: opened to an inspector for a time, taken away as one file.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { wordsIn, type Language } from './words.ts';

/** Opens the meeting of the page to a colleague; answers the row that says so. */
export async function openInspection(page: Page, name: string, language: Language = 'zh'): Promise<Locator> {
  const words = wordsIn(language);
  const inspections = page.getByRole('region', { name: words('稽查查看', 'Inspections') });
  await inspections.getByRole('button', { name: words('开放给稽查', 'Open to an inspector') }).click();
  const form = page.getByRole('dialog', { name: words('开放给稽查', 'Open to an inspector') });
  await form.locator('#userId').fill(name);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').getByText(name).first().click();
  const reason = `季度抽查 ${Date.now().toString(36)}`;
  await form.locator('#reason').fill(reason);
  await form.getByRole('button', { name: words('保存', 'Save') }).click();
  const row = inspections.getByRole('row', { name: reason });
  await expect(row).toContainText(words('授权', 'granted'));
  return row;
}

/** Takes the evidence of the meeting of the page. */
export async function takePack(page: Page, language: Language = 'zh'): Promise<void> {
  const words = wordsIn(language);
  await page.getByRole('button', { name: words('证据包', 'Evidence pack') }).click();
  const dialog = page.getByRole('dialog', { name: words('证据包', 'evidence pack') });
  await dialog.getByRole('radio', { name: words('审计检查', 'Audit') }).check();
  await dialog.locator('#export-reason').fill('季度抽查');
  const arrived = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words('导出', 'Export') }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/-M\d{4}-\d{5}-.*\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
}
