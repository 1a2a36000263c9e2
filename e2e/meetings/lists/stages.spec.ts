// Lists of meetings are narrowed to what is unfinished, what is in progress and what has ended (specification 4, meeting tabs).
import { meetingStages, stateStages, type MeetingLine } from '@yijian/contract/meetings';
import { expect, test } from '../../../tools/testing/browser.ts';
import { shownBy } from '../../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

for (const language of ['zh', 'en'] as const)
  test(`MTG-09 a list of meetings has the tabs unfinished, in progress and ended (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const words = wordsIn(language);
    const page = await signedIn('wu.yue', '/pc/meeting/apply/approved', language);
    const stages = page.getByRole('radiogroup', { name: words('进度', 'Stage') });
    const names = {
      UNFINISHED: words('未完成', 'Unfinished'),
      IN_PROGRESS: words('进行中', 'In progress'),
      ENDED: words('已结束', 'Ended'),
    };
    for (const stage of meetingStages) {
      const shown = await shownBy<MeetingLine>(page, '/meeting/page', () =>
        stages.getByText(names[stage], { exact: true }).click(),
      );
      expect(shown.map(({ state }) => stateStages[state]).filter((one) => one !== stage)).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`stage=${stage}`));
    }
    await expectAccessible();
  });
