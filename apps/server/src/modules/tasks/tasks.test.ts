// Tasks through the calls, on a real database: the machine, who may do what, batches, what rules and visits make (specification 7.5).
import type { EndpointRow } from '@yijian/contract/core';
import { taskEndpoints as calls, type NewTask, type TaskAction } from '@yijian/contract/tasks';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';

let app: TestApp;
let rep: Caller;
let friend: Caller;
let manager: Caller;
let stranger: Caller;
let repId: string;
let friendId: string;
let doctorId: string;

const day = (offset: number): string => dayInShanghai(new Date(Date.now() + offset * 86_400_000));
const idOf = async (login: string): Promise<string> =>
  (
    await app.owner<[{ id: string }]>`select id::text from users where login = ${login} order by enterprise_id limit 1`
  )[0].id;

beforeAll(async () => {
  app = await startTestApp();
  [rep, friend, manager, stranger] = await Promise.all([
    app.as('chen.yizhou'),
    app.as('qi.wangshu'),
    app.as('zhou.minxing'),
    app.as('fei.lanting'),
  ]);
  [repId, friendId] = [await idOf('chen.yizhou'), await idOf('qi.wangshu')];
  [{ id: doctorId }] = await app.owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
});
afterAll(() => app.close());

const draft = (part: Partial<NewTask> = {}) => ({ title: '准备资料', type: 'FOLLOW_UP', dueOn: day(3), ...part });
const make = async (part: Partial<NewTask> = {}, who = rep): Promise<string> => {
  const { status, body } = await who.call(calls.create, { body: draft(part) });
  expect([status, body.message]).toEqual([200, expect.anything()]);
  return body.result.id;
};
const find = async (id: string, who = rep) => (await who.call(calls.find, { params: { id } })).body.result;
const refused = async <E extends EndpointRow>(
  answer: Promise<{ status: number; body: { error?: string } }>,
  _row?: E,
) => {
  const { status, body } = await answer;
  return [status, body.error];
};

describe('making and changing', () => {
  it('keeps every field, shows it to the assignee, and tells whoever it is given to', async () => {
    const body = draft({
      assigneeId: repId,
      priority: 'HIGH',
      important: true,
      startOn: day(1),
      notes: '只用已审核版本',
      checklist: [{ text: '核对', isDone: false }],
      watcherIds: [friendId],
      title: '管理者安排',
    });
    const { body: made } = await manager.call(calls.create, { body });
    expect(made.result).toMatchObject({ state: 'TODO', version: 1 });
    const task = await find(made.result.id);
    expect(task).toMatchObject({
      title: '管理者安排',
      important: true,
      priority: 'HIGH',
      dueOn: day(3),
      startOn: day(1),
    });
    expect(task).toMatchObject({ assigneeName: '陈亦舟', creatorName: '周敏行', source: 'MANUAL', checkable: 1 });
    expect(task.watchers.map((one) => one.id)).toEqual([friendId]);
    expect(task.actions.toSorted()).toEqual(['check', 'edit', 'shift', 'start']);
    const notices = await app.owner`select title from notices where kind = 'tasks.assigned' and user_id = ${repId}`;
    expect(notices.map((one) => one['title'])).toContain('周敏行 给您安排了任务');
    expect((await find(made.result.id, friend)).isWatched).toBe(true);
  });

  it('shows the doctor what is due first, and no longer once it is done', async () => {
    await app.owner`update tasks set state = 'CLOSED' where doctor_id = ${doctorId} and is_open`;
    const id = await make({ doctorIds: [doctorId], title: '给医生的任务', dueOn: day(1) });
    const next = async () =>
      (await app.owner`select next_task_title as title from doctors where id = ${doctorId} and enterprise_id = 1`)[0]?.[
        'title'
      ];
    expect(await next()).toBe('给医生的任务');
    await rep.call(calls.complete, { params: { id }, body: { outcome: '完成', start: true } });
    expect(await next()).toBeNull();
  });

  it.each([
    ['body.title', { title: 'x' }],
    ['body.type', { type: 'NO_SUCH_TYPE' }],
    ['body.dueOn', { dueOn: 'soon' }],
    ['body.dueOn', { startOn: '2031-01-02', dueOn: '2031-01-01' }],
    ['body.doctorIds', { doctorIds: ['999999999'] }],
    ['body.hospitalId', { hospitalId: '999999999' }],
    ['body.visitId', { visitId: '999999999' }],
    ['body.watcherIds', { watcherIds: ['999999999'] }],
    ['body.assigneeId', { assigneeId: '999999999' }],
    ['body.checklist.0.text', { checklist: [{ text: '', isDone: false }] }],
  ])('names the field %s when it is wrong', async (field, part) => {
    const { status, body } = await rep.call(calls.create, { body: { ...draft(), ...part } });
    expect([status, body.fields?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('is given only to oneself, or by a manager within the team', async () => {
    const wrong = await rep.call(calls.create, { body: draft({ assigneeId: friendId }) });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'tasks.personOutside']);
    const outside = await manager.call(calls.create, { body: draft({ assigneeId: await idOf('fei.lanting') }) });
    expect(outside.status).toBe(400);
  });

  it('a change names the version it saw, and an older one is refused', async () => {
    const id = await make();
    const change = (version: number, title: string) =>
      rep.call(calls.update, { params: { id }, body: { ...draft({ title }), version } });
    expect((await change(1, '改过一次')).body.result).toMatchObject({ version: 2 });
    const late = await change(1, '又改一次');
    expect([late.status, late.body.error]).toEqual([409, 'tasks.changedMeanwhile']);
    const moved = await rep.call(calls.move, { params: { id }, body: { dueOn: day(6), version: 2 } });
    expect(moved.body.result.version).toBe(3);
    const log = (await rep.call(calls.log, { params: { id } })).body.result;
    expect(log.at(-1)).toMatchObject({ act: 'CHANGE', fromDueOn: day(3), toDueOn: day(6), userName: '陈亦舟' });
  });

  it('ticks items of the checklist, and an item that is not there is named', async () => {
    const id = await make({
      checklist: [
        { text: '一', isDone: false },
        { text: '二', isDone: false },
      ],
    });
    await rep.call(calls.check, { params: { id }, body: { item: 1, isDone: true, version: 1 } });
    expect(await find(id)).toMatchObject({ checked: 1, checkable: 2, version: 2 });
    const wrong = await rep.call(calls.check, { params: { id }, body: { item: 7, isDone: true, version: 2 } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.item']);
  });
});

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
    const began = performance.now();
    const moved = await rep.call(calls.shiftMany, {
      body: { ids: ids.slice(0, 1000), toUserId: friendId, reason: '离岗' },
    });
    expect([moved.status, moved.body.result?.count]).toEqual([200, 1000]);
    expect(performance.now() - began).toBeLessThan(5_000);
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

describe('who sees what', () => {
  it('a task outside the range answers like one that does not exist, in every call', async () => {
    const id = await make();
    const params = { id };
    const reason = { body: { reason: '测试' } };
    for (const who of [stranger, await app.as('tang.ke', 'kanglan')]) {
      const answers = await Promise.all([
        who.call(calls.find, { params }),
        who.call(calls.log, { params }),
        who.call(calls.update, { params, body: { ...draft(), version: 1 } }),
        who.call(calls.move, { params, body: { dueOn: day(1), version: 1 } }),
        who.call(calls.check, { params, body: { item: 0, isDone: true, version: 1 } }),
        who.call(calls.watch, { params, body: { watch: true } }),
        who.call(calls.start, { params }),
        who.call(calls.complete, { params, body: { outcome: '完成' } }),
        who.call(calls.reopen, { params, ...reason }),
        who.call(calls.refuse, { params, ...reason }),
      ]);
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.error}`))).toEqual(
        new Set(['404 tasks.notFound']),
      );
      const batch = await who.call(calls.closeMany, { body: { ids: [id], reason: '清理' } });
      expect([batch.status, batch.body.fields?.[0]?.field]).toEqual([409, `body.ids.${id}`]);
    }
  });

  it('a manager sees the team, a colleague does not, and marketing sees its own alone', async () => {
    const id = await make({ title: '只有团队可见' });
    const seen = async (who: Caller) =>
      (await who.call(calls.list, { body: { whose: 'team', keyword: '只有团队可见' } })).body.result.content.map(
        (one) => one.id,
      );
    expect(await seen(manager)).toEqual([id]);
    expect(await seen(await app.as('gu.changfeng'))).toEqual([id]);
    expect(await seen(friend)).toEqual([]);
    expect(await seen(await app.as('fang.ruogu'))).toEqual([]);
  });

  it('R3 what medical affairs has to do stays hidden from managers of sales and from the steward', async () => {
    const liaison = await app.as('lin.zhiyuan');
    const id = await make({ title: '医学内部任务' }, liaison);
    const steward = await app.as('su.zhen');
    expect((await steward.call(calls.find, { params: { id } })).status).toBe(404);
    const list = await steward.call(calls.list, { body: { whose: 'team', keyword: '医学内部任务' } });
    expect(list.body.result.content).toEqual([]);
    expect((await (await app.as('admin')).call(calls.find, { params: { id } })).status).toBe(200);
  });

  it('a next step is shown to others as the field rule of the visit says', async () => {
    const id = await make({ title: '普通任务' });
    await app.owner`update tasks set source = 'VISIT', title = '医生要求的后续' where id = ${id}`;
    await app.owner`
      insert into role_fields (enterprise_id, role_id, field, rule) select 1, id, 'visit.nextStep', 'HIDE' from roles where enterprise_id = 1 and code = 'DSM'`;
    try {
      const narrowed = await app.as('zhou.minxing');
      expect((await find(id, narrowed)).title).toBe('—');
      const search = await narrowed.call(calls.list, { body: { whose: 'team', keyword: '医生要求' } });
      expect(search.body.result.content).toEqual([]);
      expect((await find(id)).title).toBe('医生要求的后续');
    } finally {
      await app.owner`delete from role_fields where field = 'visit.nextStep'`;
    }
  });

  it('R4.8 the tabs count what their lists hold', async () => {
    const numbers = (await rep.call(calls.numbers)).body.result;
    for (const list of ['all', 'today', 'after', 'expired'] as const) {
      const { totalElements } = (await rep.call(calls.count, { body: { list } })).body.result;
      expect([list, numbers[list]]).toEqual([list, Math.min(totalElements, 1_000)]);
    }
    const open = (await rep.call(calls.count, { body: { state: ['TODO', 'IN_PROGRESS'] } })).body.result.totalElements;
    expect(numbers.today + numbers.after + numbers.expired).toBe(open);
    const { totalElements: important } = (
      await rep.call(calls.count, { body: { important: true, state: ['TODO', 'IN_PROGRESS'] } })
    ).body.result;
    expect(numbers.important).toBe(important);
  });

  it('filters hold together and the order is the one asked for', async () => {
    await make({ title: '筛选一', type: 'DATA', priority: 'LOW', dueOn: day(40) });
    await make({ title: '筛选二', type: 'DATA', priority: 'HIGH', dueOn: day(41), important: true });
    const list = async (body: object, sort = 'dueOn,desc') =>
      (await rep.call(calls.list, { query: { sort }, body: { keyword: '筛选', ...body } })).body.result.content.map(
        (one) => one.title,
      );
    expect(await list({})).toEqual(['筛选二', '筛选一']);
    expect(await list({}, 'dueOn,asc')).toEqual(['筛选一', '筛选二']);
    expect(await list({ priority: ['LOW'], type: ['DATA'] })).toEqual(['筛选一']);
    expect(await list({ important: true })).toEqual(['筛选二']);
    expect(await list({ dueFrom: day(41), dueTo: day(41) })).toEqual(['筛选二']);
    expect(await list({ late: true })).toEqual([]);
    expect((await rep.call(calls.list, { query: { sort: 'title,asc' }, body: {} })).body.fields?.[0]?.field).toBe(
      'query.sort',
    );
  });
});

describe('what makes tasks by itself', () => {
  it('the next step of a submitted visit becomes a task once, and what a rule asked for is settled', async () => {
    await app.owner`
      insert into tasks (enterprise_id, title, type, due_on, assignee_id, organization_id, doctor_ids, source, source_key)
      select 1, '久未拜访', 'VISIT', ${day(5)}, ${repId}, organization_id, array[${doctorId}::bigint], 'RULE', 'T1:test' from users where id = ${repId} and enterprise_id = 1`;
    const { body } = await rep.call(visitEndpoints.add, {
      body: {
        doctorId,
        visitType: 'FACE',
        visitPurposes: ['ACADEMIC'],
        visitDuration: 'FROM_5_TO_15',
        visitResults: 'DELIVERED',
        startsAt: new Date(Date.now() - 3_600_000).toISOString(),
        nextStep: '送达随访文献',
        nextStepDue: day(2),
        as: 'submit',
      },
    });
    const made = () =>
      app.owner<{ title: string; dueOn: string; assigneeId: string }[]>`
        select title, due_on::text as "dueOn", assignee_id::text as "assigneeId" from tasks where source_key = ${`visit:${body.result.id}`}`;
    await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 15_000, interval: 200 });
    expect((await made())[0]).toEqual({ title: '送达随访文献', dueOn: day(2), assigneeId: repId });
    await vi.waitFor(async () => {
      const [task] = await app.owner`select id, state, outcome from tasks where source_key = 'T1:test'`;
      expect(task).toMatchObject({ state: 'COMPLETED', outcome: '拜访已提交' });
    });
  }, 30_000);

  it('the rules make a task for each cause once a day and no second time, and a rule switched off makes none', async () => {
    const count = async (rule: string): Promise<number> =>
      (
        await app.owner<
          [{ count: number }]
        >`select count(*)::int as count from tasks where source_key like ${`${rule}:%`} and enterprise_id = 1`
      )[0].count;
    const ran = async () =>
      (
        await app.owner<
          [{ count: number }]
        >`select count(*)::int as count from job_runs where name = 'tasks.makeByRules' and enterprise_id = 2`
      )[0].count;
    const run = async (): Promise<void> => {
      const before = await ran();
      await app.app.jobs.runSoon('tasks.makeByRules');
      await vi.waitFor(async () => expect(await ran()).toBeGreaterThan(before), { timeout: 30_000, interval: 300 });
    };
    await app.owner`
      insert into rule_versions (enterprise_id, code, version, valid_from, is_hard, is_enabled, figures, message, en_message, comment_required, source, note)
      select enterprise_id, code, 2, valid_from, is_hard, false, figures, message, en_message, comment_required, source, '测试' from rule_versions
      where code = 'T2' and version = 1 and enterprise_id = 1`;
    await run();
    const [unvisited, unsubmitted] = [await count('T1'), await count('T3')];
    expect(unvisited).toBeGreaterThan(0);
    expect(unsubmitted).toBeGreaterThan(0);
    expect(await count('T2')).toBe(0);
    const [most] = await app.owner<[{ count: number }]>`
      select max(n)::int as count from (select count(*) as n from tasks where source_key like 'T1:%' and source_key <> 'T1:test' and enterprise_id = 1 group by assignee_id) each_one`;
    expect(most.count).toBeLessThanOrEqual(3);
    const keys = async () =>
      (
        await app.owner`select source_key, count(*) from tasks where source_key is not null and enterprise_id = 1 group by 1 having count(*) > 1`
      ).length;
    await run();
    expect(await count('T3')).toBe(unsubmitted);
    expect(await keys()).toBe(0);
    const [logged] =
      await app.owner`select count(*)::int as count from tasks t where source = 'RULE' and source_key <> 'T1:test' and enterprise_id = 1
      and not exists (select from task_log l where l.enterprise_id = 1 and l.task_id = t.id and l.act = 'CREATE' and l.user_id is null)`;
    expect(logged?.['count']).toBe(0);
  }, 90_000);
});
