// A change of a speaker that was refused, as the page of the speaker tells it (product: Speaker machine).
import type { Speaker, SpeakerDetail } from '@yijian/contract/speakers';
import { expect, open, send, test } from '../../../tools/testing/browser.ts';
import { firstThat, listRecords } from '../../../tools/testing/journeys/records.ts';

test('a change of a speaker that was refused says who refused it, when and why', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await signedIn('wu.yue');
  const isRefused = ({ changes }: SpeakerDetail): boolean => changes.some(({ state }) => state === 'REJECTED');
  const speakers = await listRecords<Speaker>(page, '/speakers/list?state=ACTIVE');
  const find = (id: string) => send<SpeakerDetail>(page, `/speakers/find/${id}`);
  const { id } = await firstThat(speakers, async (one) => isRefused(await find(one.id)));
  const change = (await find(id)).changes.find(({ state }) => state === 'REJECTED')!;
  await open(page, `/pc/meeting/speakerDetail?id=${id}`);
  const shown = page.locator('#changes li').filter({ hasText: change.reason });
  await expect(shown.getByText('被驳回')).toBeVisible();
  await expect(shown).toContainText(change.askedBy);
  await expect(shown).toContainText(change.endedBy!);
  await expect(shown).toContainText(change.endedReason);
  await expectAccessible();
});
