// Guests of a meeting are invited over their own channel, and answer on the page behind the link (product 3.9, 3.10).
import { expect, open, test } from '../../tools/testing/browser.ts';
import { readingPathOf } from '../../tools/testing/content/reading-links.ts';
import { pickInvitable, pickMeeting } from '../../tools/testing/journeys/meetings.ts';
import { doctorsPhone } from '../../tools/testing/journeys/phone.ts';
import { listRecords } from '../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../tools/testing/journeys/words.ts';

const DAY = 86_400_000;

for (const language of ['zh', 'en'] as const)
  test(`the owner invites the guests from the page of the meeting (${language})`, async ({
    signedIn,
    consoleErrors,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    consoleErrors.allow(/Blocked script execution in 'about:srcdoc'/);
    const words = wordsIn(language);
    const page = await signedIn('chen.yizhou', '/pc/', language);
    const { id, title } = await pickInvitable(page, new Date(Date.now() + DAY));
    await open(page, `/pc/meeting/meetDetail?id=${id}`, language);
    await page.getByRole('button', { name: words('发送邀请', 'Send invitations') }).click();
    await expect(page.getByText(words('尚未回复的全部受邀医生', 'All guests who have not answered'))).toBeVisible();
    await expect(page.getByRole('radio', { name: words('邮件', 'E-mail') })).toBeChecked();
    await expectAccessible();
    await page.getByRole('button', { name: words('下一步', 'Next') }).click();
    await expect(page.getByText(words('可发送', 'Will get it'))).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: words('下一步', 'Next') }).click();
    await expect(page.getByText(`邀请您参加：${title}`)).toBeVisible();
    // Invitations of before may still be on their way, so that the number is not known.
    const confirm = words('^确认发送给 [1-9]\\d* 人$', '^Send to [1-9]\\d* (person|people)$');
    await page.getByRole('button', { name: new RegExp(confirm) }).click();
    const head = page.locator('.yj-detail-head:visible');
    await expect(head.getByRole('heading', { name: title })).toBeVisible();
    await expect(head.getByText(words('会议邀请', 'Invitation'))).toBeVisible();
    await expectAccessible();
    await open(page, `/pc/content/sends?meetingId=${id}`, language);
    await expect(page.locator('tr.ant-table-row').filter({ hasText: title }).first()).toBeVisible();
    await expect(page.locator('.yj-chips-list:visible')).toContainText(title);
  });

interface Invited {
  readonly id: string;
  readonly state: string;
  readonly bouncedAt: string | null;
  readonly doctor: { readonly id: string; readonly name: string };
}

test('a guest accepts on the phone with one touch, and the page of the meeting says so', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  const rep = await signedIn('chen.yizhou');
  const { id, title, guest } = await pickMeeting(rep, ['APPROVED'], async ({ id: meetingId, title: name, guests }) => {
    const silent = new Set(guests.flatMap(({ state, doctor }) => (state === 'INVITED' ? (doctor?.id ?? []) : [])));
    const sent = await listRecords<Invited>(rep, `/send/recipients/pageable?meetingId=${meetingId}`);
    const found = sent.find(
      ({ state, bouncedAt, doctor }) => state === 'SENT' && bouncedAt === null && silent.has(doctor.id),
    );
    return found && { id: meetingId, title: name, guest: found };
  });
  const { page: doctor, context, expectAccessible } = await doctorsPhone(browser, baseURL!);
  await doctor.goto(readingPathOf(guest.id));
  await expect(doctor.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectAccessible();
  await doctor.getByRole('link', { name: 'English' }).click();
  await expect(doctor.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectAccessible();
  await doctor.getByRole('link', { name: '中文' }).click();
  await doctor.getByRole('button', { name: '接受邀请' }).click();
  await expect(doctor.getByRole('status')).toHaveText('您已接受邀请，期待您的参加。');
  await expectAccessible();
  await context.close();
  await open(rep, `/pc/meeting/meetDetail?id=${id}`);
  const row = rep.locator('#people tr').filter({ hasText: guest.doctor.name });
  await expect(row.getByText('已接受')).toBeVisible();
});
