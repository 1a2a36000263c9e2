// The academic network: who is close to a doctor, seen and read (specification 2.3, userInsights).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';

const path = '/pc/userInsights/DoctorAcademicNetwork';

async function open(signedIn: (login: string) => Promise<Page>, login: string, language: 'zh' | 'en'): Promise<Page> {
  const page = await signedIn(login);
  await page.evaluate((which) => localStorage.setItem('languageType', which), language);
  await page.goto(path);
  const notice = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
  return page;
}

for (const [language, answer] of [
  ['zh', /两度网络有/],
  ['en', /within two hops/],
] as const) {
  test(`3.4 a liaison reads the network around a doctor and its table twin (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const page = await open(signedIn, 'lin.zhiyuan', language);
    await expect(page.getByText(answer).first()).toBeVisible();
    const rows = page.locator('tr.ant-table-row');
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('.network-stage')).toHaveAttribute('data-nodes', /^[1-9]/);
    await rows.first().click();
    await expect(page).toHaveURL(/[?&]id=\d/);
    await expectAccessible();
  });
}

test('3.4 a network is saved under a name, opened again and deleted; who is picked in the list is followed', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'lin.zhiyuan', 'zh');
  const name = `网络 ${Date.now().toString(36)}`;
  await page.getByText('一度', { exact: true }).click();
  await expect(page.getByText(/一度网络有/).first()).toBeVisible();
  const picker = page.getByRole('button', { name: '已存视图' });
  const views = page.getByRole('dialog', { name: '已存视图' });
  await picker.click();
  await views.getByLabel('视图名称').fill(name);
  await views.getByRole('button', { name: '保存为视图' }).click();
  await expect(page.getByText('已保存为视图')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(/两度网络有/).first()).toBeVisible();
  await picker.click();
  await views.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/一度网络有/).first()).toBeVisible();
  await expect(page).toHaveURL(/personId=\d/);

  // Everyone of the first page, of whom the demo has doctors in sight.
  await page.locator('.network-table thead').getByRole('checkbox').check();
  await expectAccessible('.network-table');
  await page.getByRole('toolbar').getByRole('button', { name: '关注', exact: true }).click();
  await expect(page.getByText(/已关注 [\d,]+ 位医生/)).toBeVisible();

  await page.getByRole('button', { name, exact: true }).click();
  await views.getByRole('button', { name: `重命名与共享：${name}` }).click();
  await views.getByRole('button', { name: /删除/ }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
});
