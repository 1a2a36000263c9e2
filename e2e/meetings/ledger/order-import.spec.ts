// Cost centers and internal orders come in from a sheet of the ledger, stand in their lists and tell where they came from (product: CC and IO lists).
import type { Page } from '@playwright/test';
import { expect, test } from '../../../tools/testing/browser.ts';
import { shanghaiDay } from '../../../tools/testing/days.ts';
import { wordsIn, type Language } from '../../../tools/testing/journeys/words.ts';

async function upload(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
}

async function commitRows(page: Page, language: Language, count: number): Promise<void> {
  const say = wordsIn(language);
  const commit = say(`提交 ${count} 行`, `Commit ${count} row${count === 1 ? '' : 's'}`);
  await page.getByRole('button', { name: commit, exact: true }).click();
  await page.locator('.ant-modal-confirm').getByRole('button', { name: commit, exact: true }).click();
  await expect(page.locator('.ant-alert').getByText(say('提交完成', 'Committed'))).toBeVisible();
}

for (const language of ['zh', 'en'] as const)
  test(`finance imports cost centers and orders and reads in the change log where they came from (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const say = wordsIn(language);
    const mark = Date.now().toString(36).toUpperCase();
    const year = Number(shanghaiDay().slice(0, 4));
    const [center, order, wrong] = [`CC-${mark}`, `IO-${mark}-1`, `IO-${mark}-2`];
    const importing = { name: say('导入', 'Import'), exact: true } as const;
    const page = await signedIn('qian.hui', '/pc/meeting/ccio/cc', language);
    await page.getByRole('button', importing).click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${say('成本中心', 'Cost centers')}`) })).toBeChecked();
    await upload(page, `centers-${mark}.csv`, [
      say('代码,名称,负责人,生效日期', 'Code,Name,Owner,First day'),
      `${center},学术推广,qian.hui,${year}-01-01`,
    ]);
    await commitRows(page, language, 1);

    await page.goto('/pc/meeting/ccio/io');
    await page.getByRole('button', importing).click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${say('内部订单', 'Internal orders')}`) })).toBeChecked();
    await expectAccessible('.yj-form');
    await upload(page, `orders-${mark}.csv`, [
      say(
        '代码,名称,成本中心,会议类型,金额（元）,生效日期,失效日期',
        'Code,Name,Cost center,Type of meeting,Amount (CNY),First day,Last day',
      ),
      `${order},城市会,${center},${say('城市会', 'City meeting')},"12,000.50",${year}-01-01,${year}-12-31`,
      `${wrong},城市会,CC-NONE,,100,${year}-01-01,${year - 1}-12-31`,
    ]);
    const rows = page.getByRole('region', { name: say('批次的行', 'Rows of the upload') });
    await expect(rows.getByText('CC-NONE').first()).toBeVisible();
    await expectAccessible('.yj-form');
    await commitRows(page, language, 1);

    await page.goto(`/pc/meeting/ccio/io?keyword=${mark}`);
    const row = page.locator('tr.ant-table-row', { hasText: order });
    await expect(row).toContainText(center);
    await expect(row).toContainText(say('城市会', 'City meeting'));
    await expect(row).toContainText('12,000.50');
    await expect(page.locator('tr.ant-table-row', { hasText: wrong })).toHaveCount(0);
    await row.click();
    await page
      .getByRole('dialog', { name: order })
      .getByRole('button', { name: say('修改历史', 'History') })
      .click();
    await expect(page.getByText(`orders-${mark}.csv`)).toBeVisible();
    await expectAccessible();
  });

test('whoever only reads the lists finds no import', async ({ signedIn }) => {
  const page = await signedIn('fang.ruogu', '/pc/meeting/ccio/io', 'zh');
  await expect(page.getByRole('heading', { name: '内部订单' })).toBeVisible();
  await expect(page.getByRole('button', { name: '导入', exact: true })).toHaveCount(0);
  await page.goto('/pc/meeting/ccio/import');
  await expect(page.getByText('导入需要“维护成本中心与订单”的权限')).toBeVisible();
});
