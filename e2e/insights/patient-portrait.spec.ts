// Patient portraits in both languages: from the list to one group, its charts and their tables.
import { expect, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';

test('a representative opens the portrait of a group and reads its curve as a table', async ({
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
  await expectAccessible();
  await page.screenshot({ path: 'test-results/patient-portrait-390.png', fullPage: true });
  await page.goto('/pc/userInsights/PatientPortraitDetail?indication=EPILEPSY&line=1&ageBand=FROM_60');
  await expect(page.getByText(/fewer than 10 patients/)).toBeVisible();
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
