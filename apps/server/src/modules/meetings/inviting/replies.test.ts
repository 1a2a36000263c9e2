// What guests answered before the meeting, and that a missing answer stays readable (product: Attendee machine).
import { meetingEndpoints as meetings, type GuestState } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
});
afterAll(() => app.close());

const guestsOf = async (id: string) => {
  const { status, body } = await desk.rep.call(meetings.find, { params: { id } });
  expect(status, body.message).toBe(200);
  return body.result.guests.map(({ id: guestId, state, reply, doctor }) => ({
    guestId,
    state,
    reply,
    doctorId: doctor!.id,
  }));
};
const change = (id: string, guestId: string, state: 'ACCEPTED' | 'DECLINED' | 'SIGNED_IN' | 'NO_SHOW') =>
  desk.rep.call(meetings.changeGuest, { params: { id, guestId }, body: { state } });

/** One accepts, one declines and changes the mind, one declines, the others are silent; then it begins. */
const begun = async (): Promise<{ id: string; guests: Awaited<ReturnType<typeof guestsOf>> }> => {
  const id = await approveMeetingOf(desk);
  const guests = await guestsOf(id);
  expect(guests.map(({ state, reply }) => [state, reply])).toEqual(guests.map(() => ['INVITED', null]));
  for (const [at, state] of [
    [0, 'ACCEPTED'],
    [1, 'DECLINED'],
    [1, 'ACCEPTED'],
    [2, 'DECLINED'],
  ] as const)
    expect((await change(id, guests[at]!.guestId, state)).status).toBe(200);
  expect((await desk.rep.call(meetings.start, { params: { id } })).status).toBe(200);
  return { id, guests: await guestsOf(id) };
};
const stateIn = (guests: Awaited<ReturnType<typeof guestsOf>>): GuestState[] => guests.map(({ state }) => state);

describe('replies of guests', { timeout: 120_000 }, () => {
  it('whoever has not answered when the meeting begins gave no reply, and only then', async () => {
    const { guests } = await begun();
    expect(stateIn(guests)).toEqual(['ACCEPTED', 'ACCEPTED', 'DECLINED', 'NO_REPLY', 'NO_REPLY', 'NO_REPLY']);
    expect(guests.map(({ reply }) => reply)).toEqual(stateIn(guests));
  });

  it('a silent guest signs in or did not come, cannot answer any more, and the missing reply stays readable', async () => {
    const { id, guests } = await begun();
    const [accepted, , declined, silent, absent, third] = guests.map(({ guestId }) => guestId);
    const late = await change(id, silent!, 'ACCEPTED');
    expect([late.status, late.body.error]).toEqual([409, 'meetings.notPossible']);
    for (const guestId of [accepted, declined, silent])
      expect((await change(id, guestId!, 'SIGNED_IN')).status).toBe(200);
    expect((await change(id, absent!, 'NO_SHOW')).status).toBe(200);
    await desk.rep.call(meetings.end, { params: { id } });
    expect((await guestsOf(id)).map(({ state, reply }) => [state, reply])).toEqual([
      ['SIGNED_IN', 'ACCEPTED'],
      ['NO_SHOW', 'ACCEPTED'],
      ['SIGNED_IN', 'DECLINED'],
      ['SIGNED_IN', 'NO_REPLY'],
      ['NO_SHOW', 'NO_REPLY'],
      ['NO_SHOW', 'NO_REPLY'],
    ]);
    expect((await change(id, third!, 'SIGNED_IN')).body.result.state).toBe('SIGNED_IN');
  });

  it('nobody records a missing reply by hand', async () => {
    const { id, guests } = await begun();
    const body = { state: 'NO_REPLY' } as unknown as { state: 'NO_SHOW' };
    const told = await desk.rep.call(meetings.changeGuest, { params: { id, guestId: guests[0]!.guestId }, body });
    expect([told.status, told.body.fields?.[0]?.field]).toEqual([400, 'body.state']);
  });

  it('the page of the doctor tells it while the meeting is held and afterwards', async () => {
    const { id, guests } = await begun();
    const silent = guests.at(-1)!;
    const seen = async () => {
      const answer = await desk.rep.call(meetings.listOfDoctor, {
        params: { id: silent.doctorId },
        query: { size: 100 },
      });
      expect(answer.status, answer.body.message).toBe(200);
      const [person] = answer.body.result.content.find((one) => one.id === id)!.people;
      return [person!.guestState, person!.reply];
    };
    expect(await seen()).toEqual(['NO_REPLY', 'NO_REPLY']);
    await desk.rep.call(meetings.end, { params: { id } });
    expect(await seen()).toEqual(['NO_SHOW', 'NO_REPLY']);
  });
});
