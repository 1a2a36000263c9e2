// The control tower: a number leads to its cases and on to one of them; the map and the suggested deputies (product: control tower).
import type { Locator, Page } from '@playwright/test';
import type { InstanceLine } from '@yijian/contract/workflows';
import { expect, test } from '../../tools/testing/browser.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const TOWER = '/pc/admin/workflows?tab=tower';

/** Opens the cases behind the number, and one of them. */
async function openCase(page: Page, number: Locator, title: RegExp): Promise<void> {
  const cases = page.getByRole('dialog', { name: title });
  const [first] = await shownBy<InstanceLine>(page, '/API-BPM/admin/insights/cases', () => number.click());
  await expect(cases.getByText(/共 [\d,]+ 件/)).toBeVisible();
  await expect(cases.locator('[aria-busy="true"]')).toHaveCount(0);
  await rowOf(cases, first!.id).click();
  await page.waitForURL(new RegExp(`process-instance/detail.*${first!.id}`));
}

test('a manager finds the control tower of the team in the menu, with its own cases', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/taskManager/task/todo');
  await page.getByRole('link', { name: '控制塔', exact: true }).click();
  await expect(page).toHaveURL(/taskManager\/tower$/);
  await expect(page.getByText(/件任务在等待/)).toBeVisible();
  await expectAccessible('.shell-content');
  await openCase(page, page.getByRole('region', { name: '进行中' }).getByRole('button').last(), /进行中的流程/);
  await expect(
    page
      .getByText('流程进度')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await page.goto('/pc/taskManager/tower?view=map&kind=export-approval');
  await expect(page.getByRole('button', { name: /^合规审批: / })).toBeVisible();
  await expect(page.getByRole('button', { name: '导出事件日志' })).toHaveCount(0);
});

test('compliance goes from a number to its cases and to one of them, and reads the map', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('shen.lian', TOWER);
  const table = page.getByRole('table').filter({ hasText: '合规审批' });
  await expect(table).toBeVisible();
  await expect(page.getByText(/件任务在等待/)).toBeVisible();
  await expectAccessible('.console-main');
  await openCase(page, page.getByRole('region', { name: '期间内办结' }).getByRole('button').last(), /期间内办结的流程/);

  await page.goto(`${TOWER}&view=map&kind=export-approval`);
  await expect(page.getByRole('button', { name: /^合规审批: / })).toBeVisible();
  await expect(page.getByRole('region', { name: '走法' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible('.console-main');
  await page.getByRole('button', { name: '导出事件日志' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const view of ['forecasts', 'deputies']) {
    await page.goto(`${TOWER}&view=${view}`);
    await expect(page.locator('.console-main').getByText('控制塔').first()).toBeVisible();
    await expect(page.locator('.console-main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessible('.console-main');
  }
});
