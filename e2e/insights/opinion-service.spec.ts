// An opinion service of the enterprise answers the opinion pages, and a language model reads what its own tagger is unsure of (specification 7.5, last paragraph; product 3.14).
import { expect, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';
import { startModelServer } from '../../tools/testing/servers/model-server.ts';
import { startOpinionServer, type OpinionServer } from '../../tools/testing/servers/opinion-server.ts';

// The service of this journey stands on this machine.
test.use({ settings: { ALLOW_PRIVATE_ADDRESSES: 'true' } });

const path = '/pc/userInsights/HCPGrouPortrait/DocGroup';

let service: OpinionServer;
test.beforeAll(async () => {
  service = await startOpinionServer();
});
test.afterAll(() => service.close());

test('OPI-09 an administrator connects it, the page names it and what it left out, and goes on when it is away', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('admin', `${path}?indication=MIGRAINE&period=1Y&province=ALL&city=ALL`);
  const use = async (address: string): Promise<void> => {
    await page.getByRole('button', { name: '外部舆情服务' }).click();
    const dialog = page.getByRole('dialog', { name: '外部舆情服务' });
    await dialog.getByRole('textbox', { name: '服务地址' }).fill(address);
    await expectAccessible();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
  };
  const choosePeriod = async (name: string): Promise<void> => {
    await page.getByRole('combobox', { name: '时间范围' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  };
  await use(service.address);
  await page.getByRole('button', { name: '药品', exact: true }).click();
  await page.getByRole('checkbox', { name: /^泰舒宁/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/数据来自外部舆情服务 127\.0\.0\.1:\d+，模型 reader-3/)).toBeVisible();
  await expect(page.getByText(/统计范围是所选地区的全部医生/)).toBeVisible();
  await expect(page.getByRole('table', { name: '医院 Top 10' })).toContainText('第1医院');
  // No list of doctors stands behind a number, and no number pretends so.
  const attitudes = page.getByRole('region', { name: '态度分布' });
  await expect(attitudes).toContainText('正面');
  await expect(attitudes.getByRole('button', { name: /^正面/ })).toHaveCount(0);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/opinion-service.png', fullPage: true });

  service.mode = 'partial';
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePeriod('近 3 个月');
  await expect(page.getByText(/服务没有提供：.*观点/)).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/opinion-service-390.png', fullPage: true });

  consoleErrors.allow(/503/);
  service.mode = 'refusing';
  await page.setViewportSize({ width: 1440, height: 900 });
  await choosePeriod('近 6 个月');
  await expect(page.getByText('外部舆情服务拒绝了请求（401），请联系管理员检查地址和密钥')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '省份' })).toBeVisible();
  await expectAccessible();

  await use('');
  await expect(page.getByText(/篇公开帖子/)).toBeVisible();
  await expect(page.getByText(/数据来自外部舆情服务/)).toHaveCount(0);
});

test('an administrator names a language model, and it reads a portion of the unsure sentences', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const model = await startModelServer();
  try {
    const tag = { aspect: 'OVERALL', attitude: 'NEGATIVE', viewpoint: 'RECOMMENDATION', words: '那啥' };
    // Of all sentences that are read with it, the model has something to say of one.
    model.mode = 'whole';
    model.words = (question) => {
      const numbered = [...question.matchAll(/^(\d+)\. (.*)$/gm)];
      const answers = numbered.map(([, n, sentence]) => ({
        n: Number(n),
        ...(sentence!.includes('那啥') ? tag : { aspect: null }),
      }));
      return [JSON.stringify(answers)];
    };
    const post = { source: 'FORUM', externalId: 'J1', doctorId: '1', postedAt: '2026-05-04', body: '泰舒宁那啥了。' };
    const page = await signedIn('admin', path);
    await page.getByRole('button', { name: '标注模型' }).click();
    const dialog = page.getByRole('dialog', { name: '观点标注的语言模型' });
    await dialog.getByRole('textbox', { name: '服务地址' }).fill(model.address);
    await dialog.getByRole('textbox', { name: '模型' }).fill('reader-1');
    await expectAccessible();
    await page.screenshot({ path: 'test-results/tagger-dialog.png' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: '导入帖子' }).click();
    const file = { name: 'posts.jsonl', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(post)) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/^已导入 1 /)).toBeVisible();
    await page.getByRole('button', { name: '请语言模型标注' }).click();
    await expect(page.getByText(/^读了 \d+ 句：标注 1，未谈及 \d+，回答不合格 0（未采用）/)).toBeVisible();
    expect(model.asked.filter(({ messages }) => messages.at(-1)!.content.includes('那啥'))).toHaveLength(1);
  } finally {
    await model.close();
  }
});
