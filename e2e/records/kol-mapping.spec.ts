// The map of opinion leaders as its users meet it: rank, ask why, weigh anew, shortlist and plan, override (specification 2.3, customer: KolMapping).
import type { Page } from '@playwright/test';
import type { KolRow } from '@yijian/contract/opinion-leaders';
import { expect, test } from '../../tools/testing/browser.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const rows = (page: Page) => page.locator('tr.ant-table-row');
const unique = (words: string): string => `${words} ${Date.now().toString(36)}`;

test(
  '3.4 the ranking answers in a sentence, tells why, and a shortlist becomes a plan with tasks',
  { tag: '@smoke' },
  async ({ signedIn, page, expectAccessible }) => {
    const path = '/pc/customer/KolMapping?area=03.03&region=330000';
    const ranked = await shownBy<KolRow>(page, '/kol/mapping/ranking', () => signedIn('lin.zhiyuan', path));
    // Whoever is out of range can be looked at, not engaged.
    const inRange = ranked.filter(({ isInScope }) => isInScope).slice(0, 2);
    expect(inRange).toHaveLength(2);
    const chosen = inRange.map(({ doctorId }) => rowOf(page, doctorId));
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('.yj-analysis-answer')).toContainText('浙江');
    await expectAccessible();
    await chosen[0]!.locator('td').nth(3).click();
    const why = page.getByRole('dialog', { name: '得分依据' });
    await expect(why.getByRole('row', { name: /论文/ })).toBeVisible();
    await expect(page).toHaveURL(/id=\d+/);
    await expectAccessible('.yj-sheet');
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
    const name = unique('重点专家');
    for (const row of chosen) await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: '加入名单' }).click();
    const dialog = page.getByRole('dialog', { name: /加入名单/ });
    await dialog.getByLabel('名单名称').fill(name);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
    await page.getByText('名单', { exact: true }).click();
    await page.getByRole('button', { name: `打开名单 ${name}` }).click();
    const plan = page.getByRole('dialog', { name });
    await plan
      .getByRole('button', { name: /^编辑 .* 的计划$/ })
      .first()
      .click();
    await plan.getByLabel('下一步').fill('约谈讲者意向');
    await plan.getByLabel('截止日期').fill('2030-05-01');
    await page.keyboard.press('Enter');
    await plan.getByRole('button', { name: '保存' }).click();
    await expect(plan.getByText('约谈讲者意向')).toBeVisible();
    await plan.getByRole('button', { name: '生成任务' }).click();
    await expect(plan.getByText('待办')).toBeVisible();
    await expect(plan.getByText('1 项任务', { exact: false })).toBeVisible();
  },
);

test('3.4 other weights show their shifts before they are saved as a set (English)', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('fang.ruogu', '/pc/customer/KolMapping?area=03.03', 'en');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Adjust weights' }).click();
  const drawer = page.getByRole('dialog', { name: 'Adjust weights' });
  await expect(drawer.getByText('100% in all')).toBeVisible();
  await drawer.getByRole('slider', { name: 'Publications' }).press('ArrowLeft');
  await expect(drawer.getByText('Must add up to 100%; 1 to go')).toBeVisible();
  await drawer.getByRole('slider', { name: 'Guidelines' }).press('ArrowRight');
  await expect(drawer.getByText('100% in all')).toBeVisible();
  await expect(drawer.locator('.kol-shifts li')).not.toHaveCount(0);
  await expectAccessible('.yj-sheet');
  const name = unique('Guideline first');
  await drawer.getByLabel('Name of the set').fill(name);
  await drawer.getByRole('button', { name: 'Save as a set' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/set=\d+/);
  await expect(page.locator('.kol-question')).toContainText(name);
});

test('3.4 the medical lead decides on a tier that waits', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('he.jing', '/pc/customer/KolMapping?view=overrides');
  const waiting = page.locator('.kol-list > li').filter({ hasText: '连续三年主持省级头痛' });
  await expect(waiting.getByText('待审批')).toBeVisible();
  await expectAccessible();
  await waiting.getByRole('button', { name: '批准' }).click();
  const dialog = page.getByRole('dialog', { name: /批准/ });
  await dialog.getByLabel('审批意见').fill('同意');
  await dialog.getByRole('button', { name: '批准' }).click();
  await expect(waiting.getByText('已生效')).toBeVisible();
});
