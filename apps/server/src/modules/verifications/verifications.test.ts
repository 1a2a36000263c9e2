// A request on its way: kept, handed in, reviewed field by field, agreed to by a second person, and everything that is not allowed.
import { doctorEndpoints } from '@yijian/contract/doctors';
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { openStage, licenceFile, type Stage } from '../../../../../tools/testing/verifications/stage.ts';

let app: TestApp;
let stage: Stage;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  stage = await openStage(app);
  foreign = await app.as('ling.yuan', 'kanglan');
});
afterAll(() => app.close());

const accept = (id: string, field: string, more: object = {}) =>
  stage.steward.call(calls.decide, { params: { id }, body: { field, decision: 'ACCEPTED', ...more } });
const find = async (id: string, who = stage.rep) => (await who.call(calls.find, { params: { id } })).body.result;

describe('the way through', () => {
  test('R4.5 a request runs save, upload certificate, submit; the steward verifies it and the doctor has the badge', async () => {
    const doctor = await stage.doctor();
    await app.owner`update doctors set is_verified = false where enterprise_id = 1 and id = ${doctor.id}`;
    const fields = { name: doctor.name, title: 'MISSING' };
    const wrong = await stage.rep.call(calls.save, { body: { doctorId: doctor.id, fields } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.fields.title']);
    const kept = await stage.rep.call(calls.save, {
      body: { doctorId: doctor.id, fields: { name: doctor.name, department: '睡眠医学科' } },
    });
    expect(kept.body.result).toMatchObject({ state: 'DRAFT', version: 1 });
    const { id } = kept.body.result;
    const params = { id };
    expect((await stage.rep.call(calls.submit, { params })).body.error).toBe('verifications.noCertificate');
    expect((await stage.bring(id)).status).toBe(200);
    expect((await stage.rep.call(calls.submit, { params })).body.result.state).toBe('SUBMITTED');
    expect(
      (await stage.steward.call(tasks.listTodo, { query: { size: 50 } })).body.result.content.some((one) =>
        one.title.includes(doctor.name),
      ),
    ).toBe(true);
    expect((await stage.steward.call(calls.pick, { params })).body.result.state).toBe('IN_REVIEW');
    const early = await stage.steward.call(calls.complete, { params, body: {} });
    expect(early.body).toMatchObject({ error: 'verifications.undecided', message: expect.stringContaining('姓名') });
    await accept(id, 'name');
    const decided = await stage.steward.call(calls.decide, {
      params,
      body: { field: 'department', decision: 'EDITED', value: '神经内科二病区', comment: '以执业证为准' },
    });
    expect(decided.body.result.fields.find(({ field }) => field === 'department')).toMatchObject({
      previous: { value: doctor.departmentName },
      requested: { value: '睡眠医学科' },
      saved: { value: '神经内科二病区' },
      decision: 'EDITED',
      decidedBy: '苏臻',
    });
    expect((await stage.steward.call(calls.complete, { params, body: {} })).body.result.state).toBe('VERIFIED');
    const shown = (await stage.rep.call(doctorEndpoints.find, { params: { id: doctor.id } })).body.result;
    expect(shown).toMatchObject({ isVerified: true, department: '神经内科二病区' });
    const detail = await find(id);
    expect(detail.events.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['save', null, 'DRAFT'],
      ['submit', 'DRAFT', 'SUBMITTED'],
      ['pick', 'SUBMITTED', 'IN_REVIEW'],
      ['complete', 'IN_REVIEW', 'VERIFIED'],
    ]);
    expect(detail.events.map(({ by }) => by)).toEqual(['陈亦舟', '陈亦舟', '苏臻', '苏臻']);
    const [notice] = await app.owner<{ title: string }[]>`
      select title from notices where enterprise_id = 1 and kind = 'verifications.result' order by id desc limit 1`;
    expect(notice!.title).toBe(`${doctor.name}的核验已通过`);
    const [trail] = await app.owner<{ old: { department_name: string } }[]>`
      select old_values as old from audit_log where table_name = 'doctors' and row_id = ${doctor.id} order by id desc limit 1`;
    expect(trail!.old.department_name).toBe(doctor.departmentName);
  });

  test('a request begins with the values of the record, in English as well, so that a language never asks for a change', async () => {
    const doctor = await stage.doctor();
    const english = { 'accept-language': 'en' };
    const known = await stage.rep.call(calls.findKnown, { params: { id: doctor.id } }, english);
    expect(known.body.result).toMatchObject({
      name: doctor.name,
      hospitalId: doctor.hospitalId,
      department: doctor.departmentName,
    });
    expect((await stage.rep.call(calls.findKnown, { params: { id: '987654321' } })).status).toBe(404);
  });

  test('a risky change goes to a second person, who is not the steward; the licence number is sealed', async () => {
    const id = await stage.picked({ name: '改名医生', licenceNumber: '110330100777001' });
    const params = { id };
    await accept(id, 'name');
    await accept(id, 'licenceNumber');
    expect((await stage.steward.call(calls.complete, { params, body: {} })).body.result.state).toBe(
      'SUPERVISOR_REVIEW',
    );
    const own = await stage.steward.call(calls.approve, { params, body: {} });
    expect([own.status, own.body.error]).toEqual([409, 'verifications.noTask']);
    expect(
      (await stage.second.call(calls.sendBack, { params, body: { reason: '请核对姓名' } })).body.result.state,
    ).toBe('IN_REVIEW');
    expect((await stage.steward.call(calls.complete, { params, body: {} })).body.result.state).toBe(
      'SUPERVISOR_REVIEW',
    );
    expect((await stage.second.call(calls.approve, { params, body: {} })).body.result.state).toBe('VERIFIED');
    const { doctorId, doctorName, fields } = await find(id);
    expect(doctorName).toBe('改名医生');
    expect(fields.find(({ field }) => field === 'licenceNumber')?.saved?.value).toBe('110****001');
    const rows = await app.owner<{ masked: string }[]>`
      select masked from personal_values where enterprise_id = 1 and table_name = 'doctors' and field = 'LICENCE_NUMBER' and row_id = ${doctorId}`;
    expect(rows).toEqual([{ masked: '110****001' }]);
    const [leak] = await app.owner<{ found: boolean }[]>`
      select exists (select from audit_log where new_values::text like '%110330100777001%' or old_values::text like '%110330100777001%') as found`;
    expect(leak!.found).toBe(false);
  });

  test('some fields accepted: PARTIAL without a badge; none: it has to be rejected with a reason', async () => {
    const partial = await stage.picked({ department: '一病区', title: 'CHIEF_PHYSICIAN' });
    await accept(partial, 'department');
    await accept(partial, 'title', { decision: 'REJECTED', comment: '证件上是副主任医师' });
    const done = await stage.steward.call(calls.complete, { params: { id: partial }, body: {} });
    expect(done.body.result.state).toBe('PARTIAL');
    const none = await stage.picked({ department: '二病区' });
    await accept(none, 'department', { decision: 'REJECTED' });
    const refused = await stage.steward.call(calls.complete, { params: { id: none }, body: {} });
    expect(refused.body.error).toBe('verifications.nothingAccepted');
    const noReason = await stage.steward.call(calls.reject, { params: { id: none }, body: { reason: '' } });
    expect([noReason.status, noReason.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const body = { reason: '证件与医生不符' };
    expect((await stage.steward.call(calls.reject, { params: { id: none }, body })).body.result.state).toBe('REJECTED');
    expect(await find(none)).toMatchObject({
      reason: '证件与医生不符',
      actions: ['edit', 'uploadCertificate', 'submit'],
    });
    expect((await stage.rep.call(calls.submit, { params: { id: none } })).body.result.state).toBe('SUBMITTED');
    expect((await find(none)).fields.every(({ decision }) => decision === 'PENDING')).toBe(true);
  });

  test('more is asked for: it stands in the to-do of the requester and goes on where it was', async () => {
    const id = await stage.picked({ department: '三病区' });
    const params = { id };
    const asked = await stage.steward.call(calls.needInfo, { params, body: { reason: '请补充执业证第二页' } });
    expect(asked.body.result.state).toBe('NEED_INFO');
    const todo = (await stage.rep.call(tasks.listTodo, { query: { size: 50 } })).body.result.content;
    const { instanceId } = await find(id);
    expect(todo.some((one) => one.instanceId === instanceId)).toBe(true);
    const { version, doctorId } = await find(id);
    // The change becomes risky meanwhile: the process hears of it.
    const fields = { department: '三病区', licenceNumber: '110330100888002' };
    const stale = await stage.rep.call(calls.save, { body: { id, version: version - 1, doctorId, fields } });
    expect([stale.status, stale.body.error]).toEqual([409, 'verifications.changedMeanwhile']);
    expect((await stage.rep.call(calls.save, { body: { id, version, doctorId, fields } })).status).toBe(200);
    expect((await stage.rep.call(calls.submit, { params })).body.result.state).toBe('SUBMITTED');
    await stage.steward.call(calls.pick, { params });
    await accept(id, 'department');
    await accept(id, 'licenceNumber');
    const done = await stage.steward.call(calls.complete, { params, body: {} });
    expect(done.body.result.state).toBe('SUPERVISOR_REVIEW');
    const refused = await stage.second.call(calls.reject, { params, body: { reason: '证号与注册库不一致' } });
    expect(refused.body.result.state).toBe('REJECTED');
  });

  test('a second request on one doctor waits in the queue and comes up by itself', async () => {
    const first = await stage.submitted({ department: '排队一' });
    const { doctorId } = await find(first);
    const kept = await stage.rep.call(calls.save, { body: { doctorId, fields: { department: '排队二' } } });
    const second = kept.body.result.id;
    await stage.bring(second);
    expect((await stage.rep.call(calls.submit, { params: { id: second } })).body.result.state).toBe('QUEUED');
    const taken = await stage.rep.call(calls.withdraw, { params: { id: first }, body: { reason: '填错了' } });
    expect(taken.body.result.state).toBe('DRAFT');
    expect(await stage.stateOf(second)).toBe('SUBMITTED');
    const { instanceId, events } = await find(second);
    expect(instanceId).not.toBeNull();
    expect(events.at(-1)).toMatchObject({ action: 'letIn', from: 'QUEUED', to: 'SUBMITTED' });
    expect((await stage.rep.call(calls.submit, { params: { id: first } })).body.result.state).toBe('QUEUED');
  });
});

describe('what is not allowed', () => {
  test('two stewards at once: one has it, the other is told who', async () => {
    const id = await stage.submitted({ department: '八病区' });
    const both = await Promise.all(
      [stage.steward, stage.second].map((who) => who.call(calls.pick, { params: { id } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = both.find(({ status }) => status === 409)!;
    expect(loser.body.error).toBe('verifications.alreadyPicked');
    expect(loser.body.message).toMatch(/苏臻|吴越/);
  });

  test('every act that a state does not allow answers 409 and names those that it does', async () => {
    const id = await stage.drafted({ department: '九病区' });
    const params = { id };
    const reason = { params, body: { reason: '不合适' } };
    const withdrawn = await stage.rep.call(calls.withdraw, reason);
    expect(withdrawn.body).toMatchObject({
      code: 409,
      error: 'verifications.illegalState',
      message: expect.stringContaining('提交'),
    });
    await stage.bring(id);
    await stage.rep.call(calls.submit, { params });
    const certificate = (await stage.rep.call(calls.findCertificates, { params })).body.result[0]!;
    const acts = await Promise.all([
      stage.rep.call(calls.submit, { params }),
      stage.rep.call(calls.save, { body: { id, doctorId: (await find(id)).doctorId, fields: { department: '十' } } }),
      stage.rep.call(calls.deleteCertificate, { query: { id: certificate.id } }),
      stage.bring(id),
      stage.steward.call(calls.complete, { params, body: {} }),
      stage.steward.call(calls.release, { params }),
      stage.steward.call(calls.needInfo, reason),
      stage.steward.call(calls.approve, { params, body: {} }),
      stage.steward.call(calls.sendBack, reason),
      stage.steward.call(calls.reject, reason),
      stage.steward.call(calls.reverify, reason),
      accept(id, 'department'),
    ]);
    expect(acts.map(({ status }) => status)).toEqual(acts.map(() => 409));
    expect(new Set(acts.map(({ body }) => body.error))).toEqual(new Set(['verifications.illegalState']));
    expect(await stage.stateOf(id)).toBe('SUBMITTED');
    await stage.steward.call(calls.pick, { params });
    expect((await stage.rep.call(calls.withdraw, reason)).body.error).toBe('verifications.illegalState');
    expect((await stage.steward.call(calls.release, { params })).body.result.state).toBe('SUBMITTED');
  });

  test('nobody reviews an own request, and a colleague neither reads nor moves one that is not in range', async () => {
    const [doctor] = await app.owner<{ id: string; departmentName: string }[]>`
      select d.id::text, d.department_name as "departmentName" from doctors d where d.enterprise_id = 1
        and not exists (select from verification_requests r where r.enterprise_id = 1 and r.doctor_id = d.id) order by d.id desc limit 1`;
    const body = { doctorId: doctor!.id, fields: { department: '自审' } };
    const { id } = (await stage.steward.call(calls.save, { body })).body.result;
    const number = { requestId: id, type: 'BADGE', holderName: '某' };
    await stage.steward.call(calls.uploadCertificate, { body: { ...number, file: licenceFile('BADGE1') } });
    await stage.steward.call(calls.submit, { params: { id } });
    expect((await stage.steward.call(calls.pick, { params: { id } })).body.error).toBe('verifications.ownRequest');
    const friend = await app.as('qi.wangshu');
    for (const who of [friend, foreign]) {
      const unknown = await who.call(calls.find, { params: { id: '987654321' } });
      const answer = await who.call(calls.find, { params: { id } });
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        404,
        unknown.body.error,
        unknown.body.message,
      ]);
      expect((await who.call(calls.findCertificates, { params: { id } })).status).toBe(404);
    }
    expect((await foreign.call(calls.pick, { params: { id } })).status).toBe(404);
    expect((await friend.call(calls.withdraw, { params: { id }, body: { reason: '不是我的' } })).status).toBe(404);
    const outside = await stage.rep.call(calls.save, { body: { ...body, doctorId: doctor!.id } });
    expect([200, 404]).toContain(outside.status);
  });
});
