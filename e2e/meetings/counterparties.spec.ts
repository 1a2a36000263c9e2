// Institutions and suppliers as their users meet them: the office registers, compliance approves, in Chinese and in English.
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { creditCode } from '../../tools/testing/credit-codes.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';
import { pdf } from '../../tools/testing/verifications/files.ts';

test('INS-01 the office registers an institution with its papers and compliance approves it', async ({
  signedIn,
  browser,
  baseURL,
  consoleErrors,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  // A wrong check digit is typed on purpose.
  consoleErrors.allow(/400/);
  const number = Date.now() % 1_000_000;
  const name = `睡眠研究会 ${number}`;
  const page = await signedIn('wu.yue', '/pc/meeting/institution');
  await expect(page.getByText('华东睡眠医学会')).toBeVisible();
  await page.getByRole('button', { name: '新建机构' }).click();
  const form = page.getByRole('dialog', { name: '新建机构' });
  await form.getByLabel(/^名称/).fill(name);
  await form.getByLabel(/^统一社会信用代码/).fill('91440300708461136A');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(form.getByText(/不是有效的统一社会信用代码/).first()).toBeVisible();
  await form.getByLabel(/^统一社会信用代码/).fill(creditCode(number));
  await form.getByRole('button', { name: /保\s?存/ }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('还没有文件')).toBeVisible();
  for (const type of ['证照', '尽职调查表']) {
    await drawer.locator('.ant-segmented-item', { hasText: type }).click();
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: `paper-${type}.pdf`, mimeType: 'application/pdf', buffer: pdf() });
    await expect(drawer.getByRole('button', { name: `paper-${type}.pdf` })).toBeVisible();
  }
  await expectAccessible();
  await page.screenshot({ path: 'test-results/institution-drawer.png' });
  await drawer.getByRole('button', { name: '提交审核' }).click();
  await expect(drawer.getByText('审核中')).toBeVisible();
  const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(desk, 'shen.lian', '/pc/meeting/institution');
  await desk.locator('tr.ant-table-row', { hasText: name }).click();
  await desk
    .getByRole('dialog', { name })
    .getByRole('button', { name: /^批\s?准$/ })
    .click();
  const approval = desk.getByRole('dialog', { name: `批准 · ${name}` });
  await approval.getByRole('button', { name: /保\s?存/ }).click();
  await expect(desk.getByRole('dialog', { name }).last().getByText('已批准')).toBeVisible();
});

test('SUP-01 suppliers in English: a blocked one is found by its state and says why, on a phone as well', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('shen.lian', '/pc/meeting/supplier?state=BLOCKED', 'en');
  const blocked = page.getByText('Hewei Catering').first();
  await expect(blocked).toBeVisible();
  await expect(page.getByText('Suyin Print')).toHaveCount(0);
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Hewei Catering').last()).toBeVisible();
  await page.screenshot({ path: 'test-results/suppliers-390.png' });
  await page.getByText('Hewei Catering').last().click();
  const drawer = page.getByRole('dialog', { name: 'Hewei Catering' });
  await expect(drawer.getByText('提供虚假发票')).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/supplier-390.png' });
});
