// Open tasks of someone who leaves pass to the successor, are written down, and come back (product 3.25; product: workflow).
import { handoverEndpoints } from '@yijian/contract/handovers';
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bpmn } from '../../../../../../tools/testing/workflows/build.ts';
import { openStage } from '../../../../../../tools/testing/workflows/stage.ts';
import { deployDefinition } from '../definitions/deploy.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const stage = openStage(app.app.connections, (await app.app.directory.byRealm('weili'))!);
  const texts = {
    leaving: 'start S\nuser A user:he.jing\nend E\nS > A > E',
    apart: 'process separate=A,B\nstart S\nuser A user:qian.hui\nuser B user:he.jing\nend E\nS > A > B > E',
  };
  for (const [key, text] of Object.entries(texts))
    await stage.act(await stage.user('admin'), (context) =>
      deployDefinition(context, {
        key,
        xml: bpmn(key, text),
        category: 'TEST',
        name: key,
        enName: key,
        description: '',
        enDescription: '',
        icon: 'workflow',
        note: '',
      }),
    );
}, 60_000);
afterAll(() => app.close());

test('R28 open tasks pass to the successor with a line for whom, except what the successor may not decide, and come back undecided', async () => {
  const [admin, rep, leaver, successor] = await Promise.all(
    ['admin', 'chen.yizhou', 'he.jing', 'qian.hui'].map((login) => app.as(login)),
  );
  const users = await app.owner<{ login: string; id: string }[]>`
    select login, id::text from users where enterprise_id = 1 and login in ('he.jing', 'qian.hui', 'admin')`;
  const idOf = (login: string) => users.find((user) => user.login === login)!.id;
  const start = async (definitionKey: string) =>
    (await rep!.call(workflowEndpoints.create, { body: { definitionKey, form: {} } })).body.result.id;
  const todo = async (who: typeof leaver) =>
    (await who!.call(workflowTaskEndpoints.listTodo, { query: { size: 100 } })).body.result.content;
  const plain = await start('leaving');
  const own = (await successor!.call(workflowEndpoints.create, { body: { definitionKey: 'leaving', form: {} } })).body
    .result.id;
  const kept = await start('apart');
  const first = (await todo(successor)).find((task) => task.instanceId === kept)!;
  await successor!.call(workflowTaskEndpoints.approve, { params: { id: first.id }, body: {} });
  const before = (await todo(leaver)).map((task) => task.instanceId);
  expect(before).toEqual(expect.arrayContaining([plain, own, kept]));

  const params = { id: idOf('he.jing') };
  const { stamp, items } = (await admin!.call(handoverEndpoints.preview, { params })).body.result;
  expect(items.find((item) => item.kind === 'workflowTasks')?.count).toBe(before.length);
  const done = await admin!.call(handoverEndpoints.begin, {
    body: {
      fromUserId: idOf('he.jing'),
      stamp,
      reason: '离职',
      assignments: [{ kind: 'workflowTasks', toUserId: idOf('qian.hui') }],
    },
  });
  expect([done.status, done.body.result?.state]).toEqual([200, 'DONE']);
  const left = (await todo(leaver)).map((task) => task.instanceId);
  expect(left).toEqual(expect.arrayContaining([own, kept]));
  expect(left).not.toContain(plain);
  expect((await todo(successor)).map((task) => task.instanceId)).toContain(plain);
  const { history } = (await rep!.call(workflowEndpoints.find, { params: { id: plain } })).body.result;
  expect(history.at(-1)).toMatchObject({
    kind: 'TRANSFERRED',
    by: { id: idOf('admin') },
    onBehalfOf: { id: idOf('he.jing') },
  });

  const undone = await admin!.call(handoverEndpoints.undo, { params: { id: done.body.result.id } });
  expect([undone.status, undone.body.result?.keptCount]).toEqual([200, 0]);
  expect((await todo(leaver)).map((task) => task.instanceId).toSorted()).toEqual(before.toSorted());
  expect((await todo(successor)).map((task) => task.instanceId)).not.toContain(plain);
});
