// Contacts of enterprise chat that are no doctor yet: bound by choosing the doctor, ignored, taken back; what stewards see of the rounds.
import type { Friend } from '@yijian/contract/channels';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { findRecord } from '../../tools/testing/journeys/records.ts';

const list = '/pc/customer/doctorTeamManager/focusCustomer';

test('a colleague ignores a contact, takes it back and binds it to a doctor', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', list);
  const friends = async () => (await send<{ content: Friend[] }>(page, '/bind/friend/list/0/50?group=UNBOUND')).content;
  const [{ name, externalUserId }] = (await friends()) as [Friend];
  const unbound = async () => (await friends()).map((one) => one.externalUserId);
  await page.getByRole('button', { name: '企业微信联系人' }).click();
  const drawer = page.getByRole('dialog');
  await expectAccessible();
  await drawer
    .getByRole('button', { name: `忽略“${name}”` })
    .first()
    .click();
  await expect.poll(unbound).not.toContain(externalUserId);
  await drawer.getByText('已忽略').click();
  await drawer.getByRole('button', { name: `取消忽略“${name}”` }).click();
  await expect(drawer.getByText('没有忽略的联系人')).toBeVisible();
  await drawer.getByText('未绑定').click();
  const doctor = await findRecord<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER');
  await drawer.getByPlaceholder('名称、备注、公司').fill(name);
  await drawer.getByLabel(`“${name}”是哪位医生`).fill(doctor.doctorName);
  await page.locator('.ant-select-item-option').first().click();
  await drawer.getByRole('button', { name: `绑定 ${name}` }).click();
  await expect.poll(unbound).not.toContain(externalUserId);
});

test('a steward sees that the enterprise has no app of enterprise chat', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('su.zhen', list);
  await page.getByRole('button', { name: '企业微信联系人' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('企业尚未接入企业微信应用')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '立即同步' })).toBeDisabled();
  await expectAccessible();
});
