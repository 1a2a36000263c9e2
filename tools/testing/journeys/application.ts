// A meeting on its way by the screens: applied for with the form, approved, its evidence uploaded.
import { expect, type Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import type { Speaker } from '@yijian/contract/speakers';
import { shanghaiDay } from '../days.ts';
import { pdf } from '../verifications/files.ts';
import { agree, choose, withUser, type Where } from './people.ts';
import { firstThat, listRecords, namesOne } from './records.ts';
import { wordsIn, type Language, type Words } from './words.ts';

interface Application {
  readonly title: string;
  readonly inDays: number;
  /** CNY a head; the form says that it is above the limit. */
  readonly dearMeal?: number;
  /** Speaks first and is paid for it; nobody and a meal unless given. */
  readonly speaker?: {
    readonly name: string;
    readonly hospitalName: string;
    readonly topic: string;
    readonly fee: number;
  };
  /** CNY a head of a meal beside what the speaker is paid. */
  readonly meal?: number;
}

/** As many as a department meeting needs. */
export const GUESTS = 5;

/** The five steps of the form, as far as a department meeting needs them. */
async function fillForm(
  page: Page,
  { title, inDays, dearMeal, speaker, meal }: Application,
  words: Words,
): Promise<void> {
  const next = page.getByRole('button', { name: words('下一步', 'Next'), exact: true });
  const first = page.getByRole('group', { name: words('第 1 项', 'Item 1') });
  await page.locator('#title').fill(title);
  await page.locator('#objective').fill('更新癫痫规范诊疗知识');
  await page.locator('#startsAt').fill(`${shanghaiDay(inDays)} 09:00`);
  await page.keyboard.press('Enter');
  await page.locator('#cityCode').fill('hangzhou');
  await page.locator('.ant-select-dropdown:visible').getByText(words('杭州市', 'Hangzhou')).click();
  await page.locator('#venueName').fill('三楼会议室');
  await expect(page.getByText(words('已保存', 'Saved')).first()).toBeVisible();
  await next.click();
  for (const [at, topic] of [`${speaker?.topic ?? '癫痫'}新药进展`, '病例讨论'].entries())
    await page.getByLabel(words('主题', 'Topic')).nth(at).fill(topic);
  if (speaker !== undefined) {
    await first.getByRole('combobox', { name: words('讲者', 'Speaker'), exact: true }).fill(speaker.name);
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: speaker.name })
      .filter({ hasText: speaker.hospitalName })
      .first()
      .click();
  }
  await next.click();
  const own = await listRecords<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER');
  const names = own.filter(namesOne(own, ({ doctorName }) => doctorName)).map(({ doctorName }) => doctorName);
  const invited = page.getByRole('group', { name: words('邀请名单', 'Invited doctors') });
  for (const name of names.slice(0, GUESTS)) {
    await page.locator('#guestIds').fill(name);
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: name }).click();
    await expect(invited.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(invited.getByRole('button')).toHaveCount(GUESTS);
  await next.click();
  if (speaker !== undefined) {
    await first.getByRole('combobox', { name: words('费用项', 'Cost') }).click();
    await page
      .locator('.ant-select-dropdown:visible')
      .getByText(words('讲课费', 'Speaker fee'), { exact: true })
      .click();
    await first.getByLabel(words('数量', 'Quantity')).fill('1');
  }
  await page
    .getByLabel(words('单价（元）', 'Price (CNY)'))
    .first()
    .fill(String(speaker?.fee ?? dearMeal ?? 80));
  if (meal !== undefined) {
    await page.getByRole('button', { name: words('添加费用', 'Add a cost') }).click();
    const second = page.getByRole('group', { name: words('第 2 项', 'Item 2') });
    await expect(second.getByText(words('餐饮', 'Meals'), { exact: true })).toBeVisible();
    await second.getByLabel(words('单价（元）', 'Price (CNY)')).fill(String(meal));
    await second.getByLabel(words('数量', 'Quantity')).fill(String(GUESTS));
  }
  await choose(page, 'lineId', words('杭州一组', 'Hangzhou'));
  const verdict =
    dearMeal === undefined
      ? words('没有未通过的规则', 'No rule is broken')
      : words('H4 人均餐费 · 不通过', 'H4 Meal a head · Blocks');
  await expect(page.getByText(verdict)).toBeVisible();
  await next.click();
}

/** Line manager, marketing and compliance of the representative. */
export const approvers = ['zhou.minxing', 'fang.ruogu', 'shen.lian'];

/** Applies for a meeting with the form, as far as the check before the submission. */
export async function writeApplication(rep: Page, application: Application, language: Language = 'zh'): Promise<void> {
  const words = wordsIn(language);
  await rep.getByRole('button', { name: words('申请会议', 'Apply for a meeting') }).click();
  await fillForm(rep, application, words);
}

/** Submits what was written and has it agreed to by each of these; answers its id. */
export async function submitApplication(
  rep: Page,
  { title }: Application,
  { logins, ...where }: Where & { logins: readonly string[] },
): Promise<string> {
  const words = wordsIn(where.language ?? 'zh');
  await rep.getByRole('button', { name: words('提交审批', 'Submit for approval') }).click();
  await expect(rep.getByRole('heading', { name: title })).toBeVisible();
  await expect(rep.locator('.yj-detail-head:visible').getByText(words('审批中', 'In approval'))).toBeVisible();
  const id = new URL(rep.url()).searchParams.get('id')!;
  for (const login of logins)
    await withUser(where, { login, path: '/pc/meeting/approve/pendingApproved' }, async (page) => {
      await page.getByRole('row', { name: new RegExp(title) }).click();
      await expect(page).toHaveURL(new RegExp(`/meeting/approvalDetail\\?id=${id}$`));
      await expect(page.getByText('更新癫痫规范诊疗知识')).toBeVisible();
      await agree(page, where.language);
    });
  return id;
}

/** An active speaker whose contract and training outlast the meeting, far from the caps of the year, with a topic to speak about. */
export async function chooseSpeaker(
  page: Page,
  { inDays, fee, language }: { readonly inDays: number; readonly fee: number; readonly language: Language },
) {
  const active = await listRecords<Speaker>(page, '/speakers/list?state=ACTIVE');
  // A phone is sent one code a minute: each language has doctors of its own.
  const speakers = language === 'zh' ? active : active.toReversed();
  const { doctor, hospitalName, topics } = await firstThat(
    speakers,
    ({ validUntil, times, mostTimes, amount, mostAmount }) =>
      validUntil !== null && validUntil > shanghaiDay(inDays + 60) && times < mostTimes / 2 && amount < mostAmount / 2,
  );
  return { ...doctor, hospitalName, topic: topics[0]!, fee };
}

/** Applies for a meeting with the form and has it approved by three; its page is open again. */
export async function approvedMeeting(rep: Page, application: Application, where: Where): Promise<string> {
  const words = wordsIn(where.language ?? 'zh');
  await writeApplication(rep, application, where.language);
  const id = await submitApplication(rep, application, { ...where, logins: approvers });
  await rep.reload();
  await expect(rep.getByRole('button', { name: words('开始签到', 'Start the sign-in') })).toBeVisible();
  return id;
}

/** Uploads a photo, a sign-in sheet and the agenda as held, which no other meeting has, on the page of the meeting. */
export async function uploadEvidence(page: Page, title: string, language: Language = 'zh'): Promise<void> {
  const words = wordsIn(language);
  for (const [kind, name] of [
    [words('现场照片', 'Photo'), 'photo.pdf'],
    [words('签到表', 'Sign-in sheet'), 'sheet.pdf'],
    [words('实际议程', 'Agenda as held'), 'agenda.pdf'],
  ] as const) {
    await choose(page, 'evidence-kind', kind);
    await page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([pdf(), Buffer.from(title + name)]),
    });
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
}
