// The record of a doctor, tags on it and in bulk, and a view shown to a colleague (specification 2.3, 7.5).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, send, signIn, test } from '../../tools/testing/browser.ts';
import { findRecord, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const lists = '/pc/customer/doctorTeamManager';

const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { has: page.locator('.yj-star') }).filter({ visible: true });

/** A doctor with a visit or a task to read of, to whom something was sent. */
const active = (page: Page): Promise<Doctor> =>
  findRecord<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER', async ({ id }) => {
    const asked = [
      `/doctor/record/timeline/${id}?size=1`,
      `/doctor/action/detail?doctorId=${id}&dataType=SENT&dataType=READ&dataType=COURSE&size=1`,
    ];
    const told = await Promise.all(asked.map((call) => send<{ content: unknown[] }>(page, call)));
    return told.every(({ content }) => content.length > 0);
  });

test('from the list to the record: identity, timeline, and a personal tag that comes', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer`);
  const { id, doctorName: name } = await active(page);
  await page.goto(`${lists}/focusCustomer?keyword=${encodeURIComponent(name)}`);
  await rowOf(page, id).getByRole('button', { name: '看全景' }).click();
  await expect(page).toHaveURL(new RegExp(`doctorProfile\\?doctorId=${id}`));
  // The other address of the page opens it with the work.
  await page.goto(`/pc/customer/businessRecord/${id}/${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const parts = page.getByRole('navigation', { name: '本页内容' });
  await expect(parts.locator('[aria-current]')).toHaveText('跟进记录');
  await expect(page.locator('#timeline .yj-time-row').first()).toBeVisible();
  await parts.getByRole('link', { name: '互动行为' }).click();
  await expect(page.locator('#sent .yj-time-row').first()).toBeVisible();
  await expect(page.locator('#meetings')).toBeVisible();
  await parts.getByRole('link', { name: '资料与授权' }).click();
  await page.reload();
  await expect(parts.locator('[aria-current]')).toHaveText('资料与授权');
  const tags = page.locator('#tags');
  const tag = `临时${Date.now() % 100_000}`;
  await tags.getByRole('button', { name: '编辑标签' }).click();
  await tags.getByRole('combobox', { name: /个人标签/ }).fill(tag);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tags.locator('button[type=submit]').click();
  await expect(tags.locator('.yj-tag', { hasText: tag })).toBeVisible();
  // What lies half under the head is judged where it is seen.
  await page.locator('.shell-content').evaluate((content) => {
    for (const one of [content, ...content.querySelectorAll('.shell-page')]) one.scrollTo(0, 0);
  });
  await expectAccessible();
});

test('all that match are tagged in the background, and the act is undone', async ({ signedIn, page }) => {
  const path = `${lists}/allCustomer?tier=A`;
  const doctors = await shownBy<Doctor>(page, '/doctor/find/page', () => signedIn('zhou.minxing', path));
  await rowOf(page, doctors[0]!.id).getByRole('checkbox').check();
  await page.getByRole('button', { name: /选择全部符合的/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '打标签' }).click();
  const dialog = page.getByRole('dialog', { name: /打标签/ });
  await dialog.getByRole('combobox').fill('中西结合');
  await page.keyboard.press('Enter');
  // The open list lies over the buttons.
  await dialog.locator('.ant-modal-title').click();
  await dialog.getByRole('button', { name: '打标签' }).click();
  await expect(page.getByText('已完成 ·')).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /撤\s?销/ })
    .click();
  await expect(page.getByText('已撤销 ·')).toBeVisible({ timeout: 60_000 });
});

test('a view is kept, shown to a colleague, and opens from their list', async ({ signedIn, browser, baseURL }) => {
  const name = `共享视图${Date.now() % 100_000}`;
  const page = await signedIn('zhou.minxing', `${lists}/allCustomer?tier=A&hospitalLevel=3A`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: '已存视图' }).click();
  await page.getByPlaceholder('视图名称').last().fill(name);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await page.getByRole('button', { name: `重命名与共享：${name}` }).click();
  await page.getByText('团队', { exact: true }).click();
  await page
    .getByRole('dialog', { name: '已存视图' })
    .getByRole('button', { name: /保\s?存$/ })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`${name} 我的 ·`) })).toBeVisible();
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(other, 'chen.yizhou', `${lists}/allCustomer`);
  await other.getByRole('button', { name: '已存视图' }).click();
  await expect(other.getByRole('button', { name: `重命名与共享：${name}` })).toBeHidden();
  await other.getByRole('button', { name: new RegExp(`${name} 周敏行 ·`) }).click();
  await expect(other).toHaveURL(/tier=A/);
  await other.context().close();
});

test('a file comes to the record, one that is not what it says does not; it is downloaded as it was, and removed', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  // The browser's own line about the refused file.
  consoleErrors.allow(/400/);
  const page = await signedIn('chen.yizhou');
  const { id } = await findRecord<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER');
  await page.goto(`/pc/customer/doctorProfile?doctorId=${id}&id=${id}`);
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '资料与授权' }).click();
  const section = page.locator('#files');
  const field = section.getByLabel('上传文件');
  await field.setInputFiles({ name: '履历.pdf', mimeType: 'application/pdf', buffer: Buffer.from('只是文字') });
  await expect(section.getByRole('alert')).toContainText('“履历.pdf”不能上传');
  const [name, content] = [`研究方向${Date.now() % 100_000}.txt`, '近五年的研究方向'];
  await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  const line = section.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('24 B · 陈亦舟');
  await expect(section.getByRole('alert')).toBeHidden();
  await expectAccessible('#files');
  const coming = page.waitForEvent('download');
  await line.getByRole('button', { name: `下载 ${name}` }).click();
  const kept = await coming;
  expect([kept.suggestedFilename(), readFileSync(await kept.path(), 'utf8')]).toEqual([name, content]);
  await line.getByRole('button', { name: `删除 ${name}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: `删除“${name}”？` });
  await question.getByRole('button', { name: /删\s?除/ }).click();
  await expect(line).toBeHidden();
});
