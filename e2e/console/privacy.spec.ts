// A number seen whole for a reason, a consent written down, both found again by compliance (specification 3, 6).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import type { ConsentLedger } from '@yijian/contract/privacy';
import { expect, send, type SignedIn, test } from '../../tools/testing/browser.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { findRecord, rowOf } from '../../tools/testing/journeys/records.ts';

const list = '/pc/customer/doctorTeamManager/focusCustomer';

interface Kept {
  readonly field: string;
  readonly mayReveal: boolean;
}

/** A doctor of whoever is signed in whose phone may be shown whole. */
const reachable = (page: Page): Promise<Doctor> =>
  findRecord<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER', async ({ id }) =>
    (await send<Kept[]>(page, `/privacy/doctors/${id}/values`)).some(
      ({ field, mayReveal }) => field === 'PHONE' && mayReveal,
    ),
  );

/** A doctor who has said nothing yet about surveys by SMS. */
const unasked = (page: Page): Promise<Doctor> =>
  findRecord<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER', async ({ id }) => {
    const { current } = await send<ConsentLedger>(page, `/privacy/doctors/${id}/consents`);
    return !current.some(({ purpose, channel }) => purpose === 'SURVEY' && channel === 'SMS');
  });

async function openDoctor(signedIn: SignedIn, choose: (page: Page) => Promise<Doctor>): Promise<Page> {
  const page = await signedIn('chen.yizhou', list);
  const { id, doctorName } = await choose(page);
  await page.goto(`${list}?keyword=${encodeURIComponent(doctorName)}`);
  await rowOf(page, id).getByText(doctorName, { exact: true }).click();
  await expect(page.getByRole('region', { name: '沟通授权' })).toBeVisible();
  return page;
}

test('a number is shown whole after a reason, is hidden again, and compliance reads who looked', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await openDoctor(signedIn, reachable);
  await expect(page.getByText(/^1990\d{7}$/)).toHaveCount(0);
  await page.getByRole('button', { name: '查看完整手机' }).click();
  const form = page.getByRole('form', { name: '查看完整手机' });
  await expect(form.getByRole('button', { name: '查看' })).toBeDisabled();
  await form.locator('#reveal-reason').fill('确认周五拜访时间');
  await expectAccessible();
  await form.getByRole('button', { name: '查看' }).click();
  await expect(page.getByText(/^1990\d{7}$/)).toBeVisible();
  await expect(page.getByText(/秒后隐藏/)).toBeVisible();
  await page.getByRole('button', { name: '隐藏' }).click();
  await expect(page.getByText(/^1990\d{7}$/)).toHaveCount(0);
});

test('a consent is written down and stands in the ledger', async ({ signedIn }) => {
  const page = await openDoctor(signedIn, unasked);
  const ledger = page.getByRole('region', { name: '沟通授权' });
  await ledger.getByRole('button', { name: '登记' }).click();
  const form = page.getByRole('form', { name: '登记授权' });
  await form.locator('#consent-purpose').click();
  await page.getByTitle('学术调研').click();
  await form.locator('#consent-evidence').fill('同意书 E2E-1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已登记')).toBeVisible();
  await expect(ledger.getByText('学术调研 · 短信').first()).toBeVisible();
  await ledger.getByText(/全部记录/).click();
  await expect(ledger.getByText(/同意书 E2E-1/)).toBeVisible();
});

test('compliance reads the log of shown numbers and adds a version of a text', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const reason = `核对号码 ${Date.now().toString(36)}`;
  await withUser({ browser, baseURL }, { login: 'chen.yizhou', path: list }, async (rep) => {
    const { id } = await reachable(rep);
    await send(rep, `/privacy/doctors/${id}/reveal`, { field: 'PHONE', category: 'VERIFY', reason });
  });
  const page = await signedIn('shen.lian', '/pc/admin/privacy');
  await expect(page.getByRole('heading', { name: /号码查看记录/ })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessible();
  await page.getByText('授权文本', { exact: true }).click();
  await page.getByRole('button', { name: '新增版本' }).click();
  const form = page.getByRole('dialog', { name: '新增版本' });
  await form.locator('#text').fill('本人同意贵公司通过短信与我联系，以便接收学术资料，可随时撤回。');
  await form.locator('#enText').fill('I agree that you contact me by text message; I may withdraw at any time.');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.getByText('v3').first()).toBeVisible();
});
