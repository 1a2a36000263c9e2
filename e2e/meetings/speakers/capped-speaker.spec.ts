// A speaker who has reached the cap of the year (product: Speaker machine, rule H2).
import type { Speaker, SpeakerDetail } from '@yijian/contract/speakers';
import type { UserDetail } from '@yijian/contract/users';
import { expect, send, test } from '../../../tools/testing/browser.ts';
import { shanghaiDay } from '../../../tools/testing/days.ts';
import { withUser } from '../../../tools/testing/journeys/people.ts';
import { findRecord, rowOf } from '../../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';
import { takePrepared } from '../../../tools/testing/products/products.ts';

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    // Calls of the journey itself answer the names that its pages show.
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });

    test(`H2 a speaker at the cap of the year has a full bar, and no meeting takes the speaker (${language})`, async ({
      signedIn,
      browser,
      baseURL,
      expectAccessible,
    }) => {
      const isOtherYear = !takePrepared().template.day.startsWith(shanghaiDay().slice(0, 4));
      test.skip(isOtherYear, 'A year has begun since the demo was drawn, and nobody is at the cap of it yet.');
      test.setTimeout(120_000);
      const words = wordsIn(language);
      const page = await signedIn('wu.yue', '/pc/meeting/speakerManager?state=CAPPED', language);
      const { id, doctor, times, mostTimes } = await findRecord<Speaker>(page, '/speakers/list?state=CAPPED');
      expect(times).toBe(mostTimes);
      const row = rowOf(page, id);
      await expect(row.getByText(words('已达上限', 'At the cap'))).toBeVisible();
      const meter = row.getByRole('meter', { name: words('年度次数', 'Talks this year') });
      await expect(meter).toHaveAttribute('aria-valuenow', String(mostTimes));
      await expectAccessible();
      await row.click();
      await expect(page.getByRole('heading', { name: words('本年使用', 'Use this year') })).toBeVisible();
      await expectAccessible();

      // Whoever proposed the speaker has the speaker among the own doctors.
      const { owner } = await send<SpeakerDetail>(page, `/speakers/find/${id}`);
      const { username: login } = await send<UserDetail>(page, `/user/findById?id=${owner.id}`);
      const form = { login, path: '/pc/meeting/meeting-form' };
      await withUser({ browser, baseURL, language }, form, async (rep) => {
        await rep.locator('#title').fill('讲者上限科会');
        await rep.getByRole('button', { name: words('下一步', 'Next'), exact: true }).click();
        const field = rep.getByRole('combobox', { name: words('讲者', 'Speaker'), exact: true });
        await field.first().fill(doctor.name);
        const offered = rep
          .locator('.ant-select-dropdown:visible .ant-select-item-option')
          .filter({ hasText: doctor.name })
          .filter({ hasText: words('已达上限 · 次年恢复', 'At the cap · active again next year') });
        await expect(offered).toHaveAttribute('aria-disabled', 'true');
      });
    });
  });
