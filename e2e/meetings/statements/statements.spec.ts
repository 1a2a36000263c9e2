// What a speaker was paid in a year: finance reads and exports it, the speaker takes it away from the own pages (product: payment, 3.24).
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PayeeStatement, PaymentDetail, PaymentLine } from '@yijian/contract/meeting-payments';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { exportRows } from '../../../tools/testing/journeys/exports.ts';
import { doctorsPhone, signInDoctor } from '../../../tools/testing/journeys/phone.ts';
import { firstThat, listRecords } from '../../../tools/testing/journeys/records.ts';
import { wordsIn, type Language } from '../../../tools/testing/journeys/words.ts';

const calls = '/API-MEET-TOOLS/payment';

/** A payment of a speaker that is paid, of another speaker for each language: a phone is sent one code a minute. */
async function paidSpeaker(page: Page, language: Language): Promise<PaymentDetail> {
  const lines = await listRecords<PaymentLine>(page, `${calls}/page?tab=doneApproved&state=PAID`);
  const paid = lines.filter(({ payeeKind }) => payeeKind === 'SPEAKER');
  const other = paid.filter(({ payeeName }) => payeeName !== paid[0]!.payeeName);
  const { id } = (language === 'zh' ? paid : other)[0]!;
  return send<PaymentDetail>(page, `${calls}/find/${id}`);
}

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });

    test(`finance reads what a speaker was paid in a year, and exports it (${language})`, async ({
      signedIn,
      expectAccessible,
    }) => {
      const words = wordsIn(language);
      const page = await signedIn('qian.hui', '/pc/', language);
      const { id, payeeId, payeeName } = await paidSpeaker(page, language);
      const statementOf = (year: number) =>
        send<PayeeStatement>(page, `${calls}/statement?payeeKind=SPEAKER&payeeId=${payeeId}&year=${year}`);
      const thisYear = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Shanghai' }).format());
      const year = await firstThat([thisYear, thisYear - 1], async (one) => (await statementOf(one)).lines.length > 0);
      const { lines } = await statementOf(year);
      await open(page, `/pc/meeting/paymentApprovalDetail?id=${id}`, language);
      await page.getByRole('button', { name: words('对账单', 'Statement'), exact: true }).click();
      const drawer = page.getByRole('dialog', { name: new RegExp(words('对账单', '^Statement of')) });
      await drawer.getByRole('combobox', { name: words('年度', 'Year') }).click();
      const choice = (one: number) =>
        page.locator('.ant-select-dropdown:visible').getByTitle(String(one), { exact: true });
      await choice(year).click();
      await expect(drawer).toContainText(payeeName);
      for (const { number } of lines) await expect(drawer.getByText(number).first()).toBeVisible();
      await expectAccessible();
      const file = await exportRows(page, lines.length, language);
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

      // Before the product was there nothing was paid.
      await drawer.getByRole('combobox', { name: words('年度', 'Year') }).click();
      await choice(thisYear - 3).click();
      await expect(
        drawer.getByText(words(`${thisYear - 3} 年没有已付款项`, `Nothing was paid in ${thisYear - 3}`)),
      ).toBeVisible();
      await expectAccessible();
    });
  });

for (const language of ['zh', 'en'] as const)
  test(`a speaker takes the own payments away as a PDF (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    product,
  }) => {
    test.setTimeout(120_000);
    const words = wordsIn(language);
    const finance = await signedIn('qian.hui');
    const { payeeId: doctorId, meeting } = await paidSpeaker(finance, language);
    const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!, language);
    await signInDoctor(doctor, { product, doctorId: doctorId!, language });
    await doctor.getByRole('tab', { name: words('参会与付款', 'Payments') }).click();
    const panel = doctor.getByRole('tabpanel', { name: words('参会与付款', 'Payments') });
    const payment = panel
      .getByRole('article')
      .filter({ hasText: meeting.name })
      .filter({ hasText: words('已付款', 'Paid') });
    await expect(payment.first()).toBeVisible();
    await expectAccessible();
    const file = doctor.waitForEvent('download');
    await panel.getByRole('button', { name: words('下载付款对账单', 'Download my payments') }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await context.close();
  });
