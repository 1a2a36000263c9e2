// Meetings that are under way: one that a desk applied for, and one of the demo whose guest has a phone.
import { meetingEndpoints as meetings, type MeetingDraft } from '@yijian/contract/meetings';
import type { TestApp } from '../app.ts';
import { givePhone } from './doctor-portal.ts';
import { approveMeetingOf, type Meetings } from './meetings.ts';

export interface MeetingUnderWay {
  readonly id: string;
  readonly publicId: string;
}

/** Approved and begun by its owner. */
export async function beginMeetingOf(desk: Meetings, change: Partial<MeetingDraft> = {}): Promise<MeetingUnderWay> {
  const id = await approveMeetingOf(desk, change);
  await desk.rep.call(meetings.start, { params: { id } });
  const { publicId } = (await desk.rep.call(meetings.findSignInCode, { params: { id } })).body.result;
  return { id, publicId };
}

/** Begins a meeting that `login` owns without a place to stand at; answers its id. */
export async function meetingUnderWay(app: TestApp, login: string, guestPhone: string): Promise<string> {
  const [one] = await app.owner<{ id: string; doctor: string }[]>`
    select m.id::text, g.doctor_id::text as doctor from meetings m
    join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id and u.login = ${login}
    join meeting_guests g on g.enterprise_id = m.enterprise_id and g.meeting_id = m.id and g.doctor_id is not null
    where m.enterprise_id = 1 and m.number is not null order by m.id, g.id limit 1`;
  await app.owner`
    update meetings set state = 'IN_PROGRESS', latitude = null, longitude = null where enterprise_id = 1 and id = ${one!.id}`;
  await app.owner`
    update meeting_guests set state = 'NO_REPLY', reply = 'NO_REPLY' where enterprise_id = 1 and meeting_id = ${one!.id} and doctor_id = ${one!.doctor}`;
  await givePhone(app, one!.doctor, guestPhone);
  return one!.id;
}
