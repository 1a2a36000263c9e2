// What a doctor finds after signing in at a meeting: its material and its survey; the owner sets the questions and reads what came of them.
import type { MeetingSurvey } from '@yijian/contract/meetings';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { doctorsPhone, signInDoctor } from '../../tools/testing/journeys/phone.ts';

test('PUB a guest who signed in opens the material and answers the questions that the owner set', async ({
  signedIn,
  browser,
  baseURL,
  product,
  consoleErrors,
}, info) => {
  test.setTimeout(180_000);
  // The form and the survey are sent once with a gap.
  consoleErrors.allow(/status of 400/);
  const rep = await signedIn('chen.yizhou');
  const { id, title, doctorId, guestId } = await pickMeeting(
    rep,
    ['APPROVED'],
    ({ id: one, agenda, guests, ...rest }) => {
      const guest = guests.find(({ state, doctor }) => doctor !== null && ['INVITED', 'ACCEPTED'].includes(state));
      if (guest === undefined || agenda.every(({ material }) => material?.state !== 'APPROVED')) return undefined;
      return { id: one, title: rest.title, doctorId: guest.doctor!.id, guestId: guest.id };
    },
  );
  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  const survey = rep.getByRole('region', { name: '资料与问卷' });
  await survey.getByRole('button', { name: '修改问卷' }).click();
  const form = rep.getByRole('dialog', { name: '修改问卷' });
  await form.getByRole('button', { name: '添加问题' }).click();
  const question = form.getByRole('group', { name: '问题 5' });
  await question.getByRole('combobox', { name: '题型' }).click();
  await rep.getByTitle('单选', { exact: true }).click();
  await question.getByRole('textbox', { name: '题目', exact: true }).fill('下次希望的形式');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  const options = question.getByRole('combobox', { name: '选项' });
  for (const option of ['线上', '线下']) {
    await options.fill(option);
    await options.press('Enter');
  }
  await rep.screenshot({ path: info.outputPath('form.png') });
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(survey.getByText('线上 / 线下')).toBeVisible();

  await rep.getByRole('button', { name: '开始签到' }).click();
  await expect(rep.getByLabel('签到码', { exact: true })).toHaveText(/^\d{6}$/);
  await expect(survey.getByRole('button', { name: '修改问卷' })).toHaveCount(0);
  await send(rep, `/API-MEET-TOOLS/meeting/guests/${id}/${guestId}`, { state: 'SIGNED_IN' }, 'PUT');

  const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  await signInDoctor(doctor, { product, doctorId });
  const card = doctor.getByRole('article', { name: title }).filter({ hasText: '进行中' });
  const file = doctor.waitForEvent('download');
  await card.getByRole('button', { name: /^打开资料/ }).click();
  await file;
  await expect(card.getByRole('button', { name: /^再次打开/ })).toBeVisible();
  for (const [name, points] of [
    ['内容对临床工作有帮助', '5'],
    ['讲者讲解清楚', '4'],
  ] as const)
    await card.getByRole('radiogroup', { name }).getByText(points, { exact: true }).click();
  await card.getByRole('radiogroup', { name: '下次希望的形式' }).getByText('线下').click();
  await card.getByRole('button', { name: '提交问卷' }).click();
  await expect(card.getByRole('alert')).toHaveText('请回答这一题');
  await expectAccessible();
  await doctor.screenshot({ path: info.outputPath('survey.png'), fullPage: true });
  await card.getByRole('radiogroup', { name: '会议组织得好' }).getByText('5', { exact: true }).click();
  await card.getByRole('button', { name: '提交问卷' }).click();
  await expect(card.getByRole('status')).toHaveText('谢谢，您的答卷已收到');

  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  await expect(survey.getByText('1 位医生签到，1 位已答')).toBeVisible();
  await expect(survey.getByRole('cell', { name: '1 人' })).toBeVisible();
  await context.close();
});

test('PUB the survey of a meeting that was held shows sums and nobody by name, in English', async ({
  signedIn,
  expectAccessible,
}, info) => {
  const officer = await signedIn('shen.lian');
  const { id } = await pickMeeting(officer, ['CONFIRMED', 'CLOSED'], async ({ id: one, attended }) => {
    if (attended < 3) return undefined;
    const { results } = await send<MeetingSurvey>(officer, `/API-MEET-TOOLS/meeting/survey/${one}`);
    return results === null ? undefined : { id: one };
  });
  await open(officer, `/pc/meeting/meetDetail?id=${id}`, 'en');
  const survey = officer.getByRole('region', { name: 'Materials and survey' });
  await expect(survey.getByText(/^On average [345]\.\d of 5$/).first()).toBeVisible();
  const { guests } = await send<{ guests: { name: string }[] }>(officer, `/API-MEET-TOOLS/meeting/find/${id}`);
  for (const { name } of guests) await expect(survey.getByText(name, { exact: true })).toHaveCount(0);
  await expectAccessible();
  await survey.screenshot({ path: info.outputPath('results.png') });
});
