// A payment as its users meet it: applied for after the meeting, decided by two, sent to the bank by a third, settled.
import type { PaymentLine } from '@yijian/contract/meeting-payments';
import { expect, test } from '../../tools/testing/browser.ts';
import { agree, choose, withUser } from '../../tools/testing/journeys/people.ts';
import { firstThat, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

test('the fee of a speaker goes from application to paid with four users', async ({
  signedIn,
  browser,
  baseURL,
  consoleErrors,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  // A submission without its evidence is refused on purpose.
  consoleErrors.allow(/409/);
  const rep = await signedIn('chen.yizhou', '/pc/meeting/payment/submitted');
  await rep.getByRole('button', { name: '申请付款' }).click();
  const form = rep.getByRole('dialog', { name: '申请付款' });
  await choose(rep, 'meetingId', /可付/);
  await form.locator('#bankName').fill('招商银行杭州分行');
  await form.locator('#accountNumber').fill('6214 8357 1200 9876');
  await expect(form.getByText('服务确认 0 小时')).toBeVisible();
  await form.getByRole('button', { name: '提交审批' }).click();
  await expect(form.getByRole('alert').first()).toContainText('服务未确认');
  await form.locator('#serviceHours').fill('2');
  await form.getByText('讲者已签署服务确认').click();
  await expect(form.getByText('服务确认 2 小时')).toBeVisible();
  await expectAccessible();
  const submitted = rep.waitForResponse((answer) => answer.url().includes('/payment/submit/') && answer.ok());
  await form.getByRole('button', { name: '提交审批' }).click();
  const { result } = (await (await submitted).json()) as { result: { id: string; number: string } };
  const row = rep.getByRole('row', { name: new RegExp(result.number) });
  await expect(row).toContainText('审批中');

  for (const login of ['zhou.minxing', 'shen.lian'])
    await withUser(
      { browser, baseURL },
      { login, path: '/pc/meeting/paymentApprove/pendingApproved' },
      async (page) => {
        await page.getByRole('row', { name: new RegExp(result.number) }).click();
        await expect(page.getByText('招商银行杭州分行')).toBeVisible();
        await expect(page.getByText('**** 9876')).toBeVisible();
        await agree(page);
      },
    );

  const paying = { login: 'qian.hui', path: '/pc/meeting/paymentApprove/pendingApproved' };
  await withUser({ browser, baseURL }, paying, async (page) => {
    const line = page.getByRole('row', { name: new RegExp(result.number) });
    await line.getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: '提交银行付款' }).click();
    await expect(page.getByText(/批次 B\d{4}-\d{5} 已生成/)).toBeVisible();
    await page.getByRole('button', { name: '付款批次' }).click();
    const file = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /下载银行文件/ })
      .first()
      .click();
    expect((await file).suggestedFilename()).toMatch(/^B\d{4}-\d{5}\.csv$/);
    await page.keyboard.press('Escape');
    await line.click();
    await page.getByRole('button', { name: '登记已付款' }).click();
    const dialog = page.getByRole('dialog', { name: /登记已付款/ });
    await dialog.locator('#reference').fill('CMB20260001');
    await dialog.getByRole('button', { name: /保\s?存/ }).click();
    await expect(page.locator('.yj-detail-head:visible').getByText('已付款')).toBeVisible();
  });
  await rep.reload();
  await expect(row).toContainText('已付款');
});

test(
  'payments in English: what waits, one payment with its evidence and steps',
  { tag: '@smoke' },
  async ({ signedIn, page, expectAccessible }) => {
    const path = '/pc/meeting/paymentApprove/doneApproved';
    const shown = await shownBy<PaymentLine>(page, '/payment/page', () => signedIn('qian.hui', path, 'en'));
    const { id } = await firstThat(shown, ({ state }) => state === 'PAID');
    const row = rowOf(page, id);
    await expect(row).toBeVisible();
    await expectAccessible();
    await row.click();
    await expect(page.getByRole('heading', { name: 'Evidence' })).toBeVisible();
    await expect(page.getByText('With the bank → ', { exact: false }).first()).toBeVisible();
    await expectAccessible();
  },
);
