// A meeting as its users meet it: applied for with the form, decided by three, held with sign-ins, confirmed and accepted.
import type { MeetingLine } from '@yijian/contract/meetings';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { approvedMeeting, uploadEvidence } from '../../tools/testing/journeys/application.ts';
import { exportRows } from '../../tools/testing/journeys/exports.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const calls = '/API-MEET-TOOLS/meeting';

test(
  'MTG-16 APR-04 a meeting is applied for with the form and approved by three',
  { tag: '@smoke' },
  async ({ signedIn, browser, baseURL, expectAccessible }) => {
    test.setTimeout(240_000);
    const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
    const title = `癫痫规范诊疗科会 ${Date.now() % 1_000_000}`;
    await approvedMeeting(rep, { title, inDays: 40 }, { browser, baseURL });
    await expectAccessible();
  },
);

test('MTG-14 CFM-07 a meeting goes from application to confirmed with five users', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const title = `癫痫规范诊疗科会 ${Date.now() % 1_000_000}`;
  const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
  const id = await approvedMeeting(rep, { title, inDays: 75 }, { browser, baseURL });
  const head = rep.locator('.yj-detail-head:visible');
  await rep.getByRole('button', { name: '开始签到' }).click();
  const people = rep.getByRole('region', { name: '参会嘉宾' });
  for (let guest = 0; guest < 5; guest += 1) {
    await people
      .getByRole('button', { name: /^签到 / })
      .first()
      .click();
    await expect(people.getByText('已签到')).toHaveCount(guest + 1);
  }
  await rep.getByRole('button', { name: '结束会议' }).click();
  await rep.getByRole('button', { name: /^结\s?束$/ }).click();
  await expect(head.getByText('待确认')).toBeVisible();
  await uploadEvidence(rep, title);
  await expectAccessible();
  await rep.getByRole('button', { name: '会后确认' }).click();
  const form = rep.getByRole('dialog', { name: /会后确认/ });
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(head.getByText('确认审核中')).toBeVisible();
  const review = { login: 'shen.lian', path: `/pc/meeting/meetDetail?id=${id}` };
  await withUser({ browser, baseURL }, review, async (page) => {
    await page.getByRole('button', { name: '通过确认' }).click();
    await expect(page.locator('.yj-detail-head:visible').getByText('已确认')).toBeVisible();
  });
});

test('CFM-06 meetings in English: the lists, the calendar, the board, and a confirmed meeting with its history', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const path = '/pc/meeting/met/doneConfirmed';
  const shown = await shownBy<MeetingLine>(page, '/meeting/page', () => signedIn('shen.lian', path, 'en'));
  await expect(rowOf(page, shown[0]!.id)).toContainText('Confirmed');
  const { totalElements } = await send<{ totalElements: number }>(page, `${calls}/count?tab=doneConfirmed`);
  const file = await exportRows(page, totalElements, 'en');
  expect(file.suggestedFilename()).toMatch(/^meetings.*\.xlsx$/);
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expectAccessible();
  await page.getByText('Board', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Confirmed' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('region', { name: 'Confirmed' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText('Confirmation in review → Confirmed')).toBeVisible();
  await expectAccessible();
});
