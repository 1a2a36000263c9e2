// The one place to decide: for every role its rows are what the rooms themselves say may be decided, and the number is that of the rows.
import { decisionEndpoints as calls, type Decision } from '@yijian/contract/open-decisions';
import { kolEngagementEndpoints as kol } from '@yijian/contract/opinion-leaders';
import { visitEndpoints, visitPlanEndpoints as plans, visitStepEndpoints as steps } from '@yijian/contract/visits';
import { workflowEndpoints, workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

const people = ['admin', 'chen.yizhou', 'zhou.minxing', 'gu.changfeng', 'lin.zhiyuan', 'fang.ruogu'];
const others = ['he.jing', 'shen.lian', 'qian.hui', 'wu.yue', 'su.zhen'];
const logins = [...people, ...others];
const written = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
let app: TestApp;
let rep: Caller;
let manager: Caller;
let doctorId: string;
let nights = 0;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  [{ doctorId }] = await app.owner<[{ doctorId: string }]>`
    select o.doctor_id::text as "doctorId" from users u
    join doctor_owners o on o.enterprise_id = u.enterprise_id and o.user_id = u.id
    where u.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
  await app.owner`
    insert into kol_overrides (enterprise_id, doctor_id, area_code, tier, computed_tier, reason, proposed_by)
    select 1, ${doctorId}, null, 'NATIONAL', 'REGIONAL', '连续三年任全国学会常委', id from users where enterprise_id = 1 and login = 'fang.ruogu'`;
});
afterAll(() => app.close());

/** A visit in the night of Shanghai ten days ago, never the same time twice; it is late. */
async function late(change: object = {}): Promise<string> {
  const startsAt = new Date(Date.parse(`${shanghaiDay(-10)}T17:00:00Z`) + 6 * 60_000 * ++nights).toISOString();
  const body = { ...written, doctorId, startsAt, as: 'submit', lateReason: '出差在外', ...change };
  return (await rep.call(visitEndpoints.add, { body })).body.result.id;
}

async function rowsOf(who: Caller, filter: object = {}): Promise<Decision[]> {
  const rows: Decision[] = [];
  for (let page = 0; ; page += 1) {
    const { content } = (await who.call(calls.list, { query: { ...filter, page, size: 20 } })).body.result;
    rows.push(...content);
    if (content.length < 20) return rows;
  }
}
const keyOf = ({ kind, id }: Pick<Decision, 'kind' | 'id'>): string => `${kind}:${id}`;
const one = async (who: Caller, id: string): Promise<Decision | undefined> =>
  (await rowsOf(who)).find((row) => row.id === id);

/** What the rooms' own calls say that this person may decide now. */
async function plainly(who: Caller): Promise<string[]> {
  const found: string[] = [];
  const acts = { LATE_PENDING: 'decideLate', UNLOCK_PENDING: 'decideUnlock', UNDER_REVIEW: 'judge' } as const;
  const kinds = { LATE_PENDING: 'LATE_VISIT', UNLOCK_PENDING: 'VISIT_UNLOCK', UNDER_REVIEW: 'VISIT_REVIEW' } as const;
  const visits = await app.owner<{ id: string; state: keyof typeof acts }[]>`
    select id::text as id, state from visits where enterprise_id = 1 and state in ('LATE_PENDING', 'UNLOCK_PENDING', 'UNDER_REVIEW')`;
  for (const { id, state } of visits) {
    const { status, body } = await who.call(visitEndpoints.find, { params: { id } });
    if (status === 200 && body.result.actions.includes(acts[state])) found.push(`${kinds[state]}:${id}`);
  }
  const cycles = await app.owner<{ id: string }[]>`
    select id::text as id from visit_cycles where enterprise_id = 1 and state = 'SUBMITTED'`;
  for (const { id } of cycles) {
    const { status, body } = await who.call(plans.findCycle, { params: { id } });
    if (status === 200 && body.result.actions.includes('decide')) found.push(`CYCLE_PLAN:${id}`);
  }
  const overrides = await who.call(kol.listOverrides, { query: { size: 100 } });
  if (overrides.status === 200)
    for (const { id, acts: may } of overrides.body.result.content)
      if (may.includes('approve')) found.push(`TIER_OVERRIDE:${id}`);
  for (let page = 0; ; page += 1) {
    const todo = await who.call(tasks.listTodo, { query: { page, size: 100 } });
    if (todo.status !== 200) break;
    found.push(...todo.body.result.content.map(({ id }) => `WORKFLOW:${id}`));
    if (todo.body.result.content.length < 100) break;
  }
  return found.sort();
}

test('3.22 for every role the rows are what the rooms let that person decide, and the number is theirs', async () => {
  await late();
  const unlock = await late();
  await manager.call(steps.decideLate, { params: { id: unlock }, body: { approve: true, reason: '属实' } });
  await rep.call(steps.askUnlock, { params: { id: unlock }, body: { reason: '产品填错' } });
  const goals = [{ doctorId, goal: 2 }];
  const cycle = { name: '待批计划', startsOn: '2031-04-01', endsOn: '2031-06-30', goals, submit: true };
  expect((await rep.call(plans.addCycle, { body: cycle })).status).toBe(200);
  const kinds = new Set<string>();
  for (const login of logins) {
    const who = await app.as(login);
    const rows = await rowsOf(who);
    const keys = rows.map(keyOf);
    expect([login, ...keys.toSorted()]).toEqual([login, ...(await plainly(who))]);
    const { total, late: overdue } = (await who.call(calls.count, {})).body.result;
    expect([login, total, overdue]).toEqual([login, rows.length, rows.filter(({ sla }) => sla === 'LATE').length]);
    for (const { kind } of rows) kinds.add(kind);
    const ranks = rows.map(({ risk, createdAt }) => `${['HIGH', 'MEDIUM', 'LOW'].indexOf(risk)} ${createdAt}`);
    expect(ranks).toEqual(ranks.toSorted());
    expect(rows.every(({ title }) => title !== '' && !/^\d+$/.test(title))).toBe(true);
  }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['CYCLE_PLAN', 'LATE_VISIT', 'TIER_OVERRIDE', 'VISIT_UNLOCK']),
  );
}, 180_000);

test('3.22 another enterprise sees nothing of it', async () => {
  const id = await late();
  const stranger = await app.as('ye.qing', 'kanglan');
  expect(await one(stranger, id)).toBeUndefined();
  const body = { items: [{ kind: 'LATE_VISIT', id }], approve: true };
  const { results } = (await stranger.call(calls.decide, { body })).body.result;
  expect(results).toMatchObject([{ isDone: false, error: 'visits.notFound' }]);
});

test('3.22 a late visit is decided in the list by the visit’s own rules, and leaves it', async () => {
  const id = await late();
  expect(await one(manager, id)).toMatchObject({
    kind: 'LATE_VISIT',
    reason: '出差在外',
    risk: 'LOW',
    isBatch: true,
    isInPlace: true,
  });
  const items = [{ kind: 'LATE_VISIT', id }];
  const without = await manager.call(calls.decide, { body: { items, approve: false } });
  expect([without.status, without.body.error, without.body.fields?.[0]?.field]).toEqual([
    400,
    'core.badInput',
    'body.reason',
  ]);
  const own = (await rep.call(calls.decide, { body: { items, approve: true } })).body.result.results;
  expect(own).toMatchObject([{ isDone: false, error: 'visits.notAllowed' }]);
  const refused = await manager.call(calls.decide, { body: { items, approve: false, reason: '请补充地点' } });
  expect(refused.body.result.results).toMatchObject([{ isDone: true, error: null }]);
  const [row] = await app.owner`select state, late_return_reason as why from visits where id = ${id}`;
  expect(row).toEqual({ state: 'SAVED', why: '请补充地点' });
  expect(await one(manager, id)).toBeUndefined();
  const again = (await manager.call(calls.decide, { body: { items, approve: true } })).body.result.results;
  expect(again).toMatchObject([
    { isDone: false, error: 'visits.locked', message: expect.stringContaining('（周敏行，') },
  ]);
});

test('3.22 several go together only where each has a low risk; one that may not leaves the others done', async () => {
  const [plain, adverse] = [await late(), await late({ adverseEvent: true })];
  expect((await one(manager, adverse))!.risk).toBe('HIGH');
  const items = [plain, adverse].map((id) => ({ kind: 'LATE_VISIT', id }));
  const { results } = (await manager.call(calls.decide, { body: { items, approve: true } })).body.result;
  expect(results.map(({ isDone, error }) => [isDone, error])).toEqual([
    [true, null],
    [false, 'open-decisions.alone'],
  ]);
  const rows = await rowsOf(manager, { kind: 'LATE_VISIT', risk: 'HIGH' });
  expect(rows.map(({ id }) => id)).toContain(adverse);
  expect(rows.every(({ risk, kind }) => risk === 'HIGH' && kind === 'LATE_VISIT')).toBe(true);
  const filtered = { query: { kind: 'LATE_VISIT', risk: 'HIGH' } };
  expect((await manager.call(calls.count, filtered)).body.result.total).toBe(rows.length);
});

test('3.22 a request to see a record names it and says why, never its number', async () => {
  const [doctor] = await app.owner<[{ id: string; name: string }]>`
    select o.doctor_id::text as id, d.name from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    where o.enterprise_id = 1 and u.login = 'lin.zhiyuan' order by o.doctor_id limit 1`;
  const [owner] = await app.owner<
    [{ id: string }]
  >`select id::text as id from users where enterprise_id = 1 and login = 'lin.zhiyuan'`;
  const form = {
    resource: 'doctor',
    recordId: doctor.id,
    owner: owner.id,
    until: shanghaiDay(30),
    reason: '联合拜访前了解情况',
  };
  const made = await rep.call(workflowEndpoints.create, { body: { definitionKey: 'access-request', form } });
  const instanceId = made.body.result.id;
  const rowOf = async (who: Caller) => (await rowsOf(who)).find(({ path }) => path.includes(`id=${instanceId}`))!;
  const atManager = await rowOf(manager);
  expect(atManager).toMatchObject({ kind: 'WORKFLOW', reason: '联合拜访前了解情况', isBatch: true });
  expect(atManager.summary.map(({ value }) => value)).not.toContain(doctor.id);
  const body = { items: [{ kind: 'WORKFLOW', id: atManager.id }], approve: true };
  expect((await manager.call(calls.decide, { body })).body.result.results).toMatchObject([{ isDone: true }]);
  const atOwner = await rowOf(await app.as('lin.zhiyuan'));
  expect(atOwner.summary.find(({ zh }) => zh === '记录')?.value).toBe(doctor.name);
});

test('3.22 a tier is decided with its version, and only by who may', async () => {
  const lead = await app.as('he.jing');
  const row = (await rowsOf(lead)).find(({ kind }) => kind === 'TIER_OVERRIDE')!;
  expect(row).toMatchObject({ risk: 'HIGH', isBatch: false, summary: [{ value: '区域级 → 全国级' }] });
  const items = [{ kind: row.kind, id: row.id, version: row.version ?? undefined }];
  const refused = (await rep.call(calls.decide, { body: { items, approve: true } })).body.result.results;
  expect(refused).toMatchObject([{ isDone: false }]);
  const agreed = await lead.call(calls.decide, { body: { items, approve: true, reason: '材料属实' } });
  expect(agreed.body.result.results).toMatchObject([{ isDone: true }]);
  const [kept] = await app.owner`select state, note from kol_overrides where id = ${row.id}`;
  expect(kept).toEqual({ state: 'APPROVED', note: '材料属实' });
});
