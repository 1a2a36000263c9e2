// A speaker confirms the own service on the own pages: who, when, how much, under which name, and what the staff see of it.
import { doctorOwnEndpoints as own } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { notificationEndpoints as notices } from '@yijian/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { givePhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { scratchFolder } from '../../../../../../tools/testing/scratch.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let speaker: Caller;
let other: Caller;
let name: string;
let enName: string;

beforeAll(async () => {
  const folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
  const [speakerId, otherId] = [desk.doctorIds[0]!, desk.doctorIds.at(-1)!];
  await givePhone(app, speakerId, '13900061001');
  await givePhone(app, otherId, '13900061002');
  speaker = await signInAs(app, folder, '13900061001');
  other = await signInAs(app, folder, '13900061002');
  const [doctor] = await app.owner<[{ name: string; enName: string }]>`
    update doctors set en_name = 'Zhang San' where id = ${speakerId} returning name, en_name as "enName"`;
  ({ name, enName } = doctor);
});
afterAll(() => app.close());

/** A meeting with an hour of the speaker, begun and ended. */
const held = async (): Promise<string> => {
  const id = await approveMeetingOf(desk);
  await desk.rep.call(meetings.start, { params: { id } });
  await desk.rep.call(meetings.end, { params: { id } });
  return id;
};
const confirm = (who: Caller, meetingId: string, body: object = {}) =>
  who.call(own.confirmService, { params: { meetingId }, body: { minutes: 60, signerName: name, ...body } });
const dispute = (who: Caller, meetingId: string, note = '只讲了半小时') =>
  who.call(own.disputeService, { params: { meetingId }, body: { note } });
const listed = async (who: Caller, meetingId: string) =>
  (await who.call(own.listServices)).body.result.find((one) => one.meetingId === meetingId);
const seenByStaff = async (id: string) => {
  const { speakers } = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
  return speakers.flatMap(({ planned, service }) => (service === null ? [] : { ...service, planned }));
};
const told = async (id: string): Promise<string[]> => {
  const { content } = (await desk.rep.call(notices.list, { query: { size: 100 } })).body.result;
  return content.filter(({ path }) => path?.endsWith(`id=${id}`)).map(({ kind }) => kind);
};

describe('a service', () => {
  it('waits once the meeting has ended, for its speaker alone', async () => {
    const id = await approveMeetingOf(desk);
    expect(await listed(speaker, id)).toBeUndefined();
    expect((await confirm(speaker, id)).body.error).toBe('meetings.serviceNotFound');
    await desk.rep.call(meetings.start, { params: { id } });
    expect((await dispute(speaker, id)).body.error).toBe('meetings.serviceNotFound');
    expect(await seenByStaff(id)).toEqual([]);
    await desk.rep.call(meetings.end, { params: { id } });
    expect(await listed(speaker, id)).toMatchObject({ state: 'WAITING', planned: 60, minutes: null, at: null });
    expect(await seenByStaff(id)).toMatchObject([{ state: 'WAITING', planned: 60, minutes: null }]);
    expect(await listed(other, id)).toBeUndefined();
    for (const act of [confirm, dispute]) {
      const refused = await act(other, id);
      expect([refused.status, refused.body.error]).toEqual([404, 'meetings.serviceNotFound']);
      expect((await act(app.anonymous(), id)).status).toBe(401);
      expect((await act(desk.rep, id)).status).toBe(401);
    }
    expect((await app.anonymous().call(own.listServices)).status).toBe(401);
  });

  it('is signed with the registered name for at most the minutes of the agenda, and then stands', async () => {
    const id = await held();
    const fieldOf = async (body: object) => {
      const { status, body: said } = await confirm(speaker, id, body);
      return [status, said.fields?.map(({ field }) => field)];
    };
    expect(await fieldOf({ minutes: 61 })).toEqual([400, ['body.minutes']]);
    expect(await fieldOf({ minutes: 0 })).toEqual([400, ['body.minutes']]);
    expect(await fieldOf({ signerName: '别人' })).toEqual([400, ['body.signerName']]);
    expect(await fieldOf({ signerName: '' })).toEqual([400, ['body.signerName']]);
    expect(await listed(speaker, id)).toMatchObject({ state: 'WAITING' });
    const signed = { state: 'CONFIRMED', minutes: 45, note: '' };
    const at = now.toISOString();
    expect((await confirm(speaker, id, { minutes: 45 })).body.result).toMatchObject({ ...signed, at });
    expect(await seenByStaff(id)).toMatchObject([{ ...signed, planned: 60 }]);
    expect(await told(id)).toContain('meetings.serviceConfirmed');
    const [row] = await app.owner`
      select signer_name, content_hash ~ '^[0-9a-f]{64}$' as hashed from meeting_services where meeting_id = ${id}`;
    expect(row).toEqual({ signer_name: name, hashed: true });
    for (const again of [await confirm(speaker, id), await dispute(speaker, id)])
      expect([again.status, again.body.error]).toEqual([409, 'meetings.serviceConfirmed']);
    expect(await seenByStaff(id)).toMatchObject([signed]);
  });

  it('may be disputed, disputed anew and then confirmed under the English name', async () => {
    const id = await held();
    expect((await dispute(speaker, id, '')).body.fields?.[0]?.field).toBe('body.note');
    expect((await dispute(speaker, id)).body.result).toMatchObject({ state: 'DISPUTED', note: '只讲了半小时' });
    expect(await told(id)).toContain('meetings.serviceDisputed');
    await dispute(speaker, id, '我没有讲课');
    expect(await seenByStaff(id)).toMatchObject([{ state: 'DISPUTED', note: '我没有讲课', minutes: null }]);
    expect((await confirm(speaker, id, { minutes: 30, signerName: enName })).status).toBe(200);
    expect(await seenByStaff(id)).toMatchObject([{ state: 'CONFIRMED', note: '', minutes: 30 }]);
  });

  it('signed twice at once is signed once', async () => {
    const id = await held();
    const answers = await Promise.all([30, 40].map((minutes) => confirm(speaker, id, { minutes })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
