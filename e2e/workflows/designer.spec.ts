// From the designer to done: a process is drawn, checked, deployed, started by a representative and agreed to by two (product: workflow).
import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { choosePerson } from '../../tools/testing/journeys/people.ts';

async function another(browser: Browser, login: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  await signIn(page, login);
  return page;
}

async function agreeTo(page: Page, title: string, file?: string): Promise<void> {
  await page.goto('/pc/taskManager/task/todo?sort=createdAt,desc');
  await expect(page.locator('.shell-menu .workflow-badge')).toBeVisible();
  await page.locator('tr.ant-table-row', { hasText: title }).click();
  await expect(page.getByText(/轮到您处理/)).toBeVisible();
  const agree = page.locator('.yj-decide').getByRole('button', { name: /^同\s?意$/ });
  if (file !== undefined) {
    await agree.click();
    await expect(page.getByText('这一步须附上附件')).toBeVisible();
    await page
      .locator('#proof-files')
      .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from('依据') });
    await expect(page.getByText(file)).toBeVisible();
  }
  await agree.click();
  await expect(page.getByText(`已同意“${title}”`)).toBeVisible();
}

test('designer to done: drawn and deployed by the administrator, started, agreed to by two', async ({
  signedIn,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const key = `car-${Date.now().toString(36)}`;
  const name = `用车 ${key}`;
  const admin = await signedIn('admin', '/pc/admin/workflows');
  await admin.getByRole('button', { name: '新建流程' }).click();
  const dialog = admin.getByRole('dialog', { name: '新建流程' });
  await dialog.getByLabel('中文名称').fill(name);
  await dialog.getByLabel('英文名称').fill(`Car ${key}`);
  await dialog.getByLabel('标识').fill(key);
  await dialog.getByRole('button', { name: '开始设计' }).click();

  const canvas = admin.getByRole('group', { name: '流程画布' });
  const side = admin.getByRole('complementary', { name: '属性' });
  const head = admin.locator('.designer-head');
  await expect(canvas.locator('[data-element-id="leader"]').first()).toBeVisible();
  await expect(canvas.locator('.bjs-powered-by')).toBeVisible();
  // A second approval is drawn behind the first one, and the end behind that.
  await canvas.locator('[data-element-id="leader"]').first().click();
  await side.locator('#node-attachment').click();
  await canvas.locator('[data-element-id="end"]').first().click();
  await side.getByRole('button', { name: '删除' }).click();
  await canvas.locator('[data-element-id="leader"]').first().click();
  await admin.getByRole('toolbar', { name: '可用元素' }).getByRole('button', { name: '审批', exact: true }).click();
  await side.getByLabel('名称', { exact: true }).fill('合规复核');
  await side.getByRole('button', { name: '添加规则' }).click();
  await admin.getByRole('toolbar', { name: '可用元素' }).getByRole('button', { name: '结束', exact: true }).click();
  // The rule names nobody yet: that is told, marked, and a click leads there.
  const faults = admin.getByRole('region', { name: /处问题/ });
  await expect(faults.getByText('候选人规则无效')).toBeVisible();
  await expect(canvas.locator('.workflow-fault').first()).toBeVisible();
  await expectAccessible('.designer');
  await faults.getByRole('button', { name: /候选人规则无效/ }).click();
  await side.getByLabel('规则 1 的对象').click();
  await admin.keyboard.type('合规');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('检查通过，可以部署').first()).toBeVisible();
  await expect(head.getByText(/草稿已保存/)).toBeVisible();

  await head.getByRole('button', { name: /试运行/ }).click();
  const trial = admin.getByRole('dialog', { name: '试运行' });
  await choosePerson(admin, trial.getByLabel(/由谁发起/), '陈亦舟');
  await trial.getByRole('button', { name: /运\s?行/ }).click();
  await expect(trial.getByText('结果：通过')).toBeVisible();
  await expect(trial.getByText('周敏行').first()).toBeVisible();
  await admin.keyboard.press('Escape');

  await head.getByRole('button', { name: /^部\s?署$/ }).click();
  await admin
    .getByRole('dialog', { name: '部署为第 1 版' })
    .getByRole('button', { name: /^部\s?署$/ })
    .click();
  await expect(admin.getByText('已部署为第 1 版')).toBeVisible();

  const rep = await another(browser, 'chen.yizhou');
  const title = `去机场 ${key}`;
  await rep.goto(`/pc/taskManager/process-instance/create?definition=${key}`);
  await rep.getByLabel('标题').fill(title);
  await rep.getByRole('button', { name: /^提\s?交$/ }).click();
  await rep.waitForURL(/process-instance\/detail/);

  const leader = await another(browser, 'zhou.minxing');
  await agreeTo(leader, title, '行程.txt');
  const compliance = await another(browser, 'shen.lian');
  await agreeTo(compliance, title);
  await expect(rep.getByText('已通过').first()).toBeVisible();
  const arrived = rep.waitForEvent('download');
  await rep.getByRole('button', { name: '行程.txt' }).click();
  expect((await arrived).suggestedFilename()).toBe('行程.txt');
  for (const page of [rep, leader, compliance]) await page.context().close();
});
