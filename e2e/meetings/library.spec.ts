// The medical library as its users meet it: marketing writes, medical and compliance review, a representative downloads, a recall arrives.
import type { Page } from '@playwright/test';
import type { Material } from '@yijian/contract/library';
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { agree } from '../../tools/testing/journeys/people.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';
import { pdf } from '../../tools/testing/verifications/files.ts';

async function agreeTo(page: Page, title: string): Promise<void> {
  await page.locator('tr.ant-table-row', { hasText: title }).click();
  await agree(page);
}

test('LIB-01 a material goes from draft to in force and is downloaded by a representative', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const title = `会前资料 ${Date.now() % 1_000_000}`;
  const page = await signedIn('fang.ruogu', '/pc/meeting/medicalLibrary');
  await page.getByRole('button', { name: '新建资料' }).click();
  const form = page.getByRole('dialog', { name: '新建资料' });
  await form.getByLabel(/^标题/).fill(title);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('还没有文件')).toBeVisible();
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'slides.pdf', mimeType: 'application/pdf', buffer: pdf({ pages: 2 }) });
  await expect(drawer.getByText(/slides\.pdf ·/)).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已提交审核')).toBeVisible();
  for (const login of ['he.jing', 'shen.lian']) {
    const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(desk, login, '/pc/taskManager/task/todo?sort=createdAt,desc');
    await agreeTo(desk, title);
    await desk.context().close();
  }
  const rep = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(rep, 'chen.yizhou', `/pc/meeting/medicalLibrary?keyword=${encodeURIComponent(title)}`);
  await expect(rep.locator('tr.ant-table-row', { hasText: title })).toContainText('在效');
  await rep.locator('tr.ant-table-row', { hasText: title }).click();
  const taken = rep.waitForEvent('download');
  await rep
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: /下\s?载/ })
    .click();
  expect((await taken).suggestedFilename()).toBe('slides.pdf');
  await rep.context().close();
});

test('LIB-01 LIB-05 the library in English: filters in the address, editions, a recalled material', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const path = '/pc/meeting/medicalLibrary?state=RECALLED';
  const shown = await shownBy<Material>(page, '/library/findByMaterialType', () => signedIn('chen.yizhou', path, 'en'));
  const row = rowOf(page, shown[0]!.id);
  await expect(row).toContainText('Recalled');
  await row.click();
  const drawer = page.getByRole('dialog').last();
  await expect(drawer.getByText('Edition 1')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Download' })).toBeHidden();
  await expectAccessible();
});
