// Top tens of marketing activities and the periods by name that analyses share (R9.4, R9.5).
import { expect, test } from '../../tools/testing/browser.ts';

const words = {
  zh: {
    tab: '分布',
    period: '时间范围',
    presets: ['近 3 个月', '近 6 个月', '近 1 年', '近 3 年', '默认（去年至今）', '全部时间', '自定义'],
    tops: ['科室 Top 10', '省份 Top 10', '地区 Top 10', '医院 Top 10'],
    choose: '请选择起止日期',
    quarter: '本季度',
  },
  en: {
    tab: 'Distribution',
    period: 'Period',
    presets: [
      'Last 3 months',
      'Last 6 months',
      'Last 1 year',
      'Last 3 years',
      'Default (since last January)',
      'All time',
      'Custom',
    ],
    tops: ['Top 10 departments', 'Top 10 provinces', 'Top 10 regions', 'Top 10 hospitals'],
    choose: 'Choose the days',
    quarter: 'This quarter',
  },
} as const;

for (const language of ['zh', 'en'] as const)
  test(`MKT-03 MKT-04 market content has seven periods and four top tens, each number with its doctors (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    const word = words[language];
    const page = await signedIn('fang.ruogu', '/pc/marketActive/marketContent', language);
    await page.locator('.yj-segment, .ant-segmented-item, [role="tab"]').filter({ hasText: word.tab }).first().click();
    await expect(page).toHaveURL(/view=places/);
    for (const title of word.tops) {
      const rows = page.getByRole('region', { name: title }).getByRole('row');
      await expect(rows.first()).toBeVisible();
      expect(await rows.count()).toBeLessThanOrEqual(10);
    }
    await expectAccessible();
    const hospitals = page.getByRole('region', { name: word.tops[3] }).getByRole('row');
    const number = hospitals.filter({ hasText: /[1-9]/ }).getByRole('button');
    const count = await number.first().innerText();
    await number.first().click();
    const people = page.locator('.yj-sheet:visible');
    await expect(people.locator('tr.ant-table-row:not([data-row-key^="ghost"])')).toHaveCount(Number(count));
    await page.keyboard.press('Escape');
    await expect(people).toHaveCount(0);

    const period = page.getByRole('combobox', { name: word.period });
    await period.click();
    const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await expect(options).toHaveText([...word.presets]);
    await options.filter({ hasText: word.presets[6] }).click();
    await expect(page.getByText(word.choose)).toBeVisible();
    await page.goto('/pc/marketActive/marketContent?view=places&period=3M');
    await expect(page.getByRole('region', { name: word.tops[0] })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

for (const language of ['zh', 'en'] as const)
  test(`a board is asked over a quarter of the calendar, which the address keeps by name (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const word = words[language];
    const page = await signedIn('fang.ruogu', '/pc/data/businessDashboard-2', language);
    await page.getByRole('combobox', { name: word.period }).click();
    const asked = page.waitForRequest(/dashboard\/channels\?from=\d{4}-(01|04|07|10)-01/);
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: word.quarter })
      .click();
    await asked;
    await expect(page).toHaveURL(/period=THIS_QUARTER/);
    await expectAccessible();
  });
