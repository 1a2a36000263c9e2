// A payment on its way by the screens: decided by two, sent to the bank by a third, settled.
import { expect, type Browser } from '@playwright/test';
import { agree, withUser } from './people.ts';

interface Where {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
}

const path = '/pc/meeting/paymentApprove/pendingApproved';

/** The manager and compliance see whose account it is, without its digits, and agree. */
export async function approvePayment(number: string, where: Where): Promise<void> {
  for (const login of ['zhou.minxing', 'shen.lian'])
    await withUser(where, { login, path }, async (page) => {
      await page.getByRole('row', { name: new RegExp(number) }).click();
      await expect(page.getByText('招商银行杭州分行')).toBeVisible();
      await expect(page.getByText('**** 9876')).toBeVisible();
      await agree(page);
    });
}

/** Finance puts it into a batch, takes the file for the bank, and records that it was paid. */
export async function payByBank(number: string, where: Where): Promise<void> {
  await withUser(where, { login: 'qian.hui', path }, async (page) => {
    const line = page.getByRole('row', { name: new RegExp(number) });
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
    await dialog.locator('#reference').fill(`CMB${number}`);
    await dialog.getByRole('button', { name: /保\s?存/ }).click();
    await expect(page.locator('.yj-detail-head:visible').getByText('已付款')).toBeVisible();
  });
}
