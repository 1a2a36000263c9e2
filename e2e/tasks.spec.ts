// Tasks and plans as their users meet them: add, complete, hand over, close, plan a week (specification 2.3, 7.5).
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../tools/testing/browser.ts';
import { shanghaiDay } from '../tools/testing/days.ts';

const rows = (page: Page) => page.locator('tr.ant-table-row', { hasText: /\d{4}-\d{2}-\d{2}/ });
/** The task's drawer, opened from its row. */
async function opened(page: Page, title: string): Promise<Locator> {
  await rows(page).filter({ hasText: title }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer).toBeVisible();
  return drawer;
}
const unique = (words: string): string => `${words} ${Date.now().toString(36)}`;

test(
  'R2.9 R4.6 R4.8 a task is added with one line, completed, and others are closed together with a reason',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('chen.yizhou', '/pc/task');
    await expect(page).toHaveURL(/task\/index\/all/);
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible();
    const [first, second] = [unique('整理资料'), unique('核对名单')];
    for (const title of [first, second]) {
      await page.getByRole('textbox', { name: '快速添加任务' }).fill(title);
      await page.keyboard.press('Enter');
      await expect(page.getByText('已添加').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: '快速添加任务' })).toHaveValue('');
    }
    await page.getByPlaceholder('任务、医生').fill(first);
    await expect(rows(page)).toHaveCount(1);
    const drawer = await opened(page, first);
    await drawer.getByRole('button', { name: '完成' }).click();
    const outcome = page.getByRole('dialog', { name: '完成任务' });
    await outcome.getByRole('button', { name: '完成任务' }).click();
    await expect(outcome.getByText('请至少填写 2 个字')).toBeVisible();
    await outcome.getByLabel('结果').fill('资料已整理');
    await outcome.getByRole('button', { name: '完成任务' }).click();
    await expect(drawer.getByText('已完成').first()).toBeVisible();
    await expectAccessible('.yj-sheet');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByPlaceholder('任务、医生').fill(second);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('checkbox', { name: second }).check();
    await page.getByRole('toolbar').getByRole('button', { name: '关闭' }).click();
    const closing = page.getByRole('dialog', { name: '关闭 1 项任务' });
    await closing.getByLabel('原因').fill('不再需要');
    await closing.getByRole('button', { name: '关闭 1 项任务' }).click();
    await expect(page.getByText('已关闭 1 项任务')).toBeVisible();
    await expect(rows(page).filter({ hasText: second })).toContainText('已关闭');
  },
);

test('a manager hands a task over and the record tells the chain, in English', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/task/index/today', 'en');
  const title = unique('Hand me over');
  await page.getByRole('textbox', { name: 'Add a task' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByPlaceholder('Task, doctor').fill(title);
  await expect(rows(page)).toHaveCount(1);
  const drawer = await opened(page, title);
  await drawer.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over 1 task' });
  await dialog.getByRole('combobox').fill('Qi');
  await page.locator('.ant-select-item-option').first().click();
  await dialog.getByLabel('Reason').fill('Out of office');
  await dialog.getByRole('button', { name: 'Hand over 1 task' }).click();
  await expect(page.getByText('1 task handed over')).toBeVisible();
  await drawer.getByRole('button', { name: 'Open record' }).click();
  await expect(page).toHaveURL(/taskRecordDetail\?id=/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Out of office')).toBeVisible();
  await expectAccessible();
});

test('the plan shows a week, a target gets a visit without dragging, and the visit moves by hand', async ({
  signedIn,
  expectAccessible,
}) => {
  const later = shanghaiDay(21);
  const page = await signedIn('chen.yizhou', `/pc/task/myPlan?day=${later}`);
  await expect(page.getByRole('heading', { name: '我的计划' })).toBeVisible();
  const target = page.locator('.yj-target').first();
  await expect(target).toBeVisible();
  await expectAccessible();
  const name = (await target.locator('strong').textContent()) ?? '';
  await target.getByRole('button', { name: /安排拜访/ }).click();
  await page.getByRole('textbox', { name: '改期' }).fill(later);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`已安排 ${later} 拜访`)).toBeVisible();
  const card = page.locator('.yj-board-open', { hasText: name }).first();
  await expect(card).toBeVisible();
  const day = page.locator('.yj-board-day').last();
  await card.dragTo(day);
  await expect(day.locator('.yj-board-open', { hasText: name })).toBeVisible();
});
