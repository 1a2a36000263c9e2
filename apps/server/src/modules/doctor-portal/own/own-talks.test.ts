// A speaker is asked, agrees with a signature or declines, is asked anew when the terms change, and is served and paid (product: Event speaker machine).
import { doctorOwnEndpoints as own, type OwnTalk } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings, type MeetingDraft, type MeetingSpeaker } from '@yijian/contract/meetings';
import { notificationEndpoints as notices } from '@yijian/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { givePhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import {
  agreeTo,
  approveMeetingOf,
  confirmMeetingOf,
  meetingsDesk,
  type Meetings,
} from '../../../../../../tools/testing/meetings/meetings.ts';
import { scratchFolder } from '../../../../../../tools/testing/scratch.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let speaker: Caller;
let other: Caller;
let speakerId: string;
let name: string;

beforeAll(async () => {
  const folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
  speakerId = desk.doctorIds[0]!;
  await givePhone(app, speakerId, '13900062001');
  await givePhone(app, desk.doctorIds.at(-1)!, '13900062002');
  speaker = await signInAs(app, folder, '13900062001');
  other = await signInAs(app, folder, '13900062002');
  [{ name }] = await app.owner<[{ name: string }]>`select name from doctors where id = ${speakerId}`;
});
afterAll(() => app.close());

const talkOf = async (who: Caller, meetingId: string): Promise<OwnTalk | undefined> =>
  (await who.call(own.listTalks)).body.result.find((one) => one.meetingId === meetingId);
const seen = async (id: string): Promise<MeetingSpeaker[]> =>
  (await desk.rep.call(meetings.find, { params: { id } })).body.result.speakers;
const stateIn = async (id: string): Promise<string> => (await seen(id))[0]!.state;
const accept = async (who: Caller, meetingId: string, body: object = {}) => {
  const termsHash = (await talkOf(speaker, meetingId))?.termsHash ?? '0'.repeat(64);
  return who.call(own.acceptTalk, { params: { meetingId }, body: { termsHash, signerName: name, ...body } });
};
const decline = async (who: Caller, meetingId: string, body: object = {}) => {
  const termsHash = (await talkOf(speaker, meetingId))?.termsHash ?? '0'.repeat(64);
  return who.call(own.declineTalk, { params: { meetingId }, body: { termsHash, note: '当天出诊', ...body } });
};
const record = (who: Caller, id: string, body: object = {}) =>
  who.call(meetings.recordAnswer, {
    params: { id, doctorId: speakerId },
    body: { answer: 'ACCEPTED', note: '电话确认', ...body } as { answer: 'ACCEPTED'; note: string },
  });
const change = async (id: string, changed: Partial<MeetingDraft>): Promise<void> => {
  const { version } = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
  const [before] = await app.owner<[{ title: string; starts: Date; ends: Date }]>`
    select title, starts_at as starts, ends_at as ends from meetings where id = ${id}`;
  const same = { title: before.title, startsAt: before.starts.toISOString(), endsAt: before.ends.toISOString() };
  const body = { ...desk.draft(), ...same, ...changed, version, reason: '时间有变', comments: [] };
  const answer = await desk.rep.call(meetings.change, { params: { id }, body });
  expect(answer.status).toBe(200);
};
const told = async (id: string): Promise<string[]> => {
  const { content } = (await desk.rep.call(notices.list, { query: { size: 100 } })).body.result;
  return content.filter(({ path }) => path?.endsWith(`id=${id}`)).map(({ kind }) => kind);
};

describe('a speaker on the own pages', () => {
  it('is asked once the meeting is approved, alone, and agrees with the registered name', async () => {
    const { id } = (await desk.rep.call(meetings.add, { body: desk.draft() })).body.result;
    expect(await stateIn(id)).toBe('NOMINATED');
    expect(await talkOf(speaker, id)).toBeUndefined();
    expect((await accept(speaker, id)).body.error).toBe('meetings.talkNotFound');
    await desk.rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
    for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, id);
    expect(await stateIn(id)).toBe('INVITED');
    expect(await talkOf(speaker, id)).toMatchObject({
      state: 'INVITED',
      mayAnswer: true,
      isChanged: false,
      at: null,
      terms: { fee: 0, place: '三楼会议室', items: [{ minutes: 60 }] },
    });
    expect(await talkOf(other, id)).toBeUndefined();
    for (const act of [accept, decline]) {
      expect((await act(other, id)).body.error).toBe('meetings.talkNotFound');
      expect((await act(app.anonymous(), id)).status).toBe(401);
      expect((await act(desk.rep, id)).status).toBe(401);
    }
    expect((await app.anonymous().call(own.listTalks)).status).toBe(401);
    const fieldOf = async (body: object) => {
      const { status, body: said } = await accept(speaker, id, body);
      return [status, said.fields?.map(({ field }) => field)];
    };
    expect(await fieldOf({ signerName: '别人' })).toEqual([400, ['body.signerName']]);
    expect(await fieldOf({ signerName: '' })).toEqual([400, ['body.signerName']]);
    expect(await fieldOf({ termsHash: 'abc' })).toEqual([400, ['body.termsHash']]);
    expect((await decline(speaker, id, { note: '' })).body.fields?.[0]?.field).toBe('body.note');
    expect(await stateIn(id)).toBe('INVITED');

    const agreed = await accept(speaker, id);
    expect(agreed.body.result).toMatchObject({ state: 'ACCEPTED', at: now.toISOString() });
    expect((await seen(id))[0]).toMatchObject({
      state: 'ACCEPTED',
      planned: 60,
      fee: 0,
      reply: { answer: 'ACCEPTED', recordedBy: null, isOutdated: false },
      service: null,
    });
    expect(await told(id)).toContain('meetings.talkAccepted');
    expect((await accept(speaker, id)).body.error).toBe('meetings.talkAnswered');
    const [row] = await app.owner`
      select signer_name, content_hash ~ '^[0-9a-f]{64}$' as hashed, terms ->> 'place' as place
      from meeting_speaker_replies where meeting_id = ${id}`;
    expect(row).toEqual({ signer_name: name, hashed: true, place: '三楼会议室' });
  });

  it('declines also after an agreement, and may agree again until the meeting begins', async () => {
    const id = await approveMeetingOf(desk);
    await accept(speaker, id);
    expect((await decline(speaker, id)).body.result).toMatchObject({ state: 'DECLINED', note: '当天出诊' });
    expect(await stateIn(id)).toBe('DECLINED');
    expect(await told(id)).toContain('meetings.talkDeclined');
    expect((await decline(speaker, id)).body.error).toBe('meetings.talkAnswered');
    expect((await accept(speaker, id)).body.result).toMatchObject({ state: 'ACCEPTED', note: '' });
    await desk.rep.call(meetings.start, { params: { id } });
    for (const act of [accept, decline]) expect((await act(speaker, id)).body.error).toBe('meetings.talkClosed');
    expect(await stateIn(id)).toBe('ACCEPTED');
  });

  it('answered twice at once agrees once', async () => {
    const id = await approveMeetingOf(desk);
    const answers = await Promise.all([accept(speaker, id), accept(speaker, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is asked anew when an approved change moves the talk; while it is undecided the old answer holds', async () => {
    const id = await approveMeetingOf(desk);
    await accept(speaker, id);
    const before = (await talkOf(speaker, id))!;
    const startsAt = new Date(Date.parse(before.terms.startsAt) + 3_600_000).toISOString();
    const endsAt = new Date(Date.parse(before.terms.endsAt) + 3_600_000).toISOString();
    await change(id, { startsAt, endsAt });
    expect(await stateIn(id)).toBe('ACCEPTED');
    expect(await talkOf(speaker, id)).toMatchObject({ state: 'ACCEPTED', mayAnswer: false, terms: before.terms });
    expect((await decline(speaker, id)).body.error).toBe('meetings.talkClosed');
    for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, id);
    expect((await seen(id))[0]).toMatchObject({ state: 'INVITED', reply: { answer: 'ACCEPTED', isOutdated: true } });
    expect(await talkOf(speaker, id)).toMatchObject({
      state: 'INVITED',
      isChanged: true,
      at: null,
      terms: { startsAt },
    });
    expect((await accept(speaker, id, { termsHash: before.termsHash })).body.error).toBe('meetings.talkChanged');
    expect((await accept(speaker, id)).body.result).toMatchObject({ state: 'ACCEPTED', isChanged: false });
    expect(await stateIn(id)).toBe('ACCEPTED');
  });

  it('who is replaced by a change, or whose meeting is cancelled, reads so', async () => {
    const id = await approveMeetingOf(desk);
    await accept(speaker, id);
    const [talk, ...rest] = desk.draft().agenda;
    await change(id, { agenda: [{ ...talk!, speakerId: desk.doctorIds.at(-1)! }, ...rest] });
    expect((await seen(id)).map(({ state }) => state)).toEqual(['NOMINATED', 'ACCEPTED']);
    for (const who of [desk.leader, desk.marketing, desk.compliance]) await agreeTo(who, id);
    expect((await seen(id)).map(({ state }) => state)).toEqual(['INVITED', 'REPLACED']);
    expect(await talkOf(speaker, id)).toMatchObject({ state: 'REPLACED', mayAnswer: false });
    expect((await accept(speaker, id)).body.error).toBe('meetings.talkClosed');
    expect(await talkOf(other, id)).toMatchObject({ state: 'INVITED', mayAnswer: true });
    await desk.rep.call(meetings.cancel, { params: { id }, body: { reason: '医院有疫情' } });
    expect((await seen(id)).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await talkOf(speaker, id)).toMatchObject({ state: 'CANCELLED', mayAnswer: false });
    expect(await talkOf(other, id)).toBeUndefined();
  });
});

describe('an answer that staff record', () => {
  it('says who recorded it and how it came, and gives way to the signature of the doctor', async () => {
    const id = await approveMeetingOf(desk);
    expect((await record(desk.rep, id, { note: '' })).body.fields?.[0]?.field).toBe('body.note');
    expect((await record(desk.rep, id)).body.result).toMatchObject({
      state: 'ACCEPTED',
      reply: { answer: 'ACCEPTED', recordedBy: '陈亦舟', note: '电话确认' },
    });
    expect(await talkOf(speaker, id)).toMatchObject({ state: 'ACCEPTED', isOwn: false, mayAnswer: true });
    expect((await record(desk.rep, id)).body.error).toBe('meetings.talkAnswered');
    expect((await record(desk.rep, id, { answer: 'DECLINED' })).body.result.state).toBe('DECLINED');
    expect(await talkOf(speaker, id)).toMatchObject({ state: 'DECLINED', note: '电话确认' });
    expect((await accept(speaker, id)).body.result).toMatchObject({ state: 'ACCEPTED', isOwn: true });
    expect((await record(desk.rep, id, { answer: 'DECLINED' })).body.error).toBe('meetings.talkAnsweredSelf');
    expect(await stateIn(id)).toBe('ACCEPTED');
  });

  it('is the owner’s, for a speaker of an approved meeting', async () => {
    const id = await approveMeetingOf(desk);
    expect((await record(desk.leader, id)).body.error).toBe('meetings.notPossible');
    expect((await record(await app.as('su.zhen'), id)).status).toBe(403);
    expect((await record(app.anonymous(), id)).status).toBe(401);
    const params = { id, doctorId: desk.doctorIds[1]! };
    const body = { answer: 'ACCEPTED', note: '电话确认' } as const;
    expect((await desk.rep.call(meetings.recordAnswer, { params, body })).body.error).toBe('meetings.talkNotFound');
    const away = { ...params, id: '999999999' };
    expect((await desk.rep.call(meetings.recordAnswer, { params: away, body })).body.error).toBe('meetings.notFound');
    await desk.rep.call(meetings.start, { params: { id } });
    expect((await record(desk.rep, id)).body.error).toBe('meetings.notPossible');
    expect(await stateIn(id)).toBe('INVITED');
  });
});

it('is served once the office has accepted the meeting and the service is confirmed', async () => {
  const id = await confirmMeetingOf(desk);
  expect((await seen(id))[0]).toMatchObject({ state: 'SERVED', fee: 0, service: { state: 'WAITING' } });
});

it('the owner hears three days before the meeting who has not answered, and nothing of whoever has', async () => {
  const day = (days: number) => {
    const startsAt = new Date(now.getTime() + days * 86_400_000);
    return { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 7_200_000).toISOString() };
  };
  const made = [await approveMeetingOf(desk), await approveMeetingOf(desk), await approveMeetingOf(desk)];
  // The hours lie apart, and a month is the soonest that the rules let a meeting be applied for.
  for (const [at, days] of [3, 3.2, 4].entries()) {
    const { startsAt, endsAt } = day(days);
    await app.owner`update meetings set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${made[at]!}`;
  }
  await accept(speaker, made[1]!);
  await app.app.jobs.runSoon('meetings.tellOfSilent');
  const silent = async (id: string): Promise<boolean> => (await told(id)).includes('meetings.speakerSilent');
  await expect.poll(() => silent(made[0]!), { timeout: 20_000 }).toBe(true);
  expect([await silent(made[1]!), await silent(made[2]!)]).toEqual([false, false]);
});
