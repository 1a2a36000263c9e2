// What a process does when it is agreed to: a large export is opened, another team's record is shown (product: workflow).
import { exportEndpoints } from '@yijian/contract/exports';
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../../tools/testing/days.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };
let app: TestApp;
let rep: Caller;
let dsm: Caller;
let comp: Caller;
let liaison: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [rep, dsm, comp, liaison] = await Promise.all([
    app.as('chen.yizhou'),
    app.as('zhou.minxing'),
    app.as('shen.lian'),
    app.as('lin.zhiyuan'),
  ]);
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

const started = async (): Promise<string> => {
  const form = { resource: 'visits', rows: 6000, reason: '季度复盘需要全部拜访' };
  const { body } = await rep.call(calls.create, { body: { definitionKey: 'export-approval', form } });
  expect(body).toMatchObject({ code: 200, result: { state: 'RUNNING' } });
  return body.result.id;
};
const detailOf = async (person: Caller, id: string) => (await person.call(calls.find, { params: { id } })).body.result;

describe('a large export', () => {
  it('goes to the line manager, to compliance, and opens one export more', async () => {
    const id = await started();
    const before = await detailOf(rep, id);
    expect(before).toMatchObject({ state: 'RUNNING', risk: 'MEDIUM', positions: [{ nodeId: 'leader', state: 'AT' }] });
    expect(before.future.map(({ nodeId }) => nodeId)).toEqual(['compliance']);
    const first = await dsm.call(calls.approve, { params: { id: await taskOf(dsm, id) }, body: { comment: '同意' } });
    expect(first.body).toMatchObject({ code: 200, result: { state: 'RUNNING' } });
    const second = await comp.call(calls.approve, {
      params: { id: await taskOf(comp, id) },
      body: { form: { rows: 5500 } },
    });
    expect(second.body).toMatchObject({ code: 200, result: { state: 'APPROVED' } });
    const allowance = await rep.call(exportEndpoints.findAllowance, { query: { resource: 'visits' } });
    expect(allowance.body.result.approval).toMatchObject({ rows: 5500 });
    const after = await detailOf(rep, id);
    const kinds = ['STARTED', 'OPENED', 'APPROVED', 'OPENED', 'FORM_CHANGED', 'APPROVED', 'EFFECT', 'ENDED'];
    expect(after.history.map(({ kind }) => kind)).toEqual(kinds);
    expect(after.future).toEqual([]);
    const [granted] =
      await app.owner`select user_id::text as user, granted_by::text as by, rows_limit from export_approvals order by id desc limit 1`;
    expect(granted).toEqual({ user: await idOf('chen.yizhou'), by: await idOf('shen.lian'), rows_limit: 5500 });
  });

  it('is opened for nobody when it is refused', async () => {
    const [before] = await app.owner`select count(*)::int as n from export_approvals`;
    const id = await started();
    const silent = await dsm.call(calls.reject, { params: { id: await taskOf(dsm, id) }, body: { comment: '' } });
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'body.comment']);
    const refused = await dsm.call(calls.reject, {
      params: { id: await taskOf(dsm, id) },
      body: { comment: '范围过大' },
    });
    expect(refused.body.result).toEqual({ id, state: 'REJECTED' });
    expect(await app.owner`select count(*)::int as n from export_approvals`).toMatchObject([before]);
    const [told] =
      await app.owner`select payload from outbox_events where topic = 'workflows.ended' and payload->>'instanceId' = ${id}`;
    expect(told?.['payload']).toMatchObject({ state: 'REJECTED', definitionKey: 'export-approval' });
  });
});

describe("access to another team's record", () => {
  it('is agreed to by the manager and the owner, and shows the record to the one who asked', async () => {
    const [doctor] = await app.owner<[{ id: string }]>`
      select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where o.enterprise_id = 1 and u.login = 'lin.zhiyuan' and not exists (
        select from doctor_owners x join users y on y.enterprise_id = x.enterprise_id and y.id = x.user_id
        where x.enterprise_id = 1 and x.doctor_id = o.doctor_id and y.login = 'chen.yizhou') order by 1 limit 1`;
    const form = {
      resource: 'doctor',
      recordId: doctor.id,
      owner: await idOf('lin.zhiyuan'),
      until: shanghaiDay(30),
      reason: '联合拜访前了解情况',
    };
    const { body } = await rep.call(calls.create, { body: { definitionKey: 'access-request', form } });
    const { id } = body.result;
    await dsm.call(calls.approve, { params: { id: await taskOf(dsm, id) }, body: {} });
    const agreed = await liaison.call(calls.approve, { params: { id: await taskOf(liaison, id) }, body: {} });
    expect(agreed.body).toMatchObject({ code: 200, result: { state: 'APPROVED' } });
    const [share] =
      await app.owner`select user_id::text as user, shared_by::text as by, resource from record_shares where record_id = ${doctor.id}`;
    expect(share).toEqual({
      user: form.owner === '' ? '' : await idOf('chen.yizhou'),
      by: form.owner,
      resource: 'doctor',
    });
    const copies = await comp.call(calls.listCopies, {});
    expect(copies.body.result.content[0]).toMatchObject({ id, sentBy: null });
    expect((await comp.call(calls.find, { params: { id } })).status).toBe(200);
  });

  it('is not given where the owner does not see the record, and the step is undone', async () => {
    const form = {
      resource: 'doctor',
      recordId: '999999999',
      owner: await idOf('lin.zhiyuan'),
      until: shanghaiDay(30),
      reason: '试一试',
    };
    const { id } = (await rep.call(calls.create, { body: { definitionKey: 'access-request', form } })).body.result;
    await dsm.call(calls.approve, { params: { id: await taskOf(dsm, id) }, body: {} });
    const refused = await liaison.call(calls.approve, { params: { id: await taskOf(liaison, id) }, body: {} });
    expect([refused.status, refused.body.error]).toEqual([409, 'workflows.effectRefused']);
    expect(await detailOf(liaison, id)).toMatchObject({ state: 'RUNNING', positions: [{ nodeId: 'owner' }] });
  });
});
