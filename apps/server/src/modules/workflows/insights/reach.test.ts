// The control tower of those who lead: their part of the house, to the last number and the last case (product: starter matrix, own and team).
import { workflowEndpoints, workflowInsightEndpoints as calls } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
const people: Record<string, Caller> = {};
beforeAll(async () => {
  app = await startTestApp();
  for (const login of ['admin', 'shen.lian', 'zhou.minxing', 'gu.changfeng', 'chen.yizhou'])
    people[login] = await app.as(login);
});
afterAll(() => app.close());

/** The organisation of somebody and everything below, found without the product's own conditions. */
async function organizationsOf(login: string): Promise<Set<string>> {
  const rows = await app.owner<{ id: string }[]>`
    with recursive part as (
      select organization_id as id from users where enterprise_id = 1 and login = ${login}
      union select o.id from organizations o join part p on o.parent_id = p.id where o.enterprise_id = 1)
    select id::text from part`;
  return new Set(rows.map(({ id }) => id));
}

interface Running {
  readonly id: string;
  readonly starterId: string;
  readonly organizationId: string | null;
}

const runningCases = () => app.owner<Running[]>`
  select id::text, starter_id::text as "starterId", starter_organization_id::text as "organizationId"
  from workflow_instances where enterprise_id = 1 and state = 'RUNNING'`;

async function running(login: string): Promise<string[]> {
  const { body } = await people[login]!.call(calls.listCases, { query: { set: 'RUNNING', size: 100 } });
  expect(body.result.totalElements).toBe(body.result.content.length);
  return body.result.content.map(({ id }) => id).toSorted();
}

describe.each(['zhou.minxing', 'gu.changfeng'])('the tower of %s', (login) => {
  it('counts what the team began, and leads to it', async () => {
    const part = await organizationsOf(login);
    const every = await runningCases();
    const [mine] = await app.owner<
      [{ id: string }]
    >`select id::text from users where enterprise_id = 1 and login = ${login}`;
    const within = every.filter(
      ({ starterId, organizationId }) => starterId === mine.id || (organizationId !== null && part.has(organizationId)),
    );
    expect(within.length).toBeGreaterThan(0);
    expect(within.length).toBeLessThan(every.length);
    expect(await running(login)).toEqual(within.map(({ id }) => id).toSorted());
    const { body } = await people[login]!.call(calls.findTower, { query: {} });
    expect(body.result.running).toBe(within.length);
    const forecasts = await people[login]!.call(calls.listForecasts, { query: { size: 100 } });
    expect(forecasts.body.result.totalElements).toBe(within.length);
  });

  it('shows the map and its groups of the same cases', async () => {
    const part = await organizationsOf(login);
    const query = { definitionKey: 'export-approval' };
    const own = (await people[login]!.call(calls.findMap, { query })).body.result;
    const whole = (await people['admin']!.call(calls.findMap, { query })).body.result;
    expect(own.cases).toBeGreaterThan(0);
    expect(own.cases).toBeLessThan(whole.cases);
    for (const { organizationId } of own.groups) expect(part).toContain(organizationId);
    const ofPart = whole.groups.filter(({ organizationId }) => organizationId !== null && part.has(organizationId));
    expect(own.cases).toBe(ofPart.reduce((sum, { cases }) => sum + cases, 0));
  });

  it('opens the cases of the numbers, and no others', async () => {
    const inside = await running(login);
    const opened = await people[login]!.call(workflowEndpoints.find, { params: { id: inside[0]! } });
    expect(opened.status).toBe(200);
    const [outside] = await app.owner<[{ id: string }?]>`
      select i.id::text from workflow_instances i join users u on u.enterprise_id = 1 and u.login = ${login}
      where i.enterprise_id = 1 and i.state = 'RUNNING' and not i.id = any(${inside}::bigint[])
        and not exists (select from workflow_tasks t join workflow_candidates c on c.enterprise_id = 1 and c.task_id = t.id
          where t.enterprise_id = 1 and t.instance_id = i.id and (c.user_id = u.id or t.decided_by = u.id))
        and not exists (select from workflow_copies c where c.enterprise_id = 1 and c.instance_id = i.id and c.user_id = u.id)
      limit 1`;
    expect(outside).toBeDefined();
    const refused = await people[login]!.call(workflowEndpoints.find, { params: { id: outside!.id } });
    expect([refused.status, refused.body.error]).toEqual([404, 'workflows.notFound']);
  });

  it('names people of the team alone who may need a deputy', async () => {
    const part = await organizationsOf(login);
    const own = (await people[login]!.call(calls.listAbsences, {})).body.result.content;
    const whole = (await people['admin']!.call(calls.listAbsences, {})).body.result.content;
    expect(own.length).toBeLessThan(whole.length);
    const rows = await app.owner<{ id: string; organizationId: string }[]>`
      select id::text, organization_id::text as "organizationId" from users where enterprise_id = 1`;
    const placeOf = new Map(rows.map(({ id, organizationId }) => [id, organizationId]));
    const inPart = whole.filter(({ person }) => part.has(placeOf.get(person.id) ?? ''));
    expect(own.map(({ person }) => person.id).toSorted()).toEqual(inPart.map(({ person }) => person.id).toSorted());
  });
});

it('is the whole enterprise for the administrator and for compliance', async () => {
  const every = (await runningCases()).length;
  for (const login of ['admin', 'shen.lian'])
    expect((await people[login]!.call(calls.findTower, { query: {} })).body.result.running).toBe(every);
});

it('gives nobody more than the numbers: the log and delegations of others stay with their permissions', async () => {
  const manager = people['zhou.minxing']!;
  const query = { definitionKey: 'export-approval', format: 'xes', reasonCategory: 'REPORT', reason: '团队复盘' };
  expect((await manager.call(calls.exportLog, { query })).status).toBe(403);
  expect((await manager.call(calls.delegateFor, { body: {} })).status).toBe(403);
  expect((await manager.call(calls.listKinds, {})).body.result.content.length).toBeGreaterThan(0);
  expect((await people['chen.yizhou']!.call(calls.listKinds, {})).status).toBe(403);
});
