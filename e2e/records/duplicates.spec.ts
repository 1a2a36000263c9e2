// A doctor is created although another looks alike, and a steward merges two and takes it back (specification 7.5; product 3.2).
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import { expect, send, test } from '../../tools/testing/browser.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { findRecord } from '../../tools/testing/journeys/records.ts';

async function fill(page: Page, doctor: { name: string; department: string }): Promise<void> {
  const form = page.getByRole('dialog', { name: '新建医生' });
  await form.getByRole('textbox', { name: /^医生姓名/ }).fill(doctor.name);
  await form.getByRole('combobox', { name: /^医院/ }).fill('杭州');
  await page.locator('.ant-select-item-option').first().click();
  await form.locator('#departmentName').fill(doctor.department);
}

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建医生' }).click();
}

test('3.2 a new doctor is compared while it is typed, one who is there is offered, and another needs a reason', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('chen.yizhou', '/pc/customer/doctorTeamManager/focusCustomer');
  const name = '欧阳澜瑾';
  await add(page);
  await fill(page, { name, department: '神经内科' });
  const form = page.getByRole('dialog', { name: '新建医生' });
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('医生已新建')).toBeVisible();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  // What stands now where the button was may show its tooltip, which Escape would close first.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();

  await add(page);
  await fill(page, { name, department: '疼痛科' });
  await expect(form.getByRole('region', { name: '可能已有这位医生' })).toContainText('神经内科');
  await expect(form.getByText(/姓名 相同/)).toBeVisible();
  await expectAccessible('.yj-sheet');
  await form.getByRole('button', { name: '仍然新建' }).click();
  await expect(form.getByText('请说明为何仍要新建').first()).toBeVisible();
  await form.getByRole('button', { name: '用这位' }).first().click();
  await expect(page.getByRole('dialog', { name })).toContainText('神经内科');
});

test('two doctors of one name in one department are kept once something tells them apart, and the list says what', async ({
  signedIn,
  consoleErrors,
}) => {
  // The browser's own note of the refusal.
  consoleErrors.allow(/409/);
  const page = await signedIn('chen.yizhou', '/pc/customer/doctorTeamManager/focusCustomer');
  const name = '欧阳珩樾';
  const form = page.getByRole('dialog', { name: '新建医生' });
  await add(page);
  await fill(page, { name, department: '神经内科' });
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goto('/pc/customer/doctorTeamManager/focusCustomer');

  await add(page);
  await fill(page, { name, department: '神经内科' });
  await form.locator('#reason').fill('另一人，已电话核实');
  await form.getByRole('button', { name: '仍然新建' }).click();
  await expect(form.getByRole('alert').first()).toContainText('请填写同名区分');
  await form.locator('#namesake').fill('头痛方向');
  await page.screenshot({ path: test.info().outputPath('namesake.png') });
  await form.getByRole('button', { name: '仍然新建' }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('头痛方向');
  await page.goto(`/pc/customer/doctorTeamManager/focusCustomer?keyword=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: '头痛方向' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('list.png') });
});

/** Two doctors of one name in one hospital, made by whoever is signed in. */
async function makeTwo(page: Page, name: string): Promise<void> {
  const { hospitalId } = await findRecord<Doctor>(page, '/doctor/find/page?type=MY_CUSTOMER');
  for (const [departmentName, reason] of [
    ['神经内科', '第一次见面'],
    ['神经内科二病区', '另一病区也有同名医生'],
  ])
    await send(page, '/doctor/add', { name, hospitalId, departmentName, reason });
}

test('3.2 a steward compares a pair, merges it after the test run, and takes the merge back', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const name = '欧阳琛霁';
  await withUser({ browser, baseURL }, { login: 'chen.yizhou', path: '/pc/dashboard' }, (rep) => makeTwo(rep, name));
  const page = await signedIn('su.zhen', `/pc/customer/doctorDuplicates?keyword=${encodeURIComponent(name)}`);
  const row = page.locator('tr.ant-table-row', { hasText: name });
  await expect(row).toHaveCount(1);
  await expectAccessible();
  await row.click();
  const drawer = page.getByRole('dialog', { name: /^比较/ });
  await expect(drawer.getByText('试算：相关记录')).toBeVisible();
  const note = `合并${Date.now()}`;
  await expectAccessible('.yj-sheet');
  await drawer.getByRole('button', { name: /^合\s?并$/ }).click();
  const ask = page.getByRole('dialog', { name: /^把 / });
  await ask.getByLabel('说明').fill(note);
  await ask.getByRole('button', { name: /^合\s?并$/ }).click();
  await expect(drawer).toBeHidden();
  await page
    .locator('label')
    .filter({ hasText: /^已合并/ })
    .first()
    .click();
  const merged = page.locator('tr.ant-table-row').filter({ hasText: note });
  await expect(merged).toContainText('有效');
  await merged.getByRole('button', { name: /^撤销合并/ }).click();
  const undo = page.getByRole('dialog', { name: /^撤销合并/ });
  await undo.getByRole('button', { name: '撤销合并' }).click();
  await expect(page.getByText('已撤销，所有记录原样恢复')).toBeVisible();
  await expect(merged).toContainText('已撤销');
});
