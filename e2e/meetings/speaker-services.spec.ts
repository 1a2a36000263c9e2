// Speakers on the phone: a talk to come is agreed to, a held one is disputed and signed; the owner of the meeting sees it at once.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { choose } from '../../tools/testing/journeys/people.ts';
import { pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { doctorsPhone, signInDoctor } from '../../tools/testing/journeys/phone.ts';

/** A meeting that was held, with a speaker who said nothing yet. */
const chooseMeeting = (page: Page) =>
  pickMeeting(page, ['TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED'], ({ id, title, speakers }) => {
    const waiting = speakers.find(({ service }) => service?.state === 'WAITING');
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
  await doctor.getByRole('tab', { name: '我的讲课' }).click();
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
  const section = rep.locator('#speakers');
  await expect(section.getByText('已签署').first()).toBeVisible();
  await section.screenshot({ path: info.outputPath('staff.png') });
  await context.close();
});

test('a speaker whose refusal was recorded agrees on the own phone; the page of the meeting says so (en, dark)', async ({
  signedIn,
  browser,
  baseURL,
  product,
  expectAccessible,
}, info) => {
  test.setTimeout(180_000);
  const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/approved', 'en');
  const { id, title, doctorId } = await pickMeeting(rep, ['APPROVED'], ({ speakers, acts, ...meeting }) => {
    const asked = speakers.find(({ state }) => state === 'INVITED');
    return asked !== undefined && acts.includes('invite') ? { ...meeting, doctorId: asked.doctor.id } : undefined;
  });
  await open(rep, `/pc/meeting/meetDetail?id=${id}`, 'en');
  const section = rep.locator('#speakers');
  await expect(section.getByText('Asked')).toBeVisible();
  await section.getByRole('button', { name: /Record the answer/ }).click();
  const form = rep.getByRole('dialog', { name: /Record the answer/ });
  await choose(rep, 'answer', 'Declines');
  await form.getByLabel('How it came, or why the doctor declines').fill('By telephone: operates that day');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Declined')).toBeVisible();
  await section.screenshot({ path: info.outputPath('recorded.png') });
  await expect(section.getByText(/^Recorded .* by/)).toBeVisible();

  const { page: doctor, context, expectAccessible: expectPhone } = await doctorsPhone(browser, baseURL!);
  await signInDoctor(doctor, { product, doctorId });
  await doctor.getByRole('tab', { name: '我的讲课' }).click();
  const talk = doctor.getByRole('region', { name: '待讲' }).getByRole('article', { name: title });
  await expect(talk.getByText('已婉拒')).toBeVisible();
  await talk.getByLabel(/签名/).fill('别人');
  await talk.getByRole('button', { name: '同意并签署' }).click();
  await expect(talk.getByRole('alert')).toContainText('请签署您登记的姓名');
  await doctor.screenshot({ path: info.outputPath('talk.png'), fullPage: true });
  const registered = /登记的姓名：(.+?)）/.exec((await talk.locator('label').first().textContent()) ?? '')![1]!;
  await talk.getByLabel(/签名/).fill(registered);
  await talk.getByRole('button', { name: '同意并签署' }).click();
  await expect(talk.getByText('已同意', { exact: true })).toBeVisible();
  await expectPhone();
  await doctor.screenshot({ path: info.outputPath('agreed.png'), fullPage: true });
  await context.close();

  await rep.reload();
  await expect(section.getByText(/^Signed /)).toBeVisible();
  await expect(section.getByRole('button', { name: /Record the answer/ })).toHaveCount(0);
  await rep.getByRole('button', { name: 'Switch to dark' }).click();
  await section.scrollIntoViewIfNeeded();
  await expectAccessible();
  await rep.screenshot({ path: info.outputPath('staff-dark.png') });
  await rep.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await rep.screenshot({ path: info.outputPath('staff-phone.png') });
});
