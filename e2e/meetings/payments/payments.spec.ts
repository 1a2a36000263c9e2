// A payment as its users meet it: applied for after the meeting, decided by two, sent to the bank by a third, settled.
import type { PaymentLine } from '@yijian/contract/meeting-payments';
import { expect, test } from '../../../tools/testing/browser.ts';
import { approvePayment, payByBank } from '../../../tools/testing/journeys/payments.ts';
import { choose } from '../../../tools/testing/journeys/people.ts';
import { firstThat, rowOf, shownBy } from '../../../tools/testing/journeys/records.ts';

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

  await approvePayment(result.number, { browser, baseURL });
  await payByBank(result.number, { browser, baseURL });
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
