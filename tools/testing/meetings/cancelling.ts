// Meetings for API tests of their cancellation: approved in good time, and near their beginning now.
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import type { TestApp } from '../app.ts';
import { approveMeetingOf, type Meetings } from './meetings.ts';

const HOUR = 3_600_000;

interface Standing {
  readonly desk: Meetings;
  readonly now: Date;
  /** An active speaker; speaks 180 minutes for CNY 5,000. */
  readonly speakerId: string;
}

interface Left {
  /** Until it begins. */
  readonly hours: number;
  /** What the speaker said; accepted unless given, null for nothing. */
  readonly answer?: 'ACCEPTED' | 'DECLINED' | null | undefined;
}

/** Answers the id of the meeting. */
export async function cancellableMeeting(
  app: Pick<TestApp, 'owner'>,
  { desk, now, speakerId }: Standing,
  { hours, answer = 'ACCEPTED' }: Left,
): Promise<string> {
  const id = await approveMeetingOf(desk, {
    agenda: [{ kind: 'TALK', topic: '癫痫新药进展', minutes: 180, speakerId }],
    costs: [
      { kind: 'MEAL', note: '工作餐', price: 100, quantity: 10 },
      { kind: 'FEE', note: '讲课费', price: 5000, quantity: 1 },
    ],
  });
  // Nobody may apply so shortly before the day.
  const startsAt = new Date(now.getTime() + hours * HOUR);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR);
  await app.owner`update meetings set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${id}`;
  if (answer !== null)
    await desk.rep.call(meetings.recordAnswer, {
      params: { id, doctorId: speakerId },
      body: { answer, note: '电话答复' },
    });
  return id;
}
