// Finance writes down how a bank reads its files, and sees a file as it would be while it is written (product: payment, bank file).
import { expect, test } from '../../../tools/testing/browser.ts';
import { choose } from '../../../tools/testing/journeys/people.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test(`finance adds a format of a bank and sees its sample (${language})`, async ({
    signedIn,
    expectAccessible,
    consoleErrors,
  }) => {
    test.setTimeout(120_000);
    // A format that cannot work is refused while it is written.
    consoleErrors.allow(/status of 400/);
    const say = wordsIn(language);
    const name = `定长 ${Date.now() % 1_000_000}`;
    const page = await signedIn('qian.hui', '/pc/meeting/paymentApprove/pendingApproved', language);
    await page.getByRole('button', { name: say('文件格式', 'File formats') }).click();
    const formats = page.getByRole('dialog', { name: say('银行文件格式', 'Formats of bank files') });
    await expect(formats.getByText('通用定长')).toBeVisible();
    await expectAccessible('.ant-drawer');
    await formats.getByRole('button', { name: say('新增格式', 'New format') }).click();
    const form = page.getByRole('dialog', { name: say('新增格式', 'New format') });
    const sample = form.getByRole('region', { name: say('示例文件', 'Sample file'), exact: true }).locator('pre');
    await expect(sample).toContainText('"P2026-00017"');
    await form.locator('#name').fill(name);
    await choose(page, 'kind', say('定长记录', 'Fixed width'));
    await choose(page, 'encoding', 'GBK');
    await form.locator('#footer').fill('{count:6}{cents:15}');
    await expect(sample).toContainText('000003000000001688140');
    await form.locator('[id="columns.2.width"]').fill('12');
    await expect(form.getByText(say('至少 19 字节', 'at least 19 bytes')).first()).toBeVisible();
    await expect(sample).toHaveCount(0);
    await form.locator('[id="columns.2.width"]').fill('32');
    await expect(sample).toContainText('6222021202041234567');
    await expectAccessible('.ant-drawer');
    await form.getByRole('button', { name: language === 'zh' ? /保\s?存/ : 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(formats.getByText(name)).toBeVisible();

    await formats.getByRole('button', { name: say(`修改格式 ${name}`, `Change the format ${name}`) }).click();
    const change = page.getByRole('dialog', { name: say('修改格式', 'Change the format') });
    await change.getByRole('checkbox', { name: say('启用', 'Enabled') }).click();
    await change.getByRole('button', { name: language === 'zh' ? /保\s?存/ : 'Save' }).click();
    await expect(change).toHaveCount(0);
    await expect(formats.getByRole('listitem').filter({ hasText: name })).toContainText(say('已停用', 'Off'));
    await formats.getByRole('button', { name: say(`历次版本：${name}`, `Versions of ${name}`) }).click();
    const versions = page.getByRole('dialog', { name: say(`历次版本：${name}`, `Versions of ${name}`) });
    await choose(page, 'version', new RegExp(say('^第 1 版', '^Version 1')));
    await expect(versions.getByRole('region', { name: say('示例文件', 'Sample file'), exact: true })).toContainText(
      '000003000000001688140',
    );
    await expectAccessible('.ant-drawer');
  });
