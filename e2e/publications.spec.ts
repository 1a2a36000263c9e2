// The bench of publications in the browser: a credit is decided and taken back, a file is read in (product 3.3).
import { expect, signIn, test } from '../tools/testing/browser.ts';

const path = '/pc/DataCollection/publications';

test('a steward decides a credit with the evidence beside it and takes it back', async ({ page, expectAccessible }) => {
  await signIn(page, 'su.zhen');
  await page.goto(path);
  const cards = page.getByRole('region', { name: '待判定的论文' }).getByRole('listitem');
  await expect(cards.first().getByRole('button', { name: '是本人' })).toBeVisible();
  await expectAccessible(page);
  await cards.first().getByRole('button', { name: '不是本人' }).click();
  await expect(page.getByText(/已排除 1 条/)).toBeVisible();
  await page.getByRole('button', { name: '撤销上一步' }).click();
  await expect(page.getByText('已撤销上一步判定')).toBeVisible();
});

test('a file of publications is read in and its faults are listed', async ({ page, expectAccessible }) => {
  await signIn(page, 'su.zhen');
  await page.goto(`${path}?tab=IMPORT`);
  const number = Date.now();
  const name = `journey-${number}.jsonl`;
  const work = {
    id: `https://openalex.org/W${number}`,
    title: `A journey number ${number} through a file`,
    publication_year: 2025,
    authorships: [],
  };
  const buffer = Buffer.from(`${JSON.stringify(work)}\n{"broken": `);
  await page.getByLabel('文献文件').setInputFiles({ name, mimeType: 'application/json', buffer });
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('完成')).toBeVisible();
  await row.click();
  await expect(page.getByRole('dialog').getByText('第 2 行')).toBeVisible();
  await expectAccessible(page);
});
