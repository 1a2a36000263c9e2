// Sending as its users meet it: figures with their people, a doctor who reads on a phone, a recall that closes the open page, the wizard.
import type { Article } from '@yijian/contract/articles';
import type { SendCheck } from '@yijian/contract/sends';
import { expect, open, send as ask, test } from '../../tools/testing/browser.ts';
import { readingPathOf } from '../../tools/testing/content/reading-links.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';
import { withUser } from '../../tools/testing/journeys/people.ts';
import { firstThat, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

const TITLE = '帕金森病运动并发症：识别与调整';
/** Rows that have arrived, of the tab in front. */
const arrived = 'tr.ant-table-row:not([data-row-key^="ghost"]):visible';
type Recipient = { readonly id: string; readonly state: string; readonly bouncedAt: string | null };

test('a figure opens its people; a doctor reads on a phone until the article is recalled', async ({
  signedIn,
  browser,
  baseURL,
  consoleErrors,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  // The doctor's page learns of the recall by a 410; axe cannot enter the sandboxed preview.
  consoleErrors.allow(/410|Blocked script execution in 'about:srcdoc'/);
  const page = await signedIn('chen.yizhou', '/pc/content/sends');
  await page.getByPlaceholder('文章或会议标题').fill('帕金森');
  const send = page.locator(arrived).filter({ hasText: TITLE }).filter({ hasText: '邮件' }).first();
  await expect(send).toBeVisible();
  await expectAccessible();
  const listed = '/send/recipients/pageable';
  const people = await shownBy<Recipient>(page, listed, () => send.click());
  const reader = people.find(({ state, bouncedAt }) => state === 'SENT' && bouncedAt === null)!;
  const strip = page.getByRole('group', { name: '效果' });
  const sent = strip.getByRole('button', { name: /已发送$/ });
  const count = Number((await sent.textContent())!.replace(/\D/g, ''));
  const chosen = await shownBy<Recipient>(page, listed, () => sent.click());
  await expect(page.locator(arrived)).toHaveCount(Math.min(count, 20));
  await expectAccessible();
  await rowOf(page, chosen[0]!.id).click();
  const drawer = page.locator('.yj-sheet:visible');
  await expect(drawer.getByTitle('预览')).toBeVisible();
  await expect(drawer.getByText('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBeVisible();

  const phone = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const doctor = await phone.newPage();
  await doctor.goto(readingPathOf(reader.id));
  await expect(doctor.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  const recalling = { login: 'shen.lian', path: '/pc/content/contentCenter' };
  await withUser({ browser, baseURL }, recalling, async (reviewer) => {
    await reviewer.getByText(TITLE).first().click();
    await reviewer.getByRole('button', { name: /^召\s?回$/ }).click();
    const dialog = reviewer.getByRole('dialog', { name: /召回/ });
    await dialog.locator('#reason').fill('剂量建议已更新');
    await dialog.getByRole('button', { name: /保\s?存/ }).click();
    await expect(reviewer.getByText('已召回，不得再使用：剂量建议已更新')).toBeVisible();
  });
  await expect(doctor.getByRole('heading', { name: '内容已停用' })).toBeVisible({ timeout: 20_000 });
  await expect(doctor.getByText('剂末现象常先于患者主诉出现', { exact: false })).toHaveCount(0);
  await phone.close();
});

test(
  'the wizard in English: audience, who is removed and why, preview, confirmation',
  { tag: '@smoke' },
  async ({ signedIn, consoleErrors, expectAccessible }) => {
    test.setTimeout(180_000);
    consoleErrors.allow(/Blocked script execution in 'about:srcdoc'/);
    const page = await signedIn('chen.yizhou', '/pc/dashboard', 'en');
    const articles = await shownBy<Article>(page, '/article/list/by/example/pageable/user', () =>
      open(page, '/pc/content/sendForm', 'en'),
    );
    // What was sent before reaches nobody any more.
    const everybody = { channel: 'MAIL', type: 'ALL_CUSTOMER', filter: {} };
    const { title } = await firstThat(
      articles,
      async ({ id: articleId }) =>
        (await ask<SendCheck>(page, '/send/check', { ...everybody, articleId })).eligible > 0,
    );
    await page.locator('#articleId').click();
    await page.locator('#articleId').fill(title);
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: title }).click();
    await page.getByText('All customers', { exact: true }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Will get it')).toBeVisible();
    await expect(page.getByText('No consent')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByTitle('Preview')).toBeVisible();
    await page.getByRole('button', { name: /^Send to [\d,]+ (person|people)$/ }).click();
    // At night it waits for the morning, in the day it is under way or done: the same page either way.
    await expect(page.locator('.yj-detail-head:visible').getByText(/^(Scheduled|Sending|Done)$/)).toBeVisible();
    await expectAccessible();
  },
);

test('the wizard by enterprise chat: who confirms there for how many, and the message with its card', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('chen.yizhou', '/pc/content/sendForm');
  await page.locator('#articleId').click();
  // By name: others of the list may be recalled meanwhile.
  await page.locator('#articleId').fill('成人癫痫');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '成人癫痫' }).click();
  await page.getByRole('radio', { name: '企业微信' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText(/须由其在企业微信中确认一次才会发出：.*\d+ 人/)).toBeVisible();
  await expect(page.getByText('不是同事的企业微信联系人')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('老师您好，为您推荐学术文章', { exact: false })).toBeVisible();
});

for (const [language, words] of [
  [
    'zh',
    {
      resend: '再次发送给未打开的医生',
      who: '收到而未打开的医生',
      next: '下一步',
      confirm: /^确认发送给 [\d,]+ 人$/,
      badge: '再次发送',
      region: '首次与再次发送',
      sent: /^首次发送 已发送 [\d,]+ 人$/,
    },
  ],
  [
    'en',
    {
      resend: 'Send again to those who have not opened it',
      who: 'Those who got it and have not opened it',
      next: 'Next',
      confirm: /^Send to [\d,]+ (person|people)$/,
      badge: 'Sent again',
      region: 'First send and sent again',
      sent: /^First send Sent [\d,]+ (person|people)$/,
    },
  ],
] as const)
  test(`C5 an article is sent again to those who have not opened it, and both sends stand beside each other (${language})`, async ({
    signedIn,
    consoleErrors,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    // Sends of articles that are not sent any more are passed over by their answer.
    consoleErrors.allow(/409|Blocked script execution in 'about:srcdoc'/);
    const page = await signedIn('chen.yizhou', '/pc/dashboard', language);
    // A send of its own for each language, that reaches somebody still.
    const { content } = await ask<{ content: SendLine[] }>(page, '/send/list/by/example/pageable?state=DONE&size=100');
    const done = content.filter(
      ({ subject, figures, isResend }) => subject.kind === 'ARTICLE' && !isResend && figures.opened < figures.sent,
    );
    let first: string | undefined;
    for (const { id } of language === 'zh' ? done : done.toReversed()) {
      const { acts } = await ask<{ acts: string[] }>(page, `/send/find/${id}`);
      if (!acts.includes('resend')) continue;
      const checked = await ask<{ eligible: number }>(page, '/send/resend/check', { sendId: id }).catch(
        () => undefined,
      );
      if (checked === undefined || checked.eligible === 0) continue;
      first = id;
      break;
    }
    expect(first).toBeDefined();
    await page.goto(`/pc/content/sendDetail?id=${first}`);
    await page.getByRole('button', { name: words.resend }).click();
    await expect(page.getByText(words.who)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.confirm }).click();
    const head = page.locator('.yj-detail-head:visible');
    await expect(head.getByText(words.badge)).toBeVisible();
    const table = page.getByRole('region', { name: words.region, exact: true });
    await expect(table).toBeVisible();
    if (language === 'en') {
      await goDark(page);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    await table.getByRole('button', { name: words.sent }).click();
    await expect(table.getByRole('button', { name: words.sent })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
    await page.screenshot({ path: `test-results/resend-${language}.png`, fullPage: true });
  });

interface SendLine {
  readonly id: string;
  readonly isResend: boolean;
  readonly subject: { readonly kind: string };
  readonly figures: { readonly sent: number; readonly opened: number };
}
