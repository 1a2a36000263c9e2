// What a rule blocks and a manager lets pass, and actual costs that are approved anew (product: rules H4, S10).
import type { MeetingLine } from '@yijian/contract/meetings';
import { expect, test } from '../../../tools/testing/browser.ts';
import {
  approvers,
  submitApplication,
  uploadEvidence,
  writeApplication,
} from '../../../tools/testing/journeys/application.ts';
import { agree, withUser } from '../../../tools/testing/journeys/people.ts';
import { findRecord } from '../../../tools/testing/journeys/records.ts';

test('H4 a meal above the limit asks the general manager, who reads the reason', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const application = { title: `高规格科会 ${Date.now() % 1_000_000}`, inDays: 55, dearMeal: 380 };
  const reason = '会场所在酒店的会议餐标准，附近无其他会场';
  const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
  await writeApplication(rep, application);
  await rep.getByLabel(/H4 由总经理豁免/).fill(reason);
  await expectAccessible();
  const id = await submitApplication(rep, application, { browser, baseURL, logins: approvers });
  const manager = { login: 'shi.anlan', path: '/pc/meeting/approve/pendingApproved' };
  await withUser({ browser, baseURL }, manager, async (page) => {
    await page.getByRole('row', { name: new RegExp(application.title) }).click();
    await expect(page.getByText(reason).first()).toBeVisible();
    await agree(page);
  });
  await rep.goto(`/pc/meeting/meetDetail?id=${id}`);
  await expect(rep.getByText('H4 人均餐费 · 已豁免')).toBeVisible();
  await expect(rep.getByRole('button', { name: '开始签到' })).toBeVisible();
});

test('S10 costs above the estimate are approved anew before the confirmation is accepted, in English', async ({
  signedIn,
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await signedIn('chen.yizhou', '/pc/meeting/met/beConfirmed', 'en');
  const { id, title } = await findRecord<MeetingLine>(
    page,
    '/API-MEET-TOOLS/meeting/page?tab=beConfirmed',
    ({ state }) => state === 'TO_CONFIRM',
  );
  await page.goto(`/pc/meeting/meetDetail?id=${id}`);
  await uploadEvidence(page, title, 'en');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const form = page.getByRole('dialog');
  const first = form.getByRole('spinbutton').first();
  await first.fill(String(Number((await first.inputValue()).replaceAll(',', '')) * 1.4));
  await form.getByRole('textbox', { name: 'Say why' }).fill('The hotel changed the room and its menu');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save' }).click();
  const link = page.getByRole('link', { name: 'Actual costs in approval' });
  await expect(link).toBeVisible();
  const process = await link.getAttribute('href');
  const where = { browser, baseURL, language: 'en' } as const;
  for (const login of ['zhou.minxing', 'qian.hui'])
    await withUser(where, { login, path: process! }, async (other) => {
      await expect(other.getByText('The hotel changed the room and its menu').first()).toBeVisible();
      await agree(other, 'en');
    });
  const review = { login: 'shen.lian', path: `/pc/meeting/meetDetail?id=${id}` };
  await withUser(where, review, async (other) => {
    await expect(other.getByRole('link', { name: 'Actual costs approved' })).toBeVisible();
    await other.getByRole('button', { name: 'Accept' }).click();
    await expect(other.locator('.yj-detail-head:visible').getByText('Confirmed')).toBeVisible();
  });
});
