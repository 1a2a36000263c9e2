// A doctor's own data: shown masked, put right through the stewards, own attendance and payments alone (product 3.24).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorOwnEndpoints as own, doctorRequestEndpoints as requests } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { verificationEndpoints as verifications } from '@yijian/contract/verifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { givePhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-own-'));
const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
let doctor: Caller;
let other: Caller;

beforeAll(async () => {
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
  await givePhone(app, desk.doctorIds[1]!, '13900060001');
  await givePhone(app, desk.doctorIds.at(-1)!, '13900060002');
  doctor = await signInAs(app, folder, '13900060001');
  other = await signInAs(app, folder, '13900060002');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the own data are shown to the doctor alone, with masked numbers', async () => {
  const { body } = await doctor.call(own.findData);
  expect(body.result.maskedPhone).toBe('139****0001');
  expect(JSON.stringify(body)).not.toMatch(/\d{11}/);
  expect((await app.anonymous().call(own.findData)).status).toBe(401);
  expect((await desk.rep.call(own.findData)).status).toBe(401);
});

it('a correction waits for the stewards, one at a time, and becomes a draft of a verification', async () => {
  const ask = (body: object) => doctor.call(own.askCorrection, { body });
  expect((await ask({})).body.error).toBe('doctor-portal.nothingAsked');
  expect((await ask({ hospitalId: '999999999' })).body.fields?.[0]?.field).toBe('body.hospitalId');
  expect((await ask({ department: '' })).body.fields?.[0]?.field).toBe('body.department');
  const both = await Promise.all([ask({ department: '老年医学科', note: '已调科' }), ask({ department: '全科' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const steward = await app.as('su.zhen');
  const waiting = (await steward.call(requests.list, { query: { state: 'OPEN' } })).body.result.content;
  expect(waiting).toHaveLength(1);
  const params = { id: waiting[0]!.id };
  expect((await steward.call(requests.candidates, { params })).body.result).toEqual([]);
  const done = (await steward.call(requests.accept, { params, body: {} })).body.result;
  const draft = (await steward.call(verifications.find, { params: { id: done.verificationId! } })).body.result;
  expect([draft.kind, draft.doctorId]).toEqual(['CHANGE', desk.doctorIds[1]]);
  const seen = (await doctor.call(own.findData)).body.result;
  expect(seen.requests[0]).toMatchObject({ kind: 'CORRECTION', state: 'ACCEPTED' });
  expect((await other.call(own.findData)).body.result.requests).toEqual([]);
});

it('the statement holds own attendance and agreed payments, and nothing of another doctor', async () => {
  const id = await approveMeetingOf(desk);
  await desk.rep.call(meetings.start, { params: { id } });
  const guests = (await desk.rep.call(meetings.find, { params: { id } })).body.result.guests;
  const guest = guests.find((one) => one.doctor?.id === desk.doctorIds[1])!;
  await desk.rep.call(meetings.changeGuest, { params: { id, guestId: guest.id }, body: { state: 'SIGNED_IN' } });
  const pay = (number: string, doctorId: string, state: string) => app.owner`
    insert into meeting_payments (enterprise_id, number, meeting_id, payee_kind, doctor_id, gross, tax, state, owner_id)
    select 1, ${number}, ${id}, 'SPEAKER', ${doctorId}, 3000, 320, ${state}, min(id) from users where enterprise_id = 1`;
  await pay('T-1', desk.doctorIds[1]!, 'APPROVED');
  await pay('T-2', desk.doctorIds[1]!, 'IN_APPROVAL');
  await pay('T-3', desk.doctorIds.at(-1)!, 'APPROVED');
  const mine = (await doctor.call(own.findStatement)).body.result;
  expect(mine.attendance.map(({ meetingId }) => meetingId)).toContain(id);
  const numbers = mine.payments.map(({ number }) => number);
  expect([numbers.includes('T-1'), numbers.includes('T-2'), numbers.includes('T-3')]).toEqual([true, false, false]);
  expect(mine.payments.find(({ number }) => number === 'T-1')).toMatchObject({ gross: 3000, tax: 320, net: 2680 });
  const theirs = (await other.call(own.findStatement)).body.result;
  expect(theirs.payments.map(({ number }) => number)).toContain('T-3');
  expect(theirs.attendance.map(({ meetingId }) => meetingId)).not.toContain(id);
});
