// A meeting that is held: begun, signed in, ended, reported and accepted; and what is refused on the way (product: Attendee machine, confirmation).
import { meetingEndpoints as meetings, type MeetingDetail } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../tools/testing/days.ts';
import { approveMeetingOf, type Meetings, meetingsDesk } from '../../../../../tools/testing/meetings/meetings.ts';
import { pdf } from '../../../../../tools/testing/verifications/files.ts';

let app: TestApp;
let desk: Meetings;
let rep: Caller;
const now = latestDay(5, 15);

const find = async (id: string, who = rep): Promise<MeetingDetail> =>
  (await who.call(meetings.find, { params: { id } })).body.result;
const guest = (id: string, guestId: string, state: string) =>
  rep.call(meetings.changeGuest, { params: { id, guestId }, body: { state } });
const upload = (id: string, kind: string, content = pdf({ pages: 1 })) =>
  rep.call(meetings.upload, { params: { id }, body: { kind, file: { name: `${kind}.pdf`, content } } });
const held = async (change: object = {}): Promise<string> => {
  const id = await approveMeetingOf(desk, change);
  await rep.call(meetings.start, { params: { id } });
  for (const one of (await find(id)).guests) await guest(id, one.id, 'SIGNED_IN');
  await rep.call(meetings.end, { params: { id } });
  return id;
};
const report = async (id: string, share = 1, comments: object[] = []) => {
  const costs = (await find(id)).costs.map((cost) => ({ id: cost.id, actual: cost.estimate * share }));
  return rep.call(meetings.confirm, { params: { id }, body: { costs, comments } });
};

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  ({ rep } = desk);
});
afterAll(() => app.close());

describe('at the door', () => {
  it('replies are recorded before the meeting, sign-ins once it has begun, each only from where it can come', async () => {
    const id = await approveMeetingOf(desk);
    const [first, second] = (await find(id)).guests;
    const early = await guest(id, first!.id, 'SIGNED_IN');
    expect([early.status, early.body.error]).toEqual([409, 'meetings.notPossible']);
    expect((await guest(id, first!.id, 'ACCEPTED')).body.result.state).toBe('ACCEPTED');
    await rep.call(meetings.start, { params: { id } });
    expect((await guest(id, first!.id, 'SIGNED_IN')).body.result.state).toBe('SIGNED_IN');
    const twice = await guest(id, first!.id, 'SIGNED_IN');
    expect([twice.status, twice.body.error]).toEqual([409, 'meetings.guestState']);
    expect((await guest(id, first!.id, 'SIGNED_OUT')).status).toBe(200);
    await rep.call(meetings.end, { params: { id } });
    const meeting = await find(id);
    expect(meeting.attended).toBe(1);
    expect(meeting.guests.find((one) => one.id === second!.id)?.state).toBe('NO_SHOW');
  });

  it('a walk-in counts once it is matched to a doctor, and a doctor is on the list once', async () => {
    const id = await approveMeetingOf(desk);
    await rep.call(meetings.start, { params: { id } });
    const body = { name: '钱临时', hospital: '云川大学附属第一医院' };
    const walkIn = (await rep.call(meetings.addWalkIn, { params: { id }, body })).body.result;
    expect((await find(id)).attended).toBe(0);
    const params = { id, guestId: walkIn.id };
    const listed = (await find(id)).guests[0]!.doctor!.id;
    const twice = await rep.call(meetings.reconcile, { params, body: { doctorId: listed } });
    expect([twice.status, twice.body.error]).toEqual([409, 'meetings.alreadyGuest']);
    const doctorId = desk.doctorIds.at(-1)!;
    expect((await rep.call(meetings.reconcile, { params, body: { doctorId } })).body.result.state).toBe('RECONCILED');
    expect((await find(id)).attended).toBe(1);
    const unknown = await rep.call(meetings.reconcile, { params: { id, guestId: '99999999' }, body: { doctorId } });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'meetings.guestNotFound']);
  });
});

describe('the confirmation', () => {
  it('CFM-07 needs evidence and every amount, is accepted by compliance, and spends what was really spent', async () => {
    const before = await desk.available();
    const id = await held();
    const bare = await report(id);
    expect([bare.status, bare.body.error]).toEqual([409, 'meetings.noEvidence']);
    expect((await upload(id, 'PHOTO')).body.result.kind).toBe('PHOTO');
    expect((await upload(id, 'SIGN_IN_SHEET')).status).toBe(200);
    const some = await rep.call(meetings.confirm, { params: { id }, body: { costs: [] } });
    expect([some.status, some.body.error]).toEqual([400, 'meetings.costsIncomplete']);
    expect((await report(id, 0.5)).body.result.state).toBe('CONFIRM_REVIEW');
    const own = await rep.call(meetings.accept, { params: { id } });
    expect(own.status).toBe(403);
    const back = await desk.compliance.call(meetings.sendBack, { params: { id }, body: { reason: '照片模糊' } });
    expect(back.body.result.state).toBe('TO_CONFIRM');
    await report(id, 0.5);
    expect((await desk.compliance.call(meetings.accept, { params: { id } })).body.result.state).toBe('CONFIRMED');
    expect(await find(id)).toMatchObject({ actual: 600, state: 'CONFIRMED' });
    expect(await desk.available()).toBe(before - 600);
    const again = await desk.compliance.call(meetings.accept, { params: { id } });
    expect([again.status, again.body.error]).toEqual([409, 'meetings.notPossible']);
  });

  it('wants a reason for what was spent above the estimate', async () => {
    const id = await held();
    await upload(id, 'PHOTO');
    await upload(id, 'SIGN_IN_SHEET');
    const silent = await report(id, 1.2);
    expect([silent.status, silent.body.error]).toEqual([400, 'meetings.commentMissing']);
    expect((await report(id, 1.2, [{ code: 'S10', comment: '参会人数增加' }])).body.result.state).toBe(
      'CONFIRM_REVIEW',
    );
    expect((await find(id)).rules.find(({ code }) => code === 'S10')).toMatchObject({ comment: '参会人数增加' });
  });

  it('a file that was evidence of another meeting says so, and what is no document is refused', async () => {
    const [one, other] = [await held(), await held()];
    const photo = pdf({ pages: 3 });
    await upload(one, 'PHOTO', photo);
    const used = (await upload(other, 'PHOTO', photo)).body.result;
    expect(used.usedIn).toBe((await find(one)).number);
    const bad = await upload(other, 'INVOICE', Buffer.from('MZ\u0000\u0001 not a document'));
    expect([bad.status, bad.body.error]).toEqual([400, 'meetings.fileKind']);
    const file = await desk.compliance.call(meetings.download, { params: { id: other, fileId: used.id } });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
