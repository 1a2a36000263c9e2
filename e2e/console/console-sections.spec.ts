// The console keeps words, dictionaries, rules and settings, and what is kept acts without a reload (specification 3, 9).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type SignedIn, test } from '../../tools/testing/browser.ts';

async function open(signedIn: SignedIn, login: string, path: string): Promise<Page> {
  const page = await signedIn(login, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('words are replaced at once, without a reload, and go back to the built-in ones', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  const page = await open(signedIn, 'admin', '/pc/admin/languages');
  const sections = page.getByRole('navigation', { name: '管理后台栏目' });
  await page.getByPlaceholder('键、中文或英文').fill('toProduct');
  await expect(page.getByText('Back to the workspace')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '修改 toProduct' }).click();
  const form = page.getByRole('dialog', { name: /修改词条/ });
  await form.locator('#zh').fill('回到 {name}');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText(/占位符须与内置文字一致/).first()).toBeVisible();
  await form.locator('#zh').fill('<b>回到工作台</b>');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '<b>回到工作台</b>' })).toBeVisible();
  await expect(sections).toBeVisible();
  await page.getByRole('button', { name: '恢复内置文字 toProduct' }).click();
  await expect(page.getByRole('link', { name: '返回工作台' })).toBeVisible();
});

test('what is exported comes in again, and the report leads to what is missing', async ({
  signedIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  const page = await open(signedIn, 'admin', '/pc/admin/languages?type=visits');
  await page.getByRole('button', { name: '导出' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const sheet = readFileSync(await file.path(), 'utf8');
  expect(sheet.split('\n').length).toBeGreaterThan(20);
  expect(sheet).toContain('visits');
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from('类型,键\nvisits,x\n') });
  const refused = page.getByRole('dialog').filter({ hasText: '未导入任何内容' });
  await expect(refused).toContainText('缺少列');
  await refused.getByRole('button').click();
  await page.getByRole('button', { name: '缺失翻译报告' }).click();
  await expect(page.getByRole('region', { name: '组织' })).toBeVisible();
});

test('R3.3 a dictionary is ordered by keyboard, filled and emptied; what is in use says where', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const page = await open(signedIn, 'su.zhen', '/pc/admin/dictionaries?key=visitPurpose');
  const values = page.locator('.dictionary-values li');
  await expect(values.first()).toContainText('学术传递');
  await expectAccessible();
  await page.getByRole('button', { name: '下移 学术传递' }).press('Enter');
  await expect(values.nth(1)).toContainText('学术传递');
  await expect(page.getByRole('status').filter({ hasText: '学术传递 移到第 2 位' })).toHaveCount(1);
  await page.getByRole('button', { name: '新增值' }).click();
  const form = page.getByRole('dialog', { name: '新增值' });
  await form.locator('#name').fill('科室培训');
  await form.locator('#enName').fill('Department training');
  await form.locator('#value').fill('TRAINING');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(values.last()).toContainText('科室培训');
  await page.getByRole('button', { name: '删除 学术传递' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(/正在使用，不能删除或改值：拜访 \d+ 条/).first()).toBeVisible();
});

test('a rule is tried out, changed from a day on, and keeps its history', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, 'shen.lian', '/pc/admin/rules');
  await expect(page.getByText('会议中执行').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '试算 H4' }).click();
  const trial = page.getByRole('dialog', { name: /试算/ });
  await trial.getByRole('spinbutton').fill('350');
  await trial.getByRole('button', { name: '试算' }).click();
  await expect(trial.getByText('人均餐费超过 300 元')).toBeVisible();
  await expect(trial.getByText('The meal is over CNY 300 a head')).toBeVisible();
  await trial.getByRole('button', { name: '关闭' }).click();
  await expect(trial).toBeHidden();
  await page.getByRole('button', { name: '修改 V1' }).click();
  const form = page.getByRole('dialog', { name: /修改规则/ });
  await form.getByRole('spinbutton').fill('10');
  await form.locator('#note').fill('月底补录较多');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('更新成功')).toBeVisible();
  await page.getByRole('button', { name: 'V1 的历史' }).click();
  const history = page.getByRole('dialog', { name: /历史版本/ });
  await expect(history.getByRole('region')).toHaveCount(2);
  await expect(history).toContainText('月底补录较多');
});

test('settings of the enterprise: the connection is tested, a dangerous change asks first', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const page = await open(signedIn, 'admin', '/pc/admin/enterprise');
  await page.getByRole('button', { name: '测试连接' }).click();
  await expect(page.getByText('连接正常：内置认证服务')).toBeVisible();
  await expectAccessible();
  await page.locator('#authAddress').fill('https://127.0.0.1/auth');
  await page.getByRole('button', { name: '测试连接' }).click();
  await expect(page.getByText('不允许访问本机或内网地址')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('dialog').filter({ hasText: '确定修改认证或接口地址吗？' });
  await question.getByRole('button', { name: '取消' }).click();
  await page.locator('#authAddress').fill('/auth');
  await page.locator('#siteId').fill('weili-2');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
});

test('R6.1 the sections open for whoever holds them', async ({ signedIn }) => {
  const page = await signedIn('qian.hui', '/pc/admin/rules');
  await expect(page.getByRole('button', { name: '试算 V1' })).toBeVisible();
  await expect(page.getByRole('button', { name: '修改 V1' })).toHaveCount(0);
  await page.goto('/pc/admin/enterprise');
  await expect(page.getByText('403 没有权限')).toBeVisible();
});
