// Many doctors at once: passed to a colleague and back, tasks and visits planned for them and undone (product 3.2).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { shanghaiDay } from '../../tools/testing/days.ts';
import { listRecords, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const lists = '/pc/customer/doctorTeamManager';

/** Opens the list as the person and answers the doctors it shows. */
const doctorsOf = (page: Page, login: string, path: string): Promise<Doctor[]> =>
  shownBy<Doctor>(page, '/doctor/find/page', () => signIn(page, login, path));

/** Two doctors of a hospital whom one representative alone looks after, so few there that the list shows them all. */
async function twoOf(page: Page, owner: string): Promise<readonly [Doctor, Doctor]> {
  const all = await listRecords<Doctor>(page, '/doctor/find/page?type=ALL_CUSTOMER&tier=B');
  const isTheirs = ({ owners }: Doctor): boolean => owners.length === 1 && owners[0] === owner;
  const [small] = Object.values(Object.groupBy(all, ({ hospitalId }) => hospitalId))
    .map((doctors) => doctors ?? [])
    .filter((doctors) => doctors.length <= 20 && doctors.filter(isTheirs).length >= 2);
  const [one, two] = small!.filter(isTheirs);
  return [one!, two!];
}

async function pick(page: Page, doctors: readonly Doctor[], act: string): Promise<void> {
  for (const { id } of doctors) await rowOf(page, id).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar');
  // What does not fit the bar stands behind its last button.
  if (act === '转交') {
    await bar.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: act }).click();
  } else await bar.getByRole('button', { name: act }).click();
}

test('3.2 R7.6 picked doctors pass to a colleague, one of up to 1000, and the undo gives them back', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'zhou.minxing', `${lists}/allCustomer?tier=B`);
  const doctors = await twoOf(page, '陈亦舟');
  await page.goto(`${lists}/allCustomer?tier=B&hospitalId=${doctors[0].hospitalId}`);
  const colleagues = page.waitForRequest(/user\/colleagues\//);
  await pick(page, doctors, '转交');
  expect(new URL((await colleagues).url()).search).toBe('?page=0&seize=1000');
  const dialog = page.getByRole('dialog', { name: '转交 2 位医生' });
  await expect(dialog.getByText('从谁转出')).toBeVisible();
  await dialog.getByLabel('转给').click();
  await dialog.getByLabel('转给').fill('祁望舒');
  await page.locator('.ant-select-item-option', { hasText: '祁望舒' }).filter({ visible: true }).click();
  await expect(dialog.locator('.yj-field-hint', { hasText: '祁望舒 · ' })).toBeVisible();
  await dialog.getByLabel('原因').fill('旅程转交');
  await expectAccessible('.ant-modal');
  await dialog.getByRole('button', { name: /转交 \d+ 位/ }).click();
  await expect(page.getByText(/已转交 · \d \/ \d 位/)).toBeVisible();
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(page.getByText(/已撤销/)).toBeVisible();
});

test('3.2 a task for each picked doctor is created, and closed again by the undo', async ({ page }) => {
  const shown = await doctorsOf(page, 'zhou.minxing', `${lists}/allCustomer?tier=C`);
  await pick(page, shown.slice(0, 2), '建任务');
  const dialog = page.getByRole('dialog', { name: '为 2 位医生创建任务' });
  await dialog.getByLabel('任务标题').fill(`旅程批量 ${Date.now()}`);
  await dialog.getByRole('button', { name: '创建 2 项任务' }).click();
  await expect(page.getByText('已完成 · 2 / 2 位 · 已安排 2')).toBeVisible();
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(page.getByText(/已撤销 · 2 \/ 2 位/)).toBeVisible();
});

test('3.2 a visit to each picked doctor is planned over the next days, and the undo takes them out of the calendar', async ({
  page,
  expectAccessible,
}) => {
  const shown = await doctorsOf(page, 'chen.yizhou', `${lists}/myCustomer?hospitalLevel=3A`);
  await pick(page, shown.slice(0, 3), '排拜访');
  const dialog = page.getByRole('dialog', { name: '为 3 位医生计划拜访' });
  const plan = dialog.getByRole('button', { name: '计划 3 次拜访' });
  await expect(plan).toBeDisabled();
  await dialog.getByRole('checkbox', { name: '关系维护' }).check();
  await dialog.getByLabel('安排在几个工作日内').fill('5');
  // Weeks that nobody has planned yet.
  const day = shanghaiDay(60);
  await dialog.getByLabel('从哪天开始').fill(day);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('最多能排 40 次')).toBeVisible();
  await expectAccessible('.ant-modal');
  await plan.click();
  await expect(page.getByText('已完成 · 3 / 3 位 · 已安排 3')).toBeVisible();
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(page.getByText(/已撤销 · 3 \/ 3 位/)).toBeVisible();
});

test('3.2 visits are planned for a hundred doctors at once, and for one more the dialog says so', async ({ page }) => {
  const [doctor] = await doctorsOf(page, 'zhou.minxing', `${lists}/allCustomer?tier=C`);
  await rowOf(page, doctor!.id).getByRole('checkbox').check();
  await page.getByRole('button', { name: /选择全部符合的/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '排拜访' }).click();
  const dialog = page.getByRole('dialog', { name: /为 [\d,]+ 位医生计划拜访/ });
  await dialog.getByRole('checkbox', { name: '关系维护' }).check();
  await expect(dialog.getByText('一次最多 100 位医生，请先缩小筛选范围')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /计划 [\d,]+ 次拜访/ })).toBeDisabled();
});
