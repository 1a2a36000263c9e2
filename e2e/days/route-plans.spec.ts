// A day is planned: proposed with reasons, arranged, kept, and seen among the visits (product: route planner).
import { expect, test } from '../../tools/testing/browser.ts';

test('a route is proposed, arranged by hand, kept as planned visits and seen in the list', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou');
  // A working day of its own, far from what the demo and other journeys plan.
  let at = Date.now() + 45 * 86_400_000;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += 86_400_000;
  const day = new Date(at).toISOString().slice(0, 10);
  await page.goto(`/pc/customer/visitTeamManager/routePlan?day=${day}`);
  const stops = page.locator('.route-stop');
  await expect(stops.nth(2)).toBeVisible();
  await expect(page.locator('.route-answer')).toContainText('系统推荐');
  await expect(stops.first()).toContainText(/接待 \d\d:\d\d|未公布接待时间/);
  await expectAccessible();
  const removed = (await stops.nth(1).locator('strong').textContent()) ?? '';
  await page
    .getByRole('button', { name: `移除 ${removed}` })
    .first()
    .click();
  await expect(page.locator('.route-answer')).toContainText('已手动调整');
  await expect(stops.locator('strong', { hasText: removed })).toHaveCount(0);
  const pinned = (await stops.first().locator('strong').textContent()) ?? '';
  await page
    .getByRole('button', { name: `固定 ${pinned} 的时间` })
    .first()
    .click();
  await expect(stops.first()).toContainText('时间已固定');
  const planned = page.waitForResponse(/route\/propose/);
  await page.getByRole('button', { name: '重新规划' }).click();
  await planned;
  await expect(page.locator('.route-answer')).toContainText('系统推荐');
  await expect(stops.filter({ hasText: '时间已固定' })).toContainText(pinned);
  await page.getByRole('button', { name: '存为计划拜访' }).click();
  const dialog = page.getByRole('dialog', { name: /^存为 \d+ 次计划拜访$/ });
  const title = (await dialog.locator('.ant-modal-title').textContent()) ?? '';
  const count = Number(/\d+/.exec(title)?.[0]);
  expect(count).toBeGreaterThan(2);
  await dialog.getByRole('button', { name: '存为计划拜访' }).click();
  await expect(page).toHaveURL(new RegExp(`myVisit\\?startFrom=${day}`));
  const rows = page.locator('tr.ant-table-row').filter({ visible: true });
  await expect(rows).toHaveCount(count);
  await expect(rows.filter({ hasText: pinned }).filter({ hasText: '计划中' }).first()).toBeVisible();
});
