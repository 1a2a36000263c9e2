// The process of a verification in the workflow center and its request move together (product: verification).
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import { workflowEndpoints, workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openStage, type Stage } from '../../../../../../tools/testing/verifications/stage.ts';

let app: TestApp;
let stage: Stage;

beforeAll(async () => {
  app = await startTestApp();
  stage = await openStage(app);
});
afterAll(() => app.close());

const accept = (id: string, field: string) =>
  stage.steward.call(calls.decide, { params: { id }, body: { field, decision: 'ACCEPTED' } });
const find = async (id: string) => (await stage.rep.call(calls.find, { params: { id } })).body.result;

describe('what the workflow center does', () => {
  test('a steward who agrees there without deciding on the fields is told which are open', async () => {
    const id = await stage.picked({ department: '四病区' });
    const { instanceId } = await find(id);
    const todo = (await stage.steward.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
    const task = todo.find((one) => one.instanceId === instanceId)!;
    const refused = await stage.steward.call(tasks.approve, { params: { id: task.id }, body: {} });
    expect(refused.body).toMatchObject({ error: 'workflows.effectRefused', message: expect.stringContaining('科室') });
    await accept(id, 'department');
    expect((await stage.steward.call(tasks.approve, { params: { id: task.id }, body: {} })).status).toBe(200);
    expect(await stage.stateOf(id)).toBe('VERIFIED');
  });

  test('a process that is started there for a request of another, or for none, begins nothing', async () => {
    const id = await stage.submitted({ department: '五病区' });
    const start = (request: string, who: Caller) =>
      who.call(workflowEndpoints.create, {
        body: { definitionKey: 'doctor-verification', form: { request, doctor: '某', kind: 'CHANGE', risky: false } },
      });
    for (const [request, who] of [
      [id, stage.second],
      [id, stage.rep],
      ['987654321', stage.rep],
      ['x', stage.rep],
    ] as const)
      expect((await start(request, who)).body.error).toBe('workflows.effectRefused');
  });

  test('a process that is refused or cancelled there moves its request', async () => {
    const cancelled = await stage.submitted({ department: '六病区' });
    const { instanceId } = await find(cancelled);
    await stage.rep.call(workflowEndpoints.cancel, { params: { id: instanceId! }, body: { reason: '不需要了' } });
    await expect.poll(() => stage.stateOf(cancelled), { timeout: 15_000 }).toBe('DRAFT');
    const refused = await stage.submitted({ department: '七病区' });
    const todo = (await stage.steward.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
    const process = (await find(refused)).instanceId;
    const task = todo.find((one) => one.instanceId === process)!;
    await stage.steward.call(tasks.reject, { params: { id: task.id }, body: { comment: '重复提交' } });
    await expect.poll(() => stage.stateOf(refused), { timeout: 15_000 }).toBe('REJECTED');
  });
});
