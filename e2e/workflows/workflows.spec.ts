// Processes as people meet them: asked for, decided, in effect; two at once, several together; the console's section (specification 2.3; product: workflow).
import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from '../../tools/testing/browser.ts';
import { shanghaiDay } from '../../tools/testing/days.ts';
import { choosePerson } from '../../tools/testing/journeys/people.ts';
import { untilStill } from '../../tools/testing/journeys/stillness.ts';

const CREATE = '/pc/taskManager/process-instance/create';
const TODO = '/pc/taskManager/task/todo?sort=createdAt,desc';

/** Another person in a browser of their own. */
async function another(browser: Browser, login: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  await signIn(page, login);
  return page;
}

async function askForExport(page: Page, title: string): Promise<void> {
  await page.goto(`${CREATE}?definition=export-approval`);
  await page.getByLabel('标题').fill(title);
  await page.getByRole('radio', { name: '拜访' }).check();
  await page.getByLabel(/最多行数/).fill('6000');
  await page.getByLabel(/用途/).fill('季度复盘需要全部拜访');
  await page.getByRole('button', { name: /^提\s?交$/ }).click();
  await page.waitForURL(/process-instance\/detail/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

const rowOf = (page: Page, title: string) => page.locator('tr.ant-table-row', { hasText: title });

async function openTask(page: Page, title: string): Promise<void> {
  await page.goto(TODO);
  await rowOf(page, title).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/轮到您处理/)).toBeVisible();
}

const agree = (page: Page) => page.locator('.yj-decide').getByRole('button', { name: /^同\s?意$/ });

test('a representative asks for a large export, sees the path, and it opens once leader and compliance agree', async ({
  signedIn,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const rep = await signedIn('chen.yizhou', CREATE);
  await expectAccessible('.shell-content');
  await rep
    .getByRole('button', { name: /大批量导出审批/ })
    .first()
    .click();
  await rep.getByRole('button', { name: /^提\s?交$/ }).click();
  await expect(rep.getByText('请先改正')).toBeVisible();
  await rep.getByLabel(/最多行数/).fill('30000');
  const path = rep.getByRole('list', { name: '预计审批路径' });
  await expect(path.getByText('系统管理员复核')).toBeVisible();
  await rep.getByLabel(/最多行数/).fill('6000');
  await expect(path.getByText('系统管理员复核')).toHaveCount(0);
  await expect(path.getByText('周敏行')).toBeVisible();
  await rep.getByRole('radio', { name: '拜访' }).check();
  await expect(rep.getByText(/草稿已保存/)).toBeVisible();
  await rep.getByLabel(/用途/).fill('季度复盘需要全部拜访');
  await rep.getByLabel('标题').fill('季度复盘导出');
  await expectAccessible('.shell-content');
  await rep.getByRole('button', { name: /^提\s?交$/ }).click();
  await rep.waitForURL(/process-instance\/detail/);
  await expect(rep.getByText('审批中').first()).toBeVisible();
  await rep.getByText('流程图', { exact: true }).click();
  await expect(rep.locator('.bjs-powered-by')).toBeVisible();
  await expect(rep.locator('.workflow-now')).toHaveCount(1);
  await expectAccessible('.shell-content');

  const leader = await another(browser, 'zhou.minxing');
  await openTask(leader, '季度复盘导出');
  await leader
    .locator('.yj-decide')
    .getByRole('button', { name: /^驳\s?回$/ })
    .click();
  await expect(leader.getByText('请填写意见')).toBeVisible();
  await leader.keyboard.press('Alt+KeyA');
  await expect(leader.getByText(/已同意“季度复盘导出”/)).toBeVisible();
  await leader.goto('/pc/taskManager/task/done');
  await expect(rowOf(leader, '季度复盘导出')).toHaveCount(1);

  const compliance = await another(browser, 'shen.lian');
  await openTask(compliance, '季度复盘导出');
  await expect(compliance.getByText('本节点可修改')).toBeVisible();
  await compliance.getByLabel(/最多行数/).fill('5500');
  await agree(compliance).click();
  await expect(compliance.getByText(/已同意“季度复盘导出”/)).toBeVisible();

  await expect(rep.getByText('已通过').first()).toBeVisible();
  await rep.getByText('进程', { exact: true }).click();
  await expect(rep.getByText('5,500')).toBeVisible();
  await expect(rep.getByText(/开放一次导出/)).toBeVisible();
  await rep.getByRole('button', { name: /打\s?印/ }).click();
  await expect(rep.getByText(/内容校验 [0-9a-f]{64}/)).toBeVisible();
  await rep.emulateMedia({ media: 'print' });
  await expect(rep.locator('.shell-sider')).toBeHidden();
  await rep.emulateMedia({ media: 'screen' });
  await leader.context().close();
  await compliance.context().close();
});

test('a colleague stands in for a while: of two who decide at once, the second is told who was first', async ({
  signedIn,
  browser,
  consoleErrors,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  consoleErrors.allow(/409/);
  const one = await signedIn('zhou.minxing', TODO);
  await one.getByRole('button', { name: '审批委托' }).click();
  const drawer = one.getByRole('dialog', { name: '审批委托' });
  await drawer.getByRole('button', { name: '新增委托' }).click();
  await choosePerson(one, drawer.getByLabel(/受托人/), '顾长风');
  await drawer.getByRole('button', { name: /确\s?定/ }).click();
  await expect(drawer.getByText('您委托 顾长风')).toBeVisible();
  await untilStill(one);
  await expectAccessible('.ant-drawer');

  const rep = await another(browser, 'chen.yizhou');
  await askForExport(rep, '两人同时处理');
  await openTask(one, '两人同时处理');
  const two = await another(browser, 'gu.changfeng');
  await two.goto(TODO);
  await expect(rowOf(two, '两人同时处理').getByText('代 周敏行')).toBeVisible();
  await openTask(two, '两人同时处理');
  await agree(one).click();
  await expect(one.getByText(/已同意“两人同时处理”/)).toBeVisible();
  await two.locator('.yj-decide textarea').fill('我也同意');
  await agree(two).click();
  await expect(two.getByText(/周敏行 已先处理/)).toBeVisible();
  await expect(two.getByText('页面已更新为最新状态。')).toBeVisible();
  await expect(agree(two)).toHaveCount(0);

  await one.goto(TODO);
  await one.getByRole('button', { name: '审批委托' }).click();
  await drawer.getByRole('button', { name: /收\s?回/ }).click();
  await one
    .getByRole('dialog', { name: /收回给/ })
    .getByRole('button', { name: /收\s?回/ })
    .click();
  await expect(drawer.getByText('已收回', { exact: true })).toBeVisible();
  await rep.context().close();
  await two.context().close();
});

test('low-risk tasks are agreed to together, each with its answer', async ({ signedIn, browser, expectAccessible }) => {
  test.setTimeout(240_000);
  const rep = await signedIn('chen.yizhou', CREATE);
  for (const title of ['查看申请甲', '查看申请乙']) {
    await rep.goto(`${CREATE}?definition=access-request`);
    await rep.getByLabel('标题').fill(title);
    await rep.getByRole('radio', { name: '医生' }).check();
    await rep.getByLabel(/记录编号/).fill('1');
    await choosePerson(rep, rep.getByLabel(/记录负责人/), '林知远');
    await rep.getByLabel(/查看截止/).fill(shanghaiDay(90));
    await rep.keyboard.press('Enter');
    await rep.getByLabel(/申请理由/).fill('联合拜访前了解情况');
    await rep.getByRole('button', { name: /^提\s?交$/ }).click();
    await rep.waitForURL(/process-instance\/detail/);
  }
  await askForExport(rep, '须逐件处理的导出');
  await rep.goto('/pc/taskManager/myProcess');
  await expect(rowOf(rep, '查看申请甲').getByText('直属上级审批')).toBeVisible();
  await expectAccessible('.shell-content');
  await rowOf(rep, '查看申请甲')
    .getByRole('button', { name: /催\s?办/ })
    .click();
  await expect(rep.getByText('已催办')).toBeVisible();

  const leader = await another(browser, 'zhou.minxing');
  await leader.goto(TODO);
  for (const title of ['查看申请甲', '查看申请乙', '须逐件处理的导出'])
    await rowOf(leader, title).getByRole('checkbox').check();
  await leader.getByRole('button', { name: '批量同意' }).click();
  const dialog = leader.getByRole('dialog', { name: '批量同意 2 件' });
  await expect(dialog.getByText('须逐件处理', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^同\s?意$/ }).click();
  await expect(dialog.getByText('已同意 2 件，未办成 0 件')).toBeVisible();
  await dialog
    .getByRole('button', { name: /关\s?闭/ })
    .last()
    .click();
  await expect(rowOf(leader, '查看申请甲')).toHaveCount(0);
  await expect(rowOf(leader, '须逐件处理的导出')).toHaveCount(1);
  await leader.context().close();
});

test('the administrator sees definitions with their versions, every process, and nothing that stands still', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('admin', '/pc/admin/workflows');
  await expect(rowOf(page, '大批量导出审批')).toHaveCount(1);
  await expectAccessible();
  await rowOf(page, '大批量导出审批')
    .getByRole('button', { name: /版\s?本/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '“大批量导出审批”的版本' });
  await drawer.getByRole('button', { name: '看流程图' }).first().click();
  await expect(drawer.locator('.bjs-powered-by')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('停滞的流程').first().click();
  await expect(page.getByText('没有停滞的流程')).toBeVisible();
});
