// Dashboards and system reports in a real browser: every number opens what it counts (specification 2.3, data and systemReport).
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../../tools/testing/browser.ts';

test(
  'DSH-01 a manager reads the dashboard, and a number opens as many records as it says',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('zhou.minxing', '/pc/data/managerDashboard');
    const tile = (title: string) => page.getByRole('region', { name: title, exact: true });
    await expect(tile('团队排名').getByRole('row').first()).toBeVisible();
    await expectAccessible();
    const visits = tile('已提交拜访').locator('.yj-kpi-open .kpi');
    await expect(visits).toHaveText(/^[1-9]/);
    const count = ((await visits.textContent()) ?? '').replaceAll(/[^\d,]/g, '');
    await visits.click();
    await expect(page).toHaveURL(/teamVisit\?/);
    await expect(page.locator('main').getByText(`符合 ${count} 次`)).toBeVisible();
  },
);

test('DSH-03 DSH-05 hospital sales stand against targets, and the hospital farthest below opens', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('fang.ruogu', '/pc/data/businessDashboard-1');
  const gaps = page.getByRole('region', { name: '与目标差距最大的医院' });
  await expect(gaps.getByRole('row').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '目标达成' })).toContainText('%');
  await expectAccessible();
  await page.goto('/pc/data/businessDashboard-3');
  await expect(page.getByRole('region', { name: '产品与省份' }).getByRole('table')).toBeVisible();
  await expectAccessible();
  await page.goto('/pc/data/businessDashboard-1');
  await gaps.getByRole('table').getByRole('button').first().click();
  await expect(page).toHaveURL(/hospitalDetail/);
});

test('DSH-04 channel effect opens the doctors behind a number, in English and on a phone', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('fang.ruogu', '/pc/data/businessDashboard-2', 'en');
  await expectAccessible();
  const channel = page.getByRole('table', { name: 'Channel effect' }).getByRole('row').filter({ hasText: 'SMS' });
  // Received, doctors reached, acts, engaged doctors.
  const opener = channel
    .getByRole('cell')
    .nth(3)
    .getByRole('button', { name: /: open the engaged doctors of SMS$/ });
  const count = await opener.innerText();
  await opener.click();
  const people = page.getByRole('dialog');
  await expect(people.locator('tr.ant-table-row').first()).toBeVisible();
  await expect(people.locator('.yj-pages')).toContainText(count);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Engaged doctors' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('REP-01 REP-02 REP-03 the system reports: a day of the team, what was sent, and who uses the product', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('fang.ruogu', '/pc/systemReport/systemUseAnalysis');
  await expect(page.getByRole('region', { name: '活跃用户', exact: true })).toContainText(/[1-9]/);
  await expect(page.getByRole('region', { name: '使用最多的页面' })).toContainText('工作台');
  await expectAccessible();
  await page.getByRole('button', { name: '全部指标' }).click();
  const metrics = page.getByRole('dialog', { name: '全部指标' });
  await expect(metrics.getByRole('row').filter({ hasText: '14 天内有回应' })).toContainText('市场部');
  await page.keyboard.press('Escape');
  await page.goto('/pc/systemReport/qfRecord');
  await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
  await expectAccessible();
  await page.goto('/pc/systemReport/rbRecords');
  await expect(page.getByRole('table').getByText('合计')).toBeVisible();
  await page.getByRole('button', { name: '前一天' }).click();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  await expectAccessible();
});

test('a board is taken away as a workbook, subscribed to and unsubscribed from, also in English on a phone', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing', '/pc/data/managerDashboard');
  await page.getByRole('button', { name: /^下\s?载$/ }).click();
  const dialog = page.getByRole('dialog', { name: '导出数据看板' });
  await dialog.getByRole('radio', { name: '汇报' }).check();
  await dialog.locator('#export-reason').fill('季度经营汇报');
  await expectAccessible('.ant-modal');
  const arrived = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /导\s?出/ }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toMatch(/^管理驾驶舱-.*\.xlsx$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: /^订\s?阅$/ }).click();
  const drawer = page.getByRole('dialog', { name: '订阅管理驾驶舱' });
  await expect(drawer.getByText('还没有订阅这个看板')).toBeVisible();
  await drawer.locator('.yj-segment').filter({ hasText: '每周' }).click();
  await drawer.locator('.yj-segment').filter({ hasText: '周三' }).click();
  await drawer.getByRole('button', { name: '添加订阅' }).click();
  await expect(drawer.getByText('每周 周三 08:00')).toBeVisible();
  await expectAccessible('.ant-drawer');
  await page.evaluate(() => localStorage.setItem('languageType', 'en'));
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Subscribe to Manager dashboard' });
  await expect(sheet.getByText('Every week Wed 08:00')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await sheet.getByRole('button', { name: 'Unsubscribe: Every week Wed 08:00' }).click();
  await expect(sheet.getByText('You have not subscribed to this board')).toBeVisible();
});

for (const language of ['zh', 'en'] as const)
  test(`a tile and a whole board leave as pictures with a reason (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const isChinese = language === 'zh';
    // Exports of a day are counted for each person.
    const page = await signedIn(isChinese ? 'zhou.minxing' : 'gu.changfeng', '/pc/data/managerDashboard', language);
    const tile = isChinese ? '团队排名' : 'Team';
    await expect(page.getByRole('region', { name: tile, exact: true }).getByRole('row').first()).toBeVisible();
    const take = async (name: string | RegExp, isBoard: boolean): Promise<Buffer> => {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: isChinese ? '导出数据看板' : 'Export dashboards' });
      await dialog.getByRole('radio', { name: isChinese ? '汇报' : 'Report' }).check();
      await dialog.locator('#export-reason').fill('季度经营汇报用图');
      if (isBoard) await dialog.locator('.yj-segment').filter({ hasText: 'PNG' }).click();
      await expectAccessible('.ant-modal');
      const arrived = page.waitForEvent('download');
      await dialog.getByRole('button', { name: isChinese ? /^导\s?出$/ : 'Export' }).click();
      const download = await arrived;
      expect(download.suggestedFilename()).toMatch(/\.png$/);
      await expect(dialog).toHaveCount(0);
      const file = readFileSync(await download.path());
      writeFileSync(`test-results/picture-${isBoard ? 'board' : 'tile'}-${language}.png`, file);
      return file;
    };
    const sides = (file: Buffer) => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) });
    const box = (await page.getByRole('region', { name: tile, exact: true }).boundingBox())!;
    // Three exports a day: whoever took the workbook has two left.
    if (!isChinese) await take('Download a picture of Visits handed in', false);
    const one = sides(await take(isChinese ? `下载图片 ${tile}` : `Download a picture of ${tile}`, false));
    // Twice as fine as the screen, with an edge of 24 on both sides.
    expect(Math.abs(one.width - (box.width + 48) * 2)).toBeLessThan(3);
    const whole = sides(await take(isChinese ? /^下\s?载$/ : 'Download', true));
    expect(whole.width).toBeGreaterThan(one.width);
    expect(whole.height).toBeGreaterThan(one.height);
  });
