// The shell in a real browser: menu, visited pages, settings, search, notices (specification 2.2 to 2.4).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';

const tab = (page: Page, title: string) => page.locator('.shell-tab', { hasText: title });
const front = (page: Page) => page.locator('.shell-tab-active');

test.describe('frame', () => {
  test('R1.3 the data notice stays away once the user asked not to be reminded', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    const foot = page.locator('.data-notice-foot');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.endsWith(':data-notice')) localStorage.removeItem(key);
    });
    await page.reload();
    await page.getByRole('button', { name: '我知道了' }).click();
    await expect(foot).toBeHidden();
    await page.reload();
    await page.getByRole('checkbox', { name: '不再提醒' }).click();
    await page.getByRole('button', { name: '我知道了' }).click();
    await expect(foot).toBeHidden();
    await page.reload();
    await expect(front(page)).toBeVisible();
    // Once the workspace tells its numbers, a notice would be there.
    await expect(page.locator('.yj-kpi-open .kpi').first()).toHaveText(/\d/);
    await expect(foot).toBeHidden();
  });

  test('R2.16 one section of the menu is open at a time, the menu folds, the mark leads home', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    await page.getByRole('button', { name: '会议管理' }).click();
    await expect(page.getByRole('link', { name: '会议申请' })).toBeVisible();
    await page.getByRole('button', { name: '客户管理' }).click();
    await expect(page.getByRole('link', { name: '会议申请' })).toBeHidden();
    await page.getByRole('link', { name: '我的客户' }).click();
    await page.getByRole('button', { name: '收起菜单' }).click();
    expect((await page.locator('.shell-sider').boundingBox())?.width).toBe(56);
    await page.locator('.shell-brand').click();
    await expect(page).toHaveURL(/\/pc\/dashboard$/);
  });

  test('R9.3 the menu is 241 px wide and the settings drawer 300 px', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    expect((await page.locator('.shell-sider').boundingBox())?.width).toBe(241);
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '界面设置' }).click();
    await expect.poll(async () => (await page.locator('.ant-drawer-section').boundingBox())?.width).toBe(300);
    expect(await page.evaluate(() => document.documentElement.dataset['accent'])).toBe('blue');
  });

  test('R2.19 settings act at once, are kept on save and forgotten on reset', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    const accent = () => page.evaluate(() => document.documentElement.dataset['accent']);
    const openSettings = async () => {
      await page.getByRole('button', { name: /账号菜单/ }).click();
      await page.getByRole('menuitem', { name: '界面设置' }).click();
    };
    await openSettings();
    await page.getByText('绿', { exact: true }).click();
    expect(await accent()).toBe('green');
    expect(await page.evaluate(() => localStorage.getItem('layout-setting'))).toBeNull();
    await page.getByRole('button', { name: '保存' }).click();
    await page.reload();
    await expect.poll(accent).toBe('green');
    await openSettings();
    await page.getByRole('button', { name: '重置' }).click();
    await expect.poll(accent).toBe('blue');
    expect(await page.evaluate(() => localStorage.getItem('layout-setting'))).toBeNull();
  });

  test('R2.17 the avatar menu offers its entries and asks before logging out', async ({ signedIn, context }) => {
    const page = await signedIn('chen.yizhou');
    const account = page.getByRole('button', { name: /账号菜单/ });
    await account.click();
    const opened = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: '管理后台' }).click();
    const console = await opened;
    await expect(console).toHaveURL(/\/pc\/(admin|401)/);
    // A page that still loads when its session ends would say so in its own console.
    await expect(console.getByText(/没有权限/).first()).toBeVisible();
    await console.close();
    await page.bringToFront();
    await account.click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.locator('.ant-modal-confirm-title', { hasText: '确定要退出系统吗？' })).toBeVisible();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/auth\/realms\/weili\//);
  });

  test('NEW-05 WEC-08 LEF-07 R2.20 inside the enterprise-chat app menu and top bar are hidden', async ({
    signedIn,
    browser,
    baseURL,
  }) => {
    const page = await signedIn('chen.yizhou');
    const storageState = await page.context().storageState();
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile wxwork/4.1 MicroMessenger/7';
    const chat = await browser.newContext({ storageState, userAgent, ...(baseURL ? { baseURL } : {}) });
    const inside = await chat.newPage();
    const socket = inside.waitForEvent('websocket');
    await inside.goto('/pc/dashboard');
    await expect(inside.locator('.shell-content')).toBeVisible();
    await expect(inside.locator('.shell-sider')).toHaveCount(0);
    await expect(inside.locator('.shell-top')).toHaveCount(0);
    // Menu and top bar alone are hidden: the bell holds the socket, so that a notice shows at once.
    expect((await socket).url()).toContain('/API-BEACON/ws/stomp/endpoint');
    await expect(inside.getByRole('button', { name: /^消息通知/ })).toBeVisible();
    await chat.close();
  });
});

test.describe('pages', () => {
  test('a part that does not load says so and takes nothing with it', async ({ signedIn, consoleErrors }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|Unable to preload/);
    const page = await signedIn('chen.yizhou');
    await page.context().setOffline(true);
    // The words leave by themselves after three seconds: a machine that is slow to look asks for them again.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByText('没有打开，请检查网络，再重新载入页面')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.locator('.shell-sider')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(front(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  });

  test('a screen that did not load is loaded at the next try, and the tabs stay', async ({
    signedIn,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|Unable to preload/);
    const page = await signedIn('chen.yizhou');
    await page.getByRole('button', { name: '客户管理' }).click();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: '我的客户' }).click();
    const failed = page.getByRole('alert').filter({ hasText: '页面没有载入' });
    await failed.getByRole('button', { name: '重试' }).click();
    await expect(failed).toBeVisible();
    await expect(page.locator('.shell-sider')).toBeVisible();
    await page.context().setOffline(false);
    await failed.getByRole('button', { name: '重试' }).click();
    await expect(failed).toBeHidden();
    await expect(page.locator('.shell-page:visible tr.ant-table-row').first()).toBeVisible();
    await expect(front(page)).toContainText('我的客户');
    await expect(tab(page, '工作台')).toBeVisible();
  });

  test('R2.6 the workspace is a fixed tab with a home icon and no cross', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    const home = tab(page, '工作台');
    await expect(home.locator('svg')).toBeVisible();
    await expect(home.getByRole('button')).toHaveCount(0);
    await home.click({ button: 'middle' });
    await expect(home).toBeVisible();
  });

  test('R2.8 R2.9 sections open their default child', async ({ signedIn }) => {
    const page = await signedIn('admin');
    const defaults = {
      '/customer/doctorTeamManager': '/customer/doctorTeamManager/focusCustomer',
      '/customer/visitTeamManager': '/customer/visitTeamManager/myVisit',
      '/meeting/apply': '/meeting/apply/approved',
      '/task/index': '/task/index/all',
      '/data': '/data/managerDashboard',
      '/forecast': '/forecast/fillingForecast',
    };
    for (const [section, child] of Object.entries(defaults)) {
      await page.goto(`/pc${section}`);
      await expect(page).toHaveURL(new RegExp(`/pc${child}$`));
    }
  });

  test('R2.12 Customer360 opens its clue pages', async ({ signedIn }) => {
    const page = await signedIn('admin', '/pc/Customer360');
    await expect(page).toHaveURL(/\/pc\/Customer360\/ClueScore\/ruleManagement$/);
  });

  test('R2.13 a menu entry with an http address is framed, with externalApi it is a plain link outside', async ({
    signedIn,
    consoleErrors,
  }) => {
    consoleErrors.allow(/example\.org|ERR_|frame/);
    const page = await signedIn('chen.yizhou');
    await page.getByRole('link', { name: '指南文库' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://example.org/');
    await expect(page.locator('iframe')).not.toHaveAttribute('sandbox', /allow-top-navigation/);
    const direct = page.getByRole('link', { name: '公司门户' });
    await expect(direct).toHaveAttribute('href', 'https://example.com/');
    await expect(direct).toHaveAttribute('rel', /noopener/);
  });

  test('GEN-03 R2.15 a screen is fetched when it is first opened', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/pc/news/newsIndex');
    await expect(page.getByRole('heading', { name: '消息中心' })).toBeVisible();
    expect(fetched.some((url) => /messages\.screen/.test(url))).toBe(true);
    expect(fetched.some((url) => /personal-center\.screen|login\.screen/.test(url))).toBe(false);
  });

  test('R2.18 the tab menu closes others, left, right and all, and tabs survive a refresh', async ({ signedIn }) => {
    const page = await signedIn('admin');
    const visit = async (section: string, line: string) => {
      if (!(await page.getByRole('link', { name: line, exact: true }).isVisible()))
        await page.getByRole('button', { name: section }).click();
      await page.getByRole('link', { name: line, exact: true }).click();
      await expect(front(page)).toContainText(line);
    };
    await visit('销售预测', '预测填报');
    await visit('销售预测', '预测下发');
    await visit('旅程分析', '趋势分析');
    await page.reload();
    await expect(page.locator('.shell-tab')).toHaveCount(4);
    // Only the page in front is drawn again; the others when they are looked at.
    const drawn = page.locator('.shell-page[data-page]');
    await expect(front(page)).toContainText('趋势分析');
    await expect(drawn).toHaveCount(1);
    await tab(page, '预测填报').click();
    await expect(front(page)).toContainText('预测填报');
    await expect(drawn).toHaveCount(2);
    await tab(page, '预测下发').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭左侧' }).click();
    await expect(tab(page, '预测填报')).toHaveCount(0);
    await tab(page, '预测下发').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭右侧' }).click();
    await expect(front(page)).toContainText('预测下发');
    await tab(page, '预测下发').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '全部关闭' }).click();
    await expect(page.locator('.shell-tab')).toHaveCount(1);
    await expect(page).toHaveURL(/\/pc\/dashboard$/);
  });

  test('GEN-02 R1.2 the language changes in place', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    await expect(front(page)).toContainText('工作台');
    await page.getByRole('button', { name: /语言/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(front(page)).toContainText('Workspace');
    await expect(page).toHaveURL(/\/pc\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem('languageType'))).toBe('en');
  });

  test('the palette finds pages by title and pinyin initials and opens them by keyboard', async ({ signedIn }) => {
    const page = await signedIn('chen.yizhou');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('wdkh');
    await expect(page.getByRole('option', { name: /我的客户/ })).toBeVisible();
    await page.getByRole('combobox').fill('my cust');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/focusCustomer$/);
  });

  test('the palette does things: a visit to a doctor named by initials, a task, the plan', async ({
    signedIn,
    expectAccessible,
  }) => {
    const page = await signedIn('chen.yizhou');
    const ask = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '搜索' }).fill(text);
    };
    await ask('');
    await expect(page.getByRole('option', { name: '计划明天' })).toBeVisible();
    await expectAccessible('.palette');
    await page.getByRole('option', { name: '打开我的计划' }).click();
    await expect(page).toHaveURL(/\/task\/myPlan$/);
    await ask('新建任务');
    await page.keyboard.press('Enter');
    const task = page.getByRole('dialog', { name: '新建任务' });
    await expect(task).toBeVisible();
    // Until the drawer has taken the focus, the key goes to the page beneath.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(task).toBeHidden({ timeout: 2000 });
    }).toPass();
    await ask('jlbf srx');
    await page
      .getByRole('option', { name: /记录拜访.*沈若溪/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /拜访/ })).toContainText('沈若溪');
  });

  test('the shell has no accessibility faults', async ({ signedIn, expectAccessible }) => {
    await signedIn('chen.yizhou');
    await expectAccessible();
  });
});
