// A second factor: set up in the personal center, asked for at sign-in, opened by a code or a recovery code (specification 2.1, 2.2).
import type { Page } from '@playwright/test';
import { codeOf } from '../../tools/testing/authenticator.ts';
import { expect, test } from '../../tools/testing/browser.ts';

const LOGIN = 'qi.wangshu';
const PASSWORD = 'Yijian-demo-2026';

/** Leaves the product and opens its sign-in page anew. */
async function leave(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto('/pc/');
  await page.locator('#login').waitFor();
}

test('an app is set up, its code and a recovery code open the account, nothing else does', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  // The browser notes the answer to a wrong code.
  consoleErrors.allow(/401/);
  const page = await signedIn(LOGIN, '/pc/personalcenter/index');
  const card = page.locator('.personal-card').filter({ has: page.getByRole('heading', { name: '双重验证' }) });
  await card.getByRole('button', { name: '开启' }).click();
  await card.getByLabel('登录密码').fill(PASSWORD);
  await card.getByRole('button', { name: '下一步' }).click();
  await expect(card.getByLabel('绑定验证器的二维码')).toBeVisible();
  const secret = (await card.locator('code').innerText()).trim();
  await expectAccessible('.personal-column:has(code)');
  await card.getByLabel('验证码').fill(codeOf(secret));
  await card.getByRole('button', { name: '开启' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(10);
  const recovery = await card.getByRole('listitem').first().innerText();
  await card.getByRole('button', { name: '我已保存' }).click();
  await expect(card.getByText('剩余恢复码 10 个')).toBeVisible();

  await leave(page);
  await page.locator('#login').fill(LOGIN);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '双重验证' })).toBeVisible();
  await expectAccessible();
  await page.locator('#code').fill('abcdef');
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByRole('alert')).toContainText('验证码不正确或已使用过');
  await page.locator('#code').fill(recovery.trim());
  await page.getByRole('button', { name: '继续' }).click();
  await page.waitForURL(/\/pc\/(?!login)/);

  await leave(page);
  await page.getByRole('link', { name: 'English' }).click();
  await page.locator('#login').fill(LOGIN);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  // The present step was spent on setting the app up; the next one counts as well.
  await page.locator('#code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/\/pc\/(?!login)/);
});
