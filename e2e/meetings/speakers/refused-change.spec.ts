// A change of a speaker that was refused, as the page of the speaker tells it (product: Speaker machine).
import type { Speaker, SpeakerDetail } from '@yijian/contract/speakers';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { firstThat, listRecords } from '../../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });

    test(`a change of a speaker that was refused says who refused it, when and why (${language})`, async ({
      signedIn,
      expectAccessible,
    }) => {
      const words = wordsIn(language);
      const page = await signedIn('wu.yue', '/pc/', language);
      const isRefused = ({ changes }: SpeakerDetail): boolean => changes.some(({ state }) => state === 'REJECTED');
      const speakers = await listRecords<Speaker>(page, '/speakers/list?state=ACTIVE');
      const find = (id: string) => send<SpeakerDetail>(page, `/speakers/find/${id}`);
      const { id } = await firstThat(speakers, async (one) => isRefused(await find(one.id)));
      const change = (await find(id)).changes.find(({ state }) => state === 'REJECTED')!;
      await open(page, `/pc/meeting/speakerDetail?id=${id}`, language);
      const shown = page.locator('#changes li').filter({ hasText: change.reason });
      await expect(shown.getByText(words('被驳回', 'Rejected'))).toBeVisible();
      await expect(shown).toContainText(change.askedBy);
      await expect(shown).toContainText(change.endedBy!);
      await expect(shown).toContainText(change.endedReason);
      await expectAccessible();
    });
  });
