// Meetings of browser tests: chosen by their state and by what their page tells.
import type { Page } from '@playwright/test';
import type { MeetingDetail, MeetingLine, MeetingState } from '@yijian/contract/meetings';
import { send } from '../browser.ts';
import { listRecords } from './records.ts';

/** What `pick` takes from the first meeting in one of the states that has it; the next one comes first, held ones latest first. */
export async function pickMeeting<T extends object>(
  page: Page,
  states: readonly MeetingState[],
  pick: (meeting: MeetingDetail) => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const base = '/API-MEET-TOOLS/meeting';
  for (const state of states) {
    const order = state === 'APPROVED' ? 'asc' : 'desc';
    const list = `${base}/page?state=${state}&sort=startsAt,${order}`;
    for (const { id } of await listRecords<MeetingLine>(page, list)) {
      const picked = await pick(await send<MeetingDetail>(page, `${base}/find/${id}`));
      if (picked !== undefined) return picked;
    }
  }
  throw new Error(`No meeting in ${states.join(', ')} has what the test needs.`);
}
