// Payments on their way by the screens: applied for, decided by two, sent to the bank by a third, settled.
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../browser.ts';
import { agree, withUser, type Where } from './people.ts';
import { wordsIn, type Language } from './words.ts';

const path = '/pc/meeting/paymentApprove/pendingApproved';

/** The manager and compliance see whose account it is, without its digits, and agree. */
export async function approvePayment(number: string, where: Where): Promise<void> {
  for (const login of ['zhou.minxing', 'shen.lian'])
    await withUser(where, { login, path }, async (page) => {
      await page.getByRole('row', { name: new RegExp(number) }).click();
      await expect(page.getByText('招商银行杭州分行')).toBeVisible();
      await expect(page.getByText('**** 9876')).toBeVisible();
      await agree(page, where.language);
    });
}

/** The form of a payment of the meeting whose page is open, with the account filled in. */
export async function openPaymentForm(page: Page, language: Language = 'zh'): Promise<Locator> {
  const words = wordsIn(language);
  await page.getByRole('button', { name: words('申请付款', 'Apply for a payment') }).click();
  const form = page.getByRole('dialog', { name: words('申请付款', 'Apply for a payment') });
  await form.locator('#bankName').fill('招商银行杭州分行');
  await form.locator('#accountNumber').fill('6214 8357 1200 9876');
  return form;
}

/** Submits what the form holds; answers the number of the payment. */
export async function submitPayment(page: Page, form: Locator, language: Language = 'zh'): Promise<string> {
  const submitted = page.waitForResponse((answer) => answer.url().includes('/payment/submit/') && answer.ok());
  await form.getByRole('button', { name: wordsIn(language)('提交审批', 'Submit') }).click();
  const { result } = (await (await submitted).json()) as { result: { number: string } };
  await expect(form).toBeHidden();
  return result.number;
}

/** Finance puts them into one batch, takes the file for the bank, and records of each that it was paid. */
export async function payByBank(numbers: readonly string[], where: Where): Promise<void> {
  const words = wordsIn(where.language ?? 'zh');
  await withUser(where, { login: 'qian.hui', path }, async (page) => {
    const lineOf = (number: string): Locator => page.getByRole('row', { name: new RegExp(number) });
    for (const number of numbers) await lineOf(number).getByRole('checkbox').check();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: words('提交银行付款', 'Send to the bank') })
      .click();
    await expect(page.getByText(/B\d{4}-\d{5}/).first()).toBeVisible();
    await page.getByRole('button', { name: words('付款批次', 'Bank batches') }).click();
    const file = page.waitForEvent('download');
    await page
      .getByRole('button', { name: words('下载银行文件', 'Download bank file') })
      .first()
      .click();
    expect((await file).suggestedFilename()).toMatch(/^B\d{4}-\d{5}\.csv$/);
    for (const number of numbers) {
      await open(page, path, where.language);
      await lineOf(number).click();
      await page.getByRole('button', { name: words('登记已付款', 'Record as paid') }).click();
      const dialog = page.getByRole('dialog', { name: words('登记已付款', 'Record as paid') });
      await dialog.locator('#reference').fill(`CMB${number}`);
      await dialog.getByRole('button', { name: words('保存', 'Save') }).click();
      await expect(
        page.locator('.yj-detail-head:visible').getByText(words('已付款', 'Paid'), { exact: true }),
      ).toBeVisible();
    }
  });
}
