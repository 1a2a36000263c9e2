// Every act on a task, legal and illegal, the sign modes, the policies and the clock (product: workflow).
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { logins, openOffice, type Office, type Who } from '../../../../../tools/testing/workflows/office.ts';
import { fireDueTimers } from './engine/timers.service.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };
let app: TestApp;
let as: Office['as'];
let detail: Office['detail'];
let taskOf: Office['taskOf'];
let approve: Office['approve'];
let start: Office['start'];
let stage: Office['stage'];
let idOf: Office['idOf'];

beforeAll(async () => {
  app = await startTestApp();
  ({ as, detail, taskOf, approve, start, stage, idOf } = await openOffice(app, {
    'two-steps': `process risk=LOW\nform n type=number\nstart S\nuser A user:${logins.comp} batch=true write=n\nuser B user:${logins.fin} batch=true\nend E\nS > A > B > E`,
    'all-three': `start S\nuser A user:${logins.comp} user:${logins.fin} user:${logins.ops} all ratio=0.6\nend E\nS > A > E`,
    'in-turn': `start S\nuser A user:${logins.comp} user:${logins.fin} sequential\nend E\nS > A > E`,
    fork: `start S\nparallel P\nuser A user:${logins.comp}\nuser B user:${logins.fin}\nuser C user:${logins.ops}\nparallel J\nuser D user:${logins.med}\nend E\nS > P > A > B > J > D > E\nP > C > J`,
    apart: `process separate=A,B\nstart S\nuser A user:${logins.comp} user:${logins.fin}\nuser B user:${logins.comp} user:${logins.fin}\nend E\nS > A > B > E`,
    timed: `start S\nuser A user:${logins.comp}\nboundary T on=A after=PT2H interrupts=false action=remind repeats=1\nboundary X on=A after=PT5H action=approve\nuser B user:${logins.fin} sla=PT1H\nend E\nS > A > B > E`,
    hidden: `form n type=number\nform secret\nstart S\nuser A user:${logins.comp} hide=secret\nend E\nS > A > E`,
  }));
}, 60_000);
afterAll(() => app.close());

const at = async (id: string) => (await detail(id)).positions.map(({ nodeId }) => nodeId).toSorted();
const kinds = async (id: string) => (await detail(id)).history.map(({ kind }) => kind);

describe('back', () => {
  it('to an earlier node or the start, where the starter sends the form again', async () => {
    const id = await start('two-steps', { n: 1 });
    await approve('comp', id);
    const task = await taskOf('fin', id);
    const { body } = await as('fin').call(calls.returnTargets, { params: { id: task } });
    expect(body.result.nodes.map(({ nodeId }) => nodeId)).toEqual(['S', 'A']);
    const wrong = await as('fin').call(calls.return, { params: { id: task }, body: { nodeId: 'E', comment: '补' } });
    expect([wrong.status, wrong.body.error, wrong.body.message.includes('A')]).toEqual([
      409,
      'workflows.noReturn',
      true,
    ]);
    expect(
      (await as('comp').call(calls.return, { params: { id: task }, body: { nodeId: 'A', comment: '补' } })).status,
    ).toBe(409);
    expect(
      (await as('mkt').call(calls.return, { params: { id: task }, body: { nodeId: 'A', comment: '补' } })).status,
    ).toBe(404);
    await as('fin').call(calls.return, { params: { id: task }, body: { nodeId: 'A', comment: '请复核' } });
    expect(await at(id)).toEqual(['A']);
    await as('comp').call(calls.return, {
      params: { id: await taskOf('comp', id) },
      body: { nodeId: 'S', comment: '数字不对' },
    });
    const again = await detail(id);
    expect(again).toMatchObject({ positions: [{ nodeId: 'S' }], form: [{ name: 'n', access: 'WRITE' }] });
    expect((await approve('rep', id, { form: { n: 2 } })).body.result).toMatchObject({ state: 'RUNNING' });
    await approve('comp', id);
    expect((await approve('fin', id)).body.result.state).toBe('APPROVED');
    expect((await detail(id)).values).toEqual({ n: 2 });
    expect(await kinds(id)).toContain('RESUBMITTED');
  });

  it('only so far that every join still gets all its branches', async () => {
    const id = await start('fork');
    await approve('comp', id);
    const targets = async (who: Who) =>
      (await as(who).call(calls.returnTargets, { params: { id: await taskOf(who, id) } })).body.result.nodes.map(
        ({ nodeId }) => nodeId,
      );
    expect(await targets('fin')).toEqual(['S', 'A']);
    await as('fin').call(calls.return, {
      params: { id: await taskOf('fin', id) },
      body: { nodeId: 'A', comment: '再看' },
    });
    expect(await at(id)).toEqual(['A', 'C']);
    await approve('comp', id);
    await approve('fin', id);
    await approve('ops', id);
    expect(await at(id)).toEqual(['D']);
    expect(await targets('med')).toEqual(['S']);
    expect((await approve('med', id)).body.result.state).toBe('APPROVED');
  });

  it('by the one who agreed, until the next has decided', async () => {
    const id = await start('two-steps');
    const task = await taskOf('comp', id);
    await approve('comp', id);
    const done = (await as('comp').call(calls.listDone, { query: {} })).body.result.content[0];
    expect(done).toMatchObject({ id: task, mayWithdraw: true });
    expect((await as('fin').call(calls.withdrawDecision, { params: { id: task } })).status).toBe(409);
    expect((await as('comp').call(calls.withdrawDecision, { params: { id: task } })).status).toBe(200);
    expect([await at(id), await taskOf('fin', id)]).toEqual([['A'], 'none']);
    const second = await taskOf('comp', id);
    await approve('comp', id);
    await approve('fin', id);
    const late = await as('comp').call(calls.withdrawDecision, { params: { id: second } });
    expect([late.status, late.body.error]).toEqual([409, 'workflows.notAllowed']);
  });
});

describe('other hands', () => {
  it('take a task over, and only those who may decide it', async () => {
    const id = await start('two-steps');
    const task = await taskOf('comp', id);
    const transfer = (userId: string, who: Who = 'comp') =>
      as(who).call(calls.transfer, { params: { id: task }, body: { userId } });
    for (const wrong of [idOf('rep'), idOf('comp'), '987654321']) {
      const { status, body } = await transfer(wrong);
      expect([status, body.fields?.[0]?.field]).toEqual([400, 'body.userId']);
    }
    expect((await transfer(idOf('ops'))).status).toBe(200);
    expect([await taskOf('comp', id), await taskOf('ops', id)]).toEqual(['none', task]);
    expect((await transfer(idOf('med'))).status).toBe(409);
    expect((await approve('ops', id)).status).toBe(200);
  });

  it('are asked and give back', async () => {
    const id = await start('two-steps');
    const task = await taskOf('comp', id);
    await as('comp').call(calls.delegate, {
      params: { id: task },
      body: { userId: idOf('med'), comment: '请看医学部分' },
    });
    const early = await as('med').call(calls.approve, { params: { id: task }, body: {} });
    expect([early.status, early.body.error, early.body.message.includes('交回')]).toEqual([
      409,
      'workflows.notAllowed',
      true,
    ]);
    expect((await as('comp').call(calls.approve, { params: { id: task }, body: {} })).status).toBe(409);
    expect((await as('med').call(calls.giveBack, { params: { id: task }, body: { comment: '没有问题' } })).status).toBe(
      200,
    );
    expect((await as('med').call(calls.giveBack, { params: { id: task }, body: { comment: '没有问题' } })).status).toBe(
      409,
    );
    expect((await approve('comp', id)).status).toBe(200);
    expect(await kinds(id)).toEqual(expect.arrayContaining(['DELEGATED', 'GIVEN_BACK']));
  });

  it('sign before and after, and are taken away again', async () => {
    const id = await start('two-steps');
    const task = await taskOf('comp', id);
    const add = (place: string, who: Who) =>
      as('comp').call(calls.addSigners, { params: { id: task }, body: { place, userIds: [idOf(who)] } });
    expect((await add('BEFORE', 'med')).status).toBe(200);
    expect((await as('comp').call(calls.approve, { params: { id: task }, body: {} })).status).toBe(409);
    const signer = await taskOf('med', id);
    expect(
      (await as('fin').call(calls.removeSigner, { params: { id: signer }, body: { reason: '不必' } })).status,
    ).toBe(404);
    expect(
      (await as('comp').call(calls.removeSigner, { params: { id: signer }, body: { reason: '不必' } })).status,
    ).toBe(200);
    await add('BEFORE', 'mkt');
    await approve('mkt', id);
    await add('AFTER', 'ops');
    expect(await taskOf('ops', id)).toBe('none');
    await approve('comp', id);
    expect(await at(id)).toEqual(['A']);
    await approve('ops', id);
    expect(await at(id)).toEqual(['B']);
  });
});

describe('signing together', () => {
  it('ends when the part that has to agree has agreed, or can no longer', async () => {
    const passes = await start('all-three');
    await approve('comp', passes);
    expect((await approve('fin', passes)).body.result.state).toBe('APPROVED');
    expect((await detail(passes)).tasks.map(({ state }) => state).toSorted()).toEqual([
      'APPROVED',
      'APPROVED',
      'CANCELLED',
    ]);
    const fails = await start('all-three');
    const no = async (who: Who) =>
      as(who).call(calls.reject, { params: { id: await taskOf(who, fails) }, body: { comment: '不同意' } });
    expect((await no('comp')).body.result.state).toBe('RUNNING');
    expect((await no('fin')).body.result.state).toBe('REJECTED');
  });

  it('in turn shows each the task only when the one before has agreed', async () => {
    const id = await start('in-turn');
    expect(await taskOf('fin', id)).toBe('none');
    await approve('comp', id);
    expect((await approve('fin', id)).body.result.state).toBe('APPROVED');
  });

  it('keeps duties apart', async () => {
    const id = await start('apart');
    await approve('comp', id);
    expect(await taskOf('comp', id)).toBe('none');
    const task = await taskOf('fin', id);
    const handed = await as('fin').call(calls.transfer, { params: { id: task }, body: { userId: idOf('comp') } });
    expect([handed.status, handed.body.fields?.[0]?.field]).toEqual([400, 'body.userId']);
    expect((await approve('fin', id)).body.result.state).toBe('APPROVED');
  });
});

describe('several at once', () => {
  it('agrees to what may be agreed to together and answers for each', async () => {
    const good = await start('two-steps');
    const other = await start('all-three');
    const tasks = [await taskOf('comp', good), await taskOf('comp', other), '987654321'];
    const { body } = await as('comp').call(calls.batchApprove, { body: { taskIds: tasks, comment: '批量' } });
    expect(body.result.results.map(({ isDone, error }) => [isDone, error])).toEqual([
      [true, null],
      [false, 'workflows.notBatch'],
      [false, 'workflows.taskNotFound'],
    ]);
    expect([await at(good), await at(other)]).toEqual([['B'], ['A']]);
  });
});

describe('the form', () => {
  it('is changed only where the node allows, and hides what it hides', async () => {
    const id = await start('two-steps', { n: 1 });
    expect((await approve('comp', id, { form: { n: 5 } })).status).toBe(200);
    const locked = await approve('fin', id, { form: { n: 9 } });
    expect([locked.status, locked.body.fields?.[0]?.field]).toEqual([400, 'body.form.n']);
    const hidden = await start('hidden', { n: 1, secret: '底价' });
    const seen = await detail(hidden, 'comp');
    expect([seen.values, seen.form.map(({ name }) => name)]).toEqual([{ n: 1 }, ['n']]);
    expect((await detail(hidden)).values).toEqual({ n: 1, secret: '底价' });
  });
});

describe('the clock', () => {
  const tick = async (hours: number) => {
    stage.pass(hours * 3_600_000);
    return stage.act(await stage.user('admin'), fireDueTimers);
  };

  it('reminds, decides in place of nobody, fires each timer once, also when two look at once', async () => {
    // The demo has timers of its own, some of them due: they fire before this process begins.
    while ((await tick(0)) > 0) continue;
    const id = await start('timed');
    await tick(2.1);
    expect(await kinds(id)).toEqual(['STARTED', 'OPENED', 'REMINDED']);
    stage.pass(3 * 3_600_000);
    const admin = await stage.user('admin');
    const fired = await Promise.all([1, 2, 3].map(() => stage.act(admin, fireDueTimers)));
    expect(fired.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2);
    expect((await kinds(id)).filter((kind) => kind === 'REMINDED')).toHaveLength(2);
    expect((await kinds(id)).filter((kind) => kind === 'TIMED_APPROVED')).toHaveLength(1);
    const [task] = (await detail(id)).tasks.filter(({ nodeId }) => nodeId === 'B');
    expect(new Date(task!.dueAt!).getTime() - stage.now().getTime()).toBe(3_600_000);
    await tick(48);
    expect((await kinds(id)).filter((kind) => kind === 'REMINDED' || kind === 'TIMED_APPROVED')).toHaveLength(3);
    const line = (await as('fin').call(calls.listTodo, { query: { size: 100 } })).body.result.content.find(
      (one) => one.instanceId === id,
    );
    expect(line?.sla).toBe('ON_TIME');
  });
});
