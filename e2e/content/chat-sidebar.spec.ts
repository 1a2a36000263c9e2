// Beside a conversation in enterprise chat: who the contact is, the doctor with consent and contacts, a visit and an article at once.
import type { Page } from '@playwright/test';
import type { DoctorChannels, Friend } from '@yijian/contract/channels';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, nightMinute, send, test } from '../../tools/testing/browser.ts';
import { firstThat, listRecords, namesOne } from '../../tools/testing/journeys/records.ts';

const sidebar = (friend: string) => `/pc/customer/chatSidebar?externalUserId=${friend}`;
const inChat = { width: 360, height: 720 };

/** A contact of the caller that is bound to no doctor. */
async function unboundOf(page: Page): Promise<Friend> {
  const { content } = await send<{ content: Friend[] }>(page, '/bind/friend/list/0/50?group=UNBOUND');
  return firstThat(content, () => true);
}

/** A doctor of the caller to whom no contact is bound, under a name no other has. */
async function doctorWithout(page: Page): Promise<Doctor> {
  const doctors = await listRecords<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER');
  return firstThat(doctors.filter(namesOne(doctors, ({ doctorName }) => doctorName)), async ({ id }) => {
    const { channels, contacts } = await send<DoctorChannels>(page, `/channel/find/${id}`);
    return contacts.length === 0 && channels.some((one) => one.channel === 'WECOM' && one.isEnabled);
  });
}

test('a contact is bound on the spot, and a visit in the chat is recorded in four clicks', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou');
  const friend = await unboundOf(page);
  const doctor = await doctorWithout(page);
  await page.setViewportSize(inChat);
  await page.goto(sidebar(friend.externalUserId));
  await expect(page.getByText('这位联系人还没有绑定医生')).toBeVisible();
  await expectAccessible();
  await page.getByRole('combobox', { name: '选择医生' }).fill(doctor.doctorName);
  await page.locator('.ant-select-item-option').filter({ hasText: doctor.hospital }).click();
  await page.getByRole('button', { name: /^绑\s?定$/ }).click();
  await expect(page.getByRole('heading', { name: doctor.doctorName })).toBeVisible();
  for (const part of ['触达频次', '授权', '渠道与绑定', '任务', '拜访'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: '记录拜访' }).click();
  const form = page.getByRole('dialog', { name: '记录拜访' });
  await expect(form.getByRole('radio', { name: '企微' })).toBeChecked();
  // Time is not the matter here: a minute that holds at any hour of the day.
  await form.locator('#startsAt').fill(nightMinute(3));
  await form.locator('#startsAt').press('Enter');
  await form.getByRole('checkbox', { name: '需求了解' }).check();
  await form.getByRole('radio', { name: '已传递' }).check();
  await form.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('拜访已提交')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: '发送文章' }).click();
  await expect(page).toHaveURL(new RegExp(`/content/sendForm\\?ids=${doctor.id}&channel=WECOM`));
  await expect(page.getByText('企业微信').first()).toBeVisible();
});

test('a contact of a colleague is not found, and outside the chat the page says where it opens; in English', async ({
  signedIn,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/status of 404/);
  const rep = await signedIn('chen.yizhou', undefined, 'en');
  await rep.setViewportSize(inChat);
  await rep.goto('/pc/customer/chatSidebar');
  await expect(rep.getByText('Open this page in enterprise chat, beside a conversation with a doctor')).toBeVisible();
  await expectAccessible();
  await rep.goto(sidebar('wm_of_nobody'));
  await expect(rep.getByText('The contact could not be found')).toBeVisible();
  await expectAccessible();
});

test('inside the chat the page asks whom the conversation is with, signed by the server', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  const friend = await unboundOf(page);
  const signature = { timestamp: 1, nonceStr: 'n', signature: 's' };
  const signed = { corpId: 'ww1', agentId: '1000002', config: signature, agentConfig: signature };
  const asked: string[] = [];
  await page.route('**/bind/chat/signature?**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('url')!);
    return route.fulfill({ json: { code: 200, message: '', requestId: '', result: signed } });
  });
  // The bridge that enterprise chat puts into its pages: every call is allowed, and the contact is told.
  await page.addInitScript((userId) => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0 wxwork/4.1.36',
    });
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (name: string, _: unknown, answer: (told: object) => void) =>
          answer({ err_msg: `${name}:ok`, errMsg: `${name}:ok`, userId }),
        on: () => undefined,
      },
    });
  }, friend.externalUserId);
  await page.goto('/pc/customer/chatSidebar');
  await expect(page.getByText(friend.name).first()).toBeVisible();
  expect(asked.every((url) => url.endsWith('/pc/customer/chatSidebar'))).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
});
