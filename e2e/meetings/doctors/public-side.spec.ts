// The doctors' side of the product, open to whoever comes: no user, no menu, the enterprise of the domain (specification 2.1, 2.4, 7.3).
import type { Page, Request } from '@playwright/test';
import { expect, open, test } from '../../../tools/testing/browser.ts';
import { doctorsPhone } from '../../../tools/testing/journeys/phone.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const pages = [
  ['PUB-02', '/pc/doctorChatLogin', '微信内登录', 'Sign in inside the chat'],
  ['PUB-03', '/pc/doctorLogin', '医生登录', 'Sign in as a doctor'],
  ['PUB-04', '/pc/registerDoctor', '医生注册', 'Register as a doctor'],
] as const;

/** What the page asks of the server from now on. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/prod-api/')) calls.push(request);
  });
  return calls;
}

const namesOf = (calls: readonly Request[]): string[] =>
  calls.map((request) => new URL(request.url()).pathname.replace('/prod-api', ''));

for (const [id, path, zh, en] of pages) {
  test(`PUB-01 PUB-06 PUB-07 PUB-37 PUB-42 ${id} ${path} opens for whoever is signed out, in both languages, without a menu and without a user`, async ({
    browser,
    baseURL,
  }) => {
    for (const language of ['zh', 'en'] as const) {
      const { page, context, expectAccessible } = await doctorsPhone(browser, baseURL!, language);
      const calls = watchCalls(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: wordsIn(language)(zh, en), level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('.shell-sider')).toHaveCount(0);
      await expectAccessible();
      expect(await page.evaluate(() => localStorage.getItem('tokenInfo'))).toBeNull();
      expect(namesOf(calls).filter((name) => /\/user\//.test(name))).toEqual([]);
      for (const request of calls) {
        const { realm, authorization } = await request.allHeaders();
        expect([request.url(), authorization]).toEqual([request.url(), undefined]);
        // The enterprise itself is asked for by the domain, which says what the realm is.
        if (!request.url().includes('/enterprise/find'))
          expect([request.url(), realm]).toEqual([request.url(), 'weili']);
      }
      await context.close();
    }
  });

  test(`PUB-38 ${path} sends no token of a user who is signed in to the same browser (${id})`, async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    // What the page that is left still asks for is none of the doctor's.
    await page.goto('/healthz');
    const calls = watchCalls(page);
    await open(page, path);
    await expect(page.getByRole('heading', { name: zh, level: 1 })).toBeVisible();
    if (id === 'PUB-04') {
      const found = page.waitForResponse((answer) => answer.url().includes('/public/findByHospital'));
      await page.getByLabel('医院').fill('人民医院');
      await found;
    }
    expect(calls.length).toBeGreaterThan(0);
    for (const request of calls) {
      const { authorization } = await request.allHeaders();
      expect([request.url(), authorization]).toEqual([request.url(), undefined]);
    }
    expect(await page.evaluate(() => localStorage.getItem('tokenInfo'))).not.toBeNull();
  });
}

test('PUB-40 a wrong code by SMS is said on the page, which stays; a user of the same browser stays signed in', async ({
  signedIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40\d/);
  const page = await signedIn('chen.yizhou');
  await open(page, '/pc/doctorLogin');
  // A phone is sent one code a minute: each run has a phone of its own.
  await page.getByLabel('手机号').fill(`139${String(Date.now()).slice(-8)}`);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill('000000');
  await page.getByRole('button', { name: /^登\s?录$/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/pc\/doctorLogin$/);
  await open(page, '/pc/dashboard');
  await expect(page.locator('.shell-sider')).toBeVisible();
});

test('PUB-05 LEF-02 the privacy agreement is read by whoever is signed out, without a menu', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/pc/privacyAgreement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pc\/privacyAgreement$/);
  await expect(page.locator('.shell-sider')).toHaveCount(0);
  await expectAccessible();
});

test.describe('on the domain of the other enterprise', () => {
  test.use({ enterprise: 'kanglan' });
  for (const [id, path, zh, en] of pages)
    test(`PUB-12 PUB-41 ${path} is of the enterprise of its domain (${id})`, async ({ browser, baseURL }) => {
      for (const [language, name] of [
        ['zh', '康澜医药'],
        ['en', 'Kanglan Pharma'],
      ] as const) {
        const { page, context } = await doctorsPhone(browser, baseURL!, language);
        const calls = watchCalls(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { name: wordsIn(language)(zh, en), level: 1 })).toBeVisible();
        await expect(page.getByText(name, { exact: true })).toBeVisible();
        const others = calls.filter((request) => !request.url().includes('/enterprise/find'));
        for (const request of others)
          expect([request.url(), (await request.allHeaders())['realm']]).toEqual([request.url(), 'kanglan']);
        await context.close();
      }
    });
});
