// A walk-in who was refused as a doctor is asked for once more, with what is known now (product: walk-ins).
import type { MeetingDetail } from '@yijian/contract/meetings';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { pickMeeting } from '../../../tools/testing/journeys/meetings.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';

const calls = '/API-MEET-TOOLS/meeting';
const name = '仉望舒';

test('a refused doctor is asked for again with a reason, which the steward reads', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const rep = await signedIn('chen.yizhou');
  const { id, hospital } = await pickMeeting(rep, ['TO_CONFIRM'], (one) =>
    one.acts.includes('sign') && one.hospital !== null ? { id: one.id, hospital: one.hospital } : undefined,
  );
  const guestNow = async () => {
    const { guests } = await send<MeetingDetail>(rep, `${calls}/find/${id}`);
    return guests.find((guest) => guest.name === name)!;
  };
  const doctor = { name, hospitalId: hospital.id, departmentName: '临时到场科' };
  await send(rep, `${calls}/walk-ins/${id}`, { name, hospital: hospital.name });
  await send(rep, `${calls}/walk-ins/${id}/${(await guestNow()).id}/doctor`, doctor);
  const first = (await guestNow()).newDoctor!.verificationId;
  const bench = { login: 'su.zhen', path: '/pc/customer/doctorDataValidation' };
  await withUser({ browser, baseURL }, bench, async (steward) => {
    await send(steward, `/doctor/verify/pick/${first}`, {});
    await send(steward, `/doctor/verify/reject/${first}`, { reason: '医院查无此人' });
  });
  await expect.poll(async () => (await guestNow()).newDoctor?.mayAskAgain).toBe(true);

  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  const people = rep.getByRole('region', { name: '参会嘉宾' });
  const row = people.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('医院查无此人');
  await row.getByRole('button', { name: `再次申请新增医生：${name}` }).click();
  const form = rep.getByRole('dialog', {
    name: `再次申请新增医生：${name}`,
  });
  await form.locator('#departmentName').fill('临时到场科');
  const ask = form.getByRole('button', { name: '提交核验' });
  await ask.click();
  await expect(form.getByText('请说明为何再次申请').first()).toBeVisible();
  await form.getByLabel('再次申请的理由').fill('上月刚调入该科室');
  await expectAccessible('.yj-sheet');
  await ask.click();
  await expect(form).toBeHidden();
  await expect(row.getByText('待新增医生')).toBeVisible();
  // Asked for twice, it is left at the second refusal.
  const second = (await guestNow()).newDoctor!.verificationId;
  expect(second).not.toBe(first);
  await withUser({ browser, baseURL }, { ...bench, path: `${bench.path}?id=${second}` }, async (steward) => {
    await expect(steward.getByText('上月刚调入该科室').first()).toBeVisible();
    await send(steward, `/doctor/verify/pick/${second}`, {});
    await send(steward, `/doctor/verify/reject/${second}`, { reason: '仍查无此人' });
  });
  await expect.poll(async () => (await guestNow()).newDoctor?.reason).toBe('仍查无此人');
  await rep.reload();
  await expect(row).toContainText('仍查无此人');
  await expect(row.getByRole('button', { name: /再次申请/ })).toHaveCount(0);
});
