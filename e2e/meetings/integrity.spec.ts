// A held meeting under review: why it is suspicious, an inspector who may read it for a time, its evidence in one file.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { openInspection, takePack } from '../../tools/testing/journeys/inspections.ts';

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

  const row = await openInspection(page, '陈亦舟');
  await row.getByRole('button', { name: '提前结束' }).click();
  await expect(row).toContainText('已结束');

  await takePack(page);
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
