// The plan through the calls: days, members, what is missing, a week copied (specification 2.3, task/myPlan).
import { planEndpoints as plans, taskEndpoints as tasks } from '@yijian/contract/tasks';
import { visitEndpoints as visits } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let repId: string;
let doctorId: string;

const day = (offset: number): string => dayInShanghai(new Date(Date.now() + offset * 86_400_000));
const sinceMonday = (new Date(Date.now() + 8 * 3_600_000).getUTCDay() + 6) % 7;
const monday = (weeks: number): string => day(7 * weeks - sinceMonday);

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  const [row] = await app.owner<[{ repId: string; doctorId: string }]>`
    select u.id::text as "repId", o.doctor_id::text as "doctorId" from doctor_owners o
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    where u.login = 'chen.yizhou' and d.tier in ('A', 'B') order by d.last_visit_at nulls first, d.tier, d.id limit 1`;
  ({ repId, doctorId } = row);
});
afterAll(() => app.close());

const planOf = async (query: object, who = rep) => (await who.call(plans.findPlan, { query })).body.result;
const planVisit = async (startsAt: string): Promise<{ id: string; version: number }> =>
  (await rep.call(visits.add, { body: { doctorId, visitType: 'FACE', startsAt, as: 'plan' } })).body.result;

it('shows the visits and tasks of the days, to oneself and to the manager, who moves tasks and no visits', async () => {
  // Beyond the last next step of a demo visit, so that the day is empty.
  const visit = await planVisit(`${monday(8)}T02:00:00Z`);
  const { body } = await rep.call(tasks.create, { body: { title: '计划内任务', type: 'SEND', dueOn: monday(8) } });
  const days = { from: monday(8), to: monday(8) };
  const own = await planOf(days);
  expect(own.tasks).toMatchObject([{ id: body.result.id, title: '计划内任务', isMovable: true }]);
  expect(own.visits).toMatchObject([{ id: visit.id, isMovable: true, state: 'PLANNED' }]);
  const seen = await planOf({ ...days, userId: repId }, manager);
  expect(seen.tasks).toMatchObject([{ id: body.result.id, isMovable: true }]);
  expect(seen.visits).toMatchObject([{ id: visit.id, isMovable: false }]);
});

it('refuses a member of another team, too many days, and whoever plans no visits', async () => {
  const stranger = await app.as('fei.lanting');
  const days = { from: day(0), to: day(6) };
  const outside = await stranger.call(plans.findPlan, { query: { ...days, userId: repId } });
  expect([outside.status, outside.body.error]).toEqual([404, 'tasks.memberOutside']);
  const friend = await app.as('qi.wangshu');
  expect((await friend.call(plans.listUnplanned, { query: { userId: repId } })).status).toBe(404);
  const long = await rep.call(plans.findPlan, { query: { from: day(0), to: day(42) } });
  expect([long.status, long.body.fields?.[0]?.field]).toEqual([400, 'query.to']);
  const marketing = await app.as('fang.ruogu');
  expect((await marketing.call(plans.findPlan, { query: days })).status).toBe(403);
});

it('lists target doctors longest unvisited first, and a plan takes them off', async () => {
  const list = async () => (await rep.call(plans.listUnplanned)).body.result;
  await app.owner`delete from visit_products where visit_id in (select id from visits where doctor_id = ${doctorId} and state = 'PLANNED')`;
  await app.owner`delete from visits where doctor_id = ${doctorId} and state = 'PLANNED' and user_id = ${repId}`;
  await app.owner`update tasks set state = 'CLOSED' where doctor_id = ${doctorId} and is_open`;
  const before = await list();
  expect(before.every((one) => one.tier === 'A' || one.tier === 'B')).toBe(true);
  const times = before.map((one) => (one.lastVisitAt === null ? 0 : Date.parse(one.lastVisitAt)));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(before.map((one) => one.id)).toContain(doctorId);
  // At night, when the demo plans nothing.
  await planVisit(`${day(2)}T19:00:00Z`);
  expect((await list()).map((one) => one.id)).not.toContain(doctorId);
});

it('copies a week once: again nothing is made twice', async () => {
  await planVisit(`${monday(5)}T02:00:00Z`);
  await rep.call(tasks.create, {
    body: { title: '每周例会', type: 'DATA', dueOn: monday(5), checklist: [{ text: '材料', isDone: true }] },
  });
  const body = { from: monday(5), to: monday(6) };
  expect((await rep.call(plans.copyWeek, { body })).body.result).toEqual({ visits: 1, tasks: 1, skipped: 0 });
  const copy = await planOf({ from: monday(6), to: monday(6) });
  expect(copy.tasks.map((one) => one.title)).toEqual(['每周例会']);
  expect(copy.visits).toMatchObject([{ startsAt: `${monday(6)}T02:00:00.000Z`, state: 'PLANNED' }]);
  expect((await rep.call(plans.copyWeek, { body })).body.result).toEqual({ visits: 0, tasks: 0, skipped: 2 });
  const wrong = await rep.call(plans.copyWeek, { body: { from: monday(5), to: monday(5) } });
  expect([wrong.status, wrong.body.error]).toEqual([400, 'tasks.notMonday']);
});

it('a planned visit moves to a time ahead, with the version that was read, and nothing else moves', async () => {
  const { id, version } = await planVisit(`${monday(4)}T02:00:00Z`);
  const move = (body: object) => rep.call(visits.reschedule, { params: { id }, body });
  expect((await move({ startsAt: `${monday(4)}T06:00:00Z`, version })).body.result).toMatchObject({ version: 2 });
  const old = await move({ startsAt: `${monday(4)}T07:00:00Z`, version });
  expect([old.status, old.body.error]).toEqual([409, 'visits.changedMeanwhile']);
  const past = await move({ startsAt: `${day(-2)}T07:00:00Z`, version: 2 });
  expect([past.status, past.body.fields?.[0]?.field]).toEqual([400, 'body.startsAt']);
  expect(
    (
      await manager.call(visits.reschedule, {
        params: { id },
        body: { startsAt: `${monday(4)}T08:00:00Z`, version: 2 },
      })
    ).status,
  ).toBe(404);
  await rep.call(visits.cancel, { params: { id }, body: { reason: '医生外出' } });
  const cancelled = await move({ startsAt: `${monday(4)}T08:00:00Z`, version: 3 });
  expect([cancelled.status, cancelled.body.error]).toEqual([409, 'visits.locked']);
});
