// Journeys of finding: from the palette to a doctor, a view that opens with its list, the visits of a hospital, planned pages, names in English.
import { expect, test } from '../tools/testing/browser.ts';

const mine = '/pc/customer/doctorTeamManager/focusCustomer';

test('the palette opens a doctor by the English name, and the address opens the drawer again', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('Ruoxi Shen');
  await page.getByRole('option', { name: /沈若溪/ }).click();
  await expect(page).toHaveURL(/allCustomer\?id=\d+/);
  const drawer = page.getByRole('dialog').filter({ hasText: '沈若溪' });
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(drawer).toBeVisible();
});

test('a default view opens with its list once, shows its chips and is cleared by one click', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  await page.goto(`${mine}?tier=A`);
  await page.getByRole('button', { name: '保存为视图' }).click();
  const form = page.getByRole('dialog', { name: '保存为视图' });
  await form.getByRole('textbox').fill('只看 A 级');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '保存为视图' }).click();
  await expect(page.getByText('已保存为视图')).toBeVisible();
  await page.goto(mine);
  await expect(page).toHaveURL(/tier=A/);
  const chips = page.getByRole('list', { name: '筛选' });
  await expect(chips).toContainText('A');
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await expect(page).not.toHaveURL(/tier=A/);
  await expect(chips).toHaveCount(0);
});

test('the tag filter offers the tags of the enterprise, whatever rows are in sight', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou');
  await page.goto(`${mine}?keyword=zzzq`);
  await page.getByRole('button', { name: '标签', exact: true }).click();
  await expect(page.getByText('头痛学组', { exact: true })).toBeVisible();
});

test('a manager goes from a hospital to the visits of the team there; a planned page leads to ready ones', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('zhou.minxing');
  await page.goto('/pc/customer/hospitalList/totalHospital?sort=lastVisitAt,desc');
  await page.locator('tr.ant-table-row').first().locator('td').first().click();
  await page.getByRole('button', { name: '查看这家医院的拜访' }).click();
  await expect(page).toHaveURL(/teamVisit\?hospitalId=\d+/);
  await expect(page.getByRole('list', { name: '筛选' })).toContainText('医院');
  await page.goto('/pc/customer/KolMapping');
  await expect(page.getByText('按影响力和地区定位关键专家')).toBeVisible();
  await expectAccessible('.yj-planned');
  await page.getByRole('navigation', { name: '现在可以使用' }).getByRole('button').first().click();
  await expect(page).not.toHaveURL(/KolMapping/);
});

test('the whole personal center has no accessibility faults', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('chen.yizhou');
  await page.goto('/pc/personalcenter/index');
  await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible();
  await expectAccessible();
});
