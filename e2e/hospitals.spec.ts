// Hospitals as their users meet them: find, look after, add, a duplicate named, change, English (specification 2.3, 7.5).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Hospital } from '@yijian/contract/hospitals';
import type { HospitalMeeting } from '@yijian/contract/interactions';
import { expect, send, test } from '../tools/testing/browser.ts';
import { shanghaiDay } from '../tools/testing/days.ts';
import { expectRows, firstThat, rowOf, shownBy } from '../tools/testing/journeys/records.ts';

const lists = '/pc/customer/hospitalList';
/** The call of the list of all hospitals. */
const call = '/hospital/find/all/page';

const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { has: page.locator('.yj-two-strong') }).filter({ visible: true });

test('my hospitals and all hospitals tell how many they hold, and a filter lives in the address', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  await signedIn('chen.yizhou', lists);
  await expect(page).toHaveURL(/hospitalTeamManager/);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('.yj-list-title')).toContainText(/我的医院\d+/);
  const filtered = `${lists}/totalHospital?level=3A&sort=doctorCount,desc`;
  const shown = await shownBy<Hospital>(page, call, () => page.goto(filtered));
  expect(shown.map(({ level }) => level)).toEqual(shown.map(() => '3A'));
  const counts = shown.map(({ doctorCount }) => doctorCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await expectRows(page, shown);
  await page.reload();
  await expectRows(page, shown);
  await expectAccessible();
});

test(
  'a new hospital is found by initials, opened, looked after by its author, and not made twice',
  { tag: '@smoke' },
  async ({ signedIn, consoleErrors }) => {
    // The browser notes the refusal of the second one.
    consoleErrors.allow(/409/);
    const page = await signedIn('chen.yizhou', `${lists}/totalHospital`);
    const name = '杭州市旅程试验医院';
    const write = async (): Promise<void> => {
      await page.getByRole('button', { name: '新建医院' }).click();
      const form = page.getByRole('dialog', { name: '新建医院' });
      await form.getByRole('button', { name: '保存' }).click();
      await expect(form.getByRole('alert').first()).toContainText('请填写医院名称');
      await form.locator('#name').fill(name);
      await form.locator('#place').click();
      await page
        .getByRole('menuitemcheckbox', { name: '浙江省' })
        .or(page.locator('.ant-cascader-menu-item', { hasText: '浙江省' }))
        .first()
        .click();
      await page.locator('.ant-cascader-menu-item', { hasText: '杭州市' }).click();
      await form.getByRole('button', { name: '保存' }).click();
    };
    await write();
    await expect(page.getByText('新增成功')).toBeVisible();
    await page.getByPlaceholder('名称、别名、拼音').fill('hzslcsy');
    await expect(rows(page)).toHaveCount(1);
    await write();
    const form = page.getByRole('dialog', { name: '新建医院' });
    await expect(form.getByRole('alert').first()).toContainText(`杭州市已有“${name}”`);
    await page.goto(`${lists}/totalHospital?keyword=hzslcsy`);
    await rows(page).getByText(name, { exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: '不再负责' })).toBeVisible();
    await page.getByRole('button', { name: '不再负责' }).click();
    await expect(page.getByRole('button', { name: '我来负责' })).toBeVisible();
  },
);

test('the detail shows departments with their doctors and leads to them, in English', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const { id } = await largest(page, () =>
    signedIn('zhou.minxing', `${lists}/totalHospital?sort=doctorCount,desc`, 'en'),
  );
  await rowOf(page, id).getByRole('rowheader').click();
  await expect(page.getByRole('heading', { name: 'Product status' })).toBeVisible();
  const department = page.locator('.plan-heat button').first();
  await expect(department).toBeVisible();
  await department.click();
  await expect(page.locator('.plan-doctors li').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'All doctors' }).click();
  await expect(page).toHaveURL(/allCustomer\?hospitalId=\d+/);
  await expect(
    page
      .locator('tr.ant-table-row', { has: page.locator('.yj-star') })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

/** Of the hospitals the list shows one with doctors for whom the rest holds. */
async function largest(
  page: Page,
  act: () => Promise<unknown>,
  fits: (id: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<Hospital> {
  const shown = await shownBy<Hospital>(page, call, act);
  return firstThat(shown, async ({ id, doctorCount }) => doctorCount > 0 && (await fits(id)));
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^(本页内容|On this page)/ }).getByRole('link', { name, exact: true });

/** A hospital of this journey alone, opened. */
async function openNew(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新建医院' }).click();
  const form = page.getByRole('dialog', { name: '新建医院' });
  await form.locator('#name').fill(name);
  await form.locator('#place').click();
  await page.locator('.ant-cascader-menu-item', { hasText: '浙江省' }).click();
  await page.locator('.ant-cascader-menu-item', { hasText: '杭州市' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await page.goto(`${lists}/totalHospital?keyword=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByText(name, { exact: true }).click();
  await expect(page.getByRole('heading', { name: '接待规则' })).toBeVisible();
}

test('the reception rule and the standing of a product are changed and stand in their history', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', `${lists}/totalHospital`);
  await openNew(page, `杭州接待试验医院${Date.now() % 1_000_000}`);
  await page.getByRole('button', { name: '维护接待规则' }).click();
  const form = page.getByRole('dialog', { name: '维护接待规则' });
  const room = `接待室 ${Date.now() % 100_000}`;
  await form.getByRole('button', { name: '添加时段' }).click();
  const number = await form.getByRole('button', { name: /^删除第/ }).count();
  const line = (label: string) => form.getByRole('combobox', { name: `第 ${number} 个时段：${label}` });
  // Many hours are drawn only when they are looked for.
  const setTime = async (label: string, time: string): Promise<void> => {
    await line(label).fill(time);
    await line(label).press('Enter');
  };
  await line('星期').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '周日' }).click();
  await setTime('结束', '07:15');
  await form.locator('#reception-room').fill(room);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('结束须晚于开始').first()).toBeVisible();
  await setTime('开始', '07:00');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const rule = page.locator('#reception');
  await expect(rule).toContainText(room);
  await expect(rule).toContainText('07:00–07:15');
  await page.getByRole('button', { name: '修改历史' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: '接待规定' })).toContainText(room);
  await page.keyboard.press('Escape');

  const move = page
    .locator('#products')
    .getByRole('button', { name: /^更新状态：/ })
    .first();
  await move.click();
  const dialog = page.getByRole('dialog', { name: /^更新状态：/ });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请选择新状态')).toBeVisible();
  await dialog.locator('#step-to').click();
  const next = page.locator('.ant-select-dropdown:visible .ant-select-item-option').first();
  const status = (await next.textContent()) ?? '';
  await next.click();
  const reason = `药事会第 ${Date.now() % 100_000} 次会议`;
  await dialog.locator('#step-reason').fill(reason);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#products')).toContainText(reason);
  await expect(page.locator('#products').locator('li', { hasText: reason })).toContainText(`→ ${status}`);
  await expectAccessible();
});

test('an account plan is written, started, and its tactic goes on', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('zhou.minxing', `${lists}/totalHospital`);
  await openNew(page, `杭州计划试验医院${Date.now() % 1_000_000}`);
  await part(page, '客户计划').click();
  const plan = page.locator('#plan');
  await plan.getByRole('button', { name: '新建计划' }).click();
  const drawer = page.getByRole('dialog', { name: '新建计划' });
  await drawer.locator('#plan-title').fill('进院计划');
  await drawer.locator('#plan-owner').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await drawer.locator('#plan-strengths').fill('科主任认可证据\n随访门诊合作');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(plan.getByText('科主任认可证据')).toBeVisible();
  await plan.getByRole('button', { name: '添加举措' }).click();
  const tactic = page.getByRole('dialog', { name: '添加举措' });
  await tactic.locator('#tactic-title').fill('科内分享两场');
  const [year, month] = shanghaiDay().split('-').map(Number) as [number, number];
  await tactic.locator('#tactic-due').fill(`${month > 10 ? year + 1 : year}-12-30`);
  await page.keyboard.press('Enter');
  await tactic.getByRole('button', { name: '保存' }).click();
  await expect(plan.locator('.plan-tactics')).toContainText('科内分享两场');
  await plan.getByRole('button', { name: '开始计划' }).click();
  await page.getByRole('dialog', { name: '开始计划' }).getByRole('button', { name: '保存' }).click();
  await plan.getByRole('button', { name: '更新进度：科内分享两场' }).click();
  const step = page.getByRole('dialog', { name: /^更新进度：/ });
  await step.locator('#step-number').fill('60');
  await step.locator('#step-reason').fill('完成一场');
  await step.getByRole('button', { name: '保存' }).click();
  await expect(plan.locator('.plan-tactics')).toContainText('60%');
  await plan.getByRole('button', { name: '计划历史' }).click();
  await expect(plan).toContainText('0% → 60%');
  await expectAccessible();
});

test('the detail tells who came to meetings, and keeps files', async ({
  signedIn,
  page,
  expectAccessible,
  consoleErrors,
}) => {
  // The browser notes the file that was refused.
  consoleErrors.allow(/400/);
  const meetingsOf = (id: string) =>
    send<{ content: HospitalMeeting[] }>(page, `/hospital/meeting/find/page/${id}`).then(({ content }) => content);
  const { id } = await largest(
    page,
    () => signedIn('zhou.minxing', `${lists}/totalHospital?sort=doctorCount,desc`),
    async (one) => (await meetingsOf(one)).length > 0,
  );
  await rowOf(page, id).getByRole('rowheader').click();
  await part(page, '拜访与会议').click();
  const meetings = page.locator('#meetings');
  await expect(meetings.locator('.yj-time-row').first()).toContainText(/\d+ 位医生参加：/);
  // The window with its menu and bar stands, whichever part is in front.
  await part(page, '文件').click();
  await expect(page.locator('#files')).toBeInViewport();
  expect(
    await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight - window.innerHeight]),
  ).toEqual([0, 0]);
  const files = page.locator('#files');
  const field = files.getByLabel('上传文件');
  await field.setInputFiles({ name: '目录.pdf', mimeType: 'application/pdf', buffer: Buffer.from('只是文字') });
  await expect(files.getByRole('alert')).toContainText('“目录.pdf”不能上传');
  const [name, content] = [`药事会目录${Date.now() % 1_000_000}.txt`, '二季度药事会目录'];
  await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  const line = files.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('周敏行');
  const coming = page.waitForEvent('download');
  await line.getByRole('button', { name: `下载 ${name}` }).click();
  const kept = await coming;
  expect([kept.suggestedFilename(), readFileSync(await kept.path(), 'utf8')]).toEqual([name, content]);
  await expectAccessible();
  await line.getByRole('button', { name: `删除 ${name}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: `删除“${name}”？` });
  await question.getByRole('button', { name: /删\s?除/ }).click();
  await expect(line).toBeHidden();
  await part(page, '拜访与会议').click();
  const doctor = meetings.locator('.meeting-doctors button').first();
  const who = (await doctor.textContent()) ?? '';
  await doctor.click();
  await expect(page).toHaveURL(/businessRecord\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(who);
});

test('the detail sets sales against target and last year, in English, with the figures as a table', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const path = `${lists}/totalHospital?hasSales=true&sort=doctorCount,desc`;
  const { id } = await largest(page, () => signedIn('zhou.minxing', path, 'en'));
  await rowOf(page, id).getByRole('rowheader').click();
  await part(page, 'Sales against target').click();
  const sales = page.locator('#sales');
  const all = sales.locator('.sales-table tbody tr').first();
  await expect(all).toContainText('All products');
  // The earlier year is told whole, whatever day it is.
  const years = sales.locator('.sales-tools').getByText(/^\d{4}$/);
  await years.filter({ hasText: String(Math.min(...(await years.allTextContents()).map(Number))) }).click();
  await expect(sales.locator('.sales > p')).toContainText(
    /All products up to \d{4}-12: [\d,]+ Yuan, [\d.]+% of the target/,
  );
  const yuan = await all.locator('td').nth(1).textContent();
  await sales.getByText('Boxes', { exact: true }).click();
  await expect(all.locator('td').nth(1)).not.toHaveText(yuan ?? '');
  await sales
    .getByRole('button', { name: /^Show .* in the chart$/ })
    .nth(1)
    .click();
  await sales.locator('.yj-chart-tools button').first().click();
  await expect(sales.locator('.yj-chart-table tbody tr')).toHaveCount(12);
  await expectAccessible('#sales');
});
