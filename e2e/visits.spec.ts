// Visits as their users meet them: record, read, filter, cancel, and what a manager sees (specification 2.3, 7.5).
import type { Page } from '@playwright/test';
import { expect, nightMinute, test } from '../tools/testing/browser.ts';

const myVisits = '/pc/customer/visitTeamManager/myVisit';

async function open(
  signedIn: (login: string) => Promise<Page>,
  login: string,
  path: string,
  language = 'zh',
): Promise<Page> {
  const page = await signedIn(login);
  await page.evaluate((value) => localStorage.setItem('languageType', value), language);
  await page.goto(path);
  const notice = page.getByRole('dialog').filter({ hasText: /数据使用声明|internal use/i });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
  return page;
}

// Rows with words in them: the bones of a loading table are rows as well.
const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { hasText: /\d{4}-\d{2}-\d{2}|今天|昨天|前天|Today|Yesterday/ });

test('R2.9 the section of visits opens my visits', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, 'chen.yizhou', '/pc/customer/visitTeamManager');
  await expect(page).toHaveURL(/visitTeamManager\/myVisit/);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible();
});

test('a representative records a visit, finds it in the list and submits it', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'chen.yizhou', myVisits);
  await page.getByRole('button', { name: '记录拜访' }).click();
  const form = page.getByRole('dialog', { name: '记录拜访' });
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form.getByRole('alert').first()).toContainText('请选择医生');
  await form.getByRole('combobox').first().fill('沈若溪');
  await page.locator('.ant-select-item-option', { hasText: '云川大学附属第一医院' }).first().click();
  const [night, time] = nightMinute(2).split(' ') as [string, string];
  await form.locator('#startsAt').fill(`${night} ${time}`);
  await form.locator('#startsAt').press('Enter');
  await form.getByRole('radio', { name: '面对面' }).check();
  await form.getByRole('checkbox', { name: '学术传递' }).check();
  await form.getByRole('radio', { name: '5–15 分钟' }).check();
  await form.getByRole('radio', { name: '已传递' }).check();
  await form.getByLabel('要点与反馈').fill('浏览器旅程：谈到长期随访');
  await expectAccessible('.yj-sheet');
  await form.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('拜访已提交')).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByPlaceholder('医生、拼音、医院').fill('srx');
  await expect(page).toHaveURL(/keyword=srx/);
  await expect(rows(page).first()).toContainText('沈若溪');
  await page.goto(page.url().replace('keyword=srx', 'keyword=srx&state=SUBMITTED&sort=submittedAt,desc'));
  // Another journey may have submitted a visit of the same visitor meanwhile.
  await rows(page).filter({ hasText: time }).first().click();
  const detail = page.getByRole('dialog', { name: '沈若溪' });
  await expect(detail).toContainText('浏览器旅程：谈到长期随访');
  await expect(detail.getByRole('button', { name: '修改拜访' })).toHaveCount(0);
});

test('filters, order and page live in the address and survive a reload', async ({ signedIn }) => {
  const page = await open(signedIn, 'chen.yizhou', `${myVisits}?state=SUBMITTED&sort=startsAt,asc&page=2`);
  await expect(rows(page).first()).toContainText('已提交');
  const first = await rows(page).first().textContent();
  await page.reload();
  await expect(rows(page).first()).toHaveText(first ?? '');
  await page.getByRole('button', { name: /清空/ }).click();
  await expect(page).not.toHaveURL(/state=/);
});

test('a manager reads the visits of the team in English', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, 'zhou.minxing', '/pc/customer/visitTeamManager/teamVisit', 'en');
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Visitor' }).first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible();
});

test('on a phone visits are cards and the form is a sheet', async ({ signedIn, page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(signedIn, 'chen.yizhou', myVisits);
  await expect(page.getByRole('listitem').filter({ hasText: '主任医师' }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '记录拜访' }).click();
  await expect(page.getByRole('dialog', { name: '记录拜访' })).toBeVisible();
});
