// A form as a page that holds unsaved work is left and closed only when the user agrees (R2.7; look and feel, form page).
import { expect, test } from '../../tools/testing/browser.ts';

const words = {
  zh: { page: '新增规则', close: '关闭 新增规则', stay: '留在此页', leave: /离 ?开/ },
  en: { page: 'New rule', close: 'Close New rule', stay: 'Stay', leave: 'Leave' },
} as const;

for (const language of ['zh', 'en'] as const)
  test(`a form with unsaved work is left and closed only when the user agrees (${language})`, async ({ signedIn }) => {
    const say = words[language];
    const page = await signedIn('fang.ruogu', '/pc/clueScore/addRule', language);
    const form = page.locator('.shell-tab', { hasText: say.page });
    await page.locator('#set-name').fill('甲');
    const ways = [page.locator('.shell-tab').first(), form.getByRole('button', { name: say.close })];
    for (const way of ways) {
      await way.click();
      await page.getByRole('dialog').getByRole('button', { name: say.stay }).click();
      await expect(page.locator('#set-name')).toHaveValue('甲');
    }
    await form.getByRole('button', { name: say.close }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.leave }).click();
    await expect(form).toHaveCount(0);
    // What nobody wrote into goes without a question.
    await page.goto('/pc/clueScore/addRule');
    await expect(page.locator('#set-name')).toHaveValue('');
    await form.getByRole('button', { name: say.close }).click();
    await expect(form).toHaveCount(0);
  });
