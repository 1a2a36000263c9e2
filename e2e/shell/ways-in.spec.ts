// The ways into the product in a real browser: open pages, the guard, the sign-in, unknown paths, the way home (specification 2.1, 2.4).
import { expect, test } from '../../tools/testing/browser.ts';

test('WEC-01 R2.1 R9.1 the root leads to sign-in, and pages live under /pc/', async ({ page }) => {
  await page.goto('/pc/');
  await expect(page).toHaveURL(/\/auth\/realms\/weili\//);
});

test('R2.2 public pages need no sign-in, every other page does', async ({ page }) => {
  await page.goto('/pc/yijianLogin');
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.goto('/pc/doctorLogin');
  await expect(page).toHaveURL(/\/pc\/doctorLogin$/);
  await page.goto('/pc/login');
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.getByRole('link', { name: '《隐私协议》' }).click();
  await expect(page.getByRole('heading', { name: '隐私协议', exact: true })).toBeVisible();
  await page.goto('/pc/news/newsIndex');
  await expect(page).toHaveURL(/\/auth\/realms\/weili\//);
});

test('R2.3 the guard asks for enterprise, then user, then menus', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  const asked: string[] = [];
  page.on('request', (request) => {
    const known = /enterprise\/find|user\/info|menu\/all\/tree/.exec(request.url());
    if (known) asked.push(known[0]);
  });
  await page.reload();
  await expect(page.locator('.shell-tab-active')).toContainText('工作台');
  expect(asked).toEqual(['enterprise/find', 'user/info', 'menu/all/tree']);
});

test('R2.4 a user that cannot be loaded is cleared and sent to /404', async ({ signedIn, consoleErrors }) => {
  consoleErrors.allow(/500/);
  const page = await signedIn('chen.yizhou');
  await page.route('**/API-SYSTEM/user/info', (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'x', error: 'core.internal', requestId: 'r' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/pc\/404/);
  expect(await page.evaluate(() => localStorage.getItem('tokenInfo'))).toBeNull();
});

test('R2.4 a page that is left while it starts has not failed: the session stays', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  const token = await page.evaluate(() => localStorage.getItem('tokenInfo'));
  expect(token).not.toBeNull();
  for (const call of ['enterprise/find', 'user/info', 'menu/all/tree']) {
    const address = `**/${call}*`;
    await page.route(address, () => undefined);
    const asked = page.waitForRequest((request) => request.url().includes(call));
    await page.goto('/pc/dashboard', { waitUntil: 'commit' });
    await asked;
    await page.unroute(address);
    // An open page: it asks for nothing and signs nobody in.
    await page.goto('/pc/doctorLogin');
    expect(await page.evaluate((own) => localStorage.getItem('tokenInfo') === own, token), call).toBe(true);
  }
});

test('R2.5 sign-in is an authorization code with PKCE of a public client', { tag: '@smoke' }, async ({ page }) => {
  const request = page.waitForRequest(/protocol\/openid-connect\/auth/);
  await page.goto('/pc/dashboard');
  const query = new URL((await request).url()).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.has('client_secret')).toBe(false);
});

test('LEF-01 R2.5 who signed in with an account once comes in through /initWecom from then on', async ({
  signedIn,
}) => {
  const page = await signedIn('chen.yizhou');
  await page.goto('/pc/login');
  expect(await page.evaluate(() => localStorage.getItem('normalLogin'))).toBeNull();
  await page.getByRole('button', { name: '使用账号密码登录' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('normalLogin')).catch(() => null)).toBe('true');
});

test('R2.1 an unknown path shows the 404 page, and a redirect never leaves the product', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', '/pc/nowhere/at/all');
  await expect(page.getByText('页面不存在')).toBeVisible();
  await page.goto('/pc/401');
  await expect(page.getByText('没有权限', { exact: true })).toBeVisible();
  for (const target of [
    '//evil.example',
    'https:/evil.example',
    '%2F%2Fevil.example',
    '%5Cevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/pc/redirect/${target}`);
    await expect(page).toHaveURL(/\/pc\/dashboard$/);
  }
  await page.goto('/pc/redirect/news/newsIndex');
  await expect(page).toHaveURL(/\/pc\/news\/newsIndex$/);
});

test('R4.3 a session that cannot be renewed ends, and the sign-in page says why', async ({
  signedIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/401|400/);
  const page = await signedIn('chen.yizhou');
  await expect(page.locator('.shell-tab-active')).toContainText('工作台');
  await page.evaluate(() => {
    for (const name of ['tokenInfo', 'reTokenInfo']) {
      const stored = JSON.parse(localStorage.getItem(name)!) as Record<string, unknown>;
      localStorage.setItem(name, JSON.stringify({ ...stored, token: 'not-any-more' }));
    }
  });
  await page.goto('/pc/news/newsIndex');
  await expect(page.locator('.login-note')).toContainText('登录已失效');
  await expect(page).toHaveURL(/\/pc\/login/);
});

test('R2.16 R2.17 without the logo the way home stays, and with navigation across the top the breadcrumb', async ({
  signedIn,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/customer/doctorTeamManager/focusCustomer');
  const crumbs = page.getByRole('navigation', { name: '所在位置' });
  await expect(crumbs.getByText('我的客户')).toBeVisible();
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '界面设置' }).click();
  const drawer = page.getByRole('dialog', { name: '界面设置' });
  for (const name of ['显示标识', '顶部导航']) await drawer.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator('.shell-top').getByText('会议管理')).toBeVisible();
  await expect(crumbs.getByText('我的客户')).toBeVisible();
  await page.locator('.shell-home').click();
  await expect(page).toHaveURL(/\/pc\/dashboard$/);
});
