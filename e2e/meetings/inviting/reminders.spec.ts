// Guests who have not answered an invitation are reminded once; the page of the meeting and the list of sends say so (product: Attendee machine).
import type { Send } from '@yijian/contract/sends';
import { expect, open, test } from '../../../tools/testing/browser.ts';
import { readingPathOf } from '../../../tools/testing/content/reading-links.ts';
import { remindGuestsAt } from '../../../tools/testing/content/remind-guests.ts';
import { sendAtOnce } from '../../../tools/testing/content/send-at-once.ts';
import { inviteByMail, pickInvitable } from '../../../tools/testing/journeys/meetings.ts';
import { doctorsPhone } from '../../../tools/testing/journeys/phone.ts';
import { firstThat, listRecords, rowOf } from '../../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const HOUR = 3_600_000;

interface Guest {
  readonly id: string;
  readonly state: string;
  readonly doctor: { readonly id: string; readonly name: string };
}

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
    test(`a guest who has not answered is reminded, and answers from the reminder (${language})`, async ({
      signedIn,
      browser,
      baseURL,
      product,
      expectAccessible,
    }) => {
      test.setTimeout(240_000);
      const words = wordsIn(language);
      const rep = await signedIn('chen.yizhou', '/pc/', language);
      // One that begins late enough for whoever is invited now to have a day before the reminder.
      const { id, startsAt, title } = await pickInvitable(rep, new Date(Date.now() + 100 * HOUR));
      const sendId = await inviteByMail(rep, id);
      await sendAtOnce(product, sendId);
      const guestsOf = (one: string) => listRecords<Guest>(rep, `/send/recipients/pageable?sendId=${one}`);
      const sentOf = async (one: string) => (await guestsOf(one)).filter(({ state }) => state === 'SENT').length;
      await expect.poll(() => sentOf(sendId), { timeout: 60_000 }).toBeGreaterThan(0);

      // Between two and three days before it begins.
      await remindGuestsAt(product, new Date(startsAt.getTime() - 60 * HOUR));
      const list = `/send/list/by/example/pageable?meetingId=${id}`;
      const reminders = async () => (await listRecords<Send>(rep, list)).filter(({ isReminder }) => isReminder);
      const once = await reminders();
      // Whoever else was invited before is reminded as well.
      const invited = new Set((await guestsOf(sendId)).map(({ doctor }) => doctor.id));
      const reminder = await firstThat(once, async (one) =>
        (await guestsOf(one.id)).some(({ doctor }) => invited.has(doctor.id)),
      );
      await remindGuestsAt(product, new Date(startsAt.getTime() - 59 * HOUR));
      expect((await reminders()).map((one) => one.id)).toEqual(once.map((one) => one.id));
      await open(rep, `/pc/content/sends?meetingId=${id}`, language);
      await expect(rowOf(rep, reminder.id)).toContainText(words('提醒', 'Reminder'));
      await expectAccessible();

      await sendAtOnce(product, reminder.id);
      await expect.poll(() => sentOf(reminder.id), { timeout: 60_000 }).toBeGreaterThan(0);
      const reminded = (await guestsOf(reminder.id)).find(({ state }) => state === 'SENT')!;
      const { page: phone, context, expectAccessible: expectPhone } = await doctorsPhone(browser, baseURL!, language);
      await phone.goto(`${readingPathOf(reminded.id)}?lang=${language}`);
      await expect(phone.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await phone.getByRole('button', { name: words('接受邀请', 'Accept') }).click();
      await expect(phone.getByRole('status')).toBeVisible();
      await expectPhone();
      await context.close();

      await open(rep, `/pc/content/sendDetail?id=${reminder.id}`, language);
      await expect(rep.locator('.yj-detail-head:visible')).toContainText(words('提醒', 'Reminder'));
      await expectAccessible();
      await open(rep, `/pc/meeting/meetDetail?id=${id}`, language);
      const row = rep.locator('#people tr').filter({ hasText: reminded.doctor.name });
      await expect(row.getByText(words('已接受', 'Accepted'))).toBeVisible();
    });
  });
