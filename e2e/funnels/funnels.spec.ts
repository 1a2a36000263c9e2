// Funnels, journeys and marketing activities: every answer first, every number opens its people.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

type Person = { readonly id: string };

const drawer = (page: Page) => page.locator('.yj-sheet:visible');
/** Rows that have arrived, not those drawn while they load. */
const arrived = 'tr.ant-table-row:not([data-row-key^="ghost"])';

/** Opens the number, sees people, and closes them again. */
async function seePeople(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(drawer(page).locator(arrived).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
}

test('FUN-01 FUN-03 marketing reads a funnel down to its doctors, makes one of its own, and credits channels', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  // A window of no days is refused.
  consoleErrors.allow(/funnel\/add/);
  const page = await signedIn('fang.ruogu', '/pc/salesFunnel/marketingFunnel');
  const steps = page.getByRole('list', { name: '步骤' });
  await expect(steps.getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/funnel.png', fullPage: true });
  // The address holds it: the box follows a moment later.
  await page.getByRole('checkbox', { name: '与上一时间段对比' }).click();
  await expect(page.getByText(/^上一时间段/).first()).toBeVisible();
  const reached = steps.getByRole('button', { name: /查看/ }).first();
  const shown = await shownBy<Person>(page, '/funnel/people', () => reached.click());
  const people = drawer(page);
  await expect(people.locator(arrived).first()).toBeVisible();
  await expectAccessible();
  await rowOf(people, shown[0]!.id).getByRole('checkbox').check();
  await expect(people.getByRole('button', { name: '打标签' })).toBeEnabled();
  await page.screenshot({ path: 'test-results/funnel-people.png' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '新建漏斗' }).click();
  const form = drawer(page);
  await form.locator('#funnel-name').fill('浏览器漏斗');
  await expectAccessible();
  await page.screenshot({ path: 'test-results/funnel-form.png' });
  await form.locator('#funnel-window').fill('0');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(form.getByRole('alert')).toContainText('转化窗口至少为 1 天');
  await form.locator('#funnel-window').fill('45');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('浏览器漏斗').first()).toBeVisible();
  await page.getByRole('button', { name: '删除漏斗' }).click();
  await page.locator('.ant-modal-confirm-btns').getByRole('button').last().click();
  await expect(page.getByText('删除成功')).toBeVisible();

  await page.goto('/pc/salesFunnel/indirectFunnel');
  await expect(page.getByRole('region', { name: '五种归因模型' }).locator('canvas')).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/indirect.png', fullPage: true });
  await seePeople(page, /有该渠道的转化：查看/);
});

test(
  'JRN-01 JRN-03 JRN-04 JRN-05 journeys show flows, cohorts, the lanes of one doctor and hospitals',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    test.setTimeout(180_000);
    const page = await signedIn('zhou.minxing', '/pc/transit/userTransit');
    await expect(page.getByRole('region', { name: '触点的先后' }).locator('canvas')).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/journey-overview.png', fullPage: true });
    await seePeople(page, /→.*：查看/);
    await page.goto('/pc/transit/trendAssay');
    await expect(page.getByRole('region', { name: '留存' }).first()).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/journey-trend.png', fullPage: true });
    await seePeople(page, /活跃的医生：查看/);
    await page.goto('/pc/transit/company');
    await expect(page.locator(arrived).first()).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/journey-hospitals.png' });
    const hospital = page.getByRole('button', { name: /活跃医生：查看/ }).first();
    const people = await shownBy<Person>(page, '/people', () => hospital.click());
    await page.goto(`/pc/transit/personal?doctorId=${people[0]!.id}`);
    await expect(page.getByRole('region', { name: '按渠道的时间线' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/journey-person.png', fullPage: true });
  },
);

test('everybody behind a number of a journey is taken at once, for tasks and for content', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/transit/company');
  await page
    .getByRole('button', { name: /活跃医生：查看/ })
    .first()
    .click();
  const people = drawer(page);
  await expect(people.locator(arrived).first()).toBeVisible();
  const count = /([\d,]+) 位$/.exec((await page.getByRole('dialog').getAttribute('aria-label')) ?? '')?.[1];
  await people.getByRole('button', { name: '选中全部' }).click();
  await expect(people.getByRole('button', { name: `已选 ${count} 位，取消` })).toBeVisible();
  await expectAccessible('.yj-sheet');
  await expect(people.getByRole('button', { name: '创建任务' })).toBeEnabled();
  await people.getByRole('button', { name: '发送内容' }).click();
  await expect(page).toHaveURL(/\/content\/sendForm\?ids=/);
  const ids = new URL(page.url()).searchParams.get('ids')!.split(',');
  expect(ids.length.toLocaleString('en-US')).toBe(count);
});

test('MKT-01 marketing compares two activities, and all of it fits a phone in English', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('fang.ruogu', '/pc/marketActive/marketContent');
  const rows = page.locator(arrived);
  await expect(rows.filter({ hasText: '偏头痛指南推广季' }).getByRole('button', { name: /参与：查看/ })).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/activities.png' });
  await rows.filter({ hasText: '偏头痛指南推广季' }).getByRole('checkbox').check();
  await rows.filter({ hasText: '门诊患者构成调研' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '对比两个活动' }).click();
  await expect(drawer(page).getByRole('table').last()).toContainText('每位参与医生成本');
  await expectAccessible();
  await page.screenshot({ path: 'test-results/activities-compared.png' });
  await open(page, '/pc/salesFunnel/marketingFunnel', 'en');
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // As a copy of the events answers where there is one.
  await page.route(/\/(funnel\/compute|transit\/overview)$/, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = (await response.json()) as { readonly result: object };
    await route.fulfill({ response, json: { ...rest, result: { ...result, copiedAt: '2026-01-02T03:04:00.000Z' } } });
  });
  for (const [path, ready] of [
    ['salesFunnel/marketingFunnel', '.funnel-steps'],
    ['salesFunnel/indirectFunnel', '.funnel-result canvas'],
    ['transit/userTransit', '.journey-result canvas'],
    ['transit/trendAssay', '.journey-retention'],
    ['transit/company', '.journey-card'],
    ['marketActive/marketContent', '.funnel-card'],
  ] as const) {
    await page.goto(`/pc/${path}`);
    await expect(page.locator(ready).first()).toBeVisible();
    const isCopied = path === 'salesFunnel/marketingFunnel' || path === 'transit/userTransit';
    await expect(page.getByText(/^As of .*11:04; lists of people are current$/)).toHaveCount(isCopied ? 1 : 0);
    await expectAccessible();
    await page.screenshot({ path: `test-results/phone-${path.replace('/', '-')}.png` });
  }
});
