// Meetings on the page of a doctor and of a hospital through the calls: who is told what, figures that equal their lists, fees, acts (product 3.3, 3.5).
import { academicRecordEndpoints } from '@yijian/contract/academic-records';
import { interactionEndpoints } from '@yijian/contract/interactions';
import { meetingEndpoints as calls, type CustomerMeetingFigure } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const DAY = 86_400_000;
// In the middle of the year, so that every meeting falls into the budgets of the demo.
const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let rep: Caller;
let hospitalId: string;
/** Guest, speaker, and a colleague at the same hospital. */
const doctors: string[] = [];
const meeting = {} as Record<'ahead' | 'held' | 'foreign' | 'old' | 'cancelled' | 'draft', string>;

const of = (id = doctors[0]!, query: object = {}, who = rep) => who.call(calls.listOfDoctor, { params: { id }, query });
const list = async (id?: string, query: object = {}, who = rep) => (await of(id, query, who)).body.result;
const figures = async (id = doctors[0]!) => (await rep.call(calls.countOfDoctor, { params: { id } })).body.result;
const day = (days: number): Date => new Date(now.getTime() + days * DAY);

/** A doctor of the rep at a hospital of its own, so that every number is known. */
async function freshDoctor(name: string): Promise<string> {
  const [doctor] = await app.owner<{ id: string }[]>`
    with made as (
      insert into doctors (enterprise_id, name, department_name, hospital_id, province_code, city_code)
      select 1, ${name}, '神经内科', h.id, h.province_code, h.city_code from hospitals h where h.enterprise_id = 1 and h.id = ${hospitalId}
      returning id, city_code)
    insert into doctor_owners (enterprise_id, doctor_id, user_id)
    select 1, m.id, u.id from made m, users u where u.enterprise_id = 1 and u.login = 'chen.yizhou' returning doctor_id::text as id`;
  return doctor!.id;
}

const move = (id: string, days: number): Promise<unknown> =>
  app.owner`update meetings set starts_at = ${day(days)}, ends_at = ${new Date(day(days).getTime() + 7_200_000)}
    where enterprise_id = 1 and id = ${id}`;

/** Begun, signed in to by the first guest, ended, and put back by so many days. */
async function hold(id: string, days: number): Promise<void> {
  await rep.call(calls.start, { params: { id } });
  const { guests } = (await rep.call(calls.find, { params: { id } })).body.result;
  const guestId = guests.find((one) => one.doctor?.id === doctors[0])!.id;
  await rep.call(calls.changeGuest, { params: { id, guestId }, body: { state: 'SIGNED_IN' } });
  await rep.call(calls.end, { params: { id } });
  await move(id, days);
}

beforeAll(async () => {
  app = await startTestApp({ now });
  // Marketing reads meetings and, from here on, nothing of speakers.
  await app.owner`delete from role_menus rm using roles r, menus n where r.enterprise_id = rm.enterprise_id and r.id = rm.role_id
    and r.code = 'MKT' and n.enterprise_id = rm.enterprise_id and n.id = rm.menu_id and n.path like '/meeting/speaker%'`;
  desk = await meetingsDesk(app, now);
  ({ rep } = desk);
  const [hospital] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code)
    select 1, '会议页签医院', d.province_code, d.city_code from doctors d where d.enterprise_id = 1 and d.id = ${desk.doctorIds[0]!}
    returning id::text`;
  hospitalId = hospital!.id;
  for (const name of ['签到医生', '讲者医生', '同院医生']) doctors.push(await freshDoctor(name));
  const [guest, speaker, colleague] = doctors as [string, string, string];
  const guestIds = [guest, colleague, ...desk.doctorIds.slice(1, 5)];
  const agenda = [
    { kind: 'TALK' as const, topic: '癫痫新药进展', minutes: 60, speakerId: speaker },
    { kind: 'DISCUSSION' as const, topic: '病例讨论', minutes: 40 },
  ];
  const plain = [{ kind: 'TALK' as const, topic: '癫痫新药进展', minutes: 60 }];
  meeting.draft = (await rep.call(calls.add, { body: desk.draft({ guestIds, hospitalId }) })).body.result.id;
  meeting.ahead = await approveMeetingOf(desk, { guestIds, agenda: plain, title: '下月科会' });
  meeting.held = await approveMeetingOf(desk, { guestIds, agenda: plain, hospitalId, title: '上月科会' });
  meeting.foreign = await approveMeetingOf(desk, { guestIds, agenda: plain, title: '外区会议' });
  meeting.old = await approveMeetingOf(desk, { guestIds, agenda: plain, title: '往年科会' });
  meeting.cancelled = await approveMeetingOf(desk, { guestIds, agenda: plain, title: '取消的科会' });
  await rep.call(calls.cancel, { params: { id: meeting.cancelled }, body: { reason: '主讲人出差' } });
  await move(meeting.cancelled, -40);
  await app.owner`update meetings set purpose = 'MEDICAL' where enterprise_id = 1 and id = ${meeting.old}`;
  await hold(meeting.held, -30);
  await hold(meeting.foreign, -60);
  await hold(meeting.old, -500);
  await app.owner`update meeting_agenda set speaker_id = ${speaker}, topic = ${agenda[0]!.topic}
    where enterprise_id = 1 and meeting_id = any(${[meeting.held, meeting.foreign]}::bigint[]) and kind = 'TALK'`;
  await app.owner`
    with made as (
      insert into speakers (enterprise_id, doctor_id, tier, proposed_tier, score, evidence, owner_id)
      select 1, ${speaker}, 'MIDDLE', 'MIDDLE', 10, '[]', id from users where enterprise_id = 1 and login = 'wu.yue' returning id)
    insert into speaker_engagements (enterprise_id, speaker_id, meeting_id, title, day, minutes, fee, stage)
    select 1, made.id, m.id, m.title, '2026-01-05', 60, 1500, 'COMMITTED' from made, meetings m
    where m.enterprise_id = 1 and m.id = any(${[meeting.held, meeting.foreign]}::bigint[])`;
  // Another team holds it, and the rep never decided on it.
  await app.owner`update meetings m set owner_id = u.id, organization_id = u.organization_id, instance_id = null from users u
    where u.enterprise_id = 1 and u.login = 'wen.zhixu' and m.enterprise_id = 1 and m.id = ${meeting.foreign}`;
}, 180_000);
afterAll(() => app.close());

describe('meetings of a doctor', () => {
  it('LEF-08 stand beside the academic meetings of the profile, which stay those of public data', async () => {
    const doctorId = doctors[0]!;
    const academic = async () =>
      (await rep.call(academicRecordEndpoints.meetings, { query: { doctorId } })).body.result;
    expect((await list()).totalElements).toBeGreaterThan(0);
    expect(await academic()).toMatchObject({ content: [], totalElements: 0 });
    await app.owner`
      insert into academic_records (enterprise_id, doctor_id, kind, title, details, url, starts_on, source, confidence)
      values (1, ${doctorId}, 'MEETING', '全国癫痫年会', ${app.owner.json({ address: '北京' })}, 'https://example.org/annual', '2025-06-01',
        'PUBLIC', 0.9)`;
    const { content, totalElements } = await academic();
    expect(totalElements).toBe(1);
    expect(content).toMatchObject([
      {
        recentAcademicMeeting: '全国癫痫年会',
        meetingUrl: 'https://example.org/annual',
        meetingData: '2025-06-01',
        meetingAddress: '北京',
      },
    ]);
  });

  it('lists what was approved once, the latest first, with role, state, result and topic; never an application', async () => {
    const { content, totalElements } = await list();
    const { ahead, held, cancelled, foreign, old } = meeting;
    expect(content.map(({ id }) => id)).toEqual([ahead, held, cancelled, foreign, old]);
    expect(totalElements).toBe(5);
    expect(content[1]).toMatchObject({
      roles: ['ATTENDEE'],
      people: [{ id: doctors[0], isSpeaker: false, guestState: 'SIGNED_IN', signInWay: 'STAFF', signedOutAt: null }],
      meeting: { title: '上月科会', state: 'TO_CONFIRM', type: 'DEPARTMENT', topics: [] },
    });
    expect(content[2]!.meeting!.state).toBe('CANCELLED');
    const spoken = (await list(doctors[1])).content;
    expect(spoken.map(({ id, roles }) => [id, roles])).toEqual([
      [held, ['SPEAKER']],
      [foreign, ['SPEAKER']],
    ]);
    expect(spoken[0]).toMatchObject({
      people: [{ isSpeaker: true, guestState: null }],
      meeting: { topics: ['癫痫新药进展'] },
    });
  });

  it('says of a meeting outside the range of the reader when it was and that the doctor came, and nothing else', async () => {
    const row = (await list()).content.find(({ id }) => id === meeting.foreign)!;
    expect(row).toMatchObject({ meeting: null, fee: null, isFeeHidden: true, attended: 1 });
    expect(Date.parse(row.startsAt)).toBe(day(-60).getTime());
    expect(JSON.stringify(row)).not.toContain('外区会议');
    expect((await rep.call(calls.find, { params: { id: meeting.foreign } })).status).toBe(404);
    const spoken = (await list(doctors[1])).content.find(({ id }) => id === meeting.foreign)!;
    expect(spoken).toMatchObject({ meeting: null, fee: null });
  });

  it('tells a fee only to whoever reads speakers', async () => {
    const seen = (await list(doctors[1])).content[0]!;
    expect(seen).toMatchObject({ fee: 1500, isFeeHidden: false });
    const hidden = (await list(doctors[1], {}, desk.marketing)).content.find(({ id }) => id === meeting.held)!;
    expect(hidden).toMatchObject({ fee: null, isFeeHidden: true, meeting: { title: '上月科会' } });
    expect((await list()).content[1]).toMatchObject({ fee: null, isFeeHidden: false });
  });

  it('counts 12 months, and each figure is the number of the meetings it lists', async () => {
    const counted = await figures();
    const year = now.getUTCFullYear();
    expect(counted).toMatchObject({ upcoming: 1, invited: 2, attended: 2, spoke: 0, here: 0 });
    expect(counted.years).toEqual([...new Set([year, day(-500).getUTCFullYear()])]);
    expect(await figures(doctors[1])).toMatchObject({ upcoming: 0, invited: 0, attended: 0, spoke: 2 });
    for (const id of doctors) {
      const found = await figures(id);
      for (const figure of ['UPCOMING', 'INVITED', 'ATTENDED', 'SPOKE'] as const) {
        const { content, totalElements } = await list(id, { figure });
        const key = figure.toLowerCase() as Lowercase<Exclude<CustomerMeetingFigure, 'HERE'>>;
        expect([figure, content.length, totalElements]).toEqual([figure, found[key], found[key]]);
      }
    }
    // The colleague was invited alike and never signed in.
    expect(await figures(doctors[2])).toMatchObject({ invited: 2, attended: 0 });
  });

  it('is filtered by role and year, and pages follow each other', async () => {
    const old = day(-500).getUTCFullYear();
    expect((await list(undefined, { year: old })).content.map(({ id }) => id)).toEqual([meeting.old]);
    expect((await list(undefined, { role: 'SPEAKER' })).totalElements).toBe(0);
    expect((await list(doctors[1], { role: 'SPEAKER' })).totalElements).toBe(2);
    const pages = [await list(undefined, { size: 2 }), await list(undefined, { size: 2, page: 1 })];
    expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(
      (await list()).content.slice(0, 4).map(({ id }) => id),
    );
    const first = (await list(undefined, { sort: 'startsAt,asc', size: 1 })).content[0]!;
    expect(first.id).toBe(meeting.old);
  });

  it('refuses bad input, whoever may not, doctors out of range and other enterprises', async () => {
    for (const query of [
      { role: 'VENUE' },
      { figure: 'HERE' },
      { year: 1999 },
      { sort: 'title,asc' },
      { size: 0 },
      { of: 1 },
    ]) {
      const answer = await of(doctors[0], query);
      expect([answer.status, answer.body.fields?.length]).toEqual([400, 1]);
    }
    const [north, stranger] = await Promise.all([app.as('wen.zhixu'), app.as('admin', 'kanglan')]);
    for (const who of [north, stranger]) {
      for (const call of [calls.listOfDoctor, calls.countOfDoctor]) {
        const answer = await who.call(call, { params: { id: doctors[0]! } });
        expect([answer.status, answer.body.error]).toEqual([404, 'doctors.notFound']);
      }
      const answer = await who.call(calls.listOfHospital, { params: { id: hospitalId } });
      expect([answer.status, answer.body.error]).toEqual([404, 'hospitals.notFound']);
    }
    expect((await app.anonymous().call(calls.listOfDoctor, { params: { id: doctors[0]! } })).status).toBe(401);
  });
});

describe('meetings of a hospital', () => {
  const at = async (query: object = {}) =>
    (await rep.call(calls.listOfHospital, { params: { id: hospitalId }, query })).body.result;

  it('lists what takes place there or has doctors of it, with who of them came and spoke', async () => {
    const { content, totalElements } = await at();
    expect(totalElements).toBe(5);
    const held = content.find(({ id }) => id === meeting.held)!;
    expect(held).toMatchObject({ roles: ['ATTENDEE', 'SPEAKER', 'VENUE'], invited: 2, attended: 1, fee: 1500 });
    expect(held.people.map(({ id, isSpeaker, guestState }) => [id, isSpeaker, guestState])).toEqual([
      [doctors[1], true, null],
      [doctors[0], false, 'SIGNED_IN'],
      [doctors[2], false, 'NO_SHOW'],
    ]);
    expect((await at({ role: 'VENUE' })).content.map(({ id }) => id)).toEqual([meeting.held]);
    expect(content.find(({ id }) => id === meeting.foreign)).toMatchObject({ meeting: null, fee: null });
  });

  it('each figure is the number of the meetings it lists', async () => {
    const found = (await rep.call(calls.countOfHospital, { params: { id: hospitalId } })).body.result;
    expect(found).toMatchObject({ upcoming: 1, invited: 2, attended: 2, spoke: 2, here: 1 });
    for (const figure of ['UPCOMING', 'INVITED', 'ATTENDED', 'SPOKE', 'HERE'] as const)
      expect((await at({ figure })).totalElements).toBe(found[figure.toLowerCase() as 'here']);
  });
});

describe('attendance as work with the doctor', () => {
  const acts = async () => {
    const query = { doctorId: doctors[0]!, dataType: ['MEETING' as const] };
    return (await rep.call(interactionEndpoints.findByDataType, { query })).body.result.content;
  };
  const delivered = () =>
    expect
      .poll(
        async () => {
          await app.owner`select pg_notify('outbox', id::text) from enterprises`;
          const [row] = await app.owner<{ n: number }[]>`
            select count(*)::int as n from outbox_events where dispatched_at is null and failed_at is null`;
          return row!.n;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(0);

  it('is an interaction with what the meeting was about, once; of a medical one the topic stays untold', async () => {
    await delivered();
    const told = await acts();
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(['', '上月科会', '外区会议'].toSorted());
    expect(told.every(({ actionType, channel }) => actionType === 'ATTENDED' && channel === 'MEETING')).toBe(true);
    // Taken back at the door: the meeting is reported anew.
    await app.owner`update meetings set state = 'IN_PROGRESS' where enterprise_id = 1 and id = ${meeting.old}`;
    const { guests } = (await rep.call(calls.find, { params: { id: meeting.old } })).body.result;
    const guestId = guests.find((one) => one.doctor?.id === doctors[0])!.id;
    const params = { id: meeting.old, guestId };
    expect((await rep.call(calls.changeGuest, { params, body: { state: 'NO_SHOW' } })).status).toBe(200);
    await delivered();
    expect(await acts()).toHaveLength(2);
  });
});
