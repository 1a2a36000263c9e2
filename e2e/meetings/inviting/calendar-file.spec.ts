// Whoever is invited to a meeting takes it into the own calendar, from the own pages and from the page behind the link (product 3.24).
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '../../../tools/testing/browser.ts';
import { readingPathOf } from '../../../tools/testing/content/reading-links.ts';
import { sendAtOnce } from '../../../tools/testing/content/send-at-once.ts';
import { inviteByMail, pickInvitable, pickMeeting } from '../../../tools/testing/journeys/meetings.ts';
import { doctorsPhone, signInDoctor } from '../../../tools/testing/journeys/phone.ts';
import { listRecords } from '../../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

interface Meeting {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
}

/** Lines of the file as they were before they were folded. */
async function entryIn(download: Download): Promise<string[]> {
  expect(download.suggestedFilename()).toBe('meeting.ics');
  const text = await readFile(await download.path(), 'utf8');
  return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

const expectEntry = (lines: readonly string[], { id, title, startsAt }: Meeting): void => {
  const begins = startsAt.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  expect(lines).toEqual(expect.arrayContaining(['BEGIN:VEVENT', `UID:meeting-${id}@weili.yijian`]));
  expect(lines).toContain(`DTSTART:${begins}`);
  expect(lines).toContain(`SUMMARY:${title}`);
};

const takeFile = async (page: Page, act: () => Promise<void>): Promise<string[]> => {
  const file = page.waitForEvent('download');
  await act();
  return entryIn(await file);
};

for (const language of ['zh', 'en'] as const) {
  test(`a doctor who is invited takes the meeting into the own calendar (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    product,
  }) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const rep = await signedIn('chen.yizhou');
    const { doctorId, ...meeting } = await pickMeeting(rep, ['APPROVED'], ({ id, title, startsAt, guests }) => {
      const invited = guests.filter(({ state, doctor }) => doctor !== null && ['INVITED', 'ACCEPTED'].includes(state));
      // A phone is sent one code a minute: each language has a doctor of its own.
      const guest = language === 'zh' ? invited[0] : invited.at(-1);
      return guest && { id, title, startsAt: new Date(startsAt!), doctorId: guest.doctor!.id };
    });
    const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!, language);
    await signInDoctor(doctor, { product, doctorId, language });
    const card = doctor
      .getByRole('article', { name: meeting.title })
      .filter({ has: doctor.getByText(words('加入日历', 'Add to calendar')) });
    await expect(card).toBeVisible();
    await expectAccessible();
    const button = card.getByRole('button', { name: words('加入日历', 'Add to calendar') });
    expectEntry(await takeFile(doctor, () => button.click()), meeting);
    await context.close();
  });

  test(`the page behind the link of an invitation has the meeting for the calendar (${language})`, async ({
    signedIn,
    browser,
    baseURL,
    product,
  }) => {
    test.setTimeout(180_000);
    const words = wordsIn(language);
    const rep = await signedIn('chen.yizhou');
    const meeting = await pickInvitable(rep, new Date());
    const sendId = await inviteByMail(rep, meeting.id);
    await sendAtOnce(product, sendId);
    const sentTo = async () => {
      const people = await listRecords<{ id: string; state: string }>(
        rep,
        `/send/recipients/pageable?sendId=${sendId}`,
      );
      return people.find(({ state }) => state === 'SENT')?.id ?? '';
    };
    await expect.poll(sentTo, { timeout: 60_000 }).not.toBe('');
    const { page: doctor, context } = await doctorsPhone(browser, baseURL!, language);
    await doctor.goto(`${readingPathOf(await sentTo())}?lang=${language}`);
    const link = doctor.getByRole('link', { name: words('加入日历', 'Add to calendar') });
    expectEntry(await takeFile(doctor, () => link.click()), meeting);
    await context.close();
  });
}
