// What messages came to by their first words: on the page of an opening line, and among the effects of an article; each number has its people.
import type { OpeningLine } from '@yijian/contract/opening-lines';
import type { Article } from '@yijian/contract/articles';
import type { OpeningEffects } from '@yijian/contract/sends';
import type { Locator, Page } from '@playwright/test';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { goDark } from '../../tools/testing/journeys/look.ts';
import { findRecord } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

/** Presses the number, and answers how many people it says and how many are listed. */
async function peopleOf(page: Page, number: Locator): Promise<{ told: number; listed: number }> {
  const told = Number((await number.textContent())!.replaceAll(/\D/g, ''));
  const [counted] = await Promise.all([page.waitForResponse(/\/send\/recipients\/count\?/), number.click()]);
  const { result } = (await counted.json()) as { result: { totalElements: number } };
  return { told, listed: result.totalElements };
}

for (const language of ['zh', 'en'] as const)
  test(`what an opening line came to stands beside the usual greeting, each number with its people (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const page = await signedIn('fang.ruogu', '/pc/dashboard', language);
    const line = await findRecord<OpeningLine>(page, '/opening-lines/find/page', async ({ id }) => {
      const [own] = await send<OpeningEffects[]>(page, `/send/effects/opening-line/${id}`);
      return own !== undefined && own.figures.sent >= 30 && own.figures.opened > 0;
    });
    await open(page, `/pc/content/openingLines?id=${line.id}`, language);
    const effects = page.getByRole('region', { name: words('效果', 'Effect'), exact: true });
    const own = effects.locator('tbody', { hasText: line.words });
    await expect(own.getByText(/^\d+\s?%$/)).toHaveCount(2);
    await expect(effects.getByText(words('默认问候', 'The usual greeting'), { exact: true })).toBeVisible();
    await expectAccessible();
    const opened = await peopleOf(
      page,
      own.getByRole('button', { name: new RegExp(words(' 打开 [\\d,]+ 人$', ' Opened [\\d,]+ ')) }),
    );
    expect(opened.listed).toBe(opened.told);
    await expect(page.getByRole('dialog', { name: `${words('打开', 'Opened')} · ${line.words}` })).toBeVisible();
    await expectAccessible();

    const call = '/article/list/by/example/pageable/user?state=PUBLISHED&audience=PROMOTIONAL';
    const article = await findRecord<Article>(page, call, async ({ id }) => {
      const rows = await send<OpeningEffects[]>(page, `/send/effects/openings/${id}`);
      return rows.some(({ opening }) => opening !== null) && rows.some(({ opening }) => opening === null);
    });
    await open(page, `/pc/content/sends?articleId=${article.id}`, language);
    const byLine = page.getByRole('region', {
      name: words('按开场白与渠道', 'By opening line and channel'),
      exact: true,
    });
    await expect(byLine).toBeVisible();
    if (language === 'en') {
      await goDark(page);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    const greeting = byLine.locator('tbody', { hasText: words('默认问候', 'The usual greeting') }).first();
    const sent = greeting.getByRole('button', { name: new RegExp(words(' 已发送 [\\d,]+ 人$', ' Sent [\\d,]+ ')) });
    const people = await peopleOf(page, sent);
    expect(people.listed).toBe(people.told);
    await expect(sent).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
  });
