// What is read before a visit is the caller's own, and the time that is offered is taken without a refusal (product 3.7; rule V3).
import { visitBriefingEndpoints as calls, visitEndpoints as visits } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let doctorId: string;
let productId: string;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  [{ doctorId }] = await app.owner<[{ doctorId: string }]>`
    select o.doctor_id::text as "doctorId" from users u
    join doctor_owners o on o.enterprise_id = u.enterprise_id and o.user_id = u.id
    where u.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
  [{ productId }] = await app.owner<[{ productId: string }]>`
    select id::text as "productId" from products where enterprise_id = 1 and is_enabled order by id limit 1`;
});
afterAll(() => app.close());

const briefing = async (who: Caller, id = doctorId) => who.call(calls.findBriefing, { params: { id } });
const held = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
const keep = (body: object) => rep.call(visits.add, { body: { ...held, doctorId, ...body } });
/** In the last night of Shanghai, when nobody of the demo visits anyone. */
const night = (minutes: number): string =>
  new Date(Date.parse(`${shanghaiDay(-1)}T17:00:00Z`) - 86_400_000 + minutes * 60_000).toISOString();

test('3.7 the briefing holds the last own talk, the attitude, what was asked and what is still to do', async () => {
  await app.owner`update visits set state = 'CANCELLED', cancel_reason = '让开', unlock_reason = null
    where enterprise_id = 1 and doctor_id = ${doctorId} and state not in ('CANCELLED', 'PLANNED', 'MISSED')`;
  await app.owner`update tasks set state = 'CLOSED', close_reason = '让开' where enterprise_id = 1 and doctor_ids @> array[${doctorId}::bigint] and is_open`;
  expect((await briefing(rep)).body.result).toMatchObject({ lastOwn: null, attitudes: [], questions: [], tasks: [] });
  const products = [{ productId, keyMessage: '长期随访数据', reaction: 'POSITIVE' }];
  const said = { as: 'submit', notes: '谈到长期随访', questions: '肾功能不全者如何减量', products };
  const kept = await keep({ ...said, startsAt: night(0) });
  expect(kept.status).toBe(200);
  await app.owner`
    insert into tasks (enterprise_id, title, type, due_on, assignee_id, doctor_ids)
    select 1, '送减量说明', 'FOLLOW_UP', ${shanghaiDay(2)}::date, id, array[${doctorId}::bigint] from users where enterprise_id = 1 and login = 'chen.yizhou'`;
  const read = (await briefing(rep)).body.result;
  expect(read.lastOwn).toMatchObject({ id: kept.body.result.id, notes: '谈到长期随访', visitDuration: 'UNDER_5' });
  expect(read.lastOwn!.products).toMatchObject([{ productId, keyMessage: '长期随访数据', isEnabled: true }]);
  expect(read.attitudes.map(({ reaction }) => reaction)).toEqual(['POSITIVE']);
  expect(read.questions.map(({ text }) => text)).toEqual(['肾功能不全者如何减量']);
  expect(read.tasks.map(({ title }) => title)).toContain('送减量说明');
  await keep({ as: 'save', notes: '草稿不算', startsAt: night(20) });
  expect((await briefing(rep)).body.result.lastOwn!.notes).toBe('谈到长期随访');
});

test('3.7 it is for whoever works the doctor: not for others, other roles or other enterprises', async () => {
  const stranger = await app.as('tang.ke', 'kanglan');
  expect((await briefing(stranger)).body.error).toBe('visits.doctorNotFound');
  expect((await briefing(await app.as('he.jing'))).status).toBe(403);
  expect((await briefing(rep, '999999999')).status).toBe(404);
});

test('V3 a time that is taken is answered with the next free one for a plan and the one before for what was held', async () => {
  const day = shanghaiDay(60);
  const first = `${day}T02:00:00.000Z`;
  const free = async (startsAt: string) =>
    (await rep.call(calls.findFreeTime, { query: { startsAt, visitDuration: 'UNDER_5' } })).body;
  expect((await free(first)).result).toEqual({ startsAt: first, isMoved: false });
  expect((await keep({ as: 'plan', startsAt: first })).status).toBe(200);
  const next = (await free(first)).result;
  expect(next).toEqual({ startsAt: `${day}T02:15:00.000Z`, isMoved: true });
  expect((await keep({ as: 'plan', startsAt: next.startsAt })).status).toBe(200);
  const taken = night(60);
  expect((await keep({ as: 'submit', startsAt: taken })).status).toBe(200);
  const before = (await free(taken)).result;
  expect(before).toEqual({ startsAt: night(55), isMoved: true });
  expect((await keep({ as: 'submit', startsAt: before.startsAt })).status).toBe(200);
  // The first minute of a day is taken: the evening before is offered.
  expect((await keep({ as: 'submit', startsAt: night(-60) })).status).toBe(200);
  expect((await free(night(-60))).result).toEqual({ startsAt: night(-65), isMoved: true });
  const bad = await rep.call(calls.findFreeTime, { query: { startsAt: 'gestern' } });
  expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'query.startsAt']);
});
