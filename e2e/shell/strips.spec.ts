// The strips between the sub-pages of a section (specification 2.3).
import { expect, test } from '../../tools/testing/browser.ts';

test('R2.14 the sub-pages of a section stand in a strip', async ({ signedIn }) => {
  const page = await signedIn('admin', '/pc/meeting/paymentApprove/pendingApproved');
  await page.locator('.shell-page:visible').getByText('已审批', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/paymentApprove\/doneApproved$/);
});

test('R2.14 the sections of figures have strips too, and a list takes its own into the title row', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', '/pc/data/managerDashboard');
  const strip = page.locator('.shell-strip').filter({ visible: true });
  await strip.getByText('产品区域看板', { exact: true }).click();
  await expect(page).toHaveURL(/\/data\/businessDashboard-3$/);
  await page.goto('/pc/dataAssets/home');
  await strip.getByText('数据目录', { exact: true }).click();
  await expect(page).toHaveURL(/\/dataAssets\/dataAssetsIndex$/);
  await expect(strip).toHaveCount(0);
  await expect(page.locator('.shell-page:visible').getByText('数据资产总览', { exact: true })).toBeVisible();
});

test('on a phone a strip wider than the screen shows the tab in front (English)', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('admin', '/pc/data/businessDashboard-3', 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  const strip = page.locator('.shell-strip').filter({ visible: true }).getByRole('radiogroup');
  const front = strip.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(front).toBeVisible();
  const [whole, seen] = await strip.evaluate((one) => [one.scrollWidth, one.clientWidth] as const);
  expect(whole).toBeGreaterThan(seen);
  await expect(front).toBeInViewport({ ratio: 1 });
  await expectAccessible();
});
