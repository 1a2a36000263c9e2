// A walk-in whom nobody knows becomes a doctor: asked for at the meeting, verified or refused by a data steward.
import type { Page } from '@playwright/test';
import type { GuestState, MeetingDetail, MeetingGuest } from '@yijian/contract/meetings';
import type { VerificationDetail } from '@yijian/contract/verifications';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { pickMeeting } from '../../../tools/testing/journeys/meetings.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';

const verify = '/doctor/verify';

async function guestOf(page: Page, meetingId: string, name: string): Promise<MeetingGuest> {
  const { guests } = await send<MeetingDetail>(page, `/API-MEET-TOOLS/meeting/find/${meetingId}`);
  return guests.find((guest) => guest.name === name)!;
}

/** The request that waits for the walk-in of this name. */
const requestOf = async (page: Page, meetingId: string, name: string): Promise<string> =>
  (await guestOf(page, meetingId, name)).newDoctor!.verificationId;

/** The meeting hears of it soon after the steward is done. */
const untilGuest = (page: Page, meetingId: string, name: string, state: GuestState): Promise<void> =>
  expect.poll(async () => (await guestOf(page, meetingId, name)).state, { timeout: 60_000 }).toBe(state);

/** Accepts every field, and completes the review. */
async function acceptAll(page: Page, id: string): Promise<void> {
  await send(page, `${verify}/pick/${id}`, {});
  const { fields } = await send<VerificationDetail>(page, `${verify}/find/${id}`);
  for (const { field } of fields) await send(page, `${verify}/decide/${id}`, { field, decision: 'ACCEPTED' });
  await send(page, `${verify}/complete/${id}`, {});
}

const ownMeeting = (page: Page, state: 'APPROVED' | 'TO_CONFIRM') =>
  pickMeeting(page, [state], ({ id, acts, hospital, guests }) => {
    const mayBegin = acts.includes(state === 'APPROVED' ? 'start' : 'sign');
    // Somebody whose answer is missing when it begins.
    const silent = guests.filter((guest) => guest.state === 'INVITED').length;
    return mayBegin && hospital !== null && (silent > 0 || state !== 'APPROVED')
      ? { id, hospital: hospital.name, silent }
      : undefined;
  });

test('a walk-in is asked to be added as a doctor and counts once a steward has verified it', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const rep = await signedIn('chen.yizhou');
  const { id, hospital, silent } = await ownMeeting(rep, 'APPROVED');
  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  await rep.getByRole('button', { name: '开始签到' }).click();
  const people = rep.getByRole('region', { name: '参会嘉宾' });
  await expect(people.getByText(`未回复 ${silent}`)).toBeVisible();
  await expect(people.getByRole('row').getByText('未回复', { exact: true })).toHaveCount(silent);

  const name = '爨若谷';
  await people.getByRole('button', { name: '登记临时到场' }).click();
  const walkIn = rep.getByRole('dialog', { name: '登记临时到场' });
  await walkIn.getByLabel('姓名').fill(name);
  await walkIn.getByLabel('医院').fill(hospital);
  await walkIn.getByRole('button', { name: /保\s?存/ }).click();
  await people.getByRole('button', { name: `新增医生：${name}` }).click();
  const form = rep.getByRole('dialog', { name: `新增医生：${name}` });
  await expect(form.getByText(`到场时填写：${hospital}`)).toBeVisible();
  await form.getByRole('button', { name: '提交核验' }).click();
  await expect(form.getByText('请填写科室').first()).toBeVisible();
  await form.locator('#departmentName').fill('临时到场科');
  await expect(form.getByText('没有发现相似的医生')).toBeVisible();
  await expectAccessible('.yj-sheet');
  await form.getByRole('button', { name: '提交核验' }).click();
  const row = people.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('待新增医生')).toBeVisible();
  const { attended } = await send<MeetingDetail>(rep, `/API-MEET-TOOLS/meeting/find/${id}`);
  expect(attended).toBe(0);
  // From the top: the bar of the page covers half of a row that was scrolled under it.
  await rep.reload();
  await expect(row.getByText('待新增医生')).toBeVisible();
  await expectAccessible();

  const request = await requestOf(rep, id, name);
  await withUser(
    { browser, baseURL },
    { login: 'su.zhen', path: '/pc/customer/doctorDataValidation?box=inbox&sort=submittedAt,desc' },
    async (steward) => {
      await expect(steward.getByRole('row', { name: new RegExp(name) }).getByText('新增医生')).toBeVisible();
      await acceptAll(steward, request);
    },
  );
  await untilGuest(rep, id, name, 'RECONCILED');
  await rep.reload();
  await expect(row.getByText('已对应')).toBeVisible();
  await expect(row.getByRole('link', { name })).toHaveCount(2);
});

test('a refused doctor leaves the walk-in to be matched, with the reason, in English', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}, info) => {
  test.setTimeout(180_000);
  const rep = await signedIn('chen.yizhou', '/pc/', 'en');
  const { id, hospital } = await ownMeeting(rep, 'TO_CONFIRM');
  const name = '佴望舒';
  await open(rep, `/pc/meeting/meetDetail?id=${id}`, 'en');
  const people = rep.getByRole('region', { name: 'Guests' });
  await expect(people.getByText(/^accepted \d+ · declined \d+ · no reply \d+$/)).toBeVisible();
  await people.getByRole('button', { name: 'Record a walk-in' }).click();
  const walkIn = rep.getByRole('dialog', { name: 'Record a walk-in' });
  await walkIn.getByLabel('Name').fill(name);
  await walkIn.getByLabel('Hospital').fill(hospital);
  await walkIn.getByRole('button', { name: 'Save' }).click();
  await people.getByRole('button', { name: `New doctor: ${name}` }).click();
  const form = rep.getByRole('dialog', { name: `New doctor: ${name}` });
  await form.locator('#departmentName').fill('临时到场科');
  await expect(form.getByText('Nobody looks alike')).toBeVisible();
  await form.getByRole('button', { name: 'Ask for verification' }).click();
  const row = people.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('To be verified')).toBeVisible();
  const request = await requestOf(rep, id, name);
  await withUser(
    { browser, baseURL, language: 'en' },
    { login: 'su.zhen', path: '/pc/customer/doctorDataValidation' },
    async (steward) => {
      await send(steward, `${verify}/pick/${request}`, {});
      await send(steward, `${verify}/reject/${request}`, { reason: '医院查无此人' });
    },
  );
  await untilGuest(rep, id, name, 'TO_RECONCILE');
  await rep.reload();
  await expect(row.getByText('To be matched')).toBeVisible();
  await expect(row.getByText('not added: 医院查无此人')).toBeVisible();
  await rep.getByRole('button', { name: 'Switch to dark' }).click();
  await expectAccessible();
  await rep.setViewportSize({ width: 390, height: 844 });
  await row.scrollIntoViewIfNeeded();
  await rep.screenshot({ path: info.outputPath('refused-dark.png') });
  await expectAccessible();
});
