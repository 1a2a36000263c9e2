// A share of those who stopped at a step is kept back, the others are acted on, and both groups are compared.
import { expect, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';

for (const language of ['zh', 'en'] as const)
  test(`marketing keeps a group back and reads what a finished hold-out says (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const isChinese = language === 'zh';
    const page = await signedIn('fang.ruogu', '/pc/salesFunnel/marketingFunnel', language);
    // English is judged in dark, wide and narrow.
    if (!isChinese) await goDark(page);
    const steps = page.getByRole('list', { name: isChinese ? '步骤' : 'Steps', exact: true });
    const second = steps.getByRole('listitem').nth(1);
    await second.getByRole('button', { name: isChinese ? /^止步 .*查看/ : /^Stopped here .*: open/ }).click();
    const people = page.locator('.yj-sheet:visible');
    await people.getByRole('button', { name: isChinese ? '留出对照组' : 'Keep a group back' }).click();
    const form = page.getByRole('dialog', { name: isChinese ? '留出对照组' : 'Keep a group back' });
    await form.locator('#holdout-name').fill(`浏览器对照 ${language}`);
    await form.locator('#holdout-days').fill('30');
    await form.locator('.yj-segment').filter({ hasText: '50%' }).click();
    await expectAccessible('.ant-modal');
    await page.screenshot({ path: `test-results/holdout-form-${language}.png` });
    await form.getByRole('button', { name: isChinese ? '随机抽取' : 'Draw' }).click();
    // The treated are at hand at once, to be given tasks or sent content.
    const treated = page.getByRole('dialog', { name: isChinese ? /浏览器对照.*干预组/ : /浏览器对照.*Treated/ });
    await expect(treated.locator('tr.ant-table-row:not([data-row-key^="ghost"])').first()).toBeVisible();
    await treated.getByRole('button', { name: isChinese ? '选中全部' : 'Take all' }).click();
    await expect(treated.getByRole('button', { name: isChinese ? '创建任务' : 'Create tasks' })).toBeEnabled();
    await expectAccessible('.yj-sheet');
    await page.keyboard.press('Escape');

    const list = page.getByRole('dialog', { name: isChinese ? '对照试验' : 'Hold-outs', exact: true });
    const fresh = list.getByRole('article', { name: `浏览器对照 ${language}` });
    await expect(fresh).toContainText(isChinese ? '观察中' : 'Running');
    const finished = list.getByRole('article', { name: '未读医生补发对照' });
    await expect(finished).toContainText(isChinese ? '95% 置信区间' : '95% confidence interval');
    await expect(finished).not.toContainText(isChinese ? '观察中' : 'Running');
    await expectAccessible('.yj-sheet');
    await page.screenshot({ path: `test-results/holdouts-${language}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible('.yj-sheet');
    await page.screenshot({ path: `test-results/holdouts-phone-${language}.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await fresh.getByRole('button', { name: isChinese ? /^删\s?除$/ : 'Delete' }).click();
    await page.locator('.ant-modal-confirm-btns').getByRole('button').last().click();
    await expect(fresh).toHaveCount(0);
  });
