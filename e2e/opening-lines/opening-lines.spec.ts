// Opening lines as their users meet them: written, sent to review, chosen in the wizard with a preview, withdrawn.
import type { Article } from '@yijian/contract/articles';
import type { SendCheck } from '@yijian/contract/sends';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { agree, withUser } from '../../tools/testing/journeys/people.ts';
import { findRecord } from '../../tools/testing/journeys/records.ts';

for (const [language, words] of [
  [
    'zh',
    {
      add: '新建开场白',
      line: '{surname}{title}您好，我是{sender}，整理了一篇新内容，',
      shown: /^.+您好，我是陈亦舟，整理了一篇新内容，/,
      save: /保\s?存/,
      submit: '提交审核',
      review: '审核中',
      process: '查看审核流程',
      withdraw: /^停\s?用$/,
      withdrawn: '已停用',
      label: '开场白',
      usual: '默认问候',
      all: '全部客户',
      next: '下一步',
      confirm: /^确认发送给 [\d,]+ 人$/,
    },
  ],
  [
    'en',
    {
      add: 'New opening line',
      line: 'Dear {title} {surname}, this is {sender}. A new article for you:',
      shown: /^Dear .+, this is .+\. A new article for you:/,
      save: 'Save',
      submit: 'Submit for review',
      review: 'In review',
      process: 'Open the review',
      withdraw: 'Withdraw',
      withdrawn: 'Withdrawn',
      label: 'Opening line',
      usual: 'The usual greeting',
      all: 'All customers',
      next: 'Next',
      confirm: /^Send to [\d,]+ people$/,
    },
  ],
] as const)
  test(`an opening line is written, reviewed, chosen for a send and withdrawn (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    consoleErrors,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    consoleErrors.allow(/Blocked script execution in 'about:srcdoc'/);
    // The line with a placeholder nobody knows is refused.
    consoleErrors.allow(/status of 400/);
    const writer = await signedIn('fang.ruogu', '/pc/content/openingLines', language);
    await expectAccessible();
    await writer.getByRole('button', { name: words.add }).click();
    const form = writer.getByRole('dialog', { name: words.add });
    await form.locator('#words').fill('{hospital}');
    await form.getByRole('button', { name: words.save }).click();
    await expect(form.getByText('{surname} {title} {sender}', { exact: false }).first()).toBeVisible();
    await form.locator('#words').fill(words.line);
    await expectAccessible();
    await form.getByRole('button', { name: words.save }).click();
    const drawer = writer.getByRole('dialog', { name: words.label, exact: true });
    await drawer.getByRole('button', { name: words.submit }).click();
    await expect(drawer.getByText(words.review, { exact: true })).toBeVisible();
    await expectAccessible();
    const review = await drawer.getByRole('link', { name: words.process }).getAttribute('href');
    const address = new URL(writer.url());
    for (const login of ['he.jing', 'shen.lian'])
      await withUser({ browser, baseURL, language }, { login, path: `/pc${review!.replace(/^\/pc/, '')}` }, (page) =>
        agree(page, language),
      );

    await withUser({ browser, baseURL, language }, { login: 'chen.yizhou', path: '/pc/' }, async (page) => {
      // What was sent before reaches nobody any more.
      const everybody = { channel: 'MAIL', type: 'ALL_CUSTOMER', filter: {} };
      const article = await findRecord<Article>(
        page,
        '/article/list/by/example/pageable/user?state=PUBLISHED&audience=PROMOTIONAL',
        async ({ id: articleId }) =>
          (await send<SendCheck>(page, '/send/check', { ...everybody, articleId })).eligible > 0,
      );
      await open(page, `/pc/content/sendForm?articleId=${article.id}`, language);
      await page.getByText(words.all, { exact: true }).click();
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.getByRole('radio', { name: words.usual })).toBeChecked();
      await page.getByRole('radio', { name: words.line }).click();
      const preview = page.frameLocator('iframe[title]');
      await expect(preview.getByText(words.shown)).toBeVisible();
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.locator('.send-note:visible').getByText(words.line)).toBeVisible();
    });

    const withdrawing = { login: 'shen.lian', path: `${address.pathname}${address.search}` };
    await withUser({ browser, baseURL, language }, withdrawing, async (page) => {
      await page.getByRole('button', { name: words.withdraw }).click();
      await page.locator('#reason').fill('没有依据');
      await page.getByRole('dialog').last().getByRole('button', { name: words.save }).click();
      await expect(page.getByRole('dialog').first().getByText(words.withdrawn, { exact: true })).toBeVisible();
    });
  });
