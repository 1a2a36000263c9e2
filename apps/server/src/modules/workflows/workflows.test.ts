// The first processes as they are offered, decided, kept and administered, on a real database (specification 2.3; product: workflow).
import { workflowAdminEndpoints as admins, workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { workflowSeeds, workflowXml } from '../../../../../database/seeds/reference/workflows/workflows.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };
let app: TestApp;
let rep: Caller;
let dsm: Caller;
let comp: Caller;
let admin: Caller;
let liaison: Caller;

beforeAll(async () => {
  app = await startTestApp();
  const logins = ['chen.yizhou', 'zhou.minxing', 'shen.lian', 'admin', 'lin.zhiyuan'];
  [rep, dsm, comp, admin, liaison] = (await Promise.all(logins.map((login) => app.as(login)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
  ];
});
afterAll(() => app.close());

const idOf = async (login: string): Promise<string> => {
  const [row] = await app.owner<
    [{ id: string }]
  >`select id::text from users where login = ${login} and enterprise_id = 1`;
  return row.id;
};

/** The open task of an instance that this person finds in the to-do list. */
async function taskOf(person: Caller, instanceId: string): Promise<string> {
  const { body } = await person.call(calls.listTodo, { query: { size: 100 } });
  const task = body.result.content.find((one) => one.instanceId === instanceId);
  expect(task, `a task of ${instanceId}`).toBeDefined();
  return task!.id;
}

const exportForm = { resource: 'visits', rows: 6000, reason: '季度复盘需要全部拜访' };
const start = (form: Record<string, unknown> = exportForm, more: Record<string, unknown> = {}) =>
  rep.call(calls.create, { body: { definitionKey: 'export-approval', form, ...more } });
const started = async (): Promise<string> => (await start()).body.result.id;
const detailOf = async (person: Caller, id: string) => (await person.call(calls.find, { params: { id } })).body.result;

describe('the processes every enterprise begins with', () => {
  it('pass their own validation, in both languages', async () => {
    for (const { key } of workflowSeeds) {
      const { body } = await admin.call(admins.validate, { body: { xml: workflowXml(key) } });
      expect([key, body.result]).toEqual([key, { isValid: true, faults: [] }]);
    }
    const other = await app.as('admin', 'kanglan');
    const { body } = await other.call(admins.listDefinitions, {});
    expect(body.result.content.map(({ key, version }) => `${key} ${version}`).toSorted()).toEqual([
      'access-request 1',
      'article-review 1',
      'budget-transfer 1',
      'doctor-verification 1',
      'export-approval 1',
      'library-review 1',
      'meeting-actuals 1',
      'meeting-approval 1',
      'opening-line-review 1',
      'payment-approval 1',
      'speaker-approval 1',
    ]);
  });

  it('are offered on the page to start, with the form and the path ahead', async () => {
    const page = await rep.call(calls.startPage, {});
    expect(page.body.result.categories.map(({ category }) => category).toSorted()).toEqual([
      'COMPLIANCE',
      'DATA',
      'FINANCE',
      'MEETING',
    ]);
    const definition = await rep.call(calls.findDefinition, { params: { key: 'export-approval' } });
    expect(definition.body.result).toMatchObject({ version: 1, selectable: [] });
    expect(definition.body.result.form.map(({ name }) => name)).toEqual(['resource', 'rows', 'reason']);
    const ask = async (rows: number) =>
      (await rep.call(calls.predict, { body: { definitionKey: 'export-approval', form: { ...exportForm, rows } } }))
        .body.result.path;
    expect((await ask(100)).map(({ nodeId }) => nodeId)).toEqual(['leader', 'compliance']);
    expect((await ask(30_000)).map(({ nodeId }) => nodeId)).toEqual(['leader', 'compliance', 'second']);
    expect((await ask(100))[0]?.people.map(({ name }) => name)).toEqual(['周敏行']);
  });
});

describe('two who decide at once', () => {
  it('have one winner, and the other hears who was first', async () => {
    const id = await started();
    const task = await taskOf(dsm, id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? dsm.call(calls.approve, { params: { id: task }, body: {} })
          : dsm.call(calls.reject, { params: { id: task }, body: { comment: '不同意' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    const decided =
      await app.owner`select state from workflow_tasks where instance_id = ${id} and decided_by is not null`;
    expect(decided).toHaveLength(1);
  });

  it('of any-one signing: the second is told the name, and finds nothing in the done list', async () => {
    const second = await anotherCompliance();
    const id = await started();
    await dsm.call(calls.approve, { params: { id: await taskOf(dsm, id) }, body: {} });
    const task = await taskOf(second, id);
    await comp.call(calls.approve, { params: { id: await taskOf(comp, id) }, body: {} });
    const late = await second.call(calls.approve, { params: { id: task }, body: {} });
    expect([late.status, late.body.error]).toEqual([409, 'workflows.alreadyDecided']);
    expect(late.body.message).toContain('沈廉');
    const done = await second.call(calls.listDone, { query: {} });
    expect(done.body.result.content.filter((one) => one.instanceId === id)).toEqual([]);
    const own = await comp.call(calls.listDone, { query: {} });
    expect(own.body.result.content[0]).toMatchObject({ instanceId: id, state: 'APPROVED' });
  });
});

async function anotherCompliance(): Promise<Caller> {
  await app.owner`insert into users (enterprise_id, login, first_name) values (1, 'second.comp', '第二合规') on conflict do nothing`;
  await app.owner`
    insert into user_roles (enterprise_id, user_id, role_id)
    select 1, u.id, r.id from users u, roles r where u.enterprise_id = 1 and u.login = 'second.comp' and r.enterprise_id = 1 and r.code = 'COMP'
    on conflict do nothing`;
  return app.as('second.comp');
}

describe('a process of one’s own', () => {
  it('is kept as a draft, changed, started, taken back and discarded', async () => {
    const draft = await start({ resource: 'visits' }, { isDraft: true });
    expect(draft.body.result.state).toBe('DRAFT');
    const { id } = draft.body.result;
    const early = await rep.call(calls.start, { params: { id } });
    expect([early.status, early.body.fields?.map(({ field }) => field)]).toEqual([
      400,
      ['body.form.rows', 'body.form.reason'],
    ]);
    expect((await comp.call(calls.find, { params: { id } })).status).toBe(404);
    expect((await dsm.call(calls.start, { params: { id } })).status).toBe(404);
    await rep.call(calls.changeDraft, { params: { id }, body: { title: '补充数据', form: exportForm } });
    expect((await rep.call(calls.start, { params: { id } })).body.result.state).toBe('RUNNING');
    const again = await rep.call(calls.start, { params: { id } });
    expect([again.status, again.body.error]).toEqual([409, 'workflows.notAllowed']);
    expect(again.body.message).toContain('撤回');
    const back = await rep.call(calls.withdraw, { params: { id }, body: { reason: '数字写错' } });
    expect(back.body.result.state).toBe('DRAFT');
    expect(
      (await dsm.call(calls.listTodo, { query: { size: 100 } })).body.result.content.some(
        (one) => one.instanceId === id,
      ),
    ).toBe(false);
    await rep.call(calls.start, { params: { id } });
    await dsm.call(calls.approve, { params: { id: await taskOf(dsm, id) }, body: {} });
    const late = await rep.call(calls.withdraw, { params: { id }, body: { reason: '又反悔' } });
    expect([late.status, late.body.error]).toEqual([409, 'workflows.notAllowed']);
    expect((await rep.call(calls.cancel, { params: { id }, body: { reason: '不需要了' } })).body.result.state).toBe(
      'CANCELLED',
    );
    expect((await rep.call(calls.cancel, { params: { id }, body: { reason: '不需要了' } })).status).toBe(409);
    const other = (await start(exportForm, { isDraft: true })).body.result.id;
    expect((await rep.call(calls.deleteDraft, { params: { id: other } })).body.result).toEqual({ isDone: true });
    const numbers = (await detailOf(rep, id)).history.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('names every field that is wrong', async () => {
    const { status, body } = await start({ resource: 'secrets', rows: -1, colour: 'red' });
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([
      400,
      ['body.form.colour', 'body.form.resource', 'body.form.rows', 'body.form.reason'],
    ]);
    const unknown = await rep.call(calls.create, { body: { definitionKey: 'nothing', form: {} } });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'workflows.definitionNotFound']);
  });

  it('is urged once in half an hour, copied and commented on', async () => {
    const id = await started();
    expect((await rep.call(calls.urge, { params: { id } })).status).toBe(200);
    const again = await rep.call(calls.urge, { params: { id } });
    expect([again.status, Number(again.headers['retry-after'])]).toEqual([429, expect.closeTo(1800, -1)]);
    const fin = await app.as('qian.hui');
    expect((await fin.call(calls.find, { params: { id } })).status).toBe(404);
    const copied = await rep.call(calls.copy, {
      params: { id },
      body: { userIds: [await idOf('qian.hui')], reason: '知悉' },
    });
    expect(copied.status).toBe(200);
    expect((await fin.call(calls.comment, { params: { id }, body: { body: '已阅' } })).status).toBe(200);
    const detail = await detailOf(fin, id);
    expect(detail).toMatchObject({
      comments: [{ body: '已阅' }],
      copies: [{ name: '钱慧' }],
      tasks: [{ actions: [] }],
    });
    const bad = await rep.call(calls.copy, { params: { id }, body: { userIds: ['987654321'] } });
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'body.userIds']);
  });

  it('is seen by those who have to do with it and by nobody else', async () => {
    const id = await started();
    const [leader, compliance] = [await app.as('gu.changfeng'), comp];
    for (const person of [rep, dsm, leader, compliance, admin])
      expect((await person.call(calls.find, { params: { id } })).status).toBe(200);
    const stranger = await app.as('fang.ruogu');
    const foreign = await app.as('tang.ke', 'kanglan');
    const absent = await stranger.call(calls.find, { params: { id: '987654321' } });
    for (const person of [stranger, foreign, liaison]) {
      const { status, body } = await person.call(calls.find, { params: { id } });
      expect([status, body.error, body.message]).toEqual([404, 'workflows.notFound', absent.body.message]);
    }
    const task = (await detailOf(rep, id)).tasks[0]!.id;
    for (const person of [stranger, foreign])
      expect((await person.call(calls.approve, { params: { id: task }, body: {} })).status).toBe(404);
    const print = await rep.call(calls.print, { params: { id } });
    expect(print.body.result).toMatchObject({ printedBy: '陈亦舟', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

describe('the administrator', () => {
  it('deploys a version; instances under way keep theirs', async () => {
    const id = await started();
    const xml = workflowXml('export-approval').replace('name="合规审批"', 'name="合规复核"');
    const { body } = await admin.call(admins.deploy, { body: { ...card, xml } });
    expect(body.result).toMatchObject({ version: 2, isNew: true });
    const again = await admin.call(admins.deploy, { body: { ...card, xml } });
    expect(again.body.result).toMatchObject({ version: 2, isNew: false });
    expect((await detailOf(rep, id)).version).toBe(1);
    expect((await detailOf(rep, await started())).version).toBe(2);
    const versions = await admin.call(admins.listVersions, { params: { id: body.result.definitionId } });
    expect(versions.body.result.content.map(({ number, deployedBy }) => [number, deployedBy])).toEqual([
      [2, '管理员'],
      [1, null],
    ]);
    const inEnglish = { 'accept-language': 'en' };
    const listed = await admin.call(admins.listVersions, { params: { id: body.result.definitionId } }, inEnglish);
    expect(listed.body.result.content[0]?.deployedBy).toBe('Administrator');
    const text = await comp.call(admins.findVersion, { params: { id: body.result.versionId } }, inEnglish);
    expect(text.body.result.deployedBy).toBe('Administrator');
    expect(text.body.result.xml).toBe(xml);
  });

  it('switches a kind of process off', async () => {
    const { body } = await admin.call(admins.listDefinitions, { query: { keyword: 'access' } });
    const { id } = body.result.content[0]!;
    await admin.call(admins.switchDefinition, { params: { id }, body: { isEnabled: false } });
    const refused = await rep.call(calls.create, { body: { definitionKey: 'access-request', form: {} } });
    expect(refused.body.error).toBe('workflows.definitionNotFound');
    await admin.call(admins.switchDefinition, { params: { id }, body: { isEnabled: true } });
  });

  it('finds what stands still and repairs it', async () => {
    const id = await started();
    await app.owner`update users set is_enabled = false where login = 'zhou.minxing' and enterprise_id = 1`;
    try {
      const stuck = await admin.call(admins.listStuck, {});
      const line = stuck.body.result.content.find((one) => one.id === id);
      expect(line).toMatchObject({ trouble: 'no approver in service', nodes: ['直属上级审批'] });
      const [task] = (await detailOf(admin, id)).tasks;
      const own = await admin.call(admins.repair, {
        params: { id },
        body: { do: 'assign', taskId: task!.id, userId: await idOf('chen.yizhou'), reason: '试' },
      });
      expect([own.status, own.body.fields?.[0]?.field]).toEqual([400, 'body.userId']);
      const body = { do: 'assign', taskId: task!.id, userId: await idOf('gu.changfeng'), reason: '经理离职' };
      expect((await admin.call(admins.repair, { params: { id }, body })).status).toBe(200);
      const leader = await app.as('gu.changfeng');
      expect((await leader.call(calls.approve, { params: { id: await taskOf(leader, id) }, body: {} })).status).toBe(
        200,
      );
    } finally {
      await app.owner`update users set is_enabled = true where login = 'zhou.minxing' and enterprise_id = 1`;
    }
    const moved = await admin.call(admins.repair, {
      params: { id },
      body: { do: 'move', from: 'compliance', to: 'leader', reason: '重走' },
    });
    expect(moved.status).toBe(200);
    expect((await detailOf(rep, id)).positions).toEqual([{ nodeId: 'leader', state: 'AT' }]);
    const wrong = await admin.call(admins.repair, {
      params: { id },
      body: { do: 'move', from: 'compliance', to: 'leader', reason: '重走' },
    });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.from']);
    expect(
      (await admin.call(admins.repair, { params: { id }, body: { do: 'cancel', reason: '不再需要' } })).body.result
        .state,
    ).toBe('CANCELLED');
    const all = await comp.call(admins.listInstances, { query: { state: ['CANCELLED'] } });
    expect(all.body.result.content.some((one) => one.id === id)).toBe(true);
  });
});

const card = { key: 'export-approval', category: 'DATA', name: '大批量导出审批', enName: 'Approval of a large export' };
