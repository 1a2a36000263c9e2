// Rows leave a list by its export button: how many, why, and the file that comes.
import { expect, type Download, type Page } from '@playwright/test';
import { wordsIn, type Language } from './words.ts';

/** Says why and takes the file; `rows` is what the dialog says will leave. */
export async function exportRows(page: Page, rows: number, language: Language = 'zh'): Promise<Download> {
  const words = wordsIn(language);
  await page.getByRole('button', { name: words('导出', 'Export'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('导出', 'Export') });
  const count = new Intl.NumberFormat('en-US').format(rows);
  await expect(dialog.getByText(words(`${count} 条将被导出`, `${count} row`))).toBeVisible();
  await dialog.getByRole('radio', { name: words('汇报', 'Report') }).check();
  await dialog.locator('#export-reason').fill(words('季度复盘会', 'Quarterly review'));
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words('导出', 'Export') }).click();
  return file;
}
