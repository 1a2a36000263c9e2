// A payment on its way by the screens: decided by two, sent to the bank by a third, settled.
import { expect } from '@playwright/test';
import { agree, withUser, type Where } from './people.ts';
import { wordsIn } from './words.ts';

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

/** Finance puts it into a batch, takes the file for the bank, and records that it was paid. */
export async function payByBank(number: string, where: Where): Promise<void> {
  const words = wordsIn(where.language ?? 'zh');
  await withUser(where, { login: 'qian.hui', path }, async (page) => {
    const line = page.getByRole('row', { name: new RegExp(number) });
    await line.getByRole('checkbox').check();
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
    await page.keyboard.press('Escape');
    await line.click();
    await page.getByRole('button', { name: words('登记已付款', 'Record as paid') }).click();
    const dialog = page.getByRole('dialog', { name: words('登记已付款', 'Record as paid') });
    await dialog.locator('#reference').fill(`CMB${number}`);
    await dialog.getByRole('button', { name: words('保存', 'Save') }).click();
    await expect(
      page.locator('.yj-detail-head:visible').getByText(words('已付款', 'Paid'), { exact: true }),
    ).toBeVisible();
  });
}
