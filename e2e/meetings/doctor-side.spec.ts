// A doctor at a meeting, on a phone: signs in with a code, accepts, signs in at the venue alone with the code on the screen, signs out, sees consents.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { doctorsPhone, phoneOf } from '../../tools/testing/journeys/phone.ts';
import { codeSentBy } from '../../tools/testing/products/outbox.ts';

/** The next approved meeting with a doctor among its guests who may still answer the invitation, and the guest. */
const chooseMeeting = (page: Page) =>
  pickMeeting(page, ['APPROVED'], ({ id, title, guests, latitude, longitude }) => {
    const guest = guests.find(({ state, doctor }) => doctor !== null && ['INVITED', 'ACCEPTED'].includes(state));
    if (latitude === null || longitude === null || guest === undefined) return undefined;
    return { id, title, guest: guest.name, doctorId: guest.doctor!.id, venue: { latitude, longitude } };
  });

test(
  'PUB-09 a doctor signs in with a phone, accepts, and signs in at the meeting; the staff see it at once',
  { tag: '@smoke' },
  async ({ signedIn, browser, baseURL, product }, info) => {
    test.setTimeout(180_000);
    const rep = await signedIn('chen.yizhou');
    const { id, title, guest, doctorId, venue } = await chooseMeeting(rep);
    await open(rep, `/pc/meeting/meetDetail?id=${id}`);

    const phone = phoneOf(doctorId);
    const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
    await doctor.goto('/pc/doctorLogin');
    await doctor.getByLabel('手机号').fill(phone);
    const code = await codeSentBy(doctor.getByRole('button', { name: '获取验证码' }), { product, phone });
    await expect(doctor.getByText('如果该手机号已登记')).toBeVisible();
    await expectAccessible();
    await doctor.screenshot({ path: info.outputPath('sign-in.png') });
    await doctor.getByLabel('短信验证码').fill(code);
    await doctor.getByRole('button', { name: /^登\s?录$/ }).click();

    // The next one stands first, and so does the one whose code was scanned; the doctor was at an earlier one of this title.
    const card = doctor.getByRole('article', { name: title }).first();
    await expect(card).toBeVisible();
    const decline = card.getByRole('button', { name: /婉\s?拒/ });
    await decline.click();
    await expect(card.getByText('已婉拒')).toBeVisible();
    await card.getByRole('button', { name: '接受邀请' }).click();
    await expect(card.getByText('已接受')).toBeVisible();
    await expectAccessible();
    await doctor.screenshot({ path: info.outputPath('meetings.png'), fullPage: true });

    await rep.getByRole('button', { name: '开始签到' }).click();
    const digits = rep.getByLabel('签到码', { exact: true });
    await expect(digits).toHaveText(/^\d{6}$/);
    await rep.locator('.meeting-code').screenshot({ path: info.outputPath('code.png') });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...venue, latitude: venue.latitude + 0.05 });
    await doctor.goto(`/pc/doctorLogin?meeting=${id}&code=${await digits.innerText()}`);
    const signIn = doctor.getByRole('article', { name: title }).getByRole('button', { name: /签\s?到/ });
    await signIn.click();
    // Five kilometres away nobody signs in.
    await expect(card.getByRole('alert')).toBeVisible();
    await expect(card.getByText('已签到')).toHaveCount(0);
    await context.setGeolocation(venue);
    await signIn.click();
    await expect(card.getByText('已签到').first()).toBeVisible();
    await expect(rep.getByRole('row', { name: new RegExp(guest) }).getByText('已签到')).toBeVisible();

    await card.getByRole('button', { name: /签\s?退/ }).click();
    await expect(card.getByText('已签退').first()).toBeVisible();
    await doctor.getByRole('tab', { name: '我的同意' }).click();
    await expect(doctor.getByRole('tabpanel', { name: '我的同意' }).getByText('已同意').first()).toBeVisible();
    await expectAccessible();
    await doctor.screenshot({ path: info.outputPath('consents.png') });
    await doctor.goto('/pc/doctorLogin');
    await doctor.getByRole('button', { name: /退\s?出/ }).click();
    await expect(doctor.getByRole('heading', { name: '医生登录' })).toBeVisible();
    await context.close();
  },
);
