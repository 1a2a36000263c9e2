// The control tower: a number leads to its cases and on to one of them; the map and the suggested deputies (product: control tower).
import { expect, test } from '../../tools/testing/browser.ts';

const TOWER = '/pc/admin/workflows?tab=tower';

test('a manager finds the control tower of the team in the menu, with its own cases', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/taskManager/task/todo');
  await page.getByRole('link', { name: '控制塔', exact: true }).click();
  await expect(page).toHaveURL(/taskManager\/tower$/);
  await expect(page.getByText(/件任务在等待/)).toBeVisible();
  await expectAccessible('.shell-content');
  await page.getByRole('region', { name: '进行中' }).getByRole('button').last().click();
  const cases = page.getByRole('dialog', { name: /进行中的流程/ });
  await expect(cases.getByText(/共 [\d,]+ 件/)).toBeVisible();
  await expect(cases.locator('[aria-busy="true"]')).toHaveCount(0);
  await cases.locator('tbody tr.ant-table-row').first().click();
  await page.waitForURL(/process-instance\/detail/);
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
  await page.getByRole('region', { name: '期间内办结' }).getByRole('button').last().click();
  const cases = page.getByRole('dialog', { name: /期间内办结的流程/ });
  await expect(cases.getByText(/共 [\d,]+ 件/)).toBeVisible();
  await cases.locator('tbody tr.ant-table-row').first().click();
  await page.waitForURL(/process-instance\/detail/);

  await page.goto(`${TOWER}&view=map&kind=export-approval`);
  await expect(page.getByRole('button', { name: /^合规审批: / })).toBeVisible();
  await expect(page.getByRole('region', { name: '走法' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible('.console-main');
  await page.getByRole('button', { name: '导出事件日志' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const view of ['forecasts', 'deputies']) {
    await page.goto(`${TOWER}&view=${view}`);
    await expect(page.locator('.console-main').getByText('控制塔').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible('.console-main');
  }
});
