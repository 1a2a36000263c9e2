// The workspace in a real browser: the reader's own work, and for who leads others that of the team (specification 2.2).
import type { Page } from '@playwright/test';
import type { CycleGoal, Visit } from '@yijian/contract/visits';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { minutesLeftToday, shanghaiDay } from '../../tools/testing/days.ts';
import { listRecords } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

const tile = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const number = (page: Page, title: string) => tile(page, title).locator('.yj-kpi-open .kpi');

/** Every visit of today carries the name of its visitor; on some days nobody plans one. */
async function expectVisitors(page: Page): Promise<void> {
  const today = tile(page, '今日拜访');
  const visits = today.locator('.workspace-row');
  await expect(visits.first().or(today.getByText('团队今天没有安排拜访'))).toBeVisible();
  for (const visit of await visits.all())
    await expect(visit.locator('.workspace-side > span').first()).toHaveText(/^\p{sc=Han}{2,4}$/u);
}

test(
  '2.2 who leads others begins with the team, and every number opens the people or visits it counts',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('zhou.minxing');
    await expect(number(page, '团队客户')).toHaveText(/^[1-9]/);
    await expectVisitors(page);
    await expect(tile(page, '久未拜访的医生')).toContainText(/天前|从未拜访/);
    await expectAccessible();

    await number(page, 'A、B 级已拜访').click();
    await expect(page).toHaveURL(/allCustomer\?tier=A&tier=B&lastVisit=WITHIN_30/);
    await expect(page.getByText(/符合 [1-9][\d,]* 位/)).toBeVisible();
    await page.locator('.shell-tab', { hasText: '工作台' }).click();
    await number(page, '近 7 天已提交').click();
    await expect(page).toHaveURL(/teamVisit\?/);
    await expect(page.locator('main').getByText(/符合 [1-9][\d,]* 次/)).toBeVisible();

    await page.locator('.shell-tab', { hasText: '工作台' }).click();
    await page.getByText('本人', { exact: true }).click();
    await expect(number(page, '我的客户')).toHaveText('0');
  },
);

test('2.2 who leads nobody sees the own day, plans tomorrow and takes steps back', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou');
  await expect(number(page, '我的客户')).toHaveText(/^[1-9]/);
  await expect(page.getByText('团队', { exact: true })).toBeHidden();
  await expectAccessible();

  const done = page.getByRole('status').filter({ has: page.getByRole('button', { name: '撤销' }) });
  const gaps = tile(page, '周期计划差距').getByRole('button', { name: /^明天拜访/ });
  const before = await tomorrowsVisits(page);
  await gaps.first().click();
  await expect(done).toContainText('已安排');
  await expect.poll(() => tomorrowsVisits(page)).toBe(before + 1);
  await done.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => tomorrowsVisits(page)).toBe(before);

  const title = `整理资料 ${Date.now().toString(36)}`;
  await send(page, '/task/create', { title, dueOn: shanghaiDay(-700) });
  await page.reload();
  const task = tile(page, '今天').getByRole('button', { name: `完成“${title}”` });
  await task.click();
  await expect(done).toContainText(`“${title}”已完成`);
  await expect(task).toHaveCount(0);
  await done.getByRole('button', { name: '撤销' }).click();
  await task.click();
  await expect(task).toHaveCount(0);

  await page.getByRole('button', { name: '规划明天' }).click();
  await expect(page).toHaveURL(/routePlan\?day=\d{4}-\d{2}-\d{2}/);
});

test('2.2 the next stop is checked in at and moved from its card', async ({ signedIn, consoleErrors }) => {
  // A check-in hours ahead of the plan asks first; the first free time depends on the hour.
  consoleErrors.allow(/409/);
  // A visitor of its own: one under way at a doctor's cannot be checked in at another's, and other journeys visit too.
  const page = await signedIn('duan.qingyue');
  test.skip(minutesLeftToday() < 15, 'The last minutes of a day have no room for a visit.');
  const name = await planSoon(page);
  await page.reload();
  const next = tile(page, '今天').locator('li[aria-current="step"]');
  await expect(next).toContainText(name);
  await next.getByRole('button', { name: `改期 ${name}` }).click();
  await page.getByRole('menuitem', { name: '明天同一时间' }).click();
  const done = page.getByRole('status').filter({ hasText: '已改期' });
  await done.getByRole('button', { name: '撤销' }).click();
  await expect(next).toContainText(name);
  await next.getByRole('button', { name: '签到' }).click();
  const sure = page.getByRole('button', { name: '仍要签到' });
  await expect(async () => {
    if (await sure.last().isVisible()) await sure.last().click({ timeout: 2000 });
    await expect(next).toContainText('进行中', { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await next.getByRole('button', { name: '记录拜访' }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
});

test('2.2 on a phone the day comes first, with its actions at the foot', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('chen.yizhou');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('toolbar')).toBeVisible();
  // Tiles grow while they are read.
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  const today = await tile(page, '今天').boundingBox();
  const numbers = await tile(page, '我的客户').boundingBox();
  expect(today!.y).toBeLessThan(numbers!.y);
  // As tall as the page: the bar at the foot covers whatever lies beneath it until one scrolls.
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('.shell-content, .shell-page')].map((one) => one.scrollHeight)),
  );
  await page.setViewportSize({ width: 390, height: height + 300 });
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('toolbar').getByRole('button', { name: '记录拜访' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const tomorrowsVisits = (page: Page): Promise<number> => tile(page, '明天').locator('.day-lines > li').count();

/** Plans a visit a few minutes ahead, as the form does, the only one of the day; answers the name of the doctor. */
async function planSoon(page: Page): Promise<string> {
  const today = shanghaiDay();
  const planned = { state: ['PLANNED'], startFrom: today, startTo: today };
  for (const { id } of await listRecords<Visit>(page, '/v2/visit/find/my/page', planned))
    await send(page, `/v2/visit/cancel/${id}`, { reason: '另有安排' });
  const { goals } = await send<{ goals: CycleGoal[] }>(page, '/v2/visit/cycle/gaps');
  const { doctorId, doctorName } = goals[0]!;
  const startsAt = new Date(Date.now() + 3 * 60_000).toISOString();
  const plan = { doctorId, visitType: 'FACE', as: 'plan', isFlexible: true, startsAt };
  await send(page, '/v2/visit/add', plan);
  return doctorName;
}

for (const language of ['zh', 'en'] as const)
  test(`2.2 who visits nobody sees what waits for a decision and the own tasks (${language})`, async ({
    page,
    signedIn,
    expectAccessible,
  }) => {
    const words = wordsIn(language);
    await signedIn('qian.hui', '/pc/dashboard', language);
    const waiting = tile(page, words('待我决定', 'To decide')).locator('.yj-kpi-open .kpi');
    const { total } = await send<{ total: number }>(page, '/API-BPM/decision/count');
    expect(total).toBeGreaterThan(0);
    await expect(waiting).toHaveText(String(total));
    await expect(tile(page, words('今日任务', 'Tasks today')).locator('.kpi')).toHaveText(/^\d/);
    await expect(page.locator('.shell-content .yj-bone')).toHaveCount(0);
    await expectAccessible();
    const first = tile(page, words('等我决定的事项', 'Waiting for you')).locator('button.workspace-row').first();
    const title = await first.locator('strong').textContent();
    await first.click();
    await expect(page.getByRole('heading', { name: title! }).first()).toBeVisible();
  });
