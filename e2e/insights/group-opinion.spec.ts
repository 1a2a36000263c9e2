// Opinion of groups and of one doctor: what is asked for first, the answer, the doctors and posts behind it (specification 5 and 9).
import { expect, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';

const path = '/pc/userInsights/HCPGrouPortrait/DocGroup';

test(
  'OPG-01 OPG-02 OPG-03 OPG-04 OPG-05 OPG-19 R5.3 marketing chooses indication and drug first, reads the answer and opens the doctors behind a number',
  { tag: '@smoke' },
  async ({ signedIn, expectAccessible }) => {
    test.setTimeout(120_000);
    const page = await signedIn('fang.ruogu', path);
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/insight/group/find')) questions.push(request.url());
    });
    await expect(page.getByText('请先选择适应症和药品名称')).toBeVisible();
    await expect(page.getByText('请选择省份')).toBeVisible();
    await expect(page.getByText('请选择城市')).toBeVisible();
    await page.getByRole('button', { name: /^适应症/ }).click();
    await page.getByRole('checkbox', { name: '偏头痛' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '药品', exact: true }).click();
    await page.getByRole('checkbox', { name: /^泰舒宁/ }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('请选择省份和城市')).toBeVisible();
    // Nothing is asked before all of it is chosen.
    expect(questions).toEqual([]);
    await page.getByRole('combobox', { name: '省份' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '全国' }).click();
    await expect(page.getByText(/位医生 [\d,]+ 次提到 泰舒宁/)).toBeVisible();
    await expect.poll(() => questions.length).toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: '推荐指数', exact: true })).toContainText('95% 区间');
    for (const name of ['药品与竞品', '态度分布', '观点（按问题归类）'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    for (const name of ['科室 Top 10', '省份 Top 10', '地区 Top 10', '医院 Top 10'])
      await expect(page.getByRole('table', { name })).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/group-opinion.png', fullPage: true });
    await page.getByRole('region', { name: '态度分布' }).getByRole('button', { name: /^负面/ }).click();
    const drawer = page.getByRole('dialog', { name: /负面/ });
    await expect(drawer.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible();
  },
);

test('the page that is asked nothing yet offers each own product, over the whole country, in one click', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('fang.ruogu', path);
  const starter = page.getByRole('button', { name: '泰舒宁 · 全国' });
  await expect(starter).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/group-opinion-empty.png' });
  await starter.click();
  await expect(page.getByText(/位医生 [\d,]+ 次提到 泰舒宁/)).toBeVisible();
  await expect(page).toHaveURL(/indication=.+drug=\d+.+province=ALL&city=ALL/);
});

test('OPI-03 OPI-07 a representative reads one doctor in English on a phone in the dark, with the words behind each tag', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn(
    'chen.yizhou',
    `${path}?indication=MIGRAINE&indication=INSOMNIA&period=ALL&province=ALL&city=ALL`,
    'en',
  );
  await expect(page.getByText('Please choose indications and drug names first')).toBeVisible();
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Drugs/ }).click();
  await page
    .getByRole('checkbox', { name: /· Own$/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/recommendation index/)).toBeVisible();
  const voices = page.getByRole('region', { name: 'Leading doctors by attitude' });
  await voices.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Individual doctor opinion' })).toBeVisible();
  await expect(page).toHaveURL(/\/userInsights\/HCPGrouPortrait\/DocIndividual\?/);
  await expect(page.locator('.shell-page:visible').getByText(/recommendation index \d+\.\d/)).toBeVisible();
  await expect(page.getByText(/Model lexicon-\d/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct' })).toHaveCount(0);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/individual-opinion-390.png', fullPage: true });
});

for (const [language, words] of [
  [
    'zh',
    {
      drugs: '药品',
      own: /^泰舒宁/,
      versus: '与…比较',
      other: /佐缓平/,
      region: '并排比较',
      index: /推荐指数/,
      sure: /区间/,
    },
  ],
  [
    'en',
    {
      drugs: 'Drugs',
      own: /^Tixunin/,
      versus: 'Compare with',
      other: /Zohuan/,
      region: 'Side by side',
      index: /Recommendation index/,
      sure: /interval/,
    },
  ],
] as const)
  test(`3.14 two drugs stand side by side with the difference and its interval (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    const page = await signedIn('fang.ruogu', `${path}?indication=MIGRAINE&period=ALL&province=ALL&city=ALL`, language);
    await page.locator('.opinion-question').getByRole('button', { name: words.drugs, exact: true }).click();
    await page.getByRole('checkbox', { name: words.own }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: words.versus }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: words.other }).click();
    await expect(page).toHaveURL(/versus=drug/);
    const table = page.getByRole('region', { name: words.region, exact: true }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('row', { name: words.index })).toContainText(words.sure);
    if (language === 'en') {
      await goDark(page);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    await expect(table).toBeVisible();
    await expectAccessible();
    await table.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `test-results/opinion-beside-${language}.png` });
    await table.getByRole('button').last().click();
    await expect(page.getByRole('dialog', { name: words.other })).toContainText(/\d/);
  });
