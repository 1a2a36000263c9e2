// Tasks through the calls, on a real database: made, changed, moved, ticked (specification 7.5).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { taskEndpoints as calls } from '@yijian/contract/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay as day } from '../../../../../tools/testing/days.ts';
import { draft, openDesk, type Desk } from '../../../../../tools/testing/tasks/desk.ts';

let app: TestApp;
let rep: Caller;
let friend: Caller;
let manager: Caller;
let repId: string;
let friendId: string;
let doctorId: string;
let idOf: Desk['idOf'];
let make: Desk['make'];
let find: Desk['find'];

beforeAll(async () => {
  app = await startTestApp();
  ({ rep, friend, manager, repId, friendId, doctorId, idOf, make, find } = await openDesk(app));
});
afterAll(() => app.close());

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

  it('tells the next task of a doctor to those alone who may open it', async () => {
    await app.owner`update tasks set state = 'CLOSED' where doctor_id = ${doctorId} and is_open`;
    await make({ doctorIds: [doctorId], title: '只给经办人', dueOn: day(1) });
    const told = async (login: string) => {
      const reader = await app.as(login);
      const found = await reader.call(doctorEndpoints.find, { params: { id: doctorId } });
      const query = { type: 'ALL_CUSTOMER', keyword: found.body.result?.doctorName } as const;
      const list = await reader.call(doctorEndpoints.list, { query });
      const listed = list.body.result.content.find((one) => one.id === doctorId);
      return [found.status, found.body.result?.nextTask?.title ?? null, listed?.nextTask?.title ?? null];
    };
    expect(await told('chen.yizhou')).toEqual([200, '只给经办人', '只给经办人']);
    expect(await told('zhou.minxing')).toEqual([200, '只给经办人', '只给经办人']);
    // Marketing sees the doctor, but no task of the field.
    expect(await told('fang.ruogu')).toEqual([200, null, null]);
  });

  it('shows a reader of English the English name of the next task where it has one, else what was written', async () => {
    await app.owner`update tasks set state = 'CLOSED' where doctor_id = ${doctorId} and is_open`;
    const next = async (language: 'zh' | 'en') =>
      (await rep.call(doctorEndpoints.find, { params: { id: doctorId } }, { 'accept-language': language })).body.result
        .nextTask?.title;
    const written = await make({ doctorIds: [doctorId], title: '只有中文', dueOn: day(4) });
    expect([await next('zh'), await next('en')]).toEqual(['只有中文', '只有中文']);
    await app.owner`
      update tasks set en_title = 'Ask for consent' where id = ${await make({ doctorIds: [doctorId], title: '取得授权', dueOn: day(1) })}`;
    // Any step of another task tells the doctors' room anew.
    await rep.call(calls.complete, { params: { id: written }, body: { outcome: '完成', start: true } });
    expect([await next('zh'), await next('en')]).toEqual(['取得授权', 'Ask for consent']);
    await app.owner`update tasks set source = 'VISIT' where doctor_id = ${doctorId} and is_open`;
    await make({ doctorIds: [doctorId], title: '以后的事', dueOn: day(9) });
    expect([await next('zh'), await next('en')]).toEqual(['拜访后跟进', 'Follow up the visit']);
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
