// Payments as finance finds them; their way from the application to the bank is that of application-to-paid.
import type { PaymentLine } from '@yijian/contract/meeting-payments';
import { expect, test } from '../../../tools/testing/browser.ts';
import { firstThat, rowOf, shownBy } from '../../../tools/testing/journeys/records.ts';

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
