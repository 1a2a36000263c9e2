// The task machine through the calls: legal and illegal steps, handing over one and many (product: Task machine; specification 4.6).
import { taskEndpoints as calls, type TaskAction } from '@yijian/contract/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay as day } from '../../../../../../tools/testing/days.ts';
import { openDesk, type Desk } from '../../../../../../tools/testing/tasks/desk.ts';

let app: TestApp;
let rep: Caller;
let friend: Caller;
let manager: Caller;
let repId: string;
let friendId: string;
let idOf: Desk['idOf'];
let make: Desk['make'];
let find: Desk['find'];

beforeAll(async () => {
  app = await startTestApp();
  ({ rep, friend, manager, repId, friendId, idOf, make, find } = await openDesk(app));
});
afterAll(() => app.close());

const refused = async (answer: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

describe('the machine', () => {
  /** Brings a task of the representative into a state. */
  async function standing(state: 'TODO' | 'IN_PROGRESS' | 'COMPLETED' | 'CLOSED'): Promise<string> {
    const id = await make();
    if (state === 'CLOSED') await rep.call(calls.closeMany, { body: { ids: [id], reason: '不需要' } });
    if (state === 'IN_PROGRESS' || state === 'COMPLETED') await rep.call(calls.start, { params: { id } });
    if (state === 'COMPLETED') await rep.call(calls.complete, { params: { id }, body: { outcome: '完成' } });
    expect((await find(id)).state).toBe(state);
    return id;
  }
  const acts = {
    start: (id: string) => rep.call(calls.start, { params: { id } }),
    complete: (id: string) => rep.call(calls.complete, { params: { id }, body: { outcome: '已送达' } }),
    reopen: (id: string) => rep.call(calls.reopen, { params: { id }, body: { reason: '还缺资料' } }),
    close: (id: string) => rep.call(calls.closeMany, { body: { ids: [id], reason: '不再需要' } }),
    shift: (id: string) => rep.call(calls.shiftMany, { body: { ids: [id], toUserId: friendId, reason: '请假' } }),
    edit: (id: string) => rep.call(calls.move, { params: { id }, body: { dueOn: day(9), version: 1 } }),
  } as const;
  const legal: Record<string, Partial<Record<TaskAction, string>>> = {
    TODO: { start: 'IN_PROGRESS', close: 'CLOSED', shift: 'TODO' },
    IN_PROGRESS: { complete: 'COMPLETED', close: 'CLOSED', shift: 'TODO' },
    COMPLETED: { reopen: 'IN_PROGRESS' },
    CLOSED: {},
  };

  for (const state of ['TODO', 'IN_PROGRESS', 'COMPLETED', 'CLOSED'] as const)
    for (const act of ['start', 'complete', 'reopen', 'close', 'shift'] as const) {
      const to = legal[state]?.[act];
      it(`${state} ${act} ${to === undefined ? 'is refused with what may be done instead' : `leads to ${to}`}`, async () => {
        const id = await standing(state);
        const { status, body } = await acts[act](id);
        const task = await find(id, manager);
        if (to === undefined) {
          const words = [body.message, ...(body.fields ?? []).map((one) => one.message)].join(' ');
          expect([status, task.state]).toEqual([409, state]);
          expect(words).toMatch(/现在可以：(开始|完成|修改|重新打开|—)/);
          return;
        }
        expect([status, task.state]).toEqual([200, to]);
        const log = (await manager.call(calls.log, { params: { id } })).body.result;
        expect(log.at(-1)).toMatchObject({ act: act.toUpperCase(), fromState: state, toState: to, userName: '陈亦舟' });
        expect(log.at(-1)?.secondsInState).toBeGreaterThanOrEqual(0);
      });
    }

  it('what is ended is edited no more', async () => {
    expect(await refused(acts.edit(await standing('CLOSED')))).toEqual([409, 'tasks.wrongState']);
  });

  it('a task past its due day is expired without a state of its own, and completed late', async () => {
    const id = await make();
    await app.owner`update tasks set due_on = ${day(-2)} where id = ${id}`;
    expect(await find(id)).toMatchObject({ state: 'TODO', isLate: true });
    const expired = await rep.call(calls.list, { query: { size: 100 }, body: { list: 'expired' } });
    expect(expired.body.result.content.map((task) => task.id)).toContain(id);
    await rep.call(calls.complete, { params: { id }, body: { outcome: '补做', start: true } });
    expect(await find(id)).toMatchObject({ state: 'COMPLETED', isLate: true, outcome: '补做' });
    const log = (await rep.call(calls.log, { params: { id } })).body.result;
    expect(log.map((line) => line.act)).toEqual(['CREATE', 'START', 'COMPLETE']);
  });

  it('only whoever gave it reopens or closes it, only the assignee works on it', async () => {
    const id = await make({ assigneeId: repId }, manager);
    expect(await refused(acts.close(id))).toEqual([409, 'tasks.batchRefused']);
    expect(await refused(manager.call(calls.start, { params: { id } }))).toEqual([403, 'tasks.notAllowed']);
    await rep.call(calls.complete, { params: { id }, body: { outcome: '完成', start: true } });
    expect(await refused(acts.reopen(id))).toEqual([403, 'tasks.notAllowed']);
    expect((await manager.call(calls.reopen, { params: { id }, body: { reason: '再看一下' } })).status).toBe(200);
  });
});

describe('handing over', () => {
  it('R4.6 many move at once, both are told, the log keeps the chain, and the receiver may refuse', async () => {
    const ids = [await make({ title: '转移一' }), await make({ title: '转移二' })];
    const moved = await manager.call(calls.shiftMany, { body: { ids, toUserId: friendId, reason: '换区' } });
    expect(moved.body.result).toEqual({ count: 2 });
    const told = await app.owner<{ userId: string; title: string }[]>`
      select user_id::text as "userId", title from notices where kind = 'tasks.shifted' order by id desc limit 2`;
    expect(told.map((one) => one.userId).toSorted()).toEqual([repId, friendId].toSorted());
    const task = await find(ids[0]!, friend);
    expect(task).toMatchObject({ assigneeId: friendId, state: 'TODO', shiftedFrom: { id: repId } });
    expect(task.actions).toContain('refuse');
    const back = await friend.call(calls.refuse, { params: { id: ids[0]! }, body: { reason: '不在我的辖区' } });
    expect(back.status).toBe(200);
    expect(await find(ids[0]!)).toMatchObject({ assigneeId: repId, shiftedFrom: null });
    const log = (await rep.call(calls.log, { params: { id: ids[0]! } })).body.result;
    expect(log.map((line) => [line.act, line.fromUserName, line.toUserName])).toEqual([
      ['CREATE', null, '陈亦舟'],
      ['SHIFT', '陈亦舟', '祁望舒'],
      ['REFUSE', '祁望舒', '陈亦舟'],
    ]);
  });

  it('is refused no more after the hours of the rule', async () => {
    const id = await make();
    await rep.call(calls.shiftMany, { body: { ids: [id], toUserId: friendId, reason: '请假' } });
    await app.owner`update tasks set shifted_at = now() - interval '25 hours' where id = ${id}`;
    expect((await find(id, friend)).actions).not.toContain('refuse');
    const late = await friend.call(calls.refuse, { params: { id }, body: { reason: '来不及' } });
    expect([late.status, late.body.error, late.body.message]).toEqual([
      409,
      'tasks.refusedTooLate',
      '转入已超过 24 小时，不能再退回',
    ]);
  });

  it('R4.6 a batch is done wholly or not at all, and every refused task is named', async () => {
    const fine = await make();
    const done = await make();
    await rep.call(calls.complete, { params: { id: done }, body: { outcome: '完成', start: true } });
    const { status, body } = await rep.call(calls.closeMany, {
      body: { ids: [fine, done, '987654321'], reason: '清理' },
    });
    expect([status, body.error]).toEqual([409, 'tasks.batchRefused']);
    expect(body.fields?.map((one) => one.field).toSorted()).toEqual(
      [`body.ids.${done}`, 'body.ids.987654321'].toSorted(),
    );
    expect((await find(fine)).state).toBe('TODO');
  });

  it('R4.6 a batch holds a thousand, and one more is refused', async () => {
    const rows = await app.owner<{ id: string }[]>`
      insert into tasks (enterprise_id, title, type, due_on, assignee_id, creator_id, organization_id)
      select 1, '批量 ' || n, 'DATA', ${day(20)}, ${repId}, ${repId}, (select organization_id from users where id = ${repId} and enterprise_id = 1)
      from generate_series(1, 1001) n returning id::text`;
    const ids = rows.map((row) => row.id);
    const many = await rep.call(calls.shiftMany, { body: { ids, toUserId: friendId, reason: '太多' } });
    expect([many.status, many.body.fields?.[0]?.field]).toEqual([400, 'body.ids']);
    const moved = await rep.call(calls.shiftMany, {
      body: { ids: ids.slice(0, 1000), toUserId: friendId, reason: '离岗' },
    });
    expect([moved.status, moved.body.result?.count]).toEqual([200, 1000]);
    const [logged] = await app.owner`select count(*)::int as count from task_log where reason = '离岗'`;
    expect(logged?.['count']).toBe(1000);
  });

  it('of two who hand the same task over at once one is told that it is gone', async () => {
    const id = await make();
    const third = await idOf('duan.qingyue');
    const shift = (toUserId: string) => rep.call(calls.shiftMany, { body: { ids: [id], toUserId, reason: '同时' } });
    const statuses = (await Promise.all([shift(friendId), shift(third)])).map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [lines] =
      await app.owner`select count(*)::int as count from task_log where task_id = ${id} and act = 'SHIFT'`;
    expect(lines?.['count']).toBe(1);
  });

  it('goes to colleagues of the own organisation, and for a manager to the team', async () => {
    const members = (await rep.call(calls.listMembers)).body.result;
    expect(members[0]).toMatchObject({ id: repId, isTeam: false });
    expect(members.map((one) => one.id)).toContain(friendId);
    expect(members.every((one) => !one.isTeam)).toBe(true);
    const id = await make();
    const far = await rep.call(calls.shiftMany, {
      body: { ids: [id], toUserId: await idOf('fei.lanting'), reason: '请假' },
    });
    expect([far.status, far.body.error, far.body.fields?.[0]?.field]).toEqual([
      400,
      'tasks.personOutside',
      'body.toUserId',
    ]);
  });
});
