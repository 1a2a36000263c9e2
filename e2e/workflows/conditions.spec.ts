// A process with a condition, built by choosing alone: a template, a step between two, a branch whose way is picked field by field (product: workflow).
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';

async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  // A long list draws only what is in sight.
  if (await box.isEditable()) await box.fill(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

async function boxOf(canvas: Locator, id: string) {
  const box = await canvas.locator(`[data-element-id="${id}"]`).first().boundingBox();
  return box!;
}

test('a process with a condition is built by choosing alone, tried and read in English', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const key = `buy-${Date.now().toString(36)}`;
  const admin = await signedIn('admin', '/pc/admin/workflows');
  await admin.getByRole('button', { name: '新建流程' }).click();
  const dialog = admin.getByRole('dialog', { name: '新建流程' });
  await dialog.getByLabel('中文名称').fill(`采购 ${key}`);
  await dialog.getByLabel('英文名称').fill(key);
  await expect(dialog.getByLabel('标识')).toHaveValue(key);
  await pick(admin, '从何开始', '按金额分支');
  await dialog.getByRole('button', { name: '开始设计' }).click();

  const canvas = admin.getByRole('group', { name: '流程画布' });
  const side = admin.getByRole('complementary', { name: '属性' });
  const palette = admin.getByRole('toolbar', { name: '可用元素' });
  await canvas.locator('[data-element-id="finance"]').first().click();
  await expect(side.getByLabel('名称', { exact: true })).toHaveValue('财务审批');
  // Between the line manager and the branch comes one more branch, which goes on as before by default.
  const [from, to] = [await boxOf(canvas, 'leader'), await boxOf(canvas, 'size')];
  await admin.mouse.click((from.x + from.width + to.x) / 2, from.y + from.height / 2);
  await expect(side.getByText(/即插入两步之间/)).toBeVisible();
  await palette.getByRole('button', { name: '条件分支' }).click();
  await expect(side.getByText(/有两条以上出线后/)).toBeVisible();
  await palette.getByRole('button', { name: '审批', exact: true }).click();
  await side.getByLabel('名称', { exact: true }).fill('合规复核');
  await side.getByRole('button', { name: '添加规则' }).click();
  await pick(admin, '规则 1 的对象', '合规');
  await pick(admin, '下一步', '金额大？');
  const faults = admin.getByRole('region', { name: /处问题/ });
  await faults.getByRole('button', { name: /既无条件也非默认出线/ }).click();
  await pick(admin, '条件：第 1 项的字段', '金额');
  await pick(admin, '条件：第 1 项的比较', '不小于');
  await side.getByLabel('条件：第 1 项的值').fill('2000');
  await side.getByRole('button', { name: '添加一项' }).click();
  await pick(admin, '条件：第 2 项的字段', '发起人的角色');
  await pick(admin, '条件：第 2 项的值', '医药代表');
  await expect(admin.getByText('检查通过，可以部署').first()).toBeVisible();
  await expectAccessible('.designer');
  await side.getByText('表达式', { exact: true }).click();
  await expect(side.getByLabel('条件（表达式）')).toHaveValue(
    'form.amount >= 2000 and list contains(starter.roles, "REP")',
  );

  const trial = admin.getByRole('dialog', { name: '试运行' });
  const run = async (amount: string): Promise<void> => {
    await trial.getByLabel('金额').fill(amount);
    await trial.getByRole('button', { name: /运\s?行/ }).click();
    await expect(trial.getByText('结果：通过')).toBeVisible();
  };
  await admin
    .locator('.designer-head')
    .getByRole('button', { name: /试运行/ })
    .click();
  await trial.getByLabel(/由谁发起/).click();
  await admin.keyboard.type('陈亦舟');
  await admin.keyboard.press('Enter');
  await run('1500');
  await expect(trial.getByText('合规复核')).toHaveCount(0);
  await run('2000');
  await expect(trial.getByText('合规复核').first()).toBeVisible();
  await expect(trial.getByText('财务审批')).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(admin.locator('.designer-head').getByText(/草稿已保存/)).toBeVisible();
});
