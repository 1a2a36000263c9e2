// Portraits beside each other in both languages: chosen in the list, compared, passed on as a link (specification 2.3).
import type { PortraitComparison, PortraitList } from '@yijian/contract/treatment-records';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';

const MOST = 4;

test('3.15 a representative chooses portraits in the list, reads them beside each other, and the link opens the same', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('chen.yizhou', '/pc/userInsights/PatientPortrait');
  const names = ['偏头痛 · 一线 · 18–39 岁', '偏头痛 · 一线 · 40–59 岁'];
  const chosen = page.getByRole('region', { name: '对比', exact: true });
  await page.getByRole('checkbox', { name: `对比 ${names[0]}` }).check();
  await expect(chosen).toContainText('已选 1 个画像，请选择 2 至 4 个');
  await expect(chosen.getByRole('button', { name: '并排对比' })).toBeDisabled();
  await page.getByRole('checkbox', { name: `对比 ${names[1]}` }).check();
  await expect(chosen).toContainText('已选 2 个画像');
  await expectAccessible();
  await page.screenshot({ path: 'test-results/portraits-chosen.png', fullPage: true });
  await chosen.getByRole('button', { name: '并排对比' }).click();
  await expect(page).toHaveURL(/persona=MIGRAINE\.1\.FROM_18_TO_39&persona=MIGRAINE\.1\.FROM_40_TO_59/);
  await expect(page.getByRole('heading', { name: '画像对比' })).toBeVisible();
  const curves = page.getByRole('region', { name: '持续用药曲线', exact: true });
  await expect(curves.locator('canvas')).toBeVisible();
  const soon = page.getByRole('table').getByRole('row', { name: /^1–3 个月/ });
  await expect(soon).toContainText(/\d+%\s*\d+ \/ \d+ 人/);
  await expect(soon).toContainText(/差 [+-]?[\d.]+ 百分点（[+-]?[\d.]+ 至 [+-]?[\d.]+）/);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/portrait-comparison.png', fullPage: true });
  await curves.getByRole('button').nth(1).click();
  for (const name of names) await expect(curves.getByRole('table')).toContainText(name);
  const address = page.url();
  await page.goto('/pc/userInsights/PatientPortrait');
  await page.goto(address);
  const basis = page.getByRole('listitem').filter({ hasText: names[0]! });
  await expect(basis).toContainText('基准');
  await basis.getByRole('link', { name: names[0]! }).click();
  await expect(page.getByRole('heading', { name: names[0]! })).toBeVisible();
});

test('3.15 four portraits in English on a phone in the dark; what a portrait does not tell is said, and one alone is no comparison', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('fang.ruogu', '/pc/userInsights/PatientPortrait', 'en');
  // Of one indication, so that some tell what others do not.
  const { personas } = await send<PortraitList>(page, '/patient/portrait/list');
  const four = [...Map.groupBy(personas, ({ indication }) => indication).values()]
    .find((members) => members.length >= MOST)!
    .slice(0, MOST)
    .map(({ indication, line, ageBand }) => ({ indication, line, ageBand }));
  const { rows } = await send<PortraitComparison>(page, '/patient/portrait/compare', { personas: four });
  const isWithheld = rows.some(({ shares }) => shares.includes(null));
  const address = new URLSearchParams(
    four.map(({ indication, line, ageBand }) => ['persona', `${indication}.${line}.${ageBand}`]),
  );
  await page.goto(`/pc/userInsights/PatientPortraitDetail?${address.toString()}`);
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Portraits side by side' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  const table = page.getByRole('region', { name: 'Differences', exact: true }).getByRole('table');
  await expect(table).toContainText(/points \([+-]?[\d.]+ to [+-]?[\d.]+\)/);
  expect(isWithheld).toBe(true);
  await expect(table).toContainText('Not told: fewer than 10, or none');
  await expect(table).not.toContainText(/\p{Script=Han}/u);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/portrait-comparison-390.png', fullPage: true });
  await page.goto('/pc/userInsights/PatientPortraitDetail?persona=MIGRAINE.1.FROM_18_TO_39');
  await expect(page.getByText(/Choose two to four different portraits/)).toBeVisible();
});
