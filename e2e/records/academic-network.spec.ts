// The academic network: who is close to a doctor, seen and read (specification 2.3, userInsights).
import { expect, test } from '../../tools/testing/browser.ts';

const path = '/pc/userInsights/DoctorAcademicNetwork';

for (const [language, answer] of [
  ['zh', /两度网络有/],
  ['en', /within two hops/],
] as const) {
  test(`3.4 a liaison reads the network around a doctor and its table twin (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const page = await signedIn('lin.zhiyuan');
    await page.evaluate((which) => localStorage.setItem('languageType', which), language);
    await page.goto(path);
    const notice = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
    await notice.getByRole('checkbox').check();
    await notice.getByRole('button').last().click();
    await expect(page.getByText(answer).first()).toBeVisible();
    const rows = page.locator('tr.ant-table-row');
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('.network-stage')).toHaveAttribute('data-nodes', /^[1-9]/);
    await rows.first().click();
    await expect(page).toHaveURL(/[?&]id=\d/);
    await expectAccessible();
  });
}
