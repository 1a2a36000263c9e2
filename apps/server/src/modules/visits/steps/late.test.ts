// A visit submitted after its days: asked, approved or returned by the line manager, and what it counts meanwhile (product: Visit machine; rules V1, V2).
import { visitEndpoints, visitPlanEndpoints, visitStepEndpoints as steps } from '@yijian/contract/visits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let repId: string;
let doctorId: string;
let id: string;
let nights = 0;

const written = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
/** In the night of Shanghai ten days ago, never the same time twice. */
const slot = (): string => new Date(Date.parse(`${shanghaiDay(-10)}T17:00:00Z`) + 6 * 60_000 * ++nights).toISOString();
const told = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const params = () => ({ id });
const stateOf = async () =>
  (
    await app.owner`select state, is_counted as "isCounted", late_reason as "lateReason" from visits where id = ${id}`
  )[0]!;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  [{ id: repId, doctorId }] = await app.owner<[{ id: string; doctorId: string }]>`
    select u.id::text as id, o.doctor_id::text as "doctorId" from users u
    join doctor_owners o on o.enterprise_id = u.enterprise_id and o.user_id = u.id
    where u.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
});
afterAll(() => app.close());
beforeEach(async () => {
  const body = { ...written, doctorId, startsAt: slot(), as: 'submit', lateReason: '出差在外', nextStep: '送随访文献' };
  const kept = (await rep.call(visitEndpoints.add, { body })).body.result;
  expect(kept.state).toBe('LATE_PENDING');
  id = kept.id;
});

const figures = async () =>
  (
    await manager.call(visitPlanEndpoints.listTeamFigures, { query: { from: shanghaiDay(-12), to: shanghaiDay(0) } })
  ).body.result.find((one) => one.userId === repId)!;

test('V2 a late visit waits for the manager, counts for nothing, and shows its reason', async () => {
  expect(await stateOf()).toEqual({ state: 'LATE_PENDING', isCounted: false, lateReason: '出差在外' });
  const events =
    await app.owner`select 1 from outbox_events where topic = 'visits.submitted' and payload->>'visitId' = ${id}`;
  expect(events).toHaveLength(0);
  const notices = await app.owner`select 1 from notices n join users u on u.id = n.user_id
    where n.kind = 'visits.late' and u.login = 'zhou.minxing' and n.path like ${`%id=${id}`}`;
  expect(notices).toHaveLength(1);
  const seen = (await manager.call(visitEndpoints.find, { params: params() })).body.result;
  expect(seen).toMatchObject({ state: 'LATE_PENDING', isLate: true, lateReason: '出差在外' });
  expect(seen.actions).toEqual(['decideLate', 'comment']);
  const own = (await rep.call(visitEndpoints.find, { params: params() })).body.result;
  expect(own.actions).toEqual(['withdrawLate', 'comment']);
  const again = await rep.call(visitEndpoints.submit, { params: params() });
  expect(again.body.result).toMatchObject({ id, state: 'LATE_PENDING' });
});

test('V2 approved it counts, but not in time; the visitor is told and the other rooms hear of it', async () => {
  const before = await figures();
  await manager.call(steps.decideLate, { params: params(), body: { approve: true, reason: '情况属实' } });
  expect(await stateOf()).toEqual({ state: 'SUBMITTED_LATE', isCounted: true, lateReason: '出差在外' });
  const after = await figures();
  expect([after.visits - before.visits, before.waiting - after.waiting]).toEqual([1, 1]);
  expect(after.onTime).toBeLessThan(before.onTime!);
  const [heard] =
    await app.owner`select count(*)::int as n from outbox_events where topic = 'visits.submitted' and payload->>'visitId' = ${id}`;
  const [task] = await app.owner`select count(*)::int as n from tasks where visit_id = ${id}`;
  expect(heard!['n'] + task!['n']).toBeGreaterThan(0);
  const [notice] =
    await app.owner`select n.title from notices n where n.kind = 'visits.lateDecided' and n.user_id = ${repId} and n.path like ${`%id=${id}`}`;
  expect(JSON.stringify(notice)).toContain('已批准');
  const { steps: log } = (await rep.call(steps.history, { params: params() })).body.result;
  expect(log[0]).toMatchObject({
    act: 'APPROVE_LATE',
    fromState: 'LATE_PENDING',
    toState: 'SUBMITTED_LATE',
    reason: '情况属实',
    userName: '周敏行',
  });
});

test('V2 returned with a reason it is a draft again, is corrected, and waits once more', async () => {
  const without = await manager.call(steps.decideLate, { params: params(), body: { approve: false } });
  expect([...told(without), without.body.fields?.[0]?.field]).toEqual([400, 'core.badInput', 'body.reason']);
  await manager.call(steps.decideLate, { params: params(), body: { approve: false, reason: '请补充见面地点' } });
  const { version, startsAt, ...draft } = (await rep.call(visitEndpoints.find, { params: params() })).body.result;
  expect(draft).toMatchObject({
    state: 'SAVED',
    lateReturnReason: '请补充见面地点',
    lateReason: '出差在外',
    submittedAt: null,
  });
  const change = { ...written, startsAt, version, submit: true, lateReason: '出差在外，见面于门诊三楼' };
  const sent = await rep.call(visitEndpoints.change, { params: params(), body: change });
  expect(sent.body.result.state).toBe('LATE_PENDING');
  const waiting = (await manager.call(visitEndpoints.find, { params: params() })).body.result;
  expect(waiting).toMatchObject({ lateReason: '出差在外，见面于门诊三楼', lateReturnReason: null });
});

test('a decision twice is refused with what is possible, and so is one that was withdrawn', async () => {
  const approve = { params: params(), body: { approve: true } };
  await manager.call(steps.decideLate, approve);
  const twice = await manager.call(steps.decideLate, approve);
  expect(told(twice)).toEqual([409, 'visits.locked']);
  expect(twice.body.message).toMatch(/拜访当前为“补录”（周敏行，\d{4}年\d+月\d+日 \d{2}:\d{2}）/);
  expect(twice.body.message).toContain('可以：点评');
  const late = await rep.call(steps.withdrawLate, { params: params() });
  expect(told(late)).toEqual([409, 'visits.locked']);
});

test('only a manager of the visitor decides, only the visitor withdraws; others do not find it', async () => {
  const approve = { params: params(), body: { approve: true } };
  expect((await rep.call(steps.decideLate, approve)).status).toBe(403);
  const compliance = await app.as('shen.lian');
  expect((await compliance.call(steps.decideLate, approve)).status).toBe(403);
  expect(told(await manager.call(steps.withdrawLate, { params: params() }))).toEqual([403, 'visits.notAllowed']);
  const foreign = await app.as('ye.qing', 'kanglan');
  expect(told(await foreign.call(steps.decideLate, approve))).toEqual([404, 'visits.notFound']);
  expect(told(await foreign.call(steps.withdrawLate, { params: params() }))).toEqual([404, 'visits.notFound']);
  await app.owner`update visits set user_id = (select id from users where enterprise_id = 1 and login = 'zhou.minxing') where id = ${id}`;
  expect(told(await manager.call(steps.decideLate, approve))).toEqual([403, 'visits.notAllowed']);
  expect((await stateOf())['state']).toBe('LATE_PENDING');
});

test('a late visit that waits takes its time: another at that time is refused', async () => {
  const { startsAt } = (await rep.call(visitEndpoints.find, { params: params() })).body.result;
  const body = { ...written, doctorId, startsAt, as: 'save' };
  expect(told(await rep.call(visitEndpoints.add, { body }))).toEqual([409, 'visits.overlaps']);
});
