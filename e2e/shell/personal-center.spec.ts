// The personal center in a real browser: who one is to the enterprise, and what one agreed to (specification 3, 7.1, 9).
import { expect, send, test } from '../../tools/testing/browser.ts';

test('the personal center tells the own number whole, and the products somebody works for', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/personalcenter/index');
  const fact = (label: string) =>
    page
      .locator('.personal-rows > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  const products = await send<{ name: string }[]>(page, '/API-SYSTEM/product/user/product/all');
  expect(products.length).toBeGreaterThan(0);
  for (const { name } of products) await expect(fact('负责产品')).toContainText(name);
  await expect(fact('手机')).toHaveText(/^\+?\d[\d -]{9,}$/);
  await expectAccessible();
});
