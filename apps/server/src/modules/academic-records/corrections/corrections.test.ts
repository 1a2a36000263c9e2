// Errors of a doctor's data are reported and answered, on a real database (specification 7.5 correct/insert).
import { academicRecordEndpoints as calls } from '@yijian/contract/academic-records';
import { notificationEndpoints as notices } from '@yijian/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let steward: Caller;
/** A doctor of the representative, and one of a province that is not theirs; both have academic records. */
let doctorId: string;
let outside: string;

beforeAll(async () => {
  app = await startTestApp();
  [rep, steward] = await Promise.all([app.as('chen.yizhou'), app.as('su.zhen')]);
  const [own] = await app.owner<{ id: string }[]>`
    select a.doctor_id::text as id from academic_records a
    join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = a.doctor_id join users u on u.enterprise_id = 1 and u.id = o.user_id
    where a.enterprise_id = 1 and u.login = 'chen.yizhou' and a.kind = 'ACTIVITY' and a.state <> 'REJECTED' limit 1`;
  doctorId = own!.id;
  const [other] = await app.owner<{ id: string }[]>`
    select a.doctor_id::text as id from academic_records a join doctors d on d.enterprise_id = 1 and d.id = a.doctor_id
    where a.enterprise_id = 1 and d.province_code not in (select x.province_code from doctors x join doctor_owners o on o.enterprise_id = 1
      and o.doctor_id = x.id join users u on u.id = o.user_id and u.enterprise_id = 1 where u.login = 'chen.yizhou' and x.enterprise_id = 1) limit 1`;
  outside = other!.id;
});
afterAll(() => app.close());

describe('correct/insert', () => {
  const report = (query: object = {}) => ({
    query: { doctorId, field: 'department', correction: '已调至头痛中心', ...query },
  });

  it('is told to the stewards, is one however often it is sent, and its reporter hears the answer', async () => {
    const key = { 'idempotency-key': 'correct-insert-0001' };
    const first = await rep.call(calls.reportError, report(), key);
    expect(first.status).toBe(200);
    const { id } = first.body.result;
    expect((await rep.call(calls.reportError, report(), key)).body.result.id).toBe(id);
    expect((await rep.call(calls.reportError, report())).body.result.id).toBe(id);
    const told = (await steward.call(notices.list, { query: { kind: 'academic-records.reported' } })).body.result
      .content;
    expect(told.filter((one) => one.body === '已调至头痛中心')).toHaveLength(1);
    const open = (await steward.call(calls.corrections, { query: { doctorId, state: 'OPEN' } })).body.result;
    expect(open.content.find((one) => one.id === id)).toMatchObject({
      field: 'department',
      reportedBy: '陈亦舟',
      state: 'OPEN',
    });
    const answer = { params: { id }, body: { state: 'ACCEPTED', answer: '已核对，已更正' } };
    expect((await rep.call(calls.answerCorrection, answer)).status).toBe(403);
    expect((await steward.call(calls.answerCorrection, answer)).body.result.state).toBe('ACCEPTED');
    const late = (await steward.call(calls.answerCorrection, answer, { 'accept-language': 'en' })).body;
    expect([late.error, late.message]).toEqual([
      'academic-records.answered',
      expect.stringMatching(/^This reported error was accepted already \(.+, \d+ \w+ \d{4}, \d{2}:\d{2}\)/),
    ]);
    const heard = (await rep.call(notices.list, { query: { kind: 'academic-records.answered' } })).body.result.content;
    expect(heard[0]!.body).toBe('已核对，已更正');
    const again = await rep.call(calls.reportError, report());
    expect(again.body.result.id).not.toBe(id);
  });

  it('takes a record of that doctor alone, and refuses bad input, foreign doctors and whoever may not', async () => {
    const activities = await rep.call(calls.activities, { query: { doctorId } });
    const record = activities.body.result.content[0]!;
    expect((await rep.call(calls.reportError, report({ field: 'record', recordId: record.id }))).status).toBe(200);
    const far = await app.owner<
      { id: string }[]
    >`select id::text from academic_records where enterprise_id = 1 and doctor_id = ${outside} limit 1`;
    expect((await rep.call(calls.reportError, report({ field: 'record', recordId: far[0]!.id }))).body.error).toBe(
      'academic-records.notFound',
    );
    for (const query of [{ field: 'record' }, { recordId: record.id }, { correction: '' }, { field: 'salary' }])
      expect((await rep.call(calls.reportError, report(query))).status).toBe(400);
    expect((await rep.call(calls.reportError, report({ doctorId: outside }))).body.error).toBe('doctors.notFound');
    expect((await (await app.as('qian.hui')).call(calls.reportError, report())).status).toBe(403);
    expect((await rep.call(calls.corrections, { query: {} })).status).toBe(403);
    const answer = { params: { id: '987654321' }, body: { state: 'REFUSED' } };
    expect((await steward.call(calls.answerCorrection, answer)).body.error).toBe('academic-records.correctionNotFound');
  });
});
