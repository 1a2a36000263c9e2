// Before a visit: what was said and asked last stands over the form, and one click fills it as last time (product 3.7).
import { expect, nightMinute, send, test } from '../../tools/testing/browser.ts';

interface Goal {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly hospitalName: string;
  readonly lastVisitAt: string | null;
}

test('3.7 the form tells the last own talk and is filled as last time; the record names whose visit was the last', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const page = await signedIn('chen.yizhou');
  const question = `减量问题${Date.now()}`;
  // In a night of its own, so that no other test takes the time, to a doctor nobody has visited since.
  const startsAt = new Date(`${nightMinute(12).replace(' ', 'T')}:00+08:00`).toISOString();
  const { goals } = await send<{ goals: Goal[] }>(page, '/v2/visit/cycle/gaps');
  const { doctorId, doctorName, hospitalName } = goals.find(
    ({ lastVisitAt }) => lastVisitAt === null || lastVisitAt < startsAt,
  )!;
  const said = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
  await send(page, '/v2/visit/add', { ...said, doctorId, startsAt, as: 'submit', questions: question });

  await page.goto('/pc/customer/visitTeamManager/myVisit');
  await page.getByRole('button', { name: '记录拜访' }).click();
  const form = page.getByRole('dialog', { name: '记录拜访' });
  await form.getByRole('combobox').first().fill(doctorName);
  await page.locator('.ant-select-item-option', { hasText: hospitalName }).first().click();
  const briefing = form.getByRole('region', { name: '拜访前须知' });
  await expect(briefing).toContainText(question);
  await expect(briefing).toContainText('接待规定');
  await briefing.getByRole('button', { name: '同上次' }).click();
  await expect(form.getByRole('radio', { name: '面对面' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: '学术传递' })).toBeChecked();
  await expectAccessible('.yj-sheet');
});
