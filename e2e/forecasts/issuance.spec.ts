// A forecast on its way to targets: submitted, rejected, accepted; split, published, challenged, decided, locked (specification 2.3, forecast/issuancePredict).
import type { Page } from '@playwright/test';
import type { ForecastCycle, ForecastSheet, SheetDetail } from '@yijian/contract/forecasts';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { shanghaiDay } from '../../tools/testing/days.ts';
import { listRecords } from '../../tools/testing/journeys/records.ts';
import { freezeRound } from '../../tools/testing/forecasts/frozen-round.ts';

/** Opens a round of one month and a product that 陈亦舟 looks after; nobody else works in it. */
async function openRound(page: Page): Promise<ForecastCycle> {
  const known = (await send<ForecastCycle[]>(page, '/forecast/cycle/list')).find((one) => one.isOpen)!;
  const sheets = await listRecords<ForecastSheet>(page, `/forecast/sheet/list?cycleId=${known.id}`);
  const own = sheets.find((one) => one.person.name === '陈亦舟')!;
  const { grid } = await send<SheetDetail>(page, `/forecast/sheet/find/${own.id}`);
  const { id } = await send<{ id: string }>(page, '/forecast/cycle/add', {
    name: `浏览器周期 ${test.info().retry}`,
    firstMonth: known.months[0],
    months: 1,
    opensOn: shanghaiDay(-1),
    closesOn: shanghaiDay(3),
    productIds: [grid[0]!.productId],
  });
  return (await send<ForecastCycle[]>(page, '/forecast/cycle/list')).find((one) => one.id === id)!;
}

const say = async (page: Page, title: string, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: /确\s?定/ }).click();
};
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).click();
const agree = (page: Page) => page.locator('.ant-modal-confirm-btns').getByRole('button').last().click();

test('FCS-03 targets come of forecasts that were rejected and accepted, and are challenged, decided and locked', async ({
  signedIn,
  product,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  const { id: cycleId, products } = await openRound(await signedIn('admin', '/pc/forecast'));
  const filling = `/pc/forecast/fillingForecast?cycleId=${cycleId}`;

  const page = await signedIn('chen.yizhou', filling);
  const own = (await send<ForecastCycle[]>(page, '/forecast/cycle/list')).find((one) => one.id === cycleId)!.mySheetId;
  const { id: sheetId, grid } = await send<SheetDetail>(page, `/forecast/sheet/find/${own}`);
  const lines = grid.map(({ id, version }) => ({ id, version, forecast: [100], reason: '按科室计划' }));
  await send(page, `/forecast/sheet/fill/${sheetId}`, { lines }, 'PUT');
  await page.reload();
  await press(page, /^提\s?交$/);
  await expect(page.getByText('已提交，等待上级审核')).toBeVisible();

  await signedIn('zhou.minxing', `${filling}&sheetId=${sheetId}`);
  await press(page, /^退\s?回$/);
  await say(page, '退回这份预测', '请补充科室计划');
  await expect(page.getByText('已退回', { exact: true })).toBeVisible();

  await signedIn('chen.yizhou', filling);
  await expect(page.getByText('请补充科室计划').first()).toBeVisible();
  await press(page, /^提\s?交$/);
  await expect(page.getByText('已提交，等待上级审核')).toBeVisible();

  await signedIn('zhou.minxing', `${filling}&sheetId=${sheetId}`);
  await press(page, /^通\s?过$/);
  await expect(page.getByText('已通过').first()).toBeVisible();

  // The page of issuance says why nothing can be issued before the round is frozen.
  const issuing = `/pc/forecast/issuancePredict?cycleId=${cycleId}`;
  await page.goto(issuing);
  await expect(page.getByText('填报窗口结束、周期冻结后才能拆分和下发目标')).toBeVisible();
  await freezeRound(product, cycleId);
  await page.reload();
  await page.getByLabel(`${products[0]!.name} 目标总量（盒）`).fill('900');
  await expectAccessible();
  await press(page, /^拆分目标$/);
  await expect(page.getByText(/已拆到 \d+ 行，共 900 盒/)).toBeVisible();
  await press(page, /^下\s?发$/);
  await agree(page);
  await expect(page.getByText(/已下发给 \d+ 人/)).toBeVisible();

  await signedIn('chen.yizhou', filling);
  await press(page, /^申\s?诉$/);
  await say(page, '申诉下发的目标', '主要医院下月设备检修');
  await expect(page.getByText('申诉已提交')).toBeVisible();

  await signedIn('zhou.minxing', `${issuing}&sheetId=${sheetId}`);
  await press(page, /^维持目标$/);
  await say(page, '维持下发的目标', '已与医院核对');
  await expect(page.getByText('已维持目标')).toBeVisible();
  await press(page, /^返回团队$/);
  await press(page, /^锁\s?定$/);
  await agree(page);
  await expect(page.getByText(/已锁定 \d+ 人的目标/)).toBeVisible();
  // Nothing of the own range is left to lock, whether or not other teams are done.
  const lock = page.getByRole('button', { name: /^锁\s?定$/ });
  await expect(async () => {
    expect((await lock.count()) === 0 || (await lock.isDisabled())).toBe(true);
  }).toPass();
  const { state, log } = await send<SheetDetail>(page, `/forecast/sheet/find/${sheetId}`);
  expect(state).toBe('LOCKED');
  expect(log.map(({ act }) => act).toReversed()).toEqual(
    expect.arrayContaining(['SUBMIT', 'REJECT', 'ACCEPT', 'ISSUE', 'CHALLENGE', 'UPHOLD', 'LOCK']),
  );
});
