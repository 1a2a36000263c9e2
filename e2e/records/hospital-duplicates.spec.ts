// A steward compares two hospitals that may be one, merges them, takes the merge back, and calls them two (product 3.2).
import type { Page } from '@playwright/test';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { wordsIn, type Language } from '../../tools/testing/journeys/words.ts';

/** No numerals and no places; the languages share no character, so that their hospitals are not alike. */
const given = { zh: [...'澜瑾珩樾琛霁昀晟璟祺'], en: [...'泓霖翊骁湛煦珺峤禾沐'] };
/** Part of a name that no other hospital has. */
const freshPart = (language: Language): string =>
  String(Date.now() % 1_000_000)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => given[language][Number(digit)]!);

/** Two hospitals that differ by the city before their name alone, made by whoever is signed in; answers their ids. */
async function makeTwo(page: Page, part: string): Promise<string[]> {
  const ids: string[] = [];
  const place = { provinceCode: '330000', cityCode: '330100', countyCode: '330106', address: `西湖区${part}路8号` };
  for (const city of ['杭州市', '']) {
    const { id } = await send<{ id: string }>(page, '/hospital/add', { name: `${city}测${part}医院`, ...place });
    ids.push(id);
  }
  return ids;
}

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    const words = wordsIn(language);
    const [merge, undo, two] = [
      words('合并', 'Merge'),
      words('撤销合并', 'Undo'),
      words('不是同一家', 'Two hospitals'),
    ].map((word) => ({ name: word, exact: true }));

    test(`a steward merges two hospitals, takes the merge back, and calls them two (${language})`, async ({
      signedIn,
      expectAccessible,
    }) => {
      const part = freshPart(language);
      const page = await signedIn('su.zhen', '/pc/dashboard', language);
      const [survivor, loser] = await makeTwo(page, part);
      const bench = `/pc/customer/hospitalDuplicates?keyword=${encodeURIComponent(part)}`;
      const row = page.locator('tr.ant-table-row').filter({ hasText: part, visible: true });
      const drawer = page.getByRole('dialog', { name: words('比较 ', 'Compare ') });
      // A new hospital is compared soon after it was added.
      const found = `/hospital/duplicate/count?keyword=${encodeURIComponent(part)}`;
      const count = async () => (await send<{ totalElements: number }>(page, found)).totalElements;
      await expect.poll(count, { timeout: 90_000 }).toBe(1);
      await page.goto(bench);
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(words('名称 相同', 'Name the same'));
      await expectAccessible();

      await row.click();
      await expect(drawer.getByText(words('试算：相关记录', 'Test run: what refers to it'))).toBeVisible();
      const aliases = drawer.getByRole('list', { name: words('合并后的别名', 'Aliases after the merge') });
      await expect(aliases).toContainText(part);
      await expectAccessible('.yj-sheet');
      const note = `${part} ${words('合并', 'merged')}`;
      await drawer.getByRole('button', merge).click();
      const ask = page.getByRole('dialog', { name: words('？', 'into') }).filter({ visible: true });
      await ask.getByLabel(words('说明', 'Note')).fill(note);
      await ask.getByRole('button', merge).click();
      await expect(drawer).toBeHidden();

      const box = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}`) });
      await box(words('已合并', 'Merged')).click();
      // The old link leads to the one that stays.
      await page.goto(`/pc/customer/hospitalList/hospitalDetail/${loser}/x`);
      await expect(page).toHaveURL(new RegExp(`/hospitalDetail/${survivor}/`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`杭州市测${part}医院`);
      await page.goto(`${bench}&box=MERGED`);
      const merged = row.filter({ hasText: note });
      await expect(merged).toContainText(words('有效', 'Standing'));
      await expectAccessible();
      await merged.getByRole('button', { name: words('撤销合并', 'Undo') }).click();
      const undoing = page.getByRole('dialog', { name: words('撤销合并', 'Undo') });
      await undoing.getByRole('button', undo).click();
      await expect(page.getByText(words('已撤销，所有记录原样恢复', 'Undone; everything is as it was'))).toBeVisible();
      await expect(merged).toContainText(words('已撤销', 'Undone'));

      await page.goto(bench);
      await expect(row).toHaveCount(1);
      await row.click();
      await drawer.getByRole('button', two).click();
      const why = `${part} ${words('两个院长', 'two directors')}`;
      const rejecting = page.getByRole('dialog', { name: words('标记为不是同一家', 'Two hospitals') });
      await rejecting.getByLabel(words('说明', 'Note')).fill(why);
      await rejecting.getByRole('button', two).click();
      await expect(drawer).toBeHidden();
      await expect(row).toHaveCount(0);
      await page.goto(`${bench}&box=REJECTED`);
      await expect(row.filter({ hasText: why })).toBeVisible();
      await expectAccessible();
    });
  });
