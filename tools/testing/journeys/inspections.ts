// A held meeting is looked into: opened to an inspector for a time, taken away as one file.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the meeting of the page to a colleague; answers the row that says so. */
export async function openInspection(page: Page, name: string): Promise<Locator> {
  const inspections = page.getByRole('region', { name: '稽查查看' });
  await inspections.getByRole('button', { name: '开放给稽查' }).click();
  const form = page.getByRole('dialog', { name: '开放给稽查' });
  await form.locator('#userId').fill(name);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').getByText(name).first().click();
  const reason = `季度抽查 ${Date.now().toString(36)}`;
  await form.locator('#reason').fill(reason);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  const row = inspections.getByRole('row', { name: reason });
  await expect(row).toContainText('授权');
  return row;
}

/** Takes the evidence of the meeting of the page. */
export async function takePack(page: Page): Promise<void> {
  await page.getByRole('button', { name: '证据包' }).click();
  const dialog = page.getByRole('dialog', { name: '导出会议证据包' });
  await dialog.getByRole('radio', { name: '审计检查' }).check();
  await dialog.locator('#export-reason').fill('季度抽查');
  const arrived = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /导\s?出/ }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/^会议证据包-M\d{4}-\d{5}-.*\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
}
