// Publications: a file through the screen with its counts and faults, the bench by keyboard (specification 2.5; product 3.3).
import { expect, test } from '../../tools/testing/browser.ts';

/** Two works that can be read, one without a title and one line that is none. */
function fileOf(mark: number): string {
  const work = (at: number, title: string | null) => ({
    id: `https://openalex.org/W${mark}${at}`,
    title,
    publication_year: 2024,
    authorships: [{ author: { id: `https://openalex.org/A${mark}${at}`, display_name: 'Nobody Anywhere' } }],
  });
  const works = [
    work(1, `A first work of the file ${mark}`),
    work(2, null),
    work(3, `A second work of the file ${mark}`),
  ];
  return [...works.map((one) => JSON.stringify(one)), '{"id": "cut off'].join('\n');
}

const words = {
  zh: {
    file: '文献文件',
    counts: '新增 2，更新 0，未变 0',
    state: '完成',
    untitled: '没有标题',
    broken: '不是完整的 JSON',
  },
  en: {
    file: 'File of publications',
    counts: '2 new, 0 changed, 0 as before',
    state: 'Done',
    untitled: 'No title',
    broken: 'Not whole JSON',
  },
} as const;

for (const language of ['zh', 'en'] as const)
  test(`2.5 a file is read in with its counts and its faults by line (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const page = await signedIn('su.zhen', '/pc/DataCollection/publications?tab=IMPORT', language);
    const said = words[language];
    const mark = Date.now();
    const name = `works-${mark}.jsonl`;
    await page
      .getByLabel(said.file)
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(fileOf(mark % 1_000_000_000)) });
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(said.state);
    await expect(row).toContainText(said.counts);
    await row.click();
    const drawer = page.getByRole('dialog').filter({ hasText: name });
    await expect(drawer).toContainText(said.untitled);
    await expect(drawer).toContainText(said.broken);
    await expectAccessible('[role="dialog"]');
  });

test('3.3 a suggestion is confirmed, another rejected, and both taken back by keyboard alone', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('su.zhen', '/pc/DataCollection/publications?tab=BENCH');
  const current = page.locator('.bench-card-current');
  await expect(current).toBeVisible();
  await expectAccessible('.bench');
  const first = await current.getByRole('heading').innerText();
  await page.keyboard.press('y');
  await expect(page.getByText('已确认 1 条')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('已撤销上一步判定')).toBeVisible();
  await expect(page.getByRole('heading', { name: first }).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('已排除 1 条')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: first }).first()).toBeVisible();
});
