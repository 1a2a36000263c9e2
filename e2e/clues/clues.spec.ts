// Clue scoring: marketing writes, simulates and tests rules; representatives follow what they find; managers assign.
import type { Page } from '@playwright/test';
import type { Clue } from '@yijian/contract/clue-scores';
import { expect, test } from '../../tools/testing/browser.ts';
import { choose } from '../../tools/testing/journeys/people.ts';
import { rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const drawer = (page: Page) => page.locator('.yj-sheet:visible');
/** Rows that have arrived, not those drawn while they load. */
const arrived = 'tr.ant-table-row:not([data-row-key^="ghost"])';

test('CLU-01 CLU-04 marketing looks at the applied rules, tests them against what happened, and simulates a set of its own', async ({
  signedIn,
  expectAccessible,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  // A set without a name is refused.
  consoleErrors.allow(/clue\/rule\/add/);
  const page = await signedIn('fang.ruogu', '/pc/clueScore/ruleManagement');
  await expect(page.locator(arrived)).toHaveCount(3);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/clue-rules.png' });
  await page.locator(arrived).filter({ hasText: '生效中' }).click();
  const set = drawer(page);
  await expect(set.getByRole('region', { name: '试算结果' }).locator('canvas')).toBeVisible();
  await set.getByRole('button', { name: /^回\s?测$/ }).click();
  await expect(set.getByRole('row', { name: /^全部/ })).toContainText('%');
  await expectAccessible();
  await page.screenshot({ path: 'test-results/clue-set.png' });
  // What each band of scores foretold stands against what happened, and opens its doctors.
  const bands = set.getByRole('table', { name: '预测与实际' });
  const band = bands.getByRole('button', { name: /^得分 .*：查看/ }).last();
  const count = await band.innerText();
  await band.click();
  await expect(page.getByRole('dialog', { name: new RegExp(`得分 .*${count} 位`) })).toBeVisible();
  await expect(drawer(page).last().locator(arrived).first()).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/clue-band.png' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '新增规则' }).click();
  await expect(page.getByRole('heading', { name: '新增规则', level: 1 })).toBeVisible();
  await expect(page.getByText('填好名称和规则后显示等级分布')).toBeVisible();
  await page.getByRole('button', { name: '保存并试算' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '名称' }).first()).toBeVisible();
  await page.locator('#set-name').fill('浏览器规则集');
  await page.locator('#rule-0-name').fill('重点医生');
  await page.locator('#rule-0-values').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: /^A$/ }).click();
  await page.keyboard.press('Escape');
  // A tree: any of these, the second of them something the doctor did.
  const tree = page.getByRole('group', { name: '规则 1', exact: true });
  await tree.getByRole('combobox', { name: '规则 1 条件', exact: true }).click();
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await options.filter({ hasText: '满足任一' }).click();
  await tree.getByRole('button', { name: '增加条件' }).click();
  await tree.getByRole('combobox', { name: '规则 1.2 条件', exact: true }).click();
  await options.filter({ hasText: '医生做过' }).click();
  await expect(tree.getByRole('spinbutton', { name: '至少次数' })).toHaveValue('1');
  await page.locator('#rule-1-name').fill('有过互动');
  await expect(page.getByRole('region', { name: '预览' }).locator('canvas')).toBeVisible();
  await expectAccessible();
  await page.screenshot({ path: 'test-results/clue-rule-form.png', fullPage: true });
  await page.getByRole('button', { name: '保存并试算' }).click();
  const own = page.locator(arrived).filter({ hasText: '浏览器规则集' });
  await expect(own).toContainText('已试算');
  await own.click();
  await expect(drawer(page).getByRole('row', { name: /重点医生/ })).toContainText(
    '分级 A 或 90 天内 任一渠道 · 有行为 至少 1 次',
  );
  await drawer(page)
    .getByRole('button', { name: /删\s?除/ })
    .click();
  await page.locator('.ant-modal-confirm-btns').getByRole('button').last().click();
  await expect(own).toHaveCount(0);
});

test(
  'CLU-03 a representative reads why a doctor is a clue, as of any day, and follows it',
  { tag: '@smoke' },
  async ({ signedIn, page, expectAccessible }) => {
    test.setTimeout(180_000);
    const path = '/pc/clueScore/clueQuery?whose=OWN&state=ASSIGNED';
    const clues = await shownBy<Clue>(page, '/clue/list', () => signedIn('chen.yizhou', path));
    const { id, doctorName: name } = clues[0]!;
    await expect(page.locator(arrived).first()).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/clue-query.png' });
    await rowOf(page, id).click();
    const clue = drawer(page);
    const ledger = clue.getByRole('region', { name: '得分明细' });
    await expect(ledger.getByRole('row', { name: /^合计/ })).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: 'test-results/clue.png' });
    await clue.getByRole('button', { name: '开始跟进' }).click();
    await expect(page.getByText('已开始跟进')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/pc/clueScore/clueQuery?whose=OWN&state=FOLLOWING');
    await expect(rowOf(page, id)).toContainText(name);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible();
    await page.screenshot({ path: 'test-results/clue-query-phone.png' });
  },
);

test('a manager assigns clues of the team, in English', async ({ signedIn, page, expectAccessible }) => {
  test.setTimeout(180_000);
  const path = '/pc/clueScore/clueQuery?state=ASSIGNED';
  const clues = await shownBy<Clue>(page, '/clue/list', () => signedIn('zhou.minxing', path, 'en'));
  await rowOf(page, clues[0]!.id).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await choose(page, 'userId', /岳|Duan|段/);
  await expectAccessible();
  await page.screenshot({ path: 'test-results/clue-assign.png' });
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 assigned').or(page.getByText('Assigned')).first()).toBeVisible();
  await page.goto('/pc/clueScore/ruleManagement');
  await expect(page.locator(arrived).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'New rule set' })).toHaveCount(0);
});
