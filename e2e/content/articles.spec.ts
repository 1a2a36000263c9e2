// The content center as its users meet it: written, reviewed twice, published, read, recalled while a page is open.
import type { Article } from '@yijian/contract/articles';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { agree, withUser } from '../../tools/testing/journeys/people.ts';
import { findRecord } from '../../tools/testing/journeys/records.ts';

test(
  'CON-02 an article is written, reviewed by two and published',
  { tag: '@smoke' },
  async ({ signedIn, browser, baseURL, expectAccessible }) => {
    test.setTimeout(240_000);
    const title = `晕厥与发作的鉴别 ${Date.now() % 1_000_000}`;
    const writer = await signedIn('fang.ruogu', '/pc/content/contentCenter');
    await expect(writer.getByText('成人癫痫首诊：三步完成诊断与分型')).toBeVisible();
    await writer.getByRole('button', { name: '新建文章' }).click();
    const form = writer.getByRole('dialog', { name: '新建文章' });
    await form.locator('#title').fill(title);
    await form.locator('#summary').fill('先看诱因、时间与恢复');
    const text = form.getByRole('textbox', { name: '正文' });
    await text.click();
    await writer.keyboard.type('晕厥多有诱因，恢复快；发作多无诱因，恢复慢。');
    await expectAccessible();
    await form.getByRole('button', { name: /保\s?存/ }).click();
    const head = writer.locator('.yj-detail-head:visible');
    await expect(head.getByText('草稿')).toBeVisible();
    await writer.getByRole('button', { name: '提交审核' }).click();
    await expect(head.getByText('审核中')).toBeVisible();
    const process = await writer.getByRole('link', { name: '审核过程' }).getAttribute('href');
    for (const login of ['he.jing', 'shen.lian'])
      await withUser({ browser, baseURL }, { login, path: process! }, async (page) => {
        await agree(page);
      });
    await writer.reload();
    await writer.getByRole('button', { name: /^发\s?布$/ }).click();
    await expect(head.getByText('已发布')).toBeVisible();
  },
);

test('CON-18 a reader keeps an article; a recall closes the page that is open', async ({
  signedIn,
  browser,
  baseURL,
  consoleErrors,
}) => {
  // An open page learns of the recall by a 404.
  consoleErrors.allow(/404/);
  const page = await signedIn('chen.yizhou', '/pc/content/contentCenter');
  const { id, title } = await findRecord<Article>(
    page,
    '/article/list/by/example/pageable/user',
    ({ state, isFavorite }) => state === 'PUBLISHED' && !isFavorite,
  );
  const path = `/pc/content/contentDetail?id=${id}`;
  await open(page, path);
  const text = page.getByRole('region', { name: '正文' });
  await expect(text).toBeVisible();
  await page.getByRole('button', { name: `收藏 ${title}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `取消收藏 ${title}` })).toBeVisible();
  await withUser({ browser, baseURL }, { login: 'shen.lian', path }, async (reviewer) => {
    await reviewer.getByRole('button', { name: /^召\s?回$/ }).click();
    const dialog = reviewer.getByRole('dialog', { name: /召回/ });
    await dialog.locator('#reason').fill('结论需要修订');
    await dialog.getByRole('button', { name: /保\s?存/ }).click();
    await expect(reviewer.getByText('已召回，不得再使用：结论需要修订')).toBeVisible();
  });
  await expect(page.getByText('这篇文章已不可用', { exact: false })).toBeVisible();
  await expect(text).toHaveCount(0);
});

test('CON-16 GEN-04 the content center in English: channels with their numbers, the strip of its section, and one article', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/dashboard', 'en');
  const channels = page.waitForResponse((response) => response.url().includes('/channel/list/by/example/pageable'));
  await page.goto('/pc/content/contentCenter');
  expect((await channels).status()).toBe(200);
  await expect(page.getByText(/ days left$/).first()).toBeVisible();
  await page.getByText(/^Guidelines \d+$/).click();
  // Until the list of the channel is there, the first row is another channel's.
  const row = page.locator('tr.ant-table-row').filter({ hasText: 'Guidelines' }).first();
  await expect(row).toContainText('Published');
  await row.click();
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
  await expectAccessible();
});
