// Who sees which task, what the tabs count, how lists are filtered (specification 7.5; R4.8).
import { taskEndpoints as calls } from '@yijian/contract/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay as day } from '../../../../../../tools/testing/days.ts';
import { draft, openDesk, type Desk } from '../../../../../../tools/testing/tasks/desk.ts';

let app: TestApp;
let rep: Caller;
let friend: Caller;
let manager: Caller;
let stranger: Caller;
let make: Desk['make'];
let find: Desk['find'];

beforeAll(async () => {
  app = await startTestApp();
  ({ rep, friend, manager, stranger, make, find } = await openDesk(app));
});
afterAll(() => app.close());

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

  it('a task is found by the name of its doctor, among the own, those of the team and those of all', async () => {
    const [doctor] = await app.owner<[{ id: string; name: string; pinyin: string }]>`
      select d.id::text as id, d.name, d.pinyin from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
      join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id where u.login = 'chen.yizhou' order by d.id limit 1`;
    const id = await make({ title: '按医生找', doctorIds: [doctor.id] });
    const leaders = [rep, manager, await app.as('gu.changfeng'), await app.as('admin')];
    for (const who of leaders) {
      for (const keyword of [doctor.name, doctor.pinyin]) {
        const body = { whose: who === rep ? 'mine' : 'team', keyword } as const;
        const sort = 'createdAt,desc';
        const found = await who.call(calls.list, { query: { sort }, body });
        expect([keyword, found.body.result.content[0]?.id]).toEqual([keyword, id]);
        const all = await who.call(calls.list, { query: { sort, size: 100 }, body });
        const other = all.body.result.content.filter(
          (one) => !one.title.includes(keyword) && one.doctorName !== doctor.name,
        );
        expect(keyword === doctor.name ? other : []).toEqual([]);
      }
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
