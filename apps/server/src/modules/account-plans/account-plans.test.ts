// Account plans and the coverage of a hospital through the calls, on a real database (product: hospitals).
import { accountPlanEndpoints as plans, type Plan } from '@yijian/contract/account-plans';
import { hospitalEndpoints as hospitals } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { tacticAfter } from './account-plans.policy.ts';

let app: TestApp;
let rep: Caller;
let repId: string;
let hospitalId: string;
let planId: string;

const read = async (): Promise<Plan> =>
  (await rep.call(plans.list, { params: { id: hospitalId } })).body.result.find((one) => one.id === planId)!;
const version = async (): Promise<number> => (await read()).version;
const draft = (change: object = {}): object => ({
  title: '2026 年进院计划',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  ownerId: repId,
  strengths: ['学术带头人支持'],
  threats: ['竞品降价'],
  ...change,
});
const goal = (change: object = {}) => ({
  title: '覆盖医生',
  unit: '人',
  baseline: 10,
  target: 20,
  dueOn: '2026-06-30',
  ...change,
});
const tactic = (change: object = {}) => ({ title: '科室会两场', ownerId: repId, dueOn: '2026-05-01', ...change });
const on = (id: string, body: object) => ({ params: { id }, body });

beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-07-02T04:00:00Z') });
  rep = await app.as('chen.yizhou');
  const [user] = await app.owner`select u.id::text from users u where u.login = 'chen.yizhou'`;
  repId = String(user!['id']);
  const body = { name: '杭州计划试验医院', provinceCode: '330000', cityCode: '330100' };
  hospitalId = (await rep.call(hospitals.add, { body })).body.result.id;
  planId = (await rep.call(plans.add, on(hospitalId, draft()))).body.result.id;
});
afterAll(() => app.close());

describe('a plan', () => {
  it('is read back with SWOT, owner and how much of its time is over', async () => {
    expect(await read()).toMatchObject({
      state: 'DRAFT',
      strengths: ['学术带头人支持'],
      weaknesses: [],
      threats: ['竞品降价'],
      owner: { id: repId, name: '陈亦舟' },
      elapsed: 50,
      progress: 0,
      version: 1,
    });
  });

  it('names an end before the start, an owner who may not, and refuses a stale change', async () => {
    const wrong = await rep.call(plans.add, on(hospitalId, draft({ endsOn: '2025-12-31', ownerId: '1' })));
    expect([wrong.status, wrong.body.fields?.map((one) => one.field).toSorted()]).toEqual([
      400,
      ['body.endsOn', 'body.ownerId'],
    ]);
    const stale = await rep.call(plans.change, on(planId, { ...draft(), version: 99 }));
    expect([stale.status, stale.body.error]).toEqual([409, 'account-plans.changedMeanwhile']);
    const changed = await rep.call(plans.change, on(planId, { ...draft({ weaknesses: ['未进院'] }), version: 1 }));
    expect(changed.body.result).toEqual({ id: planId, planId, version: 2 });
  });

  it('lets nothing progress before it started', async () => {
    const added = await rep.call(plans.addGoal, on(planId, { ...goal(), version: await version() }));
    const early = await rep.call(plans.reachGoal, on(added.body.result.id, { reached: 12, version: await version() }));
    expect([early.status, early.body.error]).toEqual([409, 'account-plans.notActive']);
  });

  it.each(['CLOSE', 'REOPEN'])('a draft refuses %s', async (act) => {
    const answer = await rep.call(plans.step, on(planId, { act, reason: '原因', version: await version() }));
    expect([answer.status, answer.body.error]).toEqual([409, 'account-plans.illegalStep']);
    expect(answer.body.message).toMatch(/^计划尚未开始，不能(关闭|重新打开)；现在可以：开始$/);
  });

  it('starts once, and a hospital has one plan under way', async () => {
    expect((await rep.call(plans.step, on(planId, { act: 'START', version: await version() }))).status).toBe(200);
    const other = (await rep.call(plans.add, on(hospitalId, draft({ title: '另一份计划' })))).body.result;
    const second = await rep.call(plans.step, on(other.id, { act: 'START', version: 1 }));
    expect([second.status, second.body.error]).toEqual([409, 'account-plans.alreadyActive']);
    expect(second.body.message).toContain('2026 年进院计划');
  });
});

describe('goals and tactics', () => {
  let tacticId: string;
  let goalId: string;

  it('a goal moves from its baseline to its target and tells the share', async () => {
    goalId = (await read()).goals[0]!.id;
    await rep.call(plans.reachGoal, on(goalId, { reached: 15, reason: '新增 5 位', version: await version() }));
    expect((await read()).goals[0]).toMatchObject({ reached: 15, share: 50 });
    await rep.call(plans.reachGoal, on(goalId, { reached: 40, version: await version() }));
    expect((await read()).goals[0]).toMatchObject({ reached: 40, share: 100 });
  });

  it.each([
    ['a goal that asks for nothing', 'addGoal', goal({ target: 10 }), 'body.target'],
    ['a goal due after the plan', 'addGoal', goal({ dueOn: '2027-01-01' }), 'body.dueOn'],
    ['a tactic of a goal elsewhere', 'addTactic', { ...tactic(), goalId: '987654' }, 'body.goalId'],
  ] as const)('names %s', async (_, call, body, field) => {
    const owner = call === 'addTactic' ? { ownerId: repId } : {};
    const answer = await rep.call(plans[call], on(planId, { ...body, ...owner, version: await version() }));
    expect([answer.status, answer.body.fields?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('a tactic goes on by percent, is late after its day, and is done at 100', async () => {
    const body = { ...tactic(), goalId, version: await version() };
    tacticId = (await rep.call(plans.addTactic, on(planId, body))).body.result.id;
    expect((await read()).tactics[0]).toMatchObject({ state: 'TODO', progress: 0, isLate: true, goalId });
    const step = async (change: object) =>
      rep.call(plans.stepTactic, on(tacticId, { act: 'PROGRESS', version: await version(), ...change }));
    expect((await step({})).body.fields?.[0]?.field).toBe('body.progress');
    expect((await step({ progress: 40, reason: '完成一场' })).status).toBe(200);
    expect(await read()).toMatchObject({ progress: 40, tactics: [{ state: 'IN_PROGRESS', progress: 40 }] });
    await step({ progress: 100 });
    expect((await read()).tactics[0]).toMatchObject({ state: 'DONE', isLate: false });
    const dropped = await step({ act: 'DROP', reason: '不做了' });
    expect([dropped.status, dropped.body.error]).toEqual([409, 'account-plans.illegalTacticStep']);
    expect(dropped.body.message).toBe('举措已完成，不能放弃；现在可以：更新进度');
    expect((await step({ act: 'RESUME' })).status).toBe(409);
    await step({ progress: 60 });
    expect((await step({ act: 'DROP' })).body.fields?.[0]?.field).toBe('body.reason');
    expect((await step({ act: 'DROP', reason: '科室不同意' })).status).toBe(200);
    expect((await step({ progress: 70 })).status).toBe(409);
    expect((await step({ act: 'RESUME' })).status).toBe(200);
    expect((await read()).tactics[0]).toMatchObject({ state: 'IN_PROGRESS', progress: 60 });
  });

  it('every step of the machine is legal or refused', () => {
    const states = [
      { state: 'TODO', progress: 0 },
      { state: 'IN_PROGRESS', progress: 50 },
      { state: 'DONE', progress: 100 },
      { state: 'DROPPED', progress: 50 },
    ] as const;
    const table = states.map((now) =>
      (['PROGRESS', 'DROP', 'RESUME'] as const).map((act) => {
        try {
          return tacticAfter(now, { act, progress: 70, reason: '', version: 1 }, 'zh').state;
        } catch {
          return '-';
        }
      }),
    );
    expect(table).toEqual([
      ['IN_PROGRESS', 'DROPPED', '-'],
      ['IN_PROGRESS', 'DROPPED', '-'],
      ['IN_PROGRESS', '-', '-'],
      ['-', '-', 'IN_PROGRESS'],
    ]);
  });

  it('every step stands in the history with who, from, to and why', async () => {
    const log = (await rep.call(plans.log, { params: { id: planId } })).body.result;
    expect(log[0]).toMatchObject({
      subject: 'TACTIC',
      act: 'RESUME',
      from: 'DROPPED',
      to: 'IN_PROGRESS',
      userName: '陈亦舟',
    });
    expect(log.map((one) => [one.act, one.from, one.to, one.reason])).toContainEqual([
      'PROGRESS',
      '0%',
      '40%',
      '完成一场',
    ]);
    expect(log.map((one) => [one.act, one.from, one.to, one.reason])).toContainEqual([
      'REACH',
      '10',
      '15',
      '新增 5 位',
    ]);
    expect(log.at(-1)).toMatchObject({ subject: 'PLAN', act: 'CREATE' });
  });

  it('a closed plan stays as it is until it is reopened', async () => {
    expect(
      (await rep.call(plans.step, on(planId, { act: 'CLOSE', version: await version() }))).body.fields?.[0]?.field,
    ).toBe('body.reason');
    await rep.call(plans.step, on(planId, { act: 'CLOSE', reason: '医院合并', version: await version() }));
    for (const answer of [
      await rep.call(plans.change, on(planId, { ...draft(), version: await version() })),
      await rep.call(plans.stepTactic, on(tacticId, { act: 'PROGRESS', progress: 80, version: await version() })),
      await rep.call(plans.changeGoal, on(goalId, { ...goal(), version: await version() })),
    ])
      expect([answer.status, answer.body.error]).toEqual([409, 'account-plans.closed']);
    expect(
      (await rep.call(plans.step, on(planId, { act: 'REOPEN', reason: '恢复', version: await version() }))).status,
    ).toBe(200);
  });
});

describe('who may', () => {
  it('readers read and do not write; another enterprise and unknown ids answer alike', async () => {
    const reader = await app.as('he.jing');
    expect((await reader.call(plans.list, { params: { id: hospitalId } })).body.result.length).toBeGreaterThan(0);
    expect((await reader.call(plans.add, on(hospitalId, draft()))).status).toBe(403);
    const stranger = await app.as('tang.ke', 'kanglan');
    for (const id of [hospitalId, '987654321']) {
      for (const row of [plans.list, plans.members, plans.coverage])
        expect((await stranger.call(row, { params: { id } })).body.error).toBe('account-plans.hospitalNotFound');
      expect((await stranger.call(plans.add, on(id, draft()))).body.error).toBe('account-plans.hospitalNotFound');
    }
    for (const id of [planId, '987654321']) {
      expect((await stranger.call(plans.log, { params: { id } })).body.error).toBe('account-plans.notFound');
      const answer = await stranger.call(plans.step, on(id, { act: 'CLOSE', reason: '原因', version: 1 }));
      expect(answer.body.error).toBe('account-plans.notFound');
    }
  });

  it('a tactic may be given to colleagues of the own team and to those who look after the hospital, to nobody else', async () => {
    const [count] = await app.owner`
      select count(*)::int as n from users u join users me on me.id = ${repId} and me.enterprise_id = u.enterprise_id
      where u.is_enabled and u.user_type = 'STAFF' and u.organization_id = me.organization_id`;
    const members = (await rep.call(plans.members, { params: { id: hospitalId } })).body.result;
    expect(members.length).toBe(count!['n']);
    expect(members[0]).toMatchObject({ id: repId, name: '陈亦舟' });
    const [other] = await app.owner`select u.id::text from users u where u.login = 'he.jing'`;
    const body = { ...tactic({ ownerId: other!['id'] }), version: await version() };
    expect((await rep.call(plans.addTactic, on(planId, body))).body.fields?.[0]?.field).toBe('body.ownerId');
  });
});

describe('coverage', () => {
  it('counts the doctors in range by department and tier as they are, and who looks after them', async () => {
    const [hospital] = await app.owner`
      select h.id::text, h.doctor_count, h.covered_count from hospitals h join hospital_owners o on o.enterprise_id = h.enterprise_id and o.hospital_id = h.id
      where o.user_id = ${repId} order by h.doctor_count desc limit 1`;
    const { result } = (await rep.call(plans.coverage, { params: { id: String(hospital!['id']) } })).body;
    const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
    expect(sum(result.departments.map((one) => one.doctors))).toBe(hospital!['doctor_count']);
    expect(sum(result.departments.map((one) => one.covered))).toBe(hospital!['covered_count']);
    for (const one of result.departments) {
      expect(sum(Object.values(one.tiers).map((cell) => cell.doctors))).toBe(one.doctors);
      expect(sum(Object.values(one.tiers).map((cell) => cell.covered))).toBe(one.covered);
    }
    const me = result.people.find((one) => one.id === repId)!;
    expect(me).toMatchObject({ isOwner: true, name: '陈亦舟' });
    expect(me.visits).toBeTypeOf('number');
    // What colleagues outside the own range do is not told.
    for (const one of result.people.filter((person) => person.id !== repId)) expect(one.visits).toBeNull();
  });
});
