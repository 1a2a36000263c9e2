// A meeting on its way by the screens: applied for with the form, approved, its evidence uploaded.
import { expect, type Browser, type Page } from '@playwright/test';
import { shanghaiDay } from '../days.ts';
import { pdf } from '../verifications/files.ts';
import { agree, choose, withUser } from './people.ts';

interface Application {
  readonly title: string;
  readonly inDays: number;
  /** Speaks first and is paid for it; nobody and a meal unless given. */
  readonly speaker?: {
    readonly name: string;
    readonly hospitalName: string;
    readonly topic: string;
    readonly fee: number;
  };
}

/** The five steps of the form, as far as a department meeting needs them. */
async function fillForm(page: Page, { title, inDays, speaker }: Application): Promise<void> {
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
  for (const [at, topic] of [`${speaker?.topic ?? '癫痫'}新药进展`, '病例讨论'].entries())
    await page.getByLabel('主题').nth(at).fill(topic);
  if (speaker !== undefined) {
    await page
      .getByRole('group', { name: '第 1 项' })
      .getByRole('combobox', { name: '讲者', exact: true })
      .fill(speaker.name);
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: speaker.name })
      .filter({ hasText: speaker.hospitalName })
      .first()
      .click();
  }
  await next.click();
  for (let guest = 0; guest < 5; guest += 1) {
    await page.locator('#guestIds').fill('a');
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').nth(guest).click();
  }
  await expect(page.getByRole('group', { name: '邀请名单' }).getByRole('button')).toHaveCount(5);
  await next.click();
  if (speaker !== undefined) {
    const cost = page.getByRole('group', { name: '第 1 项' });
    await cost.getByRole('combobox', { name: '费用项' }).click();
    await page.locator('.ant-select-dropdown:visible').getByText('讲课费', { exact: true }).click();
    await cost.getByLabel('数量').fill('1');
  }
  await page
    .getByLabel('单价（元）')
    .first()
    .fill(String(speaker?.fee ?? 80));
  await choose(page, 'lineId', /杭州一组/);
  await expect(page.getByText('没有未通过的规则')).toBeVisible();
  await next.click();
}

const approvers = ['zhou.minxing', 'fang.ruogu', 'shen.lian'];

/** Applies for a meeting with the form and has it approved by three; its page is open again. */
export async function approvedMeeting(
  rep: Page,
  application: Application,
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<string> {
  const { title } = application;
  await rep.getByRole('button', { name: '申请会议' }).click();
  await fillForm(rep, application);
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

/** Uploads a photo, a sign-in sheet and the agenda as held, which no other meeting has, on the page of the meeting. */
export async function uploadEvidence(page: Page, title: string): Promise<void> {
  for (const [kind, name] of [
    ['现场照片', 'photo.pdf'],
    ['签到表', 'sheet.pdf'],
    ['实际议程', 'agenda.pdf'],
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
