// A meeting from the application to the last payment: seven users and two doctors with their phones, each doing their own part.
import type { Page } from '@playwright/test';
import type { MeetingDetail, SignInCode } from '@yijian/contract/meetings';
import type { Speaker } from '@yijian/contract/speakers';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { shanghaiDay } from '../../../tools/testing/days.ts';
import { approvedMeeting, uploadEvidence } from '../../../tools/testing/journeys/application.ts';
import { openInspection, takePack } from '../../../tools/testing/journeys/inspections.ts';
import { approvePayment, payByBank } from '../../../tools/testing/journeys/payments.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';
import { doctorsPhone, phoneOf, provePhone, signInDoctor } from '../../../tools/testing/journeys/phone.ts';
import { firstThat, listRecords } from '../../../tools/testing/journeys/records.ts';

const IN_DAYS = 25;
const FEE = 100;

/** An active speaker whose contract and training outlast the meeting, far from the caps of the year, with a topic to speak about. */
async function chooseSpeaker(page: Page) {
  const speakers = await listRecords<Speaker>(page, '/speakers/list?state=ACTIVE');
  const { doctor, hospitalName, topics } = await firstThat(
    speakers,
    ({ validUntil, times, mostTimes, amount, mostAmount }) =>
      validUntil !== null && validUntil > shanghaiDay(IN_DAYS + 60) && times < mostTimes / 2 && amount < mostAmount / 2,
  );
  return { ...doctor, hospitalName, topic: topics[0]!, fee: FEE };
}

test('a meeting goes from application to paid and closed, with seven users, its speaker and a guest', async ({
  signedIn,
  browser,
  baseURL,
  product,
  expectAccessible,
  consoleErrors,
}, info) => {
  test.setTimeout(400_000);
  // The payment that is refused on purpose.
  consoleErrors.allow(/status of 409/);
  const where = { browser, baseURL };
  const title = `癫痫规范诊疗科会 ${Date.now() % 1_000_000}`;
  const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
  const speaker = await chooseSpeaker(rep);
  const id = await approvedMeeting(rep, { title, inDays: IN_DAYS, speaker }, where);
  const head = rep.locator('.yj-detail-head:visible');
  const people = rep.getByRole('region', { name: '参会嘉宾' });

  await rep.getByRole('button', { name: '开始签到' }).click();
  await expect(rep.getByLabel('签到码', { exact: true })).toHaveText(/^\d{6}$/);
  const { guests } = await send<MeetingDetail>(rep, `/API-MEET-TOOLS/meeting/find/${id}`);
  const guest = guests[0]!;
  const { publicId, code } = await send<SignInCode>(rep, `/API-MEET-TOOLS/meeting/sign-in-code/${id}`);
  const scanning = await doctorsPhone(browser, baseURL!);
  await scanning.page.goto(`/pc/doctorLogin?${new URLSearchParams({ meeting: publicId, code }).toString()}`);
  await expect(scanning.page.getByRole('heading', { name: title })).toBeVisible();
  await provePhone(scanning.page, { product, phone: phoneOf(guest.doctor!.id) });
  await scanning.page.getByRole('button', { name: /^签\s?到$/ }).click();
  await expect(scanning.page.getByRole('status').filter({ hasText: '已签到' })).toBeVisible();
  await scanning.context.close();
  await expect(people.getByRole('row', { name: new RegExp(guest.name) }).getByText('已签到')).toBeVisible();
  for (const { name } of guests.slice(1)) await people.getByRole('button', { name: `签到 ${name}` }).click();
  await expect(people.getByText('已签到')).toHaveCount(guests.length);
  await rep.getByRole('button', { name: '结束会议' }).click();
  await rep.getByRole('button', { name: /^结\s?束$/ }).click();
  await expect(head.getByText('待确认')).toBeVisible();

  const speaking = await doctorsPhone(browser, baseURL!);
  await signInDoctor(speaking.page, { product, doctorId: speaker.id });
  await speaking.page.getByRole('tab', { name: '我的讲课' }).click();
  const service = speaking.page.getByRole('article', { name: title });
  await service.getByLabel(/签名/).fill(speaker.name);
  await service.getByRole('button', { name: '确认并签署' }).click();
  await expect(service.getByText('确认 40 分钟')).toBeVisible();
  await speaking.expectAccessible();
  await speaking.context.close();

  await uploadEvidence(rep, title);
  await expectAccessible();
  await rep.getByRole('button', { name: '会后确认' }).click();
  const actuals = rep.getByRole('dialog', { name: /会后确认/ });
  await actuals.getByRole('button', { name: /保\s?存/ }).click();
  await expect(head.getByText('确认审核中')).toBeVisible();
  const detail = `/pc/meeting/meetDetail?id=${id}`;
  await withUser(where, { login: 'wu.yue', path: detail }, async (page) => {
    await page.getByRole('button', { name: '通过确认' }).click();
    await expect(page.locator('.yj-detail-head:visible').getByText('已确认')).toBeVisible();
  });

  await rep.reload();
  await rep.getByRole('button', { name: '申请付款' }).click();
  const form = rep.getByRole('dialog', { name: '申请付款' });
  await form.locator('#bankName').fill('招商银行杭州分行');
  await form.locator('#accountNumber').fill('6214 8357 1200 9876');
  // More hours than the speaker signed are refused.
  await form.locator('#serviceHours').fill('2');
  await expect(form.getByText('服务确认 2 小时')).toBeVisible();
  await form.getByRole('button', { name: '提交审批' }).click();
  await expect(form.getByRole('alert').first()).toContainText('讲者未确认这些小时的服务');
  await form.locator('#serviceHours').fill('0.5');
  await expect(form.getByText('服务确认 0.5 小时')).toBeVisible();
  await expectAccessible();
  await rep.screenshot({ path: info.outputPath('payment.png'), fullPage: true });
  const submitted = rep.waitForResponse((answer) => answer.url().includes('/payment/submit/') && answer.ok());
  await form.getByRole('button', { name: '提交审批' }).click();
  const { result } = (await (await submitted).json()) as { result: { number: string } };
  await approvePayment(result.number, where);
  await payByBank(result.number, where);

  await open(rep, detail);
  await expect(head.getByText('已结束')).toBeVisible();
  await expect(rep.locator('#speakers').getByText('已付款')).toBeVisible();
  await expectAccessible();
  await rep.screenshot({ path: info.outputPath('closed.png'), fullPage: true });
  await withUser(where, { login: 'shen.lian', path: detail }, async (page) => {
    await openInspection(page, '林知远');
    await takePack(page);
  });
  await withUser(where, { login: 'lin.zhiyuan', path: detail }, async (page) => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('.yj-detail-head:visible').getByText('已结束')).toBeVisible();
  });
});
