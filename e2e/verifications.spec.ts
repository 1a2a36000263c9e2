// Doctor data validation as its users meet it: a representative asks, a steward verifies, the badge is there (specification 2.3, 7.5; R4.5).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import type { Certificate, Verification } from '@yijian/contract/verifications';
import { expect, send, signIn, test } from '../tools/testing/browser.ts';
import { firstThat, listRecords, namesOne, rowOf, shownBy } from '../tools/testing/journeys/records.ts';
import { pdf } from '../tools/testing/verifications/files.ts';

const screen = '/pc/customer/doctorDataValidation';

const call = '/doctor/verify/findBy/page';
const rows = (page: Page) => page.locator('tr.ant-table-row');

/** A doctor of whoever is signed in whom nobody verifies, under a name no other has. */
async function unverified(page: Page): Promise<Doctor> {
  const asked = new Set((await listRecords<Verification>(page, `${call}?box=mine`)).map(({ doctorId }) => doctorId));
  const doctors = await listRecords<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER');
  const named = doctors.filter(namesOne(doctors, ({ doctorName }) => doctorName));
  return firstThat(named, ({ id, isVerified }) => !isVerified && !asked.has(id));
}

test('R4.5 a representative hands in a request with a certificate, a steward verifies it, and the badge is there', async ({
  signedIn,
  browser,
  baseURL,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/status of 400/);
  const department = `核验科${Date.now() % 100_000}`;
  const page = await signedIn('chen.yizhou', screen);
  const { doctorName, hospital } = await unverified(page);
  await page.getByRole('button', { name: '提交核验' }).click();
  const form = page.getByRole('dialog', { name: '提交核验' });
  await form.getByRole('combobox').first().fill(doctorName);
  await page.locator('.ant-select-item-option', { hasText: hospital }).click();
  await form.getByLabel('科室').fill(department);
  await form.getByLabel('证件号', { exact: true }).fill(`1103${Date.now()}`);
  await form
    .getByRole('button', { name: /提\s?交/ })
    .last()
    .click();
  await expect(form.getByRole('alert').first()).toContainText('请先上传至少一份证件');
  await form
    .getByLabel('证件文件')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(form.getByText(/文件不是 JPEG/)).toBeVisible();
  const licence = pdf({ trailer: `/Licence (${department})` });
  await form
    .getByLabel('证件文件')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: licence });
  await expect(page.getByText('证件已上传')).toBeVisible();
  await expectAccessible('.yj-sheet');
  const handedIn = page.waitForResponse((answer) => answer.url().includes('/doctor/verify/submit/') && answer.ok());
  await form
    .getByRole('button', { name: /提\s?交/ })
    .last()
    .click();
  const { id } = ((await (await handedIn).json()) as { result: { id: string } }).result;
  await expect(form).toBeHidden();
  await expect(rowOf(page, id)).toContainText('待审核');
  const desk = await (
    await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  ).newPage();
  await signIn(desk, 'su.zhen', `${screen}?box=inbox&sort=submittedAt,desc`);
  await rowOf(desk, id).click();
  const review = desk.getByRole('dialog').last();
  await review.getByRole('button', { name: '领取审核' }).click();
  await expect(review.getByText(department).first()).toBeVisible();
  const first = review.getByRole('listitem', { name: '姓名' });
  await first.focus();
  await desk.keyboard.press('a');
  await expect(first.getByText('通过', { exact: true }).first()).toBeVisible();
  const waiting = review.getByRole('listitem').filter({ hasText: '待处理' });
  for (let left = await waiting.count(); left > 0; left -= 1) {
    await waiting
      .first()
      .getByRole('button', { name: /通\s?过/ })
      .click();
    await expect(waiting).toHaveCount(left - 1);
  }
  const completed = desk.waitForResponse((answer) => answer.url().includes('/doctor/verify/complete/') && answer.ok());
  await review.getByRole('button', { name: '完成审核' }).click();
  await completed;
  await desk.context().close();

  await page.reload();
  await expect(rowOf(page, id)).toContainText('已通过');
  await rowOf(page, id).click();
  const detail = page.getByRole('dialog').last();
  await expect(detail.getByText('已核验')).toBeVisible();
  await expect(detail).toContainText('苏臻 完成审核');
});

test('the desk of a steward: filters in the address, the picture beside the values, in English', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const path = `${screen}?box=all&state=IN_REVIEW&certificateType=TITLE`;
  const shown = await shownBy<Verification>(page, call, () => signedIn('su.zhen', path, 'en'));
  const { id } = await firstThat(shown, async (one) => {
    const certificates = await send<Certificate[]>(page, `/doctor/verify/find/certificate/${one.id}`);
    return certificates.some(({ fileType }) => fileType.startsWith('image/'));
  });
  await expect(page.getByRole('heading', { name: 'Doctor data validation' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible();
  await expect(rowOf(page, id)).toContainText('In review');
  await rowOf(page, id).click();
  const desk = page.getByRole('dialog').last();
  await expect(desk.getByRole('img', { name: /Picture of/ }).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Zoom in' }).click();
  await desk.getByRole('button', { name: 'Rotate' }).click();
  await expectAccessible('.yj-sheet');
});
