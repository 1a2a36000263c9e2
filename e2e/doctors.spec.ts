// The customer lists as their users meet them: filters in the address, saved views, the star, cards, English (specification 2.3, 3, 4).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, send, test } from '../tools/testing/browser.ts';
import { expectRows, findRecord, listRecords, namesOne, rowOf, shownBy } from '../tools/testing/journeys/records.ts';

const lists = '/pc/customer/doctorTeamManager';
/** The call of the three lists. */
const call = '/doctor/find/page';

// The bones of a loading table are rows as well, but nobody has a star in them.
const rows = (page: Page) =>
  page.locator('tr.ant-table-row', { has: page.locator('.yj-star') }).filter({ visible: true });
const cards = (page: Page) =>
  page.locator('.yj-cards-item', { has: page.locator('.yj-star') }).filter({ visible: true });

test('R2.8 the section opens my customers, and each list asks with its own marks', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/customer');
  await expect(page).toHaveURL(/focusCustomer/);
  await expect(rows(page).first()).toBeVisible();
  const { totalElements } = await send<{ totalElements: number }>(page, '/doctor/find/count?type=MY_CUSTOMER');
  expect(totalElements).toBeGreaterThan(0);
  await expect(page.locator('.yj-list-title')).toContainText(`我的客户${totalElements.toLocaleString('en-US')}`);
  for (const [path, marks] of [
    ['myCustomer', ['MY_FOCUS', 'true', 'true']],
    ['allCustomer', ['ALL_CUSTOMER', 'true', 'false']],
    ['focusCustomer', ['MY_CUSTOMER', 'false', 'false']],
  ] as const) {
    const asked = page.waitForRequest(/\/doctor\/find\/page\?/);
    await page.goto(`${lists}/${path}`);
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('type'), query.get('allClient'), query.get('isFocus')]).toEqual(marks);
  }
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible();
});

test('R3.4 filters, order and page live in the address and survive a reload', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer?tier=A&tier=B&sort=lastVisitAt,asc&page=2`);
  await expect(page.locator('.yj-list-line')).toContainText('分级');
  const all = await listRecords<Doctor>(page, `${call}?type=MY_CUSTOMER&tier=A&tier=B&sort=lastVisitAt,asc`);
  const second = all.slice(20, 40);
  await expectRows(page, second);
  await page.reload();
  await expectRows(page, second);
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page).not.toHaveURL(/tier=/);
});

test('R3.4 a name is found by part, pinyin and initials', { tag: '@smoke' }, async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer`);
  for (const keyword of ['若溪', 'shenruo', 'srx']) {
    await page.getByPlaceholder('姓名、拼音、医院').fill(keyword);
    await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(keyword)}`));
    await expect(rows(page).filter({ hasText: '沈若溪' }).first()).toBeVisible();
  }
});

test('R4.4 the star toggles on each click and moves the count of my follows', async ({ signedIn }) => {
  const page = await signedIn('lin.zhiyuan', `${lists}/focusCustomer`);
  const { id, doctorName } = await findRecord<Doctor>(page, `${call}?type=MY_CUSTOMER`);
  await page.goto(`${lists}/focusCustomer?keyword=${encodeURIComponent(doctorName)}`);
  const star = rowOf(page, id).locator('.yj-star');
  const before = await star.getAttribute('aria-pressed');
  for (const state of [before === 'true' ? 'false' : 'true', before ?? 'false']) {
    const kept = page.waitForResponse(/\/doctor\/focus$/);
    await star.click();
    expect((await kept).status()).toBe(200);
    await expect(star).toHaveAttribute('aria-pressed', state);
  }
});

test('many are followed at once, also all that match', async ({ signedIn, page }) => {
  const path = `${lists}/allCustomer?tier=A`;
  const doctors = await shownBy<Doctor>(page, call, () => signedIn('lin.zhiyuan', path));
  const row = rowOf(page, doctors[0]!.id);
  await row.locator('.ant-checkbox-input').check();
  await page.getByRole('button', { name: /选择全部符合/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '关注', exact: true }).click();
  await expect(page.getByText(/已关注 [\d,]+ 位医生/)).toBeVisible();
  await expect(row.locator('.yj-star')).toHaveAttribute('aria-pressed', 'true');
});

test('a saved view brings its filters back, a new one is kept and deleted', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer`);
  await page.getByRole('button', { name: '已存视图' }).click();
  await page.getByRole('button', { name: 'A/B 级久未拜访', exact: true }).click();
  await expect(page).toHaveURL(/tier=A&tier=B/);
  await expect(page).toHaveURL(/lastVisit=OVER_14/);
  await page.goto(`${lists}/focusCustomer?tier=C`);
  await page.getByRole('button', { name: '已存视图' }).click();
  await page.getByPlaceholder('视图名称').fill('旅程视图');
  await page.getByPlaceholder('视图名称').press('Enter');
  await expect(page.getByText('已保存为视图')).toBeVisible();
  await page.goto(`${lists}/focusCustomer`);
  await page.getByRole('button', { name: '已存视图' }).click();
  await page.getByRole('button', { name: '固定到工作台：旅程视图' }).click();
  await expect(page.getByText('已固定到工作台')).toBeVisible();
  await page.getByRole('button', { name: '旅程视图', exact: true }).click();
  await expect(page).toHaveURL(/tier=C/);
  await page.goto('/pc/dashboard');
  const pinned = page.locator('.yj-tile', { hasText: '旅程视图' });
  await expect(pinned).toContainText(/\d+/);
  await pinned.getByRole('button').last().click();
  await expect(page).toHaveURL(/focusCustomer\?.*tier=C/);
});

test('R2.25 R9.6 cards show name, hospital, star and 看全景, and load more 10 from the end', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer`);
  await expect(rows(page).first()).toBeVisible();
  const doctors = await listRecords<Doctor>(page, `${call}?type=MY_CUSTOMER`);
  const doctor = doctors.slice(0, 20).find(namesOne(doctors, ({ doctorName }) => doctorName))!;
  const card = cards(page).filter({ hasText: doctor.doctorName });
  const pages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/doctor/find/page')) pages.push(url.searchParams.get('page') ?? '');
  });
  await page.setViewportSize({ width: 800, height: 600 });
  await page.locator('.doctor-view label').filter({ visible: true }).last().click();
  await expect(cards(page)).toHaveCount(20);
  await expect(card.getByRole('button', { name: '看全景' })).toBeVisible();
  await expect(card).toContainText(doctor.hospital);
  expect(pages).not.toContain('1');
  // The tenth card from the end asks for the next page, long before the end is in sight.
  await cards(page).evaluateAll((all) => all.at(-10)!.scrollIntoView());
  await expect(cards(page)).toHaveCount(40);
  expect(pages).toContain('1');
  await card.getByRole('button', { name: '看全景' }).click();
  await expect(page).toHaveURL(new RegExp(`doctorProfile\\?doctorId=${doctor.id}&id=${doctor.id}$`));
});

test('on a phone the same list stands as cards, in English', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer`, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('.yj-list-title')).toContainText('Doctors');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible('.yj-list');
  const doctors = await listRecords<Doctor>(page, `${call}?type=MY_CUSTOMER`);
  const { doctorName } = doctors.find(namesOne(doctors, (one) => one.doctorName))!;
  await page.goto(`${lists}/focusCustomer?keyword=${encodeURIComponent(doctorName)}`);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).locator('strong').click();
  await expect(page.getByRole('dialog').getByText('Looked after by')).toBeVisible();
});

test('R3.4 the clue score is a column, an order and a filter of the lists', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('chen.yizhou', `${lists}/focusCustomer`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('columnheader', { name: '线索评分' }).click();
  await expect(page).toHaveURL(/sort=clueScore/);
  await page.goto(`${lists}/focusCustomer?sort=clueScore,desc&clueGrade=A`);
  await expect(page.locator('.yj-list-line')).toContainText('线索等级');
  const best = `${call}?type=MY_CUSTOMER&clueGrade=A&sort=clueScore,desc`;
  await expectRows(page, (await listRecords<Doctor>(page, best)).slice(0, 20));
  await expect(
    rows(page)
      .locator('.doctor-score')
      .filter({ hasNotText: /^A\d+(\.\d)?$/ }),
  ).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page).not.toHaveURL(/clueGrade=/);
  await page.evaluate(() => localStorage.setItem('languageType', 'en'));
  await page.goto(`${lists}/focusCustomer?sort=clueScore,desc`);
  await expect(page.getByRole('columnheader', { name: 'Clue score' })).toBeVisible();
  await expect(rows(page).locator('.doctor-score').first()).toBeVisible();
});
