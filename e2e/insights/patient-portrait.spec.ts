// Patient portraits in both languages: from the list to one group, its charts and their tables.
import { expect, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';

test('PAT-01 PAT-02 PAT-03 a representative opens the portrait of a group and reads its curve as a table', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('chen.yizhou', '/pc/userInsights/PatientPortrait');
  await expect(page.getByText(/个画像/)).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/patient-portraits.png', fullPage: true });
  await page
    .getByRole('region', { name: '偏头痛' })
    .getByRole('link', { name: /^一线 · 18–39 岁/ })
    .click();
  await expect(page).toHaveURL(/PatientPortraitDetail\?indication=MIGRAINE/);
  await expect(page.getByRole('heading', { name: '偏头痛 · 一线 · 18–39 岁' })).toBeVisible();
  const curve = page.getByRole('region', { name: '持续用药曲线', exact: true });
  await expect(curve.locator('canvas')).toBeVisible();
  const journey = page.getByRole('region', { name: '诊疗路径', exact: true });
  await expect(journey.locator('canvas')).toBeVisible();
  await expect(page.getByRole('region', { name: '未满足的需求', exact: true })).toContainText(/因疗效不佳停药/);
  await expect(page.getByRole('region', { name: '数据来源', exact: true })).toContainText(/\d+ 人/);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/patient-portrait.png', fullPage: true });
  await expect(page.getByRole('region', { name: '严重程度', exact: true })).toContainText(/中度\s*\d+ 人/);
  await expect(page.getByRole('region', { name: '支付方', exact: true })).toContainText(/职工医保\s*\d+ 人/);
  await curve.getByRole('button').nth(1).click();
  await expect(curve.getByRole('cell', { name: '100%', exact: true })).toBeVisible();
});

test('the same in English on a phone in the dark; a group that is too small is not there', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const page = await signedIn(
    'fang.ruogu',
    '/pc/userInsights/PatientPortraitDetail?indication=INSOMNIA&line=1&ageBand=FROM_40_TO_59',
    'en',
  );
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Insomnia · First line · 40–59' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  const journey = page.getByRole('region', { name: 'Journey', exact: true });
  await journey.getByRole('button').first().click();
  const flows = page.getByRole('table', { name: 'Journey' });
  await expect(flows).toContainText('Diagnosed → Mianxin');
  await expect(flows).not.toContainText(/\p{Script=Han}/u);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/patient-portrait-390.png', fullPage: true });
  await page.goto('/pc/userInsights/PatientPortraitDetail?indication=EPILEPSY&line=1&ageBand=FROM_60');
  await expect(page.getByText(/fewer than 10 patients/)).toBeVisible();
});

test('3.15 the list is narrowed by severity, payer and province; content about the indication is sent with one click', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('chen.yizhou', '/pc/userInsights/PatientPortrait?indication=MIGRAINE');
  await page.getByRole('button', { name: /^严重程度/ }).click();
  await page.getByRole('checkbox', { name: '重度' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/severity=SEVERE/);
  const card = page.getByRole('link', { name: /其中重度 \d+ 人/ }).first();
  await expect(card).toBeVisible();
  // The number above says whose it is: that of the group, and that of all patients of these portraits.
  const answer = page.getByText(/个画像含所选分组：重度 \d+ 人次。这些画像的全部患者（不限所选分组）为 \d+ 人次/);
  const [, group, whole] = /重度 (\d+) 人次.*为 (\d+) 人次/.exec((await answer.textContent())!)!.map(Number);
  expect(group).toBeLessThan(whole!);
  const cards = page.getByRole('link', { name: /其中重度 \d+ 人/ });
  const told = (await cards.allTextContents()).map((text) => Number(/其中重度 (\d+) 人/.exec(text)![1]));
  expect(told.reduce((sum, patients) => sum + patients, 0)).toBe(group);
  await expect(page.getByRole('region', { name: '偏头痛' }).getByRole('heading')).toContainText(`全部 ${whole} 人`);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/portraits-narrowed.png', fullPage: true });
  await card.click();
  const linked = page.getByRole('region', { name: '相关内容', exact: true });
  await expect(linked.getByRole('listitem').first()).toContainText(/有效期至 \d{4}-\d\d-\d\d/);
  await linked
    .getByRole('button', { name: /^发送《/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/content\/sendForm\?articleId=\d+/);
});

test('3.15 a narrowed list says in English which number is that of the groups, and that groups of two kinds are counted apart', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn(
    'fang.ruogu',
    '/pc/userInsights/PatientPortrait?indication=MIGRAINE&severity=SEVERE&severity=MODERATE&payer=EMPLOYEE',
    'en',
  );
  await goDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = page.getByText(/tells? of what is chosen: /);
  await expect(answer).toContainText(/Severe: \d+ patients/);
  await expect(answer).toContainText(/All their patients, chosen or not, are \d+; each is counted once per line/);
  await expect(answer).toContainText('Groups of different kinds are counted apart; who is in several is not told.');
  await expect(page.getByRole('link', { name: /\d+ patients in all.*of them / }).first()).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/portraits-narrowed-390.png', fullPage: true });
});

test('3.15 a choice of portraits is saved under a name and opened again; the page says of which day it is', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn('fang.ruogu', '/pc/userInsights/PatientPortrait?indication=MIGRAINE');
  const views = page.getByRole('dialog', { name: '已存视图' });
  const name = `画像 ${Date.now().toString(36)}`;
  await expect(page.getByText(/统计于 \d{4}-\d\d-\d\d/)).toBeVisible();
  await expect(page.getByRole('region', { name: '失眠障碍' })).toHaveCount(0);
  await page.getByRole('button', { name: '已存视图' }).click();
  await views.getByLabel('视图名称').fill(name);
  await views.getByRole('button', { name: '保存为视图' }).click();
  await expect(page.getByText('已保存为视图')).toBeVisible();
  await page.goto('/pc/userInsights/PatientPortrait');
  await expect(page.getByRole('region', { name: '失眠障碍' })).toBeVisible();
  await page.getByRole('button', { name: '已存视图' }).click();
  await views.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/indication=MIGRAINE/);
  await expectAccessible();
});
