// Meetings and content on the page of a doctor and of a hospital: figures, lists, the way to a meeting, an invitation (product 3.3, 3.5).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import type { CustomerMeeting, CustomerMeetingCounts, MeetingDetail, MeetingLine } from '@yijian/contract/meetings';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { findRecord, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

// Each journey crosses several pages and is judged twice.
test.describe.configure({ timeout: 240_000 });

const parts = (page: Page, name = '本页内容') => page.getByRole('navigation', { name });
const rows = (page: Page) => page.locator('#customer-meetings tr.ant-table-row').filter({ visible: true });
const toTop = (page: Page): Promise<void> =>
  page.locator('.shell-content').evaluate((content) => {
    for (const one of [content, ...content.querySelectorAll('.shell-page')]) one.scrollTo(0, 0);
  });

const calls = '/API-MEET-TOOLS/meeting';

/** From a meeting that was confirmed to the page of a guest whose figures count it. */
async function toGuest(page: Page, act: () => Promise<unknown>): Promise<{ id: string; name: string }> {
  const { meeting, guest } = await attended(page, await shownBy<MeetingLine>(page, `${calls}/page`, act));
  await rowOf(page, meeting.id).click();
  await page.locator('#people').getByRole('link', { name: guest.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible();
  return guest;
}

async function attended(page: Page, meetings: readonly MeetingLine[]) {
  for (const meeting of meetings) {
    const { guests } = await send<MeetingDetail>(page, `${calls}/find/${meeting.id}`);
    for (const { doctor: guest } of guests) {
      if (guest === null || guests.filter(({ name }) => name === guest.name).length > 1) continue;
      const counts = await send<CustomerMeetingCounts>(page, `${calls}/doctor/figures/${guest.id}`);
      if (counts.attended > 0) return { meeting, guest };
    }
  }
  throw new Error('Nobody came to a meeting that was confirmed.');
}

test('the page of a doctor tells of meetings with figures that equal the list, opens one and begins an invitation', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const guest = await toGuest(page, () => signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed'));
  const address = page.url();
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  const section = page.locator('#customer-meetings');
  await expect(rows(page).first()).toBeVisible();
  const figure = section.getByRole('group', { name: '会议数字' }).getByRole('button', { name: /参会/ });
  const counted = Number(await figure.locator('strong').textContent());
  expect(counted).toBeGreaterThan(0);
  await figure.click();
  await expect(rows(page)).toHaveCount(Math.min(counted, 10));
  await expect(rows(page).filter({ hasNotText: '已签到' })).toHaveCount(0);
  const { id } = await findRecord<CustomerMeeting>(page, `${calls}/doctor/${guest.id}?figure=ATTENDED`);
  await rowOf(section, id).click();
  await expect(page).toHaveURL(new RegExp(`meetDetail\\?id=${id}$`));
  await page.goto(address);
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  await figure.click();
  await section.getByText('讲者', { exact: true }).first().click();
  await expect(figure).toHaveAttribute('aria-pressed', 'false');
  await section.getByText('全部', { exact: true }).click();
  await toTop(page);
  await expectAccessible();
  await page.getByRole('button', { name: '邀请参加会议' }).click();
  await expect(page).toHaveURL(/meeting-form\?guest=\d+/);
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('group', { name: '邀请名单' })).toContainText(guest.name);
});

test('the timeline of a doctor tells of meetings, and the content tab of what was sent', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  await toGuest(page, () => signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed'));
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
  page,
  expectAccessible,
}) => {
  const guest = await toGuest(page, () => signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed'));
  const { hospital, hospitalId } = await send<Doctor>(page, `/doctor/find/${guest.id}`);
  await page.goto(`/pc/customer/hospitalList/totalHospital?keyword=${encodeURIComponent(hospital)}`);
  await rowOf(page, hospitalId).click();
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

test('on a phone a meeting is a card', async ({ signedIn, page, expectAccessible }) => {
  await toGuest(page, () => signedIn('chen.yizhou', '/pc/meeting/met/doneConfirmed'));
  await parts(page).getByRole('link', { name: '会议', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.customer-meeting-card').first()).toBeVisible();
  await toTop(page);
  await expectAccessible();
});
