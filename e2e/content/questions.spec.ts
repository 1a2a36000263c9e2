// A doctor asks below an article on a phone; the sender finds the question in the figures, with the task that followed (product 3.9).
import type { Page } from '@playwright/test';
import type { Recipient, Send } from '@yijian/contract/sends';
import { expect, open, test } from '../../tools/testing/browser.ts';
import { readingPathOf } from '../../tools/testing/content/reading-links.ts';
import { doctorsPhone } from '../../tools/testing/journeys/phone.ts';
import { listRecords, rowOf } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

interface Asking {
  readonly sendId: string;
  readonly recipientId: string;
}

/** A message of the caller whose article a doctor may still read and ask about, and who has not asked yet. */
async function chooseMessage(page: Page, browse: (path: string) => Promise<boolean>): Promise<Asking> {
  const sends = await listRecords<Send>(page, '/send/list/by/example/pageable');
  for (const { id, subject, figures } of sends.filter(({ figures }) => figures.opened > figures.asked)) {
    if (subject.kind !== 'ARTICLE' || figures.read === 0) continue;
    const people = await listRecords<Recipient>(page, `/send/recipients/pageable?sendId=${id}&step=READ`);
    for (const { id: recipientId, askedAt, mayOpen } of people.slice(0, 3))
      if (askedAt === null && mayOpen && (await browse(readingPathOf(recipientId)))) return { sendId: id, recipientId };
  }
  throw new Error('No message has an article that may be asked about.');
}

for (const language of ['zh', 'en'] as const)
  test(`a doctor asks below an article, and the sender sees it (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    consoleErrors,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    consoleErrors.allow(/410/);
    const words = wordsIn(language);
    const page = await signedIn('chen.yizhou', '/pc/', language);
    const { page: phone, context, ...doctor } = await doctorsPhone(browser, baseURL!, language);
    const box = phone.getByRole('textbox', { name: words('您的问题', 'Your question') });
    const { sendId, recipientId } = await chooseMessage(page, async (path) => {
      await phone.goto(`${path}?lang=${language}`);
      return box.isVisible();
    });
    const question = words('浏览器旅程：肝功能异常者能用吗？', 'Journey: may patients with liver disease take it?');
    await doctor.expectAccessible();
    await box.fill(question);
    await phone.getByRole('button', { name: words('提交问题', 'Send the question') }).click();
    await expect(phone.getByRole('status')).toContainText(words('问题已转达', 'passed on'));
    await context.close();

    await open(page, `/pc/content/sendDetail?id=${sendId}`, language);
    const strip = page.getByRole('group', { name: words('效果', 'Effect') });
    await strip.getByRole('button', { name: new RegExp(words('提问$', 'Asked$')) }).click();
    const row = rowOf(page, recipientId);
    await expect(row).toContainText(question);
    await expectAccessible();
    // The task is made by what hears of the question.
    await expect
      .poll(async () => (await listRecords<{ source: string }>(page, '/task/page', { source: ['SEND'] })).length)
      .toBeGreaterThan(0);
  });
