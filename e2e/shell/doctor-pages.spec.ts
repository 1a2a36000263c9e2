// The doctors' own pages are a light document: small enough for a phone on a slow line, and nothing of the app comes with it (specification 9).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';
import { doctorsPhone } from '../../tools/testing/journeys/phone.ts';

/** Script that a doctor's page may load in all, in bytes as sent. */
const MOST_SCRIPT = 120_000;

/** Gathers the scripts that the page loads from now on. */
function watchScripts(page: Page): () => Promise<{ names: string[]; bytes: number }> {
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })));
  });
  return async () => {
    const loaded = await Promise.all(scripts);
    return { names: loaded.map(({ name }) => name), bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
}

for (const [path, field] of [
  ['/pc/doctorLogin', '手机号'],
  ['/pc/registerDoctor', '医院'],
] as const)
  test(`${path} can be used with at most 120 kB of script, and without the component library`, async ({
    browser,
    baseURL,
  }) => {
    const { page, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
    const scripts = watchScripts(page);
    // The last that a page loads by itself, with a script of its own.
    const words = page.waitForResponse('**/API-SYSTEM/language/overlay');
    await page.goto(path);
    await page.getByLabel(field).fill('1380000');
    await words;
    const { names, bytes } = await scripts();
    expect(names.filter((name) => !name.startsWith('doctor-'))).toEqual([]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
    await expect(page.locator('[class*="ant-"]')).toHaveCount(0);
    await expectAccessible();
    await context.close();
  });

test('PUB-02 /pc/doctorChatLogin says outside the chat that the phone is the way in, and leads to it', async ({
  browser,
  baseURL,
}) => {
  const { page, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  const scripts = watchScripts(page);
  await page.goto('/pc/doctorChatLogin');
  await expect(page.getByRole('heading', { name: '微信内登录' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: '用手机号登录' }).click();
  await expect(page.getByRole('heading', { name: '医生登录' })).toBeVisible();
  await expect(page).toHaveURL(/\/pc\/doctorLogin$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '微信内登录' })).toBeVisible();
  expect((await scripts()).bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  await context.close();
});

test('PUB-08 /pc/doctorChatLogin leaves for the authorization of the chat inside it, and uses no code that it did not ask for', async ({
  browser,
  baseURL,
}) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50';
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 }, userAgent });
  const page = await context.newPage();
  const app = { corpId: 'ww1', agentId: '1000002' };
  await page.route('**/API-DOCTOR/portal/chat', (route) => route.fulfill({ json: { code: 200, result: { app } } }));
  await page.route('https://open.weixin.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'chat' }),
  );
  await page.goto('/pc/doctorChatLogin');
  await page.waitForURL('https://open.weixin.qq.com/**');
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('appid')).toBe('ww1');
  expect(asked.get('redirect_uri')).toBe(`${baseURL!}/pc/doctorChatLogin`);
  await page.goto('/pc/doctorChatLogin?code=abc&state=foreign');
  await expect(page.getByRole('alert')).toHaveText('登录请求已失效，请重试');
  await expect(page.getByRole('button', { name: '重新登录' })).toBeVisible();
  await context.close();
});

test('R1.2 the language of a doctor is switched without losing what was typed, and light or dark follows the phone', async ({
  browser,
  baseURL,
}, info) => {
  const { page, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pc/doctorLogin');
  await page.getByLabel('手机号').fill('13800001111');
  await page.getByLabel('语言').selectOption('en');
  await expect(page.getByLabel('Mobile number')).toHaveValue('13800001111');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible();
  await page.screenshot({ path: info.outputPath('dark-en.png') });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // What was chosen in this browser goes before what the phone says.
  await page.evaluate(() => localStorage.setItem('layout-setting', JSON.stringify({ colorMode: 'dark' })));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { name: 'Sign in as a doctor' })).toBeVisible();
  await context.close();
});

test('whoever comes to a page of doctors inside the app loads its own document', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  const documents = page.waitForResponse(
    (response) => response.request().resourceType() === 'document' && response.url().includes('/pc/doctorLogin'),
  );
  await page.evaluate(() => {
    history.pushState(null, '', '/pc/doctorLogin');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(await (await documents).text()).toContain('assets/doctor-');
  await expect(page.getByRole('heading', { name: '医生登录' })).toBeVisible();
});
