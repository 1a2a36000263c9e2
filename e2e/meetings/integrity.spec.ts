// A held meeting under review: why it is suspicious, an inspector who may read it for a time, its evidence in one file.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';

interface Line {
  readonly id: string;
  readonly integrity: number | null;
}

/** A meeting of the demo that somebody made up. */
const suspicious = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('tokenInfo')!) as { token: string };
    const answer = await fetch('/prod-api/API-MEET-TOOLS/meeting/page?tab=beConfirmed&size=100', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { result } = (await answer.json()) as { result: { content: Line[] } };
    return result.content.find(({ integrity }) => integrity !== null && integrity < 60)!.id;
  });

test('a planted fraud is explained, opened to an inspector and taken away as evidence', async ({
  signedIn,
  expectAccessible,
}, info) => {
  test.setTimeout(120_000);
  const page = await signedIn('wu.yue');
  const id = await suspicious(page);
  await open(page, `/pc/meeting/meetDetail?id=${id}`);
  const integrity = page.getByRole('region', { name: '真实性' });
  await expect(integrity.getByText('疑似造假')).toBeVisible();
  await expect(
    integrity
      .getByRole('row')
      .filter({ hasText: /-\d+ 分/ })
      .first(),
  ).toBeVisible();
  await expect(integrity.getByRole('link', { name: /^M\d{4}-\d{5}$/ }).first()).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: info.outputPath('integrity.png'), fullPage: true });

  const inspections = page.getByRole('region', { name: '稽查查看' });
  await inspections.getByRole('button', { name: '开放给稽查' }).click();
  const form = page.getByRole('dialog', { name: '开放给稽查' });
  await form.locator('#userId').fill('陈亦舟');
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .getByText(/陈亦舟/)
    .first()
    .click();
  const reason = `季度抽查 ${Date.now().toString(36)}`;
  await form.locator('#reason').fill(reason);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  const row = inspections.getByRole('row', { name: reason });
  await expect(row).toContainText('授权');
  await row.getByRole('button', { name: '提前结束' }).click();
  await expect(row).toContainText('已结束');

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
});

test('in English, on a phone: the score and its flags', async ({ signedIn, expectAccessible }, info) => {
  const page = await signedIn('shen.lian');
  const id = await suspicious(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/pc/meeting/meetDetail?id=${id}`, 'en');
  const integrity = page.getByRole('region', { name: 'Integrity' });
  await expect(integrity.getByText('suspicious')).toBeVisible();
  await expectAccessible();
  await integrity.screenshot({ path: info.outputPath('integrity-phone.png') });
});
