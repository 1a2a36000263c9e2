// A meeting as its users meet it: applied for with the form, decided by three, held with sign-ins, confirmed and accepted.
import type { Browser, Page } from '@playwright/test';
import type { MeetingLine } from '@yijian/contract/meetings';
import { expect, test } from '../../tools/testing/browser.ts';
import { shanghaiDay } from '../../tools/testing/days.ts';
import { agree, choose, withUser } from '../../tools/testing/journeys/people.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';
import { pdf } from '../../tools/testing/verifications/files.ts';

/** The five steps of the form, as far as a department meeting needs them. */
async function fillForm(page: Page, title: string, inDays: number): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' });
  await page.locator('#title').fill(title);
  await page.locator('#objective').fill('更新癫痫规范诊疗知识');
  await page.locator('#startsAt').fill(`${shanghaiDay(inDays)} 09:00`);
  await page.keyboard.press('Enter');
  await page.locator('#cityCode').fill('hangzhou');
  await page.locator('.ant-select-dropdown:visible').getByText('杭州市').click();
  await page.locator('#venueName').fill('三楼会议室');
  await expect(page.getByText(/已保存/)).toBeVisible();
  await next.click();
  for (const [at, topic] of ['癫痫新药进展', '病例讨论'].entries()) await page.getByLabel('主题').nth(at).fill(topic);
  await next.click();
  for (let guest = 0; guest < 5; guest += 1) {
    await page.locator('#guestIds').fill('a');
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').nth(guest).click();
  }
  await expect(page.getByRole('group', { name: '邀请名单' }).getByRole('button')).toHaveCount(5);
  await next.click();
  await page.getByLabel('单价（元）').first().fill('80');
  await choose(page, 'lineId', /杭州一组/);
  await expect(page.getByText('没有未通过的规则')).toBeVisible();
  await next.click();
}

const approvers = ['zhou.minxing', 'fang.ruogu', 'shen.lian'];

/** Applies for a meeting with the form and has it approved; its page is open again. */
async function approvedMeeting(
  rep: Page,
  { title, inDays }: { title: string; inDays: number },
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<string> {
  await rep.getByRole('button', { name: '申请会议' }).click();
  await fillForm(rep, title, inDays);
  await rep.getByRole('button', { name: '提交审批' }).click();
  await expect(rep.getByRole('heading', { name: title })).toBeVisible();
  await expect(rep.locator('.yj-detail-head:visible').getByText('审批中')).toBeVisible();
  const id = new URL(rep.url()).searchParams.get('id')!;
  for (const login of approvers)
    await withUser({ browser, baseURL }, { login, path: '/pc/meeting/approve/pendingApproved' }, async (page) => {
      await page.getByRole('row', { name: new RegExp(title) }).click();
      await expect(page.getByText('更新癫痫规范诊疗知识')).toBeVisible();
      await agree(page);
    });
  await rep.reload();
  await expect(rep.getByRole('button', { name: '开始签到' })).toBeVisible();
  return id;
}

test(
  'a meeting is applied for with the form and approved by three',
  { tag: '@smoke' },
  async ({ signedIn, browser, baseURL, expectAccessible }) => {
    test.setTimeout(240_000);
    const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
    const title = `癫痫规范诊疗科会 ${Date.now() % 1_000_000}`;
    await approvedMeeting(rep, { title, inDays: 40 }, { browser, baseURL });
    await expectAccessible();
  },
);

test('a meeting goes from application to confirmed with five users', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const title = `癫痫规范诊疗科会 ${Date.now() % 1_000_000}`;
  const rep = await signedIn('chen.yizhou', '/pc/meeting/apply/submitted');
  const id = await approvedMeeting(rep, { title, inDays: 75 }, { browser, baseURL });
  const head = rep.locator('.yj-detail-head:visible');
  await rep.getByRole('button', { name: '开始签到' }).click();
  const people = rep.getByRole('region', { name: '参会嘉宾' });
  for (let guest = 0; guest < 5; guest += 1) {
    await people
      .getByRole('button', { name: /^签到 / })
      .first()
      .click();
    await expect(people.getByText('已签到')).toHaveCount(guest + 1);
  }
  await rep.getByRole('button', { name: '结束会议' }).click();
  await rep.getByRole('button', { name: /^结\s?束$/ }).click();
  await expect(head.getByText('待确认')).toBeVisible();
  const upload = async (kind: string, name: string): Promise<void> => {
    await choose(rep, 'evidence-kind', kind);
    await rep.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([pdf(), Buffer.from(title + name)]),
    });
    await expect(rep.getByRole('button', { name })).toBeVisible();
  };
  await upload('现场照片', 'photo.pdf');
  await upload('签到表', 'sheet.pdf');
  await expectAccessible();
  await rep.getByRole('button', { name: '会后确认' }).click();
  const form = rep.getByRole('dialog', { name: /会后确认/ });
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(head.getByText('确认审核中')).toBeVisible();
  const review = { login: 'shen.lian', path: `/pc/meeting/meetDetail?id=${id}` };
  await withUser({ browser, baseURL }, review, async (page) => {
    await page.getByRole('button', { name: '通过确认' }).click();
    await expect(page.locator('.yj-detail-head:visible').getByText('已确认')).toBeVisible();
  });
});

test('meetings in English: the lists, the calendar, the board, and a confirmed meeting with its history', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  const path = '/pc/meeting/met/doneConfirmed';
  const shown = await shownBy<MeetingLine>(page, '/meeting/page', () => signedIn('shen.lian', path, 'en'));
  await expect(rowOf(page, shown[0]!.id)).toContainText('Confirmed');
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expectAccessible();
  await page.getByText('Board', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Confirmed' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('region', { name: 'Confirmed' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText('Confirmation in review → Confirmed')).toBeVisible();
  await expectAccessible();
});
