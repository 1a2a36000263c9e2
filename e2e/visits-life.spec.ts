// The life of a visit in the browser: found, planned, checked in, submitted, unlocked; and one written without a network (product: visits).
import type { Page } from '@playwright/test';
import type { CycleGoal, Visit } from '@yijian/contract/visits';
import { expect, nightMinute, send, signIn, test } from '../tools/testing/browser.ts';
import { minutesLeftToday, shanghaiDay } from '../tools/testing/days.ts';
import { expectRows, shownBy } from '../tools/testing/journeys/records.ts';

const section = '/pc/customer/visitTeamManager';

/** What only a visit that took place has. */
async function fillHeld(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name });
  await form.getByRole('radio', { name: '面对面' }).check();
  await form.getByRole('checkbox', { name: '学术传递' }).check();
  await form.getByRole('radio', { name: '5 分钟以内' }).check();
  await form.getByRole('radio', { name: '已传递' }).check();
}

test('a doctor of the plan bar gets a day, is checked in, submitted, and unlocked by the manager', async ({
  signedIn,
  browser,
  context,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow();
  // A check-in far away or hours ahead asks first.
  consoleErrors.allow(/409/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.2592, longitude: 120.1305, accuracy: 20 });
  const page = await signedIn('chen.yizhou', `${section}/myVisit?view=calendar`);
  test.skip(minutesLeftToday() < 20, 'The last minutes of a day have no room for a visit.');
  const { goals } = await send<{ goals: CycleGoal[] }>(page, '/v2/visit/cycle/gaps');
  const { doctorId, doctorName: name } = goals[0]!;
  const target = page.locator('.yj-target', { hasText: name }).first();
  await expectAccessible();
  const planned = page.waitForResponse((answer) => answer.url().includes('/v2/visit/add'));
  await target.getByRole('button', { name: `安排拜访${name}` }).click();
  await page.getByRole('textbox', { name: '选择日期' }).fill(shanghaiDay(21));
  await page.keyboard.press('Enter');
  expect((await planned).ok()).toBe(true);
  // The visit that is held is planned for this very hour, whichever it is.
  const startsAt = new Date(Date.now() + 3 * 60_000).toISOString();
  const plan = { doctorId, visitType: 'FACE', as: 'plan', isFlexible: true, startsAt };
  const { id } = await send<{ id: string }>(page, '/v2/visit/add', plan);
  await page.goto(`${section}/myVisit?view=calendar&id=${id}`);
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: '到达签到' }).click();
  // Far from the hospital or hours ahead of the plan it asks first; both depend on the doctor and on the hour.
  const [sure, done] = [page.getByRole('button', { name: '仍要签到' }), page.getByText('已签到')];
  await expect(async () => {
    if (await sure.last().isVisible()) await sure.last().click({ timeout: 2000 });
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await drawer.getByRole('button', { name: '记录拜访' }).click();
  await fillHeld(page, '修改拜访');
  await page.getByRole('dialog', { name: '修改拜访' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('拜访已提交')).toBeVisible();
  await page.goto(`${section}/myVisit?id=${id}`);
  await drawer.getByRole('button', { name: '申请解锁' }).click();
  await drawer.getByLabel('解锁原因').fill('补充医生的提问');
  await drawer.getByRole('button', { name: '申请解锁' }).click();
  await expect(drawer.getByRole('button', { name: '撤回解锁申请' })).toBeVisible();
  const boss = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(boss, 'zhou.minxing', `${section}/teamVisit?id=${id}`);
  const seen = boss.getByRole('dialog', { name });
  await expect(seen).toContainText('补充医生的提问');
  await seen.getByRole('button', { name: '同意解锁' }).click();
  await seen.getByRole('button', { name: '同意解锁' }).click();
  await expect(boss.getByText('已处理')).toBeVisible();
  await boss.close();
  await page.reload();
  await expect(drawer.getByRole('button', { name: '修改拜访' })).toBeVisible();
});

test('a visit written without a network survives in the page, is shown, and is sent once when it is back', async ({
  signedIn,
  context,
  page,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn('chen.yizhou', `${section}/myVisit`);
  await page.getByRole('button', { name: '记录拜访' }).click();
  const form = page.getByRole('dialog', { name: '记录拜访' });
  await form.getByRole('combobox').first().fill('沈若溪');
  await page.locator('.ant-select-item-option', { hasText: '云川大学附属第一医院' }).first().click();
  await form.locator('#startsAt').fill(nightMinute(0));
  await form.locator('#startsAt').press('Enter');
  await fillHeld(page, '记录拜访');
  const words = `离线记录 ${Date.now()}`;
  await form.getByLabel('要点与反馈').fill(words);
  await context.setOffline(true);
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form).toBeHidden();
  const queue = page.getByRole('status').filter({ hasText: '保存在本机' });
  await expect(queue).toContainText('沈若溪');
  await expectAccessible('.visit-queue');
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/v2/visit/add') && sent.push(request.url())));
  await context.setOffline(false);
  await expect(page.getByText('已发送 1 次离线记录的拜访')).toBeVisible();
  await expect(queue).toBeHidden();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('保存在本机')).toBeHidden();
});

test('a manager reads the figures of the team and goes to the visits of one member', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  await signedIn('zhou.minxing', `${section}/teamVisit?view=figures`);
  const row = page.locator('tr.ant-table-row', { hasText: '陈亦舟' });
  await expect(row).toContainText('%');
  await expectAccessible();
  const visits = await shownBy<Visit>(page, '/v2/visit/find/team/page', () => row.click());
  await expect(page).toHaveURL(/userId=/);
  expect(new Set(visits.map(({ userName }) => userName))).toEqual(new Set(['陈亦舟']));
  await expectRows(page, visits);
});

test('a visit that found no network survives a reload of the page and is sent once', async ({
  signedIn,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  await signedIn('chen.yizhou', `${section}/myVisit`);
  // The product itself answers: only what sends a visit finds nobody.
  let [isAnew, triesAnew] = [false, 0];
  await page.route('**/v2/visit/add', (route) => {
    if (isAnew) triesAnew += 1;
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: '记录拜访' }).click();
  const form = page.getByRole('dialog', { name: '记录拜访' });
  await form.getByRole('combobox').first().fill('沈若溪');
  await page.locator('.ant-select-item-option', { hasText: '云川大学附属第一医院' }).first().click();
  await form.locator('#startsAt').fill(nightMinute(1));
  await form.locator('#startsAt').press('Enter');
  await fillHeld(page, '记录拜访');
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form).toBeHidden();
  const queue = page.getByRole('status').filter({ hasText: '尚未发送' });
  await expect(queue).toContainText('沈若溪');
  page.once('framenavigated', () => (isAnew = true));
  await page.reload();
  await expect(queue).toContainText('沈若溪');
  const kept: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/v2/visit/add') && answer.ok()) kept.push(answer.url());
  });
  // The page opened anew tries by itself; what is tested is the press after that.
  await expect.poll(() => triesAnew).toBeGreaterThan(0);
  const now = queue.getByRole('button', { name: '立即发送' });
  await expect(now).not.toHaveClass(/loading/);
  await page.unroute('**/v2/visit/add');
  await now.click();
  await expect(queue).toBeHidden();
  await page.reload();
  await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
  await expect(queue).toBeHidden();
  expect(kept).toHaveLength(1);
});

test('without a network the form finds doctors of the own lists that were seen before; signing out forgets them', async ({
  signedIn,
  context,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const own = `${section}/myVisit`;
  const visits = await shownBy<Visit>(page, '/v2/visit/find/my/page', () => signedIn('chen.yizhou', own));
  const name = visits[0]!.doctorName;
  const rows = page.locator('tr.ant-table-row');
  const seen = () =>
    page.evaluate(
      async () => (await indexedDB.databases()).filter((one) => one.name?.startsWith('yijian:seen:')).length,
    );
  await expect.poll(seen).toBe(1);
  await page.getByRole('button', { name: '记录拜访' }).click();
  const form = page.getByRole('dialog', { name: '记录拜访' });
  await expect(form.getByRole('combobox').first()).toBeVisible();
  await context.setOffline(true);
  await form.getByRole('combobox').first().fill(name);
  await expect(page.getByText('无网络：本机看过的医生')).toBeVisible();
  await page.locator('.ant-select-item-option', { hasText: name }).first().click();
  await expect(form.getByTitle(name)).toBeVisible();
  await context.setOffline(false);
  await page.goto(own);
  await expect(rows.first()).toBeVisible();
  expect(await seen()).toBe(1);
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/auth\/realms\/weili\//);
  expect(await seen()).toBe(0);
});
