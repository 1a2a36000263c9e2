// The profile of a doctor from the list on: read, opened, decided, printed (specification 2.5; R2.21 to R2.26).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { findRecord, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const list = '/pc/customer/doctorTeamManager/focusCustomer';
const words = {
  zh: {
    panorama: '看全景',
    sections: [
      '基本概览',
      '个人简介',
      '擅长领域',
      '多点执业',
      '学业经历',
      '工作经历',
      '行政职务',
      '学术头衔',
      '协会/学会及任职',
      '学术期刊及任职',
    ],
    lists: ['论文', '临床指南', '学术会议', '直播', '临床研究', '基金项目', '专利'],
    activities: '活动时间线',
    tabs: ['总活跃度', '医学教育', '医生直播', '问卷调研'],
    month: '月',
    actions: '互动明细',
    radar: '影响力雷达',
    axes: ['学术', '临床', '数字', '学会'],
    parts: { academic: '学术成果', behaviour: '互动行为', network: '活动与合作' },
  },
  en: {
    panorama: 'View panorama',
    sections: [
      'Overview',
      'Profile',
      'Specialty',
      'Multi-site practice',
      'Education',
      'Work experience',
      'Administrative position',
      'Academic title',
      'Associations and positions',
      'Journals and roles',
    ],
    lists: [
      'Papers',
      'Clinical guidelines',
      'Academic meetings',
      'Live sessions',
      'Clinical research',
      'Funded projects',
      'Patents',
    ],
    activities: 'Activity timeline',
    tabs: ['All', 'Medical education', 'Live sessions', 'Surveys'],
    month: 'Month',
    actions: 'Interactions',
    radar: 'Influence radar',
    axes: ['Academic', 'Clinical', 'Digital', 'Society'],
    parts: { academic: 'Academic work', behaviour: 'Behaviour', network: 'Activities and network' },
  },
} as const;

const call = '/doctor/find/page';
const profile = (id: string): string => `/pc/customer/doctorProfile?doctorId=${id}&id=${id}`;
/** A doctor of whoever is signed in of whom the call tells something. */
const told = (page: Page, ask: (id: string) => string): Promise<Doctor> =>
  findRecord<Doctor>(page, `${call}?type=MY_CUSTOMER`, async ({ id }) => {
    const { content } = await send<{ content: unknown[] }>(page, ask(id));
    return content.length > 0;
  });
/** A part of the page in the line below its head. */
const part = (page: Page, name: string) =>
  page.locator('.yj-detail:visible').getByRole('navigation').getByRole('link', { name, exact: true });
/** What lies half under the head is judged where it is seen. */
const toTop = (page: Page) =>
  page.locator('.shell-content').evaluate((content) => {
    for (const one of [content, ...content.querySelectorAll('.shell-page')]) one.scrollTo(0, 0);
  });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const language of ['zh', 'en'] as const) {
  test(`R2.22 R2.23 R2.24 the profile opens from the list with every section (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const t = words[language];
    const page = await signedIn('chen.yizhou', list, language);
    const { id, doctorName } = await told(page, (one) => `/doctor/action/detail?doctorId=${one}&size=1`);
    await page.goto(`${list}?keyword=${encodeURIComponent(doctorName)}`);
    await rowOf(page, id).getByRole('button', { name: t.panorama }).click();
    await expect(page).toHaveURL(new RegExp(`doctorProfile\\?doctorId=${id}&id=${id}`));
    for (const title of t.sections) await expect(region(page, title).first()).toBeVisible();
    const radar = region(page, t.radar);
    for (const name of t.axes) await expect(radar.getByRole('row', { name })).toContainText(/\d/);
    await expectAccessible();
    await part(page, t.parts.academic).click();
    for (const title of t.lists) await expect(region(page, title).first()).toBeVisible();
    await part(page, t.parts.network).click();
    await expect(region(page, t.activities).first()).toBeVisible();
    await part(page, t.parts.behaviour).click();
    const active = page.locator('#profile-activeness');
    for (const name of t.tabs) await expect(active.getByRole('tab', { name, exact: true })).toBeVisible();
    await active.getByRole('tab', { name: t.tabs[2], exact: true }).click();
    await expect(active.getByRole('tab', { name: t.tabs[2], exact: true })).toHaveAttribute('aria-selected', 'true');
    await active.getByText(t.month, { exact: true }).click();
    await expect(active.getByRole('tab', { name: t.tabs[0], exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(region(page, t.actions).locator('.yj-time-row').first()).toBeVisible();
    await toTop(page);
    await expectAccessible();
  });
}

/** Marks of records that wait; credits of papers are confirmed elsewhere. */
const waitingOf = (page: Page) =>
  words.zh.lists
    .slice(1)
    .map((title) => region(page, title).locator('.profile-mark', { hasText: '待确认' }))
    .reduce((all, marks) => all.or(marks));

/** The academic work of a doctor with a meeting that waits to be confirmed. */
async function openProfileToConfirm(page: Page): Promise<void> {
  const { id } = await told(page, (one) => `/get/meeting/info?doctorId=${one}&state=SUGGESTED&size=1`);
  await page.goto(profile(id));
  await part(page, '学术成果').click();
  // What waits is counted once every list is there.
  for (const title of words.zh.lists)
    await expect(region(page, title).locator('.profile-line, .yj-state').first()).toBeVisible();
}

test('R2.26 a liaison reads long text, confirms what waits, and the page fits a phone', async ({ signedIn }) => {
  const page = await signedIn('lin.zhiyuan', list, 'zh');
  await openProfileToConfirm(page);
  const folded = page.locator('.profile-folded', { has: page.getByRole('button', { name: '展开' }) }).first();
  if ((await folded.count()) > 0) {
    await folded.getByRole('button', { name: '展开' }).click();
    await expect(page.getByRole('button', { name: '收起' }).first()).toBeVisible();
  }
  const waiting = waitingOf(page);
  await expect(waiting.first()).toBeVisible();
  const before = await waiting.count();
  await waiting.first().click();
  await page.locator('.profile-evidence').getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect.poll(() => waiting.count()).toBeLessThan(before);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('3.3 a liaison adds a post by hand, told what is missing, and it stands with its source', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('lin.zhiyuan', list, 'zh');
  const { id } = await findRecord<Doctor>(page, `${call}?type=MY_CUSTOMER`);
  await page.goto(profile(id));
  const section = region(page, '协会/学会及任职');
  await section.getByRole('button', { name: '手工添加：协会/学会及任职' }).click();
  const dialog = page.getByRole('dialog', { name: '添加学术信息' });
  const name = `手工学会 ${Date.now().toString(36)}`;
  await dialog.getByLabel('协会/学会').fill(name);
  await dialog.getByLabel('来源链接').fill('example.org');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.locator('#record-role-error')).toHaveText('请填写');
  await expect(dialog.locator('#record-url-error')).toHaveText('须为 http 或 https 网址');
  await expectAccessible('.yj-sheet');
  await dialog.getByLabel('任职').fill('副主任委员');
  await dialog.getByLabel('来源链接').fill('https://example.org/society');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  const line = section.locator('.profile-line', { hasText: name });
  await expect(line).toContainText('副主任委员');
  await line.locator('.profile-mark', { hasText: '已确认' }).click();
  await expect(page.locator('.profile-evidence')).toContainText('手工添加');
});

test('a manager prints the profile as a page of PDF, with a reason', { tag: '@smoke' }, async ({ signedIn, page }) => {
  const path = '/pc/customer/doctorTeamManager/allCustomer?tier=A';
  const shown = await shownBy<Doctor>(page, call, () => signedIn('zhou.minxing', path));
  await rowOf(page, shown[0]!.id).getByRole('button', { name: '看全景' }).click();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导出 PDF' }).click();
  const dialog = page.getByRole('dialog', { name: /导出/ });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox').fill('季度客户回顾');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /导\s?出/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^医生全景-.+\.pdf$/);
});
