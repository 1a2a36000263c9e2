// Meetings and content on the page of a doctor and of a hospital: figures, lists, the way to a meeting, an invitation (product 3.3, 3.5).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';

// Each journey crosses several pages and is judged twice.
test.describe.configure({ timeout: 240_000 });

const parts = (page: Page, name = '本页内容') => page.getByRole('navigation', { name });
const rows = (page: Page) => page.locator('#customer-meetings tr.ant-table-row').filter({ visible: true });
const toTop = (page: Page): Promise<void> =>
  page.locator('.shell-content').evaluate((content) => {
    for (const one of [content, ...content.querySelectorAll('.shell-page')]) one.scrollTo(0, 0);
  });

/** From a meeting that was confirmed to the page of its first guest; answers names of doctor and hospital. */
async function toGuest(page: Page): Promise<{ doctor: string; hospital: string }> {
  // A meeting that another journey holds today is planned for days to come, so no figure counts it.
  await page.locator('tr.ant-table-row').filter({ visible: true, hasNotText: '癫痫规范诊疗科会' }).first().click();
  const guest = page.locator('#people tr').filter({ visible: true }).first();
  const link = guest.getByRole('link');
  const doctor = (await link.textContent()) ?? '';
  const [hospital = ''] = ((await guest.locator('td').nth(1).textContent()) ?? '').split(' · ');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: doctor })).toBeVisible();
  return { doctor, hospital };
}

test('the page of a doctor tells of meetings with figures that equal the list, opens one and begins an invitation', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed');
  const { doctor } = await toGuest(page);
  const address = page.url();
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  const section = page.locator('#customer-meetings');
  await expect(rows(page).first()).toBeVisible();
  const figure = section.getByRole('group', { name: '会议数字' }).getByRole('button', { name: /参会/ });
  const counted = Number(await figure.locator('strong').textContent());
  expect(counted).toBeGreaterThan(0);
  await figure.click();
  await expect(rows(page)).toHaveCount(Math.min(counted, 10));
  await expect(rows(page).first()).toContainText('已签到');
  await section.getByText('讲者', { exact: true }).first().click();
  await expect(figure).toHaveAttribute('aria-pressed', 'false');
  await section.getByText('全部', { exact: true }).click();
  await toTop(page);
  await expectAccessible();
  await rows(page).first().click();
  await expect(page).toHaveURL(/meetDetail\?id=\d+/);
  await page.goto(address);
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  await page.getByRole('button', { name: '邀请参加会议' }).click();
  await expect(page).toHaveURL(/meeting-form\?guest=\d+/);
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('group', { name: '邀请名单' })).toContainText(doctor);
});

test('the timeline of a doctor tells of meetings, and the content tab of what was sent', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed');
  await toGuest(page);
  await parts(page).getByRole('link', { name: '跟进记录' }).click();
  await page.locator('#timeline').getByText('会议', { exact: true }).click();
  await expect(
    page
      .locator('#timeline .yj-time-row')
      .filter({ hasText: /会议 · .+ · (参会|主讲|未到场)/ })
      .first(),
  ).toBeVisible();
  await parts(page).getByRole('link', { name: '内容', exact: true }).click();
  const figures = page.getByRole('group', { name: '发送与阅读' });
  await expect(figures).toBeVisible();
  const meant = Number(await figures.getByRole('button').first().locator('strong').textContent());
  await expect(page.locator('#sent-content tr.ant-table-row').filter({ visible: true })).toHaveCount(
    Math.min(meant, 20),
  );
  await toTop(page);
  await expectAccessible();
});

test('the page of a hospital tells of meetings there and of its doctors, in Chinese and in English', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed');
  const { hospital } = await toGuest(page);
  await page.goto(`/pc/customer/hospitalList/totalHospital?keyword=${encodeURIComponent(hospital)}`);
  await page.locator('tr.ant-table-row').filter({ visible: true, hasText: hospital }).first().click();
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  await toTop(page);
  await expectAccessible();
  await page.evaluate(() => localStorage.setItem('languageType', 'en'));
  await page.reload();
  const section = page.locator('#customer-meetings');
  await expect(section.getByRole('heading', { name: 'Meetings' })).toBeVisible();
  await expect(section.getByRole('group', { name: 'Figures of meetings' }).getByText('Held here')).toBeVisible();
  await parts(page, 'On this page').getByRole('link', { name: 'Content', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Sent and read' })).toBeVisible();
  await expectAccessible();
});

test('on a phone a meeting is a card', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed');
  await toGuest(page);
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.customer-meeting-card').first()).toBeVisible();
  await toTop(page);
  await expectAccessible();
});
