// The control tower on a real database: a kind of process of its own with hand-made times, who may look, other enterprises (product: control tower).
import {
  workflowAdminEndpoints,
  workflowEndpoints,
  workflowInsightEndpoints as calls,
} from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../platform/db/index.ts';
import { bpmn } from '../../../../../../tools/testing/workflows/build.ts';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

const KEY = 'tower-test';
const HOUR = 3600;
let app: TestApp;
let admin: Caller;
let comp: Caller;
let rep: Caller;
let ids: Record<string, string>;

const began = Date.now() - 20 * 86_400_000;
const at = (hours: number): string => new Date(began + hours * HOUR * 1000).toISOString();

interface Made {
  readonly state: 'APPROVED' | 'REJECTED' | 'RUNNING';
  /** Hours after the beginning at which each step came: start, node A, node B, A again …, the end. */
  readonly steps: readonly (readonly [node: string, hours: number])[];
  readonly ended?: number;
  readonly starter: string;
}

/** A case written into the engine's own tables, step after step at hours of our choosing. */
async function make({ state, steps, ended, starter }: Made): Promise<string> {
  const [row] = await app.owner<[{ id: string }]>`
    insert into workflow_instances (enterprise_id, definition_id, version_id, state, title, starter_id, starter_organization_id, started_at, ended_at, created_at)
    select 1, d.id, d.current_version_id, ${state}, 'tower', u.id, u.organization_id, ${at(0)}, ${ended === undefined ? null : at(ended)}, ${at(0)}
    from workflow_definitions d, users u where d.enterprise_id = 1 and d.key = ${KEY} and u.id = ${starter} returning id::text`;
  let number = 1;
  const event = (kind: string, hours: number, node: string | null, data: object = {}) => app.owner`
    insert into workflow_events (enterprise_id, instance_id, number, at, kind, node_id, data)
    values (1, ${row.id}, ${number++}, ${at(hours)}, ${kind}, ${node}, ${json(app.owner, data)})`;
  await event('STARTED', 0, null);
  for (const [index, [node, hours]] of steps.entries()) {
    const next = steps[index + 1]?.[1] ?? ended;
    const back = steps[index + 1] !== undefined && node === 'B';
    await event('OPENED', hours, node);
    const decided = next === undefined ? null : at(next);
    const [task] = await app.owner<[{ id: string }]>`
      insert into workflow_tasks (enterprise_id, instance_id, number, token_number, node_id, name, state, decided_by, decided_at, due_at, created_at)
      values (1, ${row.id}, ${number++}, 1, ${node}, ${node}, ${decided === null ? 'OPEN' : back ? 'RETURNED' : 'APPROVED'},
        ${decided === null ? null : ids['shen.lian']!}, ${decided}, ${at(hours + 10)}, ${at(hours)}) returning id::text`;
    await app.owner`insert into workflow_candidates (enterprise_id, task_id, user_id, is_open) values (1, ${task.id}, ${ids['shen.lian']!}, ${decided === null})`;
    if (back) await event('RETURNED', next!, node, { to: 'A' });
  }
  if (ended !== undefined) await event('ENDED', ended, null, { state });
  return row.id;
}

const made: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  [admin, comp, rep] = (await Promise.all(['admin', 'shen.lian', 'chen.yizhou'].map((login) => app.as(login)))) as [
    Caller,
    Caller,
    Caller,
  ];
  const users = await app.owner<
    { login: string; id: string }[]
  >`select login, id::text from users where enterprise_id = 1`;
  ids = Object.fromEntries(users.map(({ login, id }) => [login, id]));
  const xml = bpmn(KEY, `start S\nuser A user:shen.lian\nuser B user:shen.lian\nend E\nS > A > B > E`);
  const card = { key: KEY, category: 'OTHER', name: '塔', enName: 'Tower', xml };
  await admin.call(workflowAdminEndpoints.deploy, { body: card });
  const [one, two] = [ids['chen.yizhou']!, ids['tang.ke'] ?? ids['wu.yue']!];
  // Waits: A 1, 2, 3 h and 20 h (late: the limit is 10 h); B 2, 4, 6 h, then sent back after 1 h.
  made['first'] = await make({
    state: 'APPROVED',
    steps: [
      ['A', 0],
      ['B', 1],
    ],
    ended: 3,
    starter: one,
  });
  made['second'] = await make({
    state: 'APPROVED',
    steps: [
      ['A', 0],
      ['B', 2],
    ],
    ended: 6,
    starter: one,
  });
  made['third'] = await make({
    state: 'REJECTED',
    steps: [
      ['A', 0],
      ['B', 3],
    ],
    ended: 9,
    starter: two,
  });
  made['back'] = await make({
    state: 'RUNNING',
    steps: [
      ['A', 0],
      ['B', 20],
      ['A', 21],
    ],
    starter: two,
  });
});
afterAll(() => app.close());

const period = () => ({
  definitionKey: KEY,
  startDay: at(-48).slice(0, 10),
  endDay: shanghaiDay(1),
});

describe('the bottlenecks', () => {
  it('count and measure each node', async () => {
    const { body } = await comp.call(calls.findTower, { query: period() });
    const { nodes, ...tower } = body.result;
    expect(tower).toMatchObject({ running: 1, finished: 3, open: { onTime: 0, near: 0, late: 1, unlimited: 0 } });
    // 3, 6 and 9 h from start to end.
    expect(tower.medianSeconds).toBe(6 * HOUR);
    const [a, b] = ['A', 'B'].map((id) => nodes.find(({ nodeId }) => nodeId === id)!);
    // 1, 2, 3, 20: the median lies between 2 and 3, the ninth tenth at 3 + 0.7 · 17.
    expect(a).toMatchObject({
      decided: 4,
      medianSeconds: 2.5 * HOUR,
      slowSeconds: 14.9 * HOUR,
      decidedLate: 1,
      decidedLimited: 4,
    });
    // 2, 4, 6 and 1 h.
    expect(b).toMatchObject({ decided: 4, medianSeconds: 3 * HOUR, decidedLate: 0 });
    // 26 of 39 hours.
    expect(a!.timeShare).toBeCloseTo(26 / 39, 6);
    expect(a!.trend).toHaveLength(12);
  });

  it('lead to their cases', async () => {
    const idsOf = async (query: object) => {
      const { body } = await comp.call(calls.listCases, { query: { ...period(), ...query } });
      expect(body.result.totalElements).toBe(body.result.content.length);
      return body.result.content.map(({ id }) => id).toSorted();
    };
    const of = (...names: string[]) => names.map((name) => made[name]!).toSorted();
    expect(await idsOf({ set: 'RUNNING' })).toEqual(of('back'));
    expect(await idsOf({ set: 'FINISHED' })).toEqual(of('first', 'second', 'third'));
    expect(await idsOf({ set: 'OPEN', nodeId: 'A' })).toEqual(of('back'));
    expect(await idsOf({ set: 'OPEN_LATE', nodeId: 'A' })).toEqual(of('back'));
    expect(await idsOf({ set: 'OPEN_ON_TIME', nodeId: 'A' })).toEqual([]);
    expect(await idsOf({ set: 'DECIDED', nodeId: 'B' })).toEqual(of('first', 'second', 'third', 'back'));
    expect(await idsOf({ set: 'DECIDED', nodeId: 'B', atLeastSeconds: 4 * HOUR })).toEqual(of('second', 'third'));
    expect(await idsOf({ set: 'DECIDED_LATE', nodeId: 'A' })).toEqual(of('back'));
    expect(await idsOf({ set: 'FOLLOWED', nodeId: 'B', toNodeId: 'A' })).toEqual(of('back'));
    expect(await idsOf({ set: 'RETURNED', nodeId: 'B' })).toEqual(of('back'));
    expect(await idsOf({ set: 'REPEATED', nodeId: 'A' })).toEqual(of('back'));
    expect(await idsOf({ set: 'STARTED', state: 'REJECTED' })).toEqual(of('third'));
  });
});

describe('the map', () => {
  it('holds what followed what, the variants and the rework', async () => {
    const { body } = await admin.call(calls.findMap, { query: period() });
    const map = body.result;
    expect(map).toMatchObject({ cases: 4, finished: 3, reworked: 1, variantCount: 3, medianSeconds: 6 * HOUR });
    const edge = (from: string, to: string) => map.edges.find((one) => one.from === from && one.to === to);
    expect(edge('#start', 'A')).toMatchObject({ count: 4, medianSeconds: 0 });
    expect(edge('A', 'B')).toMatchObject({ count: 4, medianSeconds: 2.5 * HOUR });
    expect(edge('B', 'A')).toMatchObject({ count: 1, medianSeconds: HOUR });
    expect(edge('B', '#APPROVED')).toMatchObject({ count: 2, medianSeconds: 3 * HOUR });
    expect(edge('B', '#REJECTED')).toMatchObject({ count: 1, medianSeconds: 6 * HOUR });
    expect(map.nodes.find(({ nodeId }) => nodeId === 'A')).toMatchObject({
      visits: 5,
      cases: 4,
      repeated: 1,
      returned: 0,
    });
    expect(map.nodes.find(({ nodeId }) => nodeId === 'B')).toMatchObject({
      visits: 4,
      cases: 4,
      repeated: 0,
      returned: 1,
    });
    expect(map.variants[0]).toMatchObject({
      path: ['#start', 'A', 'B', '#APPROVED'],
      count: 2,
      share: 0.5,
      medianSeconds: 4.5 * HOUR,
    });
    expect(map.groups.reduce((sum, { cases }) => sum + cases, 0)).toBe(4);
    expect(map.groups.reduce((sum, { reworked }) => sum + reworked, 0)).toBe(1);
    const same = await admin.call(calls.listCases, {
      query: { ...period(), set: 'VARIANT', variant: map.variants[0]!.key },
    });
    expect(same.body.result.content.map(({ id }) => id).toSorted()).toEqual(
      [made['first']!, made['second']!].toSorted(),
    );
  });

  it('a case that was cancelled did not finish', async () => {
    const finished = async () => (await admin.call(calls.findTower, { query: period() })).body.result.finished;
    const before = await finished();
    const [{ state }] = await app.owner<[{ state: string }]>`
      select state from workflow_instances where enterprise_id = 1 and id = ${made['first']!}`;
    await app.owner`update workflow_instances set state = 'CANCELLED' where enterprise_id = 1 and id = ${made['first']!}`;
    expect(await finished()).toBe(before - 1);
    await app.owner`update workflow_instances set state = ${state} where enterprise_id = 1 and id = ${made['first']!}`;
    expect(await finished()).toBe(before);
  });

  it('is empty where nothing began', async () => {
    const query = { definitionKey: KEY, startDay: '2020-01-01', endDay: '2020-01-31' };
    const { body } = await admin.call(calls.findMap, { query });
    expect(body.result).toMatchObject({
      cases: 0,
      nodes: [],
      edges: [],
      variants: [],
      groups: [],
      medianSeconds: null,
    });
    const tower = await admin.call(calls.findTower, { query });
    expect(tower.body.result).toMatchObject({ finished: 0, medianSeconds: null });
  });
});

describe('forecasts', () => {
  it('say that there are too few cases, and with enough of them on how many they rest', async () => {
    const few = await admin.call(calls.listForecasts, { query: { definitionKey: KEY } });
    expect(few.body.result.content).toMatchObject([
      { id: made['back'], forecast: { basis: 'TOO_FEW', median: null, late: null } },
    ]);
    const demo = await admin.call(calls.listForecasts, { query: { definitionKey: 'export-approval', size: 100 } });
    const said = demo.body.result.content.filter(({ forecast }) => forecast.basis !== 'TOO_FEW');
    expect(said.length).toBeGreaterThan(3);
    for (const { forecast } of said) {
      expect(forecast.cases).toBeGreaterThanOrEqual(20);
      expect(Date.parse(forecast.late!)).toBeGreaterThanOrEqual(Date.parse(forecast.median!));
    }
  });

  it('stand in the detail and in the list of those who started them', async () => {
    const form = { resource: 'visits', rows: 6000, reason: '季度复盘需要全部拜访' };
    const started = await rep.call(workflowEndpoints.create, { body: { definitionKey: 'export-approval', form } });
    const { id } = started.body.result;
    const detail = await rep.call(workflowEndpoints.find, { params: { id } });
    expect(detail.body.result.forecast).toMatchObject({ basis: 'NODE', nodeName: '直属上级审批' });
    const own = await rep.call(workflowEndpoints.listOwn, { query: {} });
    expect(own.body.result.content.find((one) => one.id === id)?.forecast).toMatchObject({ basis: 'NODE' });
    expect(
      own.body.result.content.filter(({ state }) => state !== 'RUNNING').every(({ forecast }) => forecast === null),
    ).toBe(true);
  });
});

describe('who may look', () => {
  it('is the administrator and compliance; others are refused, and a name of another enterprise is none here', async () => {
    for (const call of [calls.findTower, calls.listAbsences, calls.listForecasts])
      expect((await rep.call(call, {})).status).toBe(403);
    expect((await comp.call(calls.delegateFor, { body: {} })).status).toBe(403);
    const other = await app.as('admin', 'kanglan');
    const { status, body } = await other.call(calls.findMap, { query: period() });
    expect([status, body.error]).toEqual([404, 'workflows.definitionNotFound']);
    const cases = await other.call(calls.listCases, { query: { set: 'RUNNING', size: 100 } });
    expect(cases.body.result.content.map(({ id }) => id)).not.toContain(made['back']);
  });

  it('names the field of a question that makes no sense', async () => {
    const wrong = await admin.call(calls.findTower, { query: { startDay: '2026-02-01', endDay: '2026-01-01' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.endDay']);
    const none = await admin.call(calls.findTower, { query: { definitionKey: KEY, version: 9 } });
    expect(none.status).toBe(404);
    const kind = await admin.call(calls.listCases, { query: { set: 'EVERYTHING' } });
    expect([kind.status, kind.body.fields?.[0]?.field]).toEqual([400, 'query.set']);
  });
});
