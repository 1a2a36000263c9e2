// The sends of a campaign: its steps with the people behind them, sends counted to it and taken out again (product 3.9, 3.18).
import type { Activity, ActivitySends } from '@yijian/contract/market-activities';
import { expect, open, send, test } from '../../tools/testing/browser.ts';
import { findRecord, rowOf } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test(`a campaign tells what its sends came to (${language})`, async ({ signedIn, expectAccessible }) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const page = await signedIn('fang.ruogu', '/pc/', language);
    const sendsOf = (id: string) => send<ActivitySends>(page, `/market/activity/${id}/sends`);
    const activity = await findRecord<Activity>(
      page,
      '/market/activity/list',
      async ({ id }) => (await sendsOf(id)).figures.read > 0,
    );
    const { figures, sends } = await sendsOf(activity.id);
    await open(page, `/pc/marketActive/marketContent?keyword=${encodeURIComponent(activity.name)}`, language);
    await rowOf(page, activity.id).click();
    const drawer = page.locator('.yj-sheet:visible');
    const strip = drawer.getByRole('group', { name: words('归入的发送', 'Sends of the activity') });
    await strip.getByRole('button', { name: new RegExp(words('读完$', 'Read$')) }).click();
    await expect(drawer.locator('tr.ant-table-row')).toHaveCount(Math.min(20, figures.read));
    await expectAccessible('.yj-sheet');

    // One is taken out and counted again.
    const taken = drawer.locator('li').filter({ has: page.locator(`a[href$="sendDetail?id=${sends[0]!.id}"]`) });
    const name = (await taken.getByRole('link').textContent())!;
    const facts = (await taken.locator('small').textContent())!.trim();
    await taken.getByRole('button').click();
    await expect(taken).toHaveCount(0);
    await drawer.locator('#activity-send').fill(name.slice(0, 6));
    await page.locator('.ant-select-item-option:visible').getByText(`${name} · ${facts}`, { exact: true }).click();
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: new RegExp(words('^归 ?入$', '^Add$')) }).click();
    await expect(taken).toHaveCount(1);
    expect((await sendsOf(activity.id)).figures).toEqual(figures);
  });
