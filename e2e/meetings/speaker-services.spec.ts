// A speaker says on the phone that a service was otherwise, then signs it; the owner of the meeting sees both at once.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { doctorsPhone, signInDoctor } from '../../tools/testing/journeys/phone.ts';

/** A meeting that was held, with a speaker who said nothing yet. */
const chooseMeeting = (page: Page) =>
  pickMeeting(page, ['TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED'], ({ id, title, services }) => {
    const waiting = services.find(({ state }) => state === 'WAITING');
    return waiting && { id, title, doctorId: waiting.doctor.id, name: waiting.doctor.name };
  });

test('H15 a speaker disputes a service, then signs it on the own phone; the page of the meeting says so', async ({
  signedIn,
  browser,
  baseURL,
  product,
}, info) => {
  test.setTimeout(180_000);
  const rep = await signedIn('chen.yizhou');
  const { id, title, doctorId, name } = await chooseMeeting(rep);

  const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  await signInDoctor(doctor, { product, doctorId });
  await doctor.getByRole('tab', { name: '讲课服务' }).click();
  const card = doctor.getByRole('article', { name: title }).filter({ hasText: '待确认' }).first();
  await expectAccessible();
  await doctor.screenshot({ path: info.outputPath('services.png'), fullPage: true });
  await card.getByRole('button', { name: '与实际不符' }).click();
  await card.getByLabel('哪里与实际不符').fill('只讲了半小时');
  await card.getByRole('button', { name: '提交异议' }).click();
  await expect(doctor.getByText('有异议').first()).toBeVisible();
  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  const row = rep.getByRole('row', { name: new RegExp(name) }).filter({ hasText: '只讲了半小时' });
  await expect(row.getByText('有异议')).toBeVisible();

  const disputed = doctor.getByRole('article', { name: title }).filter({ hasText: '只讲了半小时' });
  await disputed.getByLabel('实际讲课分钟数').fill('20');
  await disputed.getByLabel(/签名/).fill('别人');
  await disputed.getByRole('button', { name: '确认并签署' }).click();
  await expect(disputed.getByRole('alert')).toContainText('请签署您登记的姓名');
  await disputed.getByLabel(/签名/).fill(name);
  await disputed.getByRole('button', { name: '确认并签署' }).click();
  await expect(doctor.getByText('确认 20 分钟')).toBeVisible();
  await expectAccessible();
  await doctor.screenshot({ path: info.outputPath('signed.png'), fullPage: true });
  await rep.reload();
  const section = rep.locator('#services');
  await expect(section.getByText('已签署').first()).toBeVisible();
  await section.screenshot({ path: info.outputPath('staff.png') });
  await context.close();
});
