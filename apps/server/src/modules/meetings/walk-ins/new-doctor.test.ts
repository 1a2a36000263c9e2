// A walk-in whom nobody knows: asked to be added as a doctor, verified, refused, withdrawn (product: Attendee machine).
import { meetingEndpoints as meetings, type GuestState, type WalkInDoctor } from '@yijian/contract/meetings';
import { verificationEndpoints as verifications, type VerificationState } from '@yijian/contract/verifications';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { beginMeetingOf } from '../../../../../../tools/testing/meetings/meeting-under-way.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { openStage, type Stage } from '../../../../../../tools/testing/verifications/stage.ts';
import { systemClock } from '../../../platform/clock/index.ts';
import { asSystem } from '../../../platform/jobs/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { nextOf } from './new-doctor.policy.ts';
import { followNewDoctor } from './new-doctor.service.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let stage: Stage;
let known: { name: string; hospitalId: string; departmentName: string };

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  stage = await openStage(app);
  known = await stage.doctor();
});
afterAll(() => app.close());

const surnames = ['亓', '仉', '乜', '佴', '逄', '郄', '笪', '俟', '偰', '爨', '禤', '靳', '麴', '钭', '妫'];
let count = 0;
/** A name that no doctor of the demo has. */
const stranger = (change: Partial<WalkInDoctor> = {}) => {
  const name = `${surnames[count++ % surnames.length]!}到临`;
  return { name, hospitalId: known.hospitalId, departmentName: '临时到场科', ...change };
};

interface Met {
  readonly params: { id: string; guestId: string };
  readonly doctor: ReturnType<typeof stranger>;
}
const met = async (change: Partial<WalkInDoctor> = {}): Promise<Met> => {
  const [{ id }, doctor] = [await beginMeetingOf(desk), stranger(change)];
  const body = { name: doctor.name, hospital: '云川大学附属第一医院' };
  const walkIn = (await desk.rep.call(meetings.addWalkIn, { params: { id }, body })).body.result;
  return { params: { id, guestId: walkIn.id }, doctor };
};
const ask = (params: Met['params'], body: Met['doctor'], who = desk.rep) =>
  who.call(meetings.addDoctor, { params, body });
const asked = async (change: Partial<WalkInDoctor> = {}): Promise<Met & { requestId: string }> => {
  const one = await met(change);
  const answer = await ask(one.params, one.doctor);
  expect(answer.status, answer.body.message).toBe(200);
  expect(answer.body.result.state).toBe('NEW_DOCTOR');
  const { newDoctor } = await guestIn(one.params);
  return { ...one, requestId: newDoctor!.verificationId };
};
const meetingOf = async (id: string) => (await desk.rep.call(meetings.find, { params: { id } })).body.result;
const guestIn = async ({ id, guestId }: Met['params']) =>
  (await meetingOf(id)).guests.find((guest) => guest.id === guestId)!;
const becomes = (params: Met['params'], state: GuestState) =>
  expect.poll(async () => (await guestIn(params)).state, { timeout: 15_000 }).toBe(state);

const steward = async (act: 'pick' | 'complete', id: string): Promise<void> => {
  const answer = await stage.steward.call(verifications[act], { params: { id }, body: {} });
  expect(answer.status, answer.body.message).toBe(200);
};
const verify = async (id: string): Promise<void> => {
  await steward('pick', id);
  const { fields } = (await stage.steward.call(verifications.find, { params: { id } })).body.result;
  for (const { field } of fields)
    await stage.steward.call(verifications.decide, { params: { id }, body: { field, decision: 'ACCEPTED' } });
  await steward('complete', id);
};
const reject = async (id: string, reason: string): Promise<void> => {
  await steward('pick', id);
  const answer = await stage.steward.call(verifications.reject, { params: { id }, body: { reason } });
  expect(answer.status, answer.body.message).toBe(200);
};
const follow = async (requestId: string): Promise<void> => {
  const tenant = (await app.app.directory.byRealm('weili'))!;
  const options = {
    connections: app.app.connections,
    log: openLog('fatal'),
    clock: { ...systemClock, now: () => now },
    vault: openVault(app.database.keyFile),
  };
  await asSystem(options, tenant, (context) => followNewDoctor(context, { requestId }));
};

describe('a walk-in who becomes a new doctor', { timeout: 180_000 }, () => {
  it('waits without counting, and counts under the new doctor once a steward has verified it, though the meeting has ended', async () => {
    const { params, doctor, requestId } = await asked({ titleCode: 'ATTENDING_PHYSICIAN' });
    const { id } = params;
    const waiting = await guestIn(params);
    expect(waiting).toMatchObject({ doctor: null, name: doctor.name, newDoctor: { state: 'SUBMITTED', reason: '' } });
    expect((await meetingOf(id)).attended).toBe(0);
    const request = (await desk.rep.call(verifications.find, { params: { id: requestId } })).body.result;
    expect(request).toMatchObject({ isNewDoctor: true, isRisky: false, certificateTypes: [], doctorName: doctor.name });
    expect(request.fields.map(({ field }) => field)).toEqual(['name', 'hospital', 'department', 'title']);
    await desk.rep.call(meetings.end, { params: { id } });
    await verify(requestId);
    await becomes(params, 'RECONCILED');
    const guest = await guestIn(params);
    expect(guest).toMatchObject({
      doctor: { id: request.doctorId, name: doctor.name },
      newDoctor: { state: 'VERIFIED' },
    });
    expect((await meetingOf(id)).attended).toBe(1);
    const done = await desk.rep.call(verifications.find, { params: { id: requestId } });
    expect(done.body.result.isDoctorVerified).toBe(true);
    await follow(requestId);
    expect((await meetingOf(id)).attended).toBe(1);
  });

  it('a refused doctor is archived, and the walk-in is to be matched again, with the reason', async () => {
    const { params, requestId } = await asked();
    const { doctorId } = (await desk.rep.call(verifications.find, { params: { id: requestId } })).body.result;
    await reject(requestId, '医院查无此人');
    await becomes(params, 'TO_RECONCILE');
    expect((await guestIn(params)).newDoctor).toMatchObject({ state: 'REJECTED', reason: '医院查无此人' });
    const [row] = await app.owner<{ isEnabled: boolean; reason: string; note: string }[]>`
      select is_enabled as "isEnabled", archive_reason as reason, archive_note as note from doctors where enterprise_id = 1 and id = ${doctorId}`;
    expect(row).toEqual({ isEnabled: false, reason: 'WRONG', note: '医院查无此人' });
    const over = (await desk.rep.call(verifications.find, { params: { id: requestId } })).body.result;
    expect(over.actions).toEqual([]);
    const again = await desk.rep.call(verifications.submit, { params: { id: requestId } });
    expect([again.status, again.body.error]).toEqual([409, 'verifications.illegalState']);
    const other = await ask(params, stranger({ reason: '已核对胸牌' }));
    expect([other.status, other.body.result?.state]).toEqual([200, 'NEW_DOCTOR']);
    await follow(requestId);
    expect((await guestIn(params)).state).toBe('NEW_DOCTOR');
  });

  it('a doctor whom the stewards refused is asked for once more, with a reason, and then no more', async () => {
    const { params, requestId, doctor } = await asked();
    expect((await guestIn(params)).newDoctor).toMatchObject({ mayAskAgain: false });
    const twice = await ask(params, doctor);
    expect([twice.status, twice.body.error]).toEqual([409, 'meetings.guestState']);
    await reject(requestId, '医院查无此人');
    await becomes(params, 'TO_RECONCILE');
    expect((await guestIn(params)).newDoctor).toMatchObject({ state: 'REJECTED', mayAskAgain: true });
    const silent = await ask(params, doctor);
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const again = await ask(params, { ...doctor, reason: '已向医院人事处核对，刚调入' });
    expect([again.status, again.body.result?.state], again.body.message).toEqual([200, 'NEW_DOCTOR']);
    const second = (await guestIn(params)).newDoctor!;
    expect(second).toMatchObject({ mayAskAgain: false });
    expect(second.verificationId).not.toBe(requestId);
    await reject(second.verificationId, '仍查无此人');
    await becomes(params, 'TO_RECONCILE');
    expect((await guestIn(params)).newDoctor).toMatchObject({ state: 'REJECTED', mayAskAgain: false });
    const third = await ask(params, { ...doctor, reason: '再核对一次' });
    expect([third.status, third.body.error]).toEqual([409, 'meetings.askedAgain']);
    const out = await desk.rep.call(meetings.changeGuest, { params, body: { state: 'REFUSED' } });
    expect(out.body.result.state).toBe('REFUSED');
  });

  it('a doctor who was merged with another meanwhile is not archived by the refusal', async () => {
    const { params, requestId } = await asked();
    const { doctorId } = (await desk.rep.call(verifications.find, { params: { id: requestId } })).body.result;
    await app.owner`insert into doctor_redirects (enterprise_id, id, doctor_id) values (1, ${`90${doctorId}`}, ${doctorId})`;
    await reject(requestId, '重复的医生');
    await becomes(params, 'TO_RECONCILE');
    const [row] = await app.owner<{ isEnabled: boolean }[]>`
      select is_enabled as "isEnabled" from doctors where enterprise_id = 1 and id = ${doctorId}`;
    expect(row).toEqual({ isEnabled: true });
  });

  it('whoever asked can take the request back and hand it in again; the walk-in follows, until matched otherwise', async () => {
    const { params, requestId } = await asked();
    const reason = { params: { id: requestId }, body: { reason: '先核对名单' } };
    await desk.rep.call(verifications.withdraw, reason);
    await becomes(params, 'TO_RECONCILE');
    expect((await guestIn(params)).newDoctor).toMatchObject({ mayAskAgain: false });
    await desk.rep.call(verifications.submit, { params: { id: requestId } });
    await becomes(params, 'NEW_DOCTOR');
    await desk.rep.call(verifications.withdraw, reason);
    await becomes(params, 'TO_RECONCILE');
    const doctorId = desk.doctorIds.at(-1)!;
    expect((await desk.rep.call(meetings.reconcile, { params, body: { doctorId } })).status).toBe(200);
    await desk.rep.call(verifications.submit, { params: { id: requestId } });
    await follow(requestId);
    expect(await guestIn(params)).toMatchObject({ state: 'RECONCILED', doctor: { id: doctorId } });
  });

  it('a process that is refused in the workflow center refuses the doctor as well', async () => {
    const { params, requestId } = await asked();
    const { instanceId } = (await desk.rep.call(verifications.find, { params: { id: requestId } })).body.result;
    const todo = (await stage.steward.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
    const task = todo.find((one) => one.instanceId === instanceId)!;
    expect(task.title).toContain('新增医生');
    await stage.steward.call(tasks.reject, { params: { id: task.id }, body: { comment: '不是医生' } });
    await becomes(params, 'TO_RECONCILE');
  });

  it('a new doctor who turned out to be on the list is left to whoever holds the meeting', async () => {
    const { params, requestId } = await asked();
    const listed = (await meetingOf(params.id)).guests.find(({ doctor }) => doctor !== null)!.doctor!.id;
    await app.owner`update verification_requests set doctor_id = ${listed}, state = 'VERIFIED' where enterprise_id = 1 and id = ${requestId}`;
    await follow(requestId);
    expect(await guestIn(params)).toMatchObject({ state: 'TO_RECONCILE', doctor: null });
  });

  it('every state of a request puts a walk-in where it belongs, and nobody else', () => {
    const next = (guest: GuestState): Partial<Record<VerificationState, GuestState>> => {
      const states: VerificationState[] = [
        'DRAFT',
        'SUBMITTED',
        'NEED_INFO',
        'VERIFIED',
        'PARTIAL',
        'REJECTED',
        'REVERIFY',
      ];
      return Object.fromEntries(
        states.flatMap((state) => (nextOf(guest, state) === undefined ? [] : [[state, nextOf(guest, state)]])),
      );
    };
    expect(next('NEW_DOCTOR')).toEqual({
      DRAFT: 'TO_RECONCILE',
      VERIFIED: 'RECONCILED',
      PARTIAL: 'RECONCILED',
      REJECTED: 'TO_RECONCILE',
    });
    expect(next('TO_RECONCILE')).toEqual({
      SUBMITTED: 'NEW_DOCTOR',
      NEED_INFO: 'NEW_DOCTOR',
      VERIFIED: 'RECONCILED',
      PARTIAL: 'RECONCILED',
    });
    for (const state of ['RECONCILED', 'REFUSED', 'SIGNED_IN', 'NO_SHOW'] as const) expect(next(state)).toEqual({});
  });
});

describe('what is refused', { timeout: 180_000 }, () => {
  it('names the field that is wrong, and keeps neither doctor nor request', async () => {
    const { params, doctor } = await met();
    for (const [body, field] of [
      [{ ...doctor, name: '李' }, 'body.name'],
      [{ ...doctor, name: '李4' }, 'body.name'],
      [{ ...doctor, departmentName: '' }, 'body.departmentName'],
      [{ ...doctor, hospitalId: '999999999' }, 'body.hospitalId'],
      [{ ...doctor, titleCode: 'KING' }, 'body.titleCode'],
    ] as const) {
      const told = await ask(params, body);
      expect([told.status, told.body.fields?.[0]?.field]).toEqual([400, field]);
    }
    expect(await guestIn(params)).toMatchObject({ state: 'TO_RECONCILE', newDoctor: null });
  });

  it('shows who is there already, and does not make one doctor twice', async () => {
    const { params } = await met();
    const { name, hospitalId, departmentName } = known;
    const alike = await ask(params, { name, hospitalId, departmentName });
    expect([alike.status, alike.body.error]).toEqual([409, 'doctors.likelyThere']);
    const same = await ask(params, { name, hospitalId, departmentName, reason: '另一位' });
    expect([same.status, same.body.error]).toEqual([409, 'doctors.sameThere']);
    expect((await guestIn(params)).state).toBe('TO_RECONCILE');
  });

  it('whoever may not add doctors is told which right is missing', async () => {
    const { params, doctor } = await met();
    const told = await ask(params, doctor, desk.marketing);
    expect([told.status, told.body.error]).toEqual([403, 'meetings.mayNotAddDoctors']);
    expect(told.body.message).toContain('customer:doctors:write');
    const reader = await ask(params, doctor, desk.compliance);
    expect(reader.status).toBe(403);
  });

  it('is of one enterprise, and of one meeting', async () => {
    const { params, doctor } = await met();
    const foreign = await ask(params, doctor, await app.as('admin', 'kanglan'));
    expect([foreign.status, foreign.body.error]).toEqual([404, 'meetings.notFound']);
    const { id } = await beginMeetingOf(desk);
    const elsewhere = await ask({ ...params, id }, doctor);
    expect([elsewhere.status, elsewhere.body.error]).toEqual([404, 'meetings.guestNotFound']);
  });

  it('only a walk-in who is to be matched, in a meeting that is held', async () => {
    const { params, doctor } = await asked();
    const { rep } = desk;
    const refused = async (answer: Promise<{ status: number; body: { error?: string } }>) => {
      const { status, body } = await answer;
      expect([status, body.error]).toEqual([409, 'meetings.guestState']);
    };
    await refused(ask(params, doctor));
    await refused(rep.call(meetings.reconcile, { params, body: { doctorId: desk.doctorIds.at(-1)! } }));
    for (const state of ['SIGNED_IN', 'SIGNED_OUT', 'NO_SHOW', 'REFUSED'] as const)
      await refused(rep.call(meetings.changeGuest, { params, body: { state } }));
    const invited = (await meetingOf(params.id)).guests.find(({ source }) => source === 'INVITED')!;
    await refused(ask({ ...params, guestId: invited.id }, doctor));
    const over = await met();
    await app.owner`update meetings set state = 'CONFIRM_REVIEW' where enterprise_id = 1 and id = ${over.params.id}`;
    const late = await ask(over.params, over.doctor);
    expect([late.status, late.body.error]).toEqual([409, 'meetings.notPossible']);
  });
});
