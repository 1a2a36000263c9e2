// The copies of the clue, funnel, journey and marketing pages below Customer360 (specification 2.3).
import { expect, test } from '../../tools/testing/browser.ts';

test('C36-07 whoever works on clues below Customer360 stays there', async ({ signedIn }) => {
  const page = await signedIn('fang.ruogu', '/pc/Customer360');
  await expect(page).toHaveURL(/\/Customer360\/ClueScore\/ruleManagement$/);
  await page.getByRole('button', { name: '新增规则' }).first().click();
  await expect(page).toHaveURL(/\/Customer360\/ClueScore\/addRule$/);
});

test('C36-03 C36-04 C36-05 the groups open the funnel, journey and marketing pages, each with its strip', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('fang.ruogu', '/pc/Customer360/SalesFunnel');
  await expect(page).toHaveURL(/\/Customer360\/SalesFunnel\/marketingFunnel$/);
  const strip = page.locator('.shell-strip').filter({ visible: true });
  await strip.getByText('间接漏斗', { exact: true }).click();
  await expect(page).toHaveURL(/\/Customer360\/SalesFunnel\/indirectFunnel$/);
  await expect(page.getByRole('region', { name: '五种归因模型' }).locator('canvas')).toBeVisible();
  await page.goto('/pc/Customer360/Transit');
  await expect(page).toHaveURL(/\/Customer360\/Transit\/userTransit$/);
  await expect(page.getByRole('region', { name: '触点的先后' }).locator('canvas')).toBeVisible();
  await expectAccessible();
  await page.goto('/pc/Customer360/MarketActive');
  await expect(page).toHaveURL(/\/Customer360\/MarketActive\/marketContent$/);
  await expect(page.getByText('偏头痛指南推广季').first()).toBeVisible();
});
