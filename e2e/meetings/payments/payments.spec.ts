// Payments as finance finds them; their way from the application to the bank is that of application-to-paid.
import type { PaymentLine } from '@yijian/contract/meeting-payments';
import { expect, send, test } from '../../../tools/testing/browser.ts';
import { exportRows } from '../../../tools/testing/journeys/exports.ts';
import { firstThat, rowOf, shownBy } from '../../../tools/testing/journeys/records.ts';

const calls = '/API-MEET-TOOLS/payment';

test(
  'PAY-08 PAY-09 payments in English: what waits, one payment with its evidence and steps',
  { tag: '@smoke' },
  async ({ signedIn, page, expectAccessible }) => {
    const path = '/pc/meeting/paymentApprove/doneApproved';
    const shown = await shownBy<PaymentLine>(page, '/payment/page', () => signedIn('qian.hui', path, 'en'));
    const { id } = await firstThat(shown, ({ state }) => state === 'PAID');
    const { totalElements } = await send<{ totalElements: number }>(page, `${calls}/count?tab=doneApproved`);
    const file = await exportRows(page, totalElements, 'en');
    expect(file.suggestedFilename()).toMatch(/^payments.*\.xlsx$/);
    const row = rowOf(page, id);
    await expect(row).toBeVisible();
    await expectAccessible();
    await row.click();
    await expect(page).toHaveURL(new RegExp(`/meeting/paymentApprovalDetail\\?id=${id}$`));
    await expect(page.getByRole('heading', { name: 'Evidence' })).toBeVisible();
    await expect(page.getByText('With the bank → ', { exact: false }).first()).toBeVisible();
    await expectAccessible();
  },
);
