// Visits as their users meet them: record, read, filter, cancel, and what a manager sees (specification 2.3, 7.5).
import type { Page } from '@playwright/test';
import type { Visit } from '@yijian/contract/visits';
import { expect, nightMinute, test } from '../tools/testing/browser.ts';
import { expectRows, rowOf, shownBy } from '../tools/testing/journeys/records.ts';

const myVisits = '/pc/customer/visitTeamManager/myVisit';

// Rows with words in them: the bones of a loading table are rows as well.
const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { hasText: /\d{4}-\d{2}-\d{2}|今天|昨天|前天|Today|Yesterday/ });

test('R2.9 the section of visits opens my visits', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('chen.yizhou', '/pc/customer/visitTeamManager');
  await expect(page).toHaveURL(/visitTeamManager\/myVisit/);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible();
});

test(
  'a representative records a visit, finds it in the list and submits it',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    const page = await signedIn('chen.yizhou', myVisits);
    await page.getByRole('button', { name: '记录拜访' }).click();
    const form = page.getByRole('dialog', { name: '记录拜访' });
    await form.getByRole('button', { name: '提交' }).click();
    await expect(form.getByRole('alert').first()).toContainText('请选择医生');
    await form.getByRole('combobox').first().fill('沈若溪');
    await page.locator('.ant-select-item-option', { hasText: '云川大学附属第一医院' }).first().click();
    await form.locator('#startsAt').fill(nightMinute(2));
    await form.locator('#startsAt').press('Enter');
    await form.getByRole('radio', { name: '面对面' }).check();
    await form.getByRole('checkbox', { name: '学术传递' }).check();
    await form.getByRole('radio', { name: '5–15 分钟' }).check();
    await form.getByRole('radio', { name: '已传递' }).check();
    await form.getByLabel('展示的资料').fill('偏头痛预防治疗');
    await page.locator('.ant-select-item-option', { hasText: '偏头痛预防治疗：从每月头痛日说起' }).click();
    await form.getByLabel('要点与反馈').fill('浏览器旅程：谈到长期随访');
    await expectAccessible('.yj-sheet');
    const kept = page.waitForResponse((answer) => answer.url().includes('/v2/visit/add'));
    await form.getByRole('button', { name: '提交' }).click();
    const { id } = ((await (await kept).json()) as { result: { id: string } }).result;
    await expect(page.getByText('拜访已提交')).toBeVisible();
    await expect(form).toBeHidden();
    const found = await shownBy<Visit>(page, '/v2/visit/find/my/page', () =>
      page.getByPlaceholder('医生、拼音、医院').fill('srx'),
    );
    await expect(page).toHaveURL(/keyword=srx/);
    expect(found.map(({ doctorName }) => doctorName)).toContain('沈若溪');
    await expectRows(page, found);
    await page.goto(page.url().replace('keyword=srx', 'keyword=srx&state=SUBMITTED&sort=submittedAt,desc'));
    await rowOf(page, id).click();
    const detail = page.getByRole('dialog', { name: '沈若溪' });
    await expect(detail).toContainText('浏览器旅程：谈到长期随访');
    await expect(detail.getByRole('button', { name: '修改拜访' })).toHaveCount(0);
    await detail.getByRole('link', { name: '偏头痛预防治疗：从每月头痛日说起' }).click();
    await page.getByRole('button', { name: '展示它的拜访' }).click();
    await expect(page).toHaveURL(/myVisit\?articleId=/);
    await expect(rowOf(page, id)).toBeVisible();
  },
);

test('a visit changed elsewhere while it was written keeps what was written, and takes the newest of all else', async ({
  signedIn,
  context,
  consoleErrors,
  expectAccessible,
}) => {
  // The browser writes each refused call into its console.
  consoleErrors.allow(/409 \(Conflict\)/);
  const page = await signedIn('chen.yizhou', myVisits);
  await page.getByRole('button', { name: '记录拜访' }).click();
  const added = page.getByRole('dialog', { name: '记录拜访' });
  await added.getByRole('combobox').first().fill('沈若溪');
  await page.locator('.ant-select-item-option', { hasText: '云川大学附属第一医院' }).first().click();
  await added.locator('#startsAt').fill(nightMinute(9));
  await added.locator('#startsAt').press('Enter');
  await added.getByRole('radio', { name: '面对面' }).check();
  const kept = page.waitForResponse((answer) => answer.url().includes('/v2/visit/add'));
  await added.getByRole('button', { name: '存草稿' }).click();
  const { id } = ((await (await kept).json()) as { result: { id: string } }).result;
  const [here, there] = [page, await context.newPage()];
  for (const one of [here, there]) {
    await one.goto(`${myVisits}?id=${id}`);
    await one.getByRole('dialog').getByRole('button', { name: '修改拜访' }).click();
    await expect(one.getByLabel('要点与反馈')).toBeVisible();
  }
  const keepThere = async (words: string): Promise<void> => {
    await there.getByLabel('要点与反馈').fill(words);
    await there.locator('#nextStep').fill(`${words}的下一步`);
    await there.getByRole('button', { name: '存草稿' }).click();
    await expect(there.getByRole('dialog', { name: '修改拜访' })).toBeHidden();
  };
  await keepThere('别处');
  const form = here.getByRole('dialog', { name: '修改拜访' });
  await form.getByLabel('要点与反馈').fill('这里写的要点');
  await form.getByRole('button', { name: '存草稿' }).click();
  const told = form.getByRole('alert').filter({ hasText: '在别处被修改过' });
  await expect(told).toBeInViewport();
  await expect(form.getByLabel('要点与反馈')).toHaveValue('这里写的要点');
  await expectAccessible('.yj-sheet');
  await told.getByRole('button', { name: '载入最新内容，保留我的修改' }).click();
  await expect(form.locator('#nextStep')).toHaveValue('别处的下一步');
  await expect(form.getByLabel('要点与反馈')).toHaveValue('这里写的要点');
  await expect(told).toBeHidden();
  await there.goto(`${myVisits}?id=${id}`);
  await there.getByRole('dialog').getByRole('button', { name: '修改拜访' }).click();
  await keepThere('再次');
  await form.getByRole('button', { name: '存草稿' }).click();
  await told.getByRole('button', { name: '放弃我的修改' }).click();
  await expect(form.getByLabel('要点与反馈')).toHaveValue('再次');
  await form.getByLabel('要点与反馈').fill('最后的要点');
  await form.getByRole('button', { name: '存草稿' }).click();
  await expect(form).toBeHidden();
  await here.goto(`${myVisits}?id=${id}`);
  await expect(here.getByRole('dialog')).toContainText('最后的要点');
  await expect(here.getByRole('dialog')).toContainText('再次的下一步');
});

test('filters, order and page live in the address and survive a reload', async ({ signedIn, page }) => {
  const path = `${myVisits}?state=SUBMITTED&sort=startsAt,asc&page=2`;
  const shown = await shownBy<Visit>(page, '/v2/visit/find/my/page', () => signedIn('chen.yizhou', path));
  expect(shown.map(({ state }) => state)).toEqual(shown.map(() => 'SUBMITTED'));
  const times = shown.map(({ startsAt }) => startsAt);
  expect(times).toEqual(times.toSorted());
  await expectRows(page, shown);
  await page.reload();
  await expectRows(page, shown);
  await page.getByRole('button', { name: /清空/ }).click();
  await expect(page).not.toHaveURL(/state=/);
});

test('a manager reads the visits of the team in English', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('zhou.minxing', '/pc/customer/visitTeamManager/teamVisit', 'en');
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Visitor' }).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible();
});

test('on a phone visits are cards and the form is a sheet', async ({ signedIn, page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn('chen.yizhou', myVisits);
  await expect(page.getByRole('listitem').filter({ hasText: '主任医师' }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '记录拜访' }).click();
  await expect(page.getByRole('dialog', { name: '记录拜访' })).toBeVisible();
});
