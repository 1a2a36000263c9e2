// Reports and menu entries that frame a shared dashboard, and the analytics site in a window of its own (specification 2.3, systemReport and data).
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, send, test } from '../../tools/testing/browser.ts';

// Which dashboard is framed follows from the environment of the installation.
test.use({ settings: { ENVIRONMENT: 'test' } });

const site = 'https://analytics.example.org/';

/** The analytics site answers without the internet. */
async function standIn(page: Page, address: string): Promise<void> {
  const body = '<!doctype html><html lang="zh"><title>Shared</title><h1>Shared dashboard</h1></html>';
  await page.context().route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** The token that the page calls with. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('tokenInfo')!) as { token: string }).token);

type Watching = Window & { frameWaited?: number };

/** Runs in the page: how long its frame said that it was loading. */
function watchFrame(): void {
  let began: number | undefined;
  new MutationObserver(() => {
    const frame = document.querySelector('.yj-frame');
    if (frame === null) return;
    began ??= performance.now();
    if (frame.getAttribute('aria-busy') === 'false') (window as Watching).frameWaited ??= performance.now() - began;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
}

test('REP-04 REP-07 REP-08 R2.11 an administrator names the dashboards of a report, and the report frames the one of this environment', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('admin', '/pc/admin/enterprise');
  await standIn(page, site);
  const idOf = (where: string) => page.getByLabel(`日报的共享看板编号（${where}）`);
  await idOf('测试环境').fill('daily-test');
  await idOf('生产环境').fill('daily-live');
  await expectAccessible();
  await page.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.reload();
  await expect(idOf('生产环境')).toHaveValue('daily-live');

  await page.addInitScript(watchFrame);
  await open(page, '/pc/systemReport/rbRecords');
  // The loading state stays for 300 ms at least, however quick the other site is.
  await expect.poll(() => page.evaluate(() => (window as Watching).frameWaited ?? 0)).toBeGreaterThan(290);
  await expect(page.locator('iframe')).toHaveAttribute('src', `${site}public/dashboard/daily-test`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Shared dashboard' })).toBeVisible();
  // The other reports stay a press away.
  await expect(page.locator('.shell-strip').getByText('系统使用分析', { exact: true })).toBeVisible();
  // The reports that name none stay the product's own.
  await page.goto('/pc/systemReport/qfRecord');
  await expect(page.getByRole('region', { name: '每次群发' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('REP-05 DSH-10 R2.11 with a secret of the site the frames of reports and menu entries are signed for their reader, and the form shows asterisks', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const secret = 'the-secret-of-the-site-0123456789-abcdef';
  const page = await signedIn('admin', '/pc/admin/enterprise', 'en');
  await standIn(page, site);
  await page.getByLabel('Shared dashboard of the Mass-send report (test)').fill('42');
  await page.getByLabel('Secret of shared dashboards').fill(secret);
  await page.getByLabel('Parameters that the signature pins').click();
  await page.getByTitle('User (user)').click();
  await page.keyboard.press('Escape');
  await expectAccessible();
  await page.getByRole('button', { name: /^Save$/ }).click();
  await expect(page.getByText('Successfully saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Secret of shared dashboards')).toHaveValue('********');

  await open(page, '/pc/systemReport/qfRecord');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Shared dashboard' })).toBeVisible();
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  expect(address.startsWith(`${site}embed/dashboard/`)).toBe(true);
  const [head, body, signature] = address.split('/').at(-1)!.split('.') as [string, string, string];
  expect(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    readonly resource: { readonly dashboard: number };
    readonly params: { readonly user: string };
    readonly exp: number;
    readonly iat: number;
  };
  expect(claims.resource).toEqual({ dashboard: 42 });
  expect(Object.keys(claims.params)).toEqual(['user']);
  expect(claims.params.user).toMatch(/^\d+$/);
  expect(claims.exp - claims.iat).toBe(600);
  // A signed address is for this frame alone.
  await expect(page.getByRole('link', { name: 'Open in a new window' })).toHaveCount(0);

  // So is the dashboard that an entry of the menu names.
  const named = { name: '签名看板', enName: 'Signed board', path: '/outside/signed-board', dashboardId: 'board-7' };
  const plain = {
    parentId: null,
    type: 'MENU',
    shortTitle: null,
    alwaysShow: false,
    code: null,
    api: null,
    icon: null,
  };
  await send(page, '/API-SYSTEM/admin/menus', {
    ...plain,
    ...named,
    sort: 99,
    isVisible: true,
    status: true,
    attributes: [],
  });
  await open(page, '/pc/outside/signed-board', 'en');
  const board = page.locator('iframe[title*="Signed board"]');
  await expect(board).toHaveAttribute('src', /embed\/dashboard\/[\w-]+\.[\w-]+\.[\w-]+$/);
  const claimed = ((await board.getAttribute('src')) ?? '').split('/').at(-1)!.split('.')[1]!;
  expect(JSON.parse(Buffer.from(claimed, 'base64url').toString())).toMatchObject({
    resource: { dashboard: 'board-7' },
  });
  await expectAccessible();
});

test('DSH-06 DSH-07 DSH-08 DSH-09 R2.10 the analytics site opens in a window of its own with the token in the fragment, and the page in front stays', async ({
  signedIn,
}) => {
  const page = await signedIn('fang.ruogu', '/pc/data/businessDashboard-1');
  await standIn(page, site);
  await expect(page.getByRole('region', { name: '目标达成' })).toContainText('%');
  const tabs = page.locator('.shell-tab');
  const before = await tabs.allTextContents();
  for (const way of [page.locator('.shell-strip'), page.locator('.shell-sider')]) {
    const opened = page.context().waitForEvent('page');
    await way.getByText('自助分析', { exact: true }).click();
    const other = await opened;
    await other.waitForLoadState();
    const address = new URL(other.url());
    expect(address.origin + address.pathname).toBe('https://analytics.example.org/');
    expect(address.search).toBe('');
    expect(new URLSearchParams(address.hash.slice(1)).get('access_token')).toBe(await tokenOf(page));
    await other.close();
  }
  await expect(page).toHaveURL(/\/data\/businessDashboard-1$/);
  await expect(page.getByRole('region', { name: '目标达成' })).toBeVisible();
  await expect(tabs).toHaveText(before);
});
