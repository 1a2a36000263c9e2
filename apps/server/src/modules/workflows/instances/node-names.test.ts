// Nodes are named in the reader's language, and a draft keeps the approvers its starter chose (specification 1; product: workflow).
import { workflowEndpoints as calls, workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const english = { 'accept-language': 'en' };
const form = { resource: 'visits', rows: 6000, reason: '季度复盘' };

it('names the nodes of lists, tasks and history in the language of the reader', async () => {
  const rep = await app.as('chen.yizhou');
  const leader = await app.as('zhou.minxing');
  const { id } = (await rep.call(calls.create, { body: { definitionKey: 'export-approval', form } })).body.result;
  const own = async (headers: Record<string, string> = {}) =>
    (await rep.call(calls.listOwn, {}, headers)).body.result.content.find((one) => one.id === id)?.nodes;
  expect(await own()).toEqual(['直属上级审批']);
  expect(await own(english)).toEqual(['Line manager']);
  const todo = await leader.call(tasks.listTodo, { query: { size: 100 } }, english);
  const task = todo.body.result.content.find((one) => one.instanceId === id)!;
  expect(task.nodeName).toBe('Line manager');
  await leader.call(tasks.approve, { params: { id: task.id }, body: {} });
  const done = await leader.call(tasks.listDone, {}, english);
  expect(done.body.result.content[0]).toMatchObject({ instanceId: id, nodeName: 'Line manager' });
  const detail = (await rep.call(calls.find, { params: { id } }, english)).body.result;
  expect(detail.tasks.map(({ nodeName }) => nodeName)).toEqual(['Line manager', 'Compliance']);
  expect(detail.history.find(({ kind }) => kind === 'APPROVED')?.nodeName).toBe('Line manager');
});

it('gives the chosen approvers of a draft back to its starter and to nobody else', async () => {
  const rep = await app.as('chen.yizhou');
  const selected = { leader: ['1'] };
  const body = { definitionKey: 'export-approval', form, selected, isDraft: true };
  const { id } = (await rep.call(calls.create, { body })).body.result;
  expect((await rep.call(calls.find, { params: { id } })).body.result.selected).toEqual(selected);
  const running = (await rep.call(calls.create, { body: { ...body, isDraft: false } })).body.result;
  const leader = await app.as('zhou.minxing');
  expect((await leader.call(calls.find, { params: { id: running.id } })).body.result.selected).toEqual({});
});
