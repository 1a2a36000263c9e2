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

export interface InvitableMeeting {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
}

/** The next own meeting that begins after a moment, with a guest more who agreed to mail and has not got the invitation. */
export const pickInvitable = (page: Page, after: Date): Promise<InvitableMeeting> =>
  pickMeeting(page, ['APPROVED'], async ({ id, title, acts, startsAt, guests }) => {
    const begins = new Date(startsAt!);
    if (!acts.includes('invite') || begins < after) return undefined;
    const known = new Set(guests.flatMap(({ doctor }) => doctor?.id ?? []));
    const agreed = await listRecords<{ id: string }>(page, '/doctor/find/page?type=MY_CUSTOMER&channels=MAIL');
    for (const doctor of agreed.filter((one) => !known.has(one.id))) {
      await send(page, `/API-MEET-TOOLS/meeting/guests/${id}`, { doctorIds: [doctor.id] });
      const { eligible } = await send<{ eligible: number }>(page, '/send/invitation/check', byMail(id));
      if (eligible > 0) return { id, title, startsAt: begins };
    }
    return undefined;
  });

const byMail = (meetingId: string) => ({ meetingId, channel: 'MAIL' });

/** Invites by mail whoever may be; answers the id of the send. */
export const inviteByMail = async (page: Page, meetingId: string): Promise<string> =>
  (await send<{ id: string }>(page, '/send/invitation/add', byMail(meetingId))).id;
