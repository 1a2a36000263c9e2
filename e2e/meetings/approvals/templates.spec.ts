// The office keeps a template, and an applicant begins with it (product: meetings, template per type).
import { expect, test } from '../../../tools/testing/browser.ts';
import { choose, withUser } from '../../../tools/testing/journeys/people.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test(`the office keeps a template, and an application begins with its agenda and costs (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    const say = wordsIn(language);
    const keep = language === 'zh' ? /保\s?存/ : 'Save';
    const name = `Template ${Date.now() % 1_000_000}`;
    const office = await signedIn('wu.yue', '/pc/meeting/apply/approved', language);
    await office.getByRole('button', { name: say('会议模板', 'Templates'), exact: true }).click();
    const list = office.getByRole('dialog', { name: say('会议模板', 'Templates'), exact: true });
    await expect(list.getByText(say('标准科室会', 'Department meeting')).first()).toBeVisible();
    await expectAccessible('.ant-drawer');
    await list.getByRole('button', { name: say('新增模板', 'New template') }).click();
    const form = office.getByRole('dialog', { name: say('新增模板', 'New template') });
    await form.locator('#name').fill(name);
    await form.getByRole('textbox', { name: say('主题（可留空）', 'Topic (may stay empty)') }).fill('疑难病例讨论');
    await form.getByRole('spinbutton', { name: say('单价（元，可为 0）', 'Price (CNY, may be 0)') }).fill('66');
    await expectAccessible('.ant-drawer');
    await form.getByRole('button', { name: keep }).click();
    await expect(list.getByRole('button', { name: new RegExp(name) })).toContainText(say('启用', 'Enabled'));

    const applicant = { login: 'chen.yizhou', path: '/pc/meeting/meeting-form' };
    await withUser({ browser, baseURL, language }, applicant, async (page) => {
      await choose(page, 'template', name);
      const next = page.getByRole('button', { name: say('下一步', 'Next'), exact: true });
      await next.click();
      await expect(page.getByLabel(say('主题', 'Topic'))).toHaveValue('疑难病例讨论');
      await next.click();
      await next.click();
      await expect(page.getByRole('spinbutton', { name: say('单价', 'Price') })).toHaveValue('66.00');
      await expect(page.getByRole('spinbutton', { name: say('数量', 'Quantity') })).toHaveValue('12');
      await expect(page.getByRole('button', { name: say('会议模板', 'Templates'), exact: true })).toHaveCount(0);
    });
    // Switched off again, so that no later application begins with it.
    await list.getByRole('button', { name: new RegExp(name) }).click();
    const change = office.getByRole('dialog', { name: say('修改模板', 'Change the template') });
    await change.getByRole('checkbox', { name: say('启用', 'Enabled') }).uncheck();
    await change.getByRole('button', { name: keep }).click();
    await expect(list.getByRole('button', { name: new RegExp(name) })).toContainText(say('停用', 'Disabled'));
  });
