// Forecasts: filled by hospital and product, submitted, decided by the manager with a reason (specification 2.3, forecast).
import type { Page } from '@playwright/test';
import type { ForecastCycle, SheetDetail } from '@yijian/contract/forecasts';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';

/** The own forecast in the round that is open, as the server has it. */
async function ownSheet(page: Page): Promise<SheetDetail> {
  const rounds = await send<ForecastCycle[]>(page, '/forecast/cycle/list');
  return send<SheetDetail>(page, `/forecast/sheet/find/${rounds.find((one) => one.isOpen)!.mySheetId}`);
}

/** Departs far from its baseline without saying why. */
function isSilent({ baseline, forecast, reason }: SheetDetail['grid'][number]): boolean {
  const sum = (cells: readonly (number | null)[]): number => cells.reduce<number>((all, one) => all + (one ?? 0), 0);
  return reason === '' && !baseline.includes(null) && Math.abs(sum(forecast) - sum(baseline)) > 0.3 * sum(baseline);
}

test(
  'FCS-02 /forecast opens the own forecast; what is typed is summed and kept by itself',
  { tag: '@smoke' },
  async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou', '/pc/forecast');
    await expect(page).toHaveURL(/\/pc\/forecast\/fillingForecast$/);
    const { grid, months } = await ownSheet(page);
    const line = grid.find(({ forecast }) => forecast.every((one) => one === null))!;
    const name = `${line.hospitalName} · ${line.productName}`;
    const cell = (at: number) => page.getByLabel(`${name} ${months[at]} 预测（盒）`);
    await cell(0).fill('120');
    await cell(0).press('ArrowRight');
    await expect(cell(1)).toBeFocused();
    await page.keyboard.type('30');
    await expect(page.getByRole('row', { name: line.hospitalName }).filter({ has: cell(0) })).toContainText('150');
    await expect(page.getByRole('status').filter({ hasText: '已自动保存' })).toBeVisible();
    await page.reload();
    await expect(cell(0)).toHaveValue('120');
    await expect(cell(1)).toHaveValue('30');
  },
);

test('a forecast is pasted and copied, submitted, returned by the manager with a reason that the filler reads', async ({
  signedIn,
  expectAccessible,
  browser,
  baseURL,
  consoleErrors,
}) => {
  // It is submitted before every line says why it departs.
  consoleErrors.allow(/forecast\/sheet\/step/);
  const page = await signedIn('chen.yizhou', '/pc/forecast/fillingForecast');
  const sheet = await ownSheet(page);
  const [first] = sheet.grid;
  const label = (month: number) => `${first!.hospitalName} · ${first!.productName} ${sheet.months[month]} 预测（盒）`;
  await page.getByLabel(label(0)).focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, '1,200\t1,300\t1,400');
  await expect(page.getByLabel(label(2))).toHaveValue('1400');
  for (const source of ['用基线', '用去年同期']) {
    await page.getByRole('button', { name: '填入空格' }).click();
    await page.getByRole('menuitem', { name: source }).click();
  }
  const empty = page.locator('.forecast-grid input[data-place]');
  for (const cell of await empty.all()) if ((await cell.inputValue()) === '') await cell.fill('0');
  await expectAccessible();
  await page.getByRole('button', { name: /^提\s?交$/ }).click();
  await expect(page.getByText(/行偏离基线超过 30%，请填写原因/).first()).toBeVisible();
  // What was typed is kept by now: it is saved before it is submitted.
  for (const line of (await ownSheet(page)).grid.filter(isSilent))
    await page.getByLabel(`${line.hospitalName} · ${line.productName} 说明`).fill('按科室计划');
  await page.getByRole('button', { name: /^提\s?交$/ }).click();
  await expect(page.getByRole('button', { name: /^撤\s?回$/ })).toBeVisible();

  await withUser(
    { browser, baseURL },
    { login: 'zhou.minxing', path: `/pc/forecast/fillingForecast?sheetId=${sheet.id}` },
    async (desk) => {
      await desk.getByRole('button', { name: /^退\s?回$/ }).click();
      const dialog = desk.getByRole('dialog', { name: '退回这份预测' });
      await dialog.getByLabel('原因').fill('增幅缺少依据');
      await dialog.getByRole('button', { name: /^确\s?定$/ }).click();
      await expect(desk.getByText('周敏行：增幅缺少依据')).toBeVisible();
      await desk.getByRole('button', { name: '返回团队' }).click();
      await expect(desk.getByText(/人中 \d+ 人已提交/)).toBeVisible();
    },
  );
  await page.reload();
  await expect(page.getByText('周敏行：增幅缺少依据')).toBeVisible();
  await expect(page.getByRole('button', { name: /^提\s?交$/ })).toBeVisible();
});
