// Forecasts: filled by hospital and product (specification 2.3, forecast).
import type { Page } from '@playwright/test';
import type { ForecastCycle, ForecastSheet, SheetDetail } from '@yijian/contract/forecasts';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { expectRows, listRecords, rowOf } from '../../tools/testing/journeys/records.ts';

/** The own forecast in the round that is open, as the server has it. */
async function ownSheet(page: Page): Promise<SheetDetail> {
  const rounds = await send<ForecastCycle[]>(page, '/forecast/cycle/list');
  return send<SheetDetail>(page, `/forecast/sheet/find/${rounds.find((one) => one.isOpen)!.mySheetId}`);
}

test(
  'FCS-01 FCS-02 /forecast opens the own forecast; what is typed is summed and kept by itself',
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

test('FCS-04 a manager sees the people of a round in one state, and opens the forecast of one', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/forecast/fillingForecast');
  const round = (await send<ForecastCycle[]>(page, '/forecast/cycle/list')).find((one) => one.isOpen)!;
  const { state, count } = round.people.toSorted((one, other) => one.count - other.count)[0]!;
  const list = `/forecast/sheet/list?cycleId=${round.id}&state=${state}`;
  await page.goto(`/pc/forecast/fillingForecast?cycleId=${round.id}&state=${state}`);
  const sheets = await listRecords<ForecastSheet>(page, list);
  expect(sheets).toHaveLength(count);
  await expectRows(page, sheets);
  await expectAccessible();
  await rowOf(page, sheets[0]!.id).getByText(sheets[0]!.person.name, { exact: true }).click();
  await expect(page.getByRole('heading', { name: sheets[0]!.person.name })).toBeVisible();
  await page.getByRole('button', { name: '返回团队' }).click();
  await expectRows(page, sheets);
});
