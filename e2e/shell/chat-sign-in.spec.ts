// Signing in through enterprise chat, from the console that names the app to the mark of the session (specification 2.1; WEC-02, WEC-03, WEC-07).
import { expect, test } from '../../tools/testing/browser.ts';
import { startWecom, type WecomServer } from '../../tools/testing/servers/wecom-server.ts';

let wecom: WecomServer | undefined;

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
  settings: async ({}, provide) => {
    wecom ??= await startWecom({ corpId: 'corp-weili', secret: 'secret-1' });
    await provide({
      ALLOW_PRIVATE_ADDRESSES: 'true',
      WECOM_GATEWAY: wecom.address,
      WECOM_SECRETS: 'corp-weili:1000001=secret-1',
    });
  },
});
test.afterAll(async () => {
  await wecom?.close();
  wecom = undefined;
});

test('the administrator names the chat app and the user, who then comes in through /initWecom', async ({
  signedIn,
  page,
  browser,
  baseURL,
  expectAccessible,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  consoleErrors.allow(/400/);
  await signedIn('admin', '/pc/admin/enterprise');
  await page.locator('#chatCorpId').fill('corp-weili');
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('企业微信须同时填写企业编号和应用编号').first()).toBeVisible();
  await page.locator('#chatAgentId').fill('1000001');
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await expectAccessible();
  await page.goto('/pc/admin/users?keyword=chen.yizhou');
  await page.getByRole('button', { name: '修改 陈亦舟' }).click();
  const form = page.getByRole('dialog', { name: '修改用户' });
  await form.locator('#chatUserId').fill('ChenYizhou');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('更新成功')).toBeVisible();

  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile wxwork/4.1 MicroMessenger/7',
  });
  const inside = await phone.newPage();
  // The chat's own page, which hands a code back to the address it was given.
  await inside.route('https://open.weixin.qq.com/**', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    expect([asked.get('appid'), asked.get('agentid')]).toEqual(['corp-weili', '1000001']);
    wecom!.codes.set('code-1', { userid: 'chenyizhou' });
    const back = new URL(asked.get('redirect_uri')!);
    back.searchParams.set('code', 'code-1');
    back.searchParams.set('state', asked.get('state')!);
    const body = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await inside.goto('/pc/');
  await expect(inside).toHaveURL(/\/pc\/dashboard$/);
  const stored = await inside.evaluate(() => ['tokenInfo', 'reTokenInfo'].map((name) => localStorage.getItem(name)));
  expect(stored.every((one) => one !== null)).toBe(true);
  await expect(inside.locator('.shell-top')).toHaveCount(0);
  // As in a browser the box of the pages scrolls and not the window, so that each tab keeps its place.
  const content = inside.locator('#content');
  await expect.poll(() => content.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  expect(await inside.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await inside.screenshot({ path: 'test-results/chat-workspace.png' });
  const token = (JSON.parse(stored[0]!) as { token: string }).token;
  const info = await inside.request.get('/prod-api/API-SYSTEM/user/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await info.json()) as { result: { username: string; roles: { name: string }[] } };
  expect(result.username).toBe('chen.yizhou');
  expect(result.roles.map(({ name }) => name)).toContain('wxwork');
  // An answer to nobody's question opens nothing.
  await inside.evaluate(() => localStorage.clear());
  await inside.goto('/pc/wecomCode?code=code-2&state=forged');
  await expect(inside.getByRole('button', { name: '单点登录' })).toBeVisible();
  await phone.close();
});
