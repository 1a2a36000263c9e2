// Doctors without a session scan the code on the screen of a meeting: one proves the phone, one has no code and waits to be matched.
import type { Page } from '@playwright/test';
import type { SignInCode } from '@yijian/contract/meetings';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { doctorsPhone, phoneOf, provePhone } from '../../tools/testing/journeys/phone.ts';

/** An approved meeting on site with a doctor among its guests who was not there yet. */
const chooseMeeting = (page: Page) =>
  pickMeeting(page, ['APPROVED'], ({ id, title, guests, latitude }) => {
    const invited = guests.find(({ state, doctor }) => doctor !== null && ['INVITED', 'ACCEPTED'].includes(state));
    if (latitude === null || invited === undefined) return undefined;
    return { id, title, guest: invited.name, doctorId: invited.doctor!.id };
  });

test('R7.10 a scanned code signs a doctor in with the phone; without a code by SMS the sign-in waits to be matched', async ({
  signedIn,
  browser,
  baseURL,
  product,
}, info) => {
  test.setTimeout(180_000);
  const rep = await signedIn('chen.yizhou');
  const { id, title, guest, doctorId } = await chooseMeeting(rep);
  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  await rep.getByRole('button', { name: '开始签到' }).click();
  await expect(rep.getByLabel('签到码', { exact: true })).toHaveText(/^\d{6}$/);
  /** The address behind the picture on the screen. */
  const scanned = async (): Promise<string> => {
    const { publicId, code } = await send<SignInCode>(rep, `/API-MEET-TOOLS/meeting/sign-in-code/${id}`);
    return `/pc/doctorLogin?${new URLSearchParams({ meeting: publicId, code }).toString()}`;
  };

  const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  await doctor.goto(await scanned());
  await expect(doctor.getByRole('heading', { name: title })).toBeVisible();
  const phone = phoneOf(doctorId);
  await provePhone(doctor, { product, phone });
  await expectAccessible();
  await doctor.screenshot({ path: info.outputPath('scanned.png') });
  // The phone tells no place: it signs in all the same, and the staff see so.
  await doctor.getByRole('button', { name: /^签\s?到$/ }).click();
  await expect(doctor.getByRole('status').filter({ hasText: '已签到' })).toBeVisible();
  await expect(rep.getByRole('row', { name: new RegExp(guest) }).getByText('已签到')).toBeVisible();
  await context.close();

  const second = await doctorsPhone(browser, baseURL!);
  await second.page.goto(await scanned());
  await second.page.getByLabel('手机号').fill('13900070009');
  await second.page.getByRole('button', { name: '收不到验证码' }).click();
  await expect(second.page.getByRole('status').filter({ hasText: '签到已收到' })).toBeVisible();
  await second.expectAccessible();
  await second.page.screenshot({ path: info.outputPath('unproved.png') });
  const waiting = rep.getByRole('row', { name: /手机尾号 0009/ });
  await expect(waiting.getByText('待核对')).toBeVisible();
  await waiting.screenshot({ path: info.outputPath('waiting.png') });
  await second.context.close();
});
