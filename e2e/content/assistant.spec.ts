// The assistant as its users meet it: asked, answered with sources, rated, copied, stopped, found again (specification 2.3, ai; 7.2).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/testing/browser.ts';
import { startModelServer, type ModelServer } from '../../tools/testing/servers/model-server.ts';

// The language model of these journeys stands on this machine.
test.use({ settings: { ALLOW_PRIVATE_ADDRESSES: 'true' } });

async function ask(page: Page, mode: string, question: string): Promise<void> {
  await page.locator('.assistant-box').getByText(mode, { exact: true }).click();
  await page.getByRole('textbox', { name: '问题' }).fill(question);
  await page.keyboard.press('Enter');
}
const answers = (page: Page) => page.locator('article.assistant-turn');

test('AIC-01 AIC-09 AIC-17 a question is answered with its sources, rated, and found again under a new name', async ({
  signedIn,
  expectAccessible,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await signedIn('chen.yizhou', '/pc/ai/clound');
  await expect(page.getByText('想了解什么？')).toBeVisible();
  await expectAccessible();
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/article/chat');
  await ask(page, '文章', '每月头痛日与偏头痛预防治疗');
  const headers = (await sent).headers();
  expect(headers['content-type']).toContain('application/json');
  expect(headers['authorization']).toMatch(/^Bearer /);
  const answer = answers(page).last();
  await expect(answer.getByText('原文摘录，未经语言模型改写')).toBeVisible();
  const sources = answer.getByRole('region', { name: '出处' }).getByRole('listitem');
  await expect(sources.first()).toContainText('偏头痛');
  await expect(page).toHaveURL(/clound\?id=\d+/);
  await answer.getByRole('button', { name: '出处 1', exact: true }).first().click();
  await expect(sources.first()).toBeFocused();
  await answer.getByRole('button', { name: '复制' }).click();
  await expect(page.getByText('已复制回答与出处')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[1] ');
  await answer.getByRole('button', { name: '没有帮助' }).click();
  await page.getByRole('textbox', { name: '哪里不好（选填）' }).fill('太长');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已记录您的评价')).toBeVisible();
  await expect(answer.getByRole('button', { name: '没有帮助' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();

  const history = page.getByRole('navigation', { name: '对话记录' });
  await history.getByRole('button', { name: '重命名：每月头痛日与偏头痛预防治疗' }).click();
  const dialog = page.getByRole('dialog', { name: '重命名' });
  await dialog.getByRole('textbox', { name: '对话名称' }).fill('偏头痛预防');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '新对话' }).click();
  await expect(page.getByText('想了解什么？')).toBeVisible();
  await history.getByRole('button', { name: /^偏头痛预防/ }).click();
  await expect(answers(page)).toHaveCount(1);
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await ask(page, '文章', '火星土壤含水率');
  await expect(answers(page).last()).toContainText('没有找到相关内容');
  await expect(answers(page)).toHaveCount(2);

  await history.getByRole('button', { name: '删除：偏头痛预防' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s*除/ })
    .click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByText('想了解什么？')).toBeVisible();
});

test('AIC-05 a proposal becomes a draft of a meeting', async ({ signedIn }) => {
  const page = await signedIn('chen.yizhou', '/pc/ai/clound');
  await ask(page, '会议方案', '办一场 60 分钟的科室会，20 位医生，讲偏头痛预防');
  const answer = answers(page).last();
  await expect(answer).toContainText('讨论与答疑（15 分钟）');
  await answer.getByRole('button', { name: '存为会议草稿' }).click();
  await expect(page).toHaveURL(/meeting\/meetDetail\?id=\d+/);
  await expect(page.locator('.yj-detail-head:visible').getByText('草稿')).toBeVisible();
});

test.describe('with a language model', () => {
  let model: ModelServer;
  test.beforeAll(async () => {
    model = await startModelServer();
  });
  test.afterAll(() => model.close());

  test('its words appear while they come, are stopped, and what was said is kept', async ({
    signedIn,
    consoleErrors,
  }) => {
    const page = await signedIn('admin', '/pc/ai/clound');
    await page.getByRole('button', { name: '语言模型服务' }).click();
    const dialog = page.getByRole('dialog', { name: '语言模型服务' });
    await dialog.getByRole('textbox', { name: '服务地址' }).fill(model.address);
    await dialog.getByRole('textbox', { name: '模型' }).fill('model-1');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();

    model.mode = 'stalling';
    model.words = ['先看每月头痛日。'];
    await ask(page, '文章', '偏头痛如何预防治疗？');
    await expect(answers(page).last()).toContainText('先看每月头痛日。');
    await page.getByRole('button', { name: '停止' }).click();
    await expect(answers(page)).toHaveCount(1);
    await expect(answers(page).last()).toContainText('已停止，回答不完整');
    await expect(answers(page).last()).toContainText('由 model-1 生成，请核对出处');

    consoleErrors.allow(/503/);
    model.mode = 'refusing';
    await ask(page, '文章', '偏头痛如何预防治疗？');
    await expect(answers(page).last()).toContainText('这个问题没有得到回答');
    model.mode = 'stream';
    model.words = ['按头痛日', '评估 [1]'];
    await answers(page).last().getByRole('button', { name: '重试' }).click();
    await expect(answers(page).last()).toContainText('按头痛日评估');
    await expect(answers(page)).toHaveCount(2);
  });
});
