// Lists of meetings as a calendar and as a board; meetings of several days in the own day (product: meetings, working day).
import type { MeetingDraft } from '@yijian/contract/meetings';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { shanghaiDay } from '../../../tools/testing/days.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

/** YYYY-MM of the month after this one in Shanghai. */
function monthAfter(shown: string): string {
  const [year, month] = shown.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}

for (const language of ['zh', 'en'] as const)
  test(`a month of meetings shows how many each day has, the board how many each state has, and both lead to all of them (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const words = wordsIn(language);
    const shown = shanghaiDay().slice(0, 7);
    const month = monthAfter(shown);
    const mark = `c${Date.now().toString(36)}`;
    const page = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted', language);
    const add = (title: string, from: string, to: string) =>
      send(page, '/API-MEET-TOOLS/meeting/add', {
        type: 'DEPARTMENT',
        title: `${title} ${mark}`,
        startsAt: `${from}:00+08:00`,
        endsAt: `${to}:00+08:00`,
      } satisfies Partial<MeetingDraft>);
    await add('course', `${month}-09T14:00`, `${month}-11T12:00`);
    for (const hour of ['08', '10', '13', '16'])
      await add(`at ${hour}`, `${month}-10T${hour}:00`, `${month}-10T${hour}:30`);
    await open(page, `/pc/meeting/apply/submitted?keyword=${mark}`, language);
    await expect(page.locator('tr.ant-table-row').filter({ hasText: mark })).toHaveCount(5);

    const views = page.getByRole('radiogroup', { name: words('显示方式', 'View') });
    await views.getByText(words('日历', 'Calendar'), { exact: true }).click();
    // The month of the address: at the end of a month the page might stand on another one than the test.
    await open(page, `/pc/meeting/apply/submitted?keyword=${mark}&view=calendar&month=${shown}`, language);
    await page.getByRole('button', { name: words('下个月', 'Next month') }).click();
    await expect(page).toHaveURL(new RegExp(`view=calendar.*month=${month}`));
    const cells = page.locator('.meeting-month > div').filter({ hasText: mark });
    await expect(cells).toHaveCount(3);
    const busy = cells.filter({ hasText: `08:00 at 08 ${mark}` });
    await expect(busy).toContainText(words('续 course', 'goes on course'));
    await expectAccessible();
    await busy.getByRole('button', { name: words('还有 2 场', '2 more') }).click();
    const all = page.getByRole('tooltip').filter({ hasText: `${month}-10` });
    await expect(all.getByRole('button', { name: mark })).toHaveCount(5);
    await expectAccessible();
    await all.getByRole('button', { name: `at 16 ${mark}` }).click();
    await expect(page).toHaveURL(/meetDetail\?id=\d+/);
    await expect(all).toBeHidden();

    await page.locator('.shell-tab', { hasText: words('已提交', 'Submitted') }).click();
    await expect(cells).toHaveCount(3);
    await views.getByText(words('看板', 'Board'), { exact: true }).click();
    const drafts = page.getByRole('region', { name: words('草稿', 'Draft'), exact: true });
    await expect(drafts.getByRole('heading')).toContainText('5');
    await expect(drafts.getByRole('button', { name: mark })).toHaveCount(5);
    await expectAccessible();

    await expect(page.locator('.ant-pagination').filter({ visible: true })).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/pc/meeting/apply/submitted?keyword=${mark}&view=calendar&month=${month}`, language);
    await expect(page.locator('.meeting-days > section')).toHaveCount(3);
    await expect(page.getByRole('region', { name: `${month}-11` }).getByRole('button', { name: mark })).toHaveCount(1);
    await expectAccessible();
  });

test('a column of the board leads to all of its meetings, and a calendar that cannot be read says so and is read again', async ({
  signedIn,
  consoleErrors,
  expectAccessible,
}) => {
  const mark = `b${Date.now().toString(36)}`;
  const page = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
  for (let at = 1; at <= 21; at++)
    await send(page, '/API-MEET-TOOLS/meeting/add', { type: 'DEPARTMENT', title: `${at} ${mark}` });
  await open(page, `/pc/meeting/apply/submitted?keyword=${mark}&view=board`, 'zh');
  const drafts = page.getByRole('region', { name: '草稿', exact: true });
  await expect(drafts.getByRole('button', { name: mark })).toHaveCount(20);
  await drafts.getByRole('button', { name: '全部 21 场' }).click();
  await expect(page).toHaveURL(/state=DRAFT/);
  await expect(page).not.toHaveURL(/view=/);
  const rows = page.locator('tr.ant-table-row').filter({ hasText: mark });
  await expect(rows).toHaveCount(20);
  await expect(rows.filter({ hasText: '草稿' })).toHaveCount(20);

  consoleErrors.allow(/500/);
  await page.route('**/meeting/days?**', (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'x', error: 'core.internal', requestId: 'r' } }),
  );
  await page.getByRole('radiogroup', { name: '显示方式' }).getByText('日历', { exact: true }).click();
  const failed = page.getByRole('alert').filter({ hasText: '会议没有加载成功' });
  await expect(failed).toBeVisible();
  await expectAccessible();
  await page.unroute('**/meeting/days?**');
  await failed.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('.meeting-month')).toBeVisible();
});

test('2.2 a meeting of several days stands in the own day on each of them', async ({ signedIn }) => {
  const page = await signedIn('qi.wangshu', '/pc/meeting/apply/submitted');
  const title = `培训班 ${Date.now().toString(36)}`;
  await send(page, '/API-MEET-TOOLS/meeting/add', {
    type: 'DEPARTMENT',
    title,
    startsAt: `${shanghaiDay(-1)}T09:00:00+08:00`,
    endsAt: `${shanghaiDay(1)}T12:00:00+08:00`,
  });
  await open(page, '/pc/dashboard', 'zh');
  const today = page.getByRole('region', { name: '今天', exact: true });
  await expect(today.getByRole('listitem').filter({ hasText: title })).toContainText('09:00');
});
