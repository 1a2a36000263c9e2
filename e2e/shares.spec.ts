// A record shown to a colleague: from its page to the notice, and away again (specification 3, 6).
import type { Browser, Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import type { Hospital } from '@yijian/contract/hospitals';
import { expect, signIn, test } from '../tools/testing/browser.ts';
import { findRecord, listRecords, rowOf, shownBy } from '../tools/testing/journeys/records.ts';

/** A colleague in a browser of her own. */
async function colleague(browser: Browser, baseURL: string | undefined, login = 'duan.qingyue'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signIn(page, login, '/pc/dashboard');
  return page;
}

async function shareWithColleague(page: Page, name = '段清越'): Promise<void> {
  const share = page.getByRole('dialog', { name: /^共享 / });
  await share.locator('#share-users').fill(name);
  await page.getByTitle(new RegExp(`^${name} · `)).click();
  await page.keyboard.press('Escape');
  await share.getByRole('button', { name: '共享', exact: true }).click();
  await expect(page.getByText('已共享，同事会收到通知')).toBeVisible();
  await expect(share.getByText(name, { exact: true })).toBeVisible();
}

async function openNotice(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByTestId('notice-dot')).toBeVisible();
  await page.getByRole('button', { name: /^消息通知/ }).click();
  await page.getByRole('dialog', { name: '消息通知' }).getByText(title).first().click();
}

/** Of Shanghai: a doctor of Hangzhou is neither her team's nor of her region. */
const STRANGER = { login: 'mu.yanchuan', name: '穆言川' };

test('a doctor whom a colleague could not see is shared, found and opened, and gone when it is taken back', async ({
  signedIn,
  browser,
  baseURL,
  consoleErrors,
}) => {
  // The browser's own note of a doctor that is not there.
  consoleErrors.allow(/404/);
  const [receiver, page] = await Promise.all([
    colleague(browser, baseURL, STRANGER.login),
    signedIn('chen.yizhou', '/pc/customer/doctorTeamManager/focusCustomer'),
  ]);
  const seen = new Set(
    (await listRecords<Doctor>(receiver, '/doctor/find/page?type=ALL_CUSTOMER')).map(({ id }) => id),
  );
  const { id, doctorName: name } = await findRecord<Doctor>(
    page,
    '/doctor/find/page?type=MY_CUSTOMER',
    (doctor) => !seen.has(doctor.id),
  );
  await page.goto(`/pc/customer/doctorTeamManager/focusCustomer?keyword=${encodeURIComponent(name)}`);
  const icon = rowOf(page, id).getByRole('button', { name: /^共享 / });
  const found = () => rowOf(receiver, id).getByText(name, { exact: true });
  const look = async (): Promise<void> => {
    await receiver.goto(`/pc/customer/doctorTeamManager/allCustomer?keyword=${encodeURIComponent(name)}`);
    await expect(receiver.getByText(/^符合 /).filter({ visible: true })).toBeVisible();
  };
  await look();
  await expect(found()).toHaveCount(0);

  await icon.click();
  await shareWithColleague(page, STRANGER.name);
  // What may be seen is remembered for some seconds.
  await expect(async () => {
    await look();
    await expect(found()).toBeVisible({ timeout: 1500 });
  }).toPass();
  await found().click();
  const drawer = receiver.getByRole('dialog', { name });
  await expect(drawer.getByText('负责人').first()).toBeVisible();

  const share = page.getByRole('dialog', { name: `共享 ${name}` });
  await share.getByRole('button', { name: '撤回' }).click();
  await expect(share.getByText('还没有共享给任何同事')).toBeVisible();
  await expect(async () => {
    await look();
    await expect(found()).toHaveCount(0, { timeout: 1500 });
  }).toPass();
});

test('a hospital is shared from its detail, where its history stands too', async ({
  signedIn,
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const receiver = await colleague(browser, baseURL);
  const own = '/pc/customer/hospitalList/hospitalTeamManager';
  const hospitals = await shownBy<Hospital>(page, '/hospital/find/my/page', () => signedIn('chen.yizhou', own));
  const { id } = hospitals[0]!;
  await rowOf(page, id).getByRole('rowheader').click();
  await expect(page).toHaveURL(new RegExp(`hospitalDetail/${id}`));
  await page.getByRole('button', { name: '共享', exact: true }).click();
  await shareWithColleague(page);
  await openNotice(receiver, /陈亦舟与您共享了医院/);
  await expect(receiver).toHaveURL(new RegExp(`hospitalDetail/${id}`));
  await expect(receiver.getByRole('button', { name: '修改历史' })).toBeVisible();
  const share = page.getByRole('dialog', { name: /^共享 / });
  await share.getByRole('button', { name: '撤回' }).click();
  await expect(share.getByText('还没有共享给任何同事')).toBeVisible();
  await share.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '修改历史' }).click();
  await expect(page.getByRole('dialog', { name: '这条记录的历史' })).toBeVisible();
  await expectAccessible();
});
