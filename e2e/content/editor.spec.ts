// The editor of articles: pictures, videos, links and tables are set, kept, shown to the reader, and still there when the draft is opened again.
import type { Locator } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';
import { recorded } from '../../tools/testing/content/recorded-film.ts';
import { picture } from '../../tools/testing/verifications/files.ts';

const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);

/** Whether the browser has read how long it is and its first picture. */
const isLoaded = (video: Locator): Promise<boolean> =>
  video.evaluate((one: HTMLVideoElement) => one.readyState >= one.HAVE_CURRENT_DATA && one.videoWidth > 0);

/** As Word and Excel copy words: with a picture of them beside. */
const pasteWords = (into: Locator, words: string): Promise<void> =>
  into.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.items.add(new File(['picture of the words'], 'words.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);

test('CON-03 CON-19 a draft keeps its picture, video, link and table, in the editor and on the page', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}, info) => {
  test.setTimeout(180_000);
  // A text file is refused as a picture.
  consoleErrors.allow(/status of 400/);
  const page = await signedIn('fang.ruogu', '/pc/content/contentCenter');
  await page.getByRole('button', { name: '新建文章' }).click();
  const form = page.getByRole('dialog', { name: '新建文章' });
  await form.locator('#title').fill('带图表的文章');
  const text = form.getByRole('textbox', { name: '正文' });
  const tool = (name: string) => form.getByRole('button', { name, exact: true });
  await text.click();
  await page.keyboard.type('指南全文');
  await page.keyboard.press('Shift+Home');
  await tool('链接').click();
  const link = page.getByRole('dialog', { name: '链接' });
  await link.getByLabel('链接地址').fill('http://example.com');
  await link.getByRole('button', { name: /应\s?用/ }).click();
  await expect(link.getByRole('alert')).toHaveText('链接须以 https://、mailto: 或 tel: 开头');
  await expectAccessible();
  await link.getByLabel('链接地址').fill('https://journal.example/a');
  await link.getByLabel('链接地址').press('Enter');
  await expect(text.getByRole('link', { name: '指南全文' })).toHaveAttribute('href', 'https://journal.example/a');

  await expect(text).toBeFocused();
  await page.keyboard.type('，2026 年');
  await page.keyboard.press('Enter');
  await tool('插入表格').click();
  await page.keyboard.type('药物');
  await page.keyboard.press('Tab');
  await page.keyboard.type('剂量');
  await form.getByRole('button', { name: '加一行' }).click();
  await expect(text.getByRole('row')).toHaveCount(4);
  await form.getByRole('button', { name: '删除列' }).click();
  await expect(text.getByRole('columnheader')).toHaveCount(2);
  await page.screenshot({ path: info.outputPath('editor-table.png') });

  await text.getByRole('paragraph').filter({ hasText: '指南全文' }).click();
  await page.keyboard.press('End');
  // The tools of the table go once the editor knows that the cursor has left it.
  await expect(form.getByRole('button', { name: '删除列' })).toHaveCount(0);
  await pasteWords(text, '（第三版）');
  await expect(text.getByRole('paragraph').filter({ hasText: '2026 年（第三版）' })).toBeVisible();
  await tool('插入图片').click();
  const dialog = page.getByRole('dialog', { name: '插入图片' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('图片文件').setInputFiles({ name, mimeType, buffer });
  await choose('a.png', 'image/png', Buffer.from('no picture'));
  await dialog.getByRole('button', { name: /插\s?入/ }).click();
  await expect(dialog.getByText('请填写图片说明')).toBeVisible();
  await dialog.getByLabel('图片说明').fill('发作分型示意图');
  await dialog.getByRole('button', { name: /插\s?入/ }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: '“a.png”不是可用的图片' })).toBeVisible();
  await choose('types.png', 'image/png', picture('990000000000001'));
  await page.screenshot({ path: info.outputPath('editor-picture.png') });
  await expectAccessible();
  await dialog.getByRole('button', { name: /插\s?入/ }).click();
  await expect(page.getByText('图片上传成功')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await tool('插入视频').click();
  const filming = page.getByRole('dialog', { name: '插入视频' });
  await filming.getByLabel('视频文件').setInputFiles({
    name: 'talk.webm',
    mimeType: 'video/webm',
    buffer: await recorded(page),
  });
  await filming.getByLabel('视频说明').fill('分型讲解');
  await expectAccessible();
  await filming.getByRole('button', { name: /插\s?入/ }).click();
  await expect(page.getByText('视频上传成功')).toBeVisible();
  const video = (within: Locator) => within.locator('video[aria-label="分型讲解"]');
  await expect.poll(() => isLoaded(video(text))).toBe(true);
  const image = (within: Locator) => within.getByRole('img', { name: '发作分型示意图' });
  await expect.poll(() => isDrawn(image(text))).toBe(true);
  await form.getByRole('button', { name: /保\s?存/ }).click();

  const shown = page.getByRole('region', { name: '正文' });
  await expect.poll(() => isDrawn(image(shown))).toBe(true);
  await expect.poll(() => isLoaded(video(shown))).toBe(true);
  await expect(shown.getByRole('row')).toHaveCount(4);
  await expect(shown.getByRole('link', { name: '指南全文' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible();
  await page.screenshot({ path: info.outputPath('article.png'), fullPage: true });

  await page.getByRole('button', { name: /编\s?辑/ }).click();
  const again = page.getByRole('dialog', { name: '带图表的文章' });
  const kept = again.getByRole('textbox', { name: '正文' });
  await expect(image(kept)).toBeVisible();
  await expect(video(kept)).toBeVisible();
  await expect(kept.getByRole('row')).toHaveCount(4);
  await expect(kept.getByRole('link', { name: '指南全文' })).toBeVisible();
  await again.locator('#summary').fill('摘要');
  await again.getByRole('button', { name: /保\s?存/ }).click();
  await expect(shown.getByRole('row')).toHaveCount(4);
  await expect.poll(() => isDrawn(image(shown))).toBe(true);
});
