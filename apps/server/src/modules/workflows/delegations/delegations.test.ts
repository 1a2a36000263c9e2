// Standing in for somebody between two dates (product: workflow).
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { logins, openOffice, type Office, type Who } from '../../../../../../tools/testing/workflows/office.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };
let app: TestApp;
let as: Office['as'];
let detail: Office['detail'];
let taskOf: Office['taskOf'];
let approve: Office['approve'];
let start: Office['start'];
let idOf: Office['idOf'];

beforeAll(async () => {
  app = await startTestApp();
  ({ as, detail, taskOf, approve, start, idOf } = await openOffice(app, {
    'two-steps': `process risk=LOW\nform n type=number\nstart S\nuser A user:${logins.comp} batch=true write=n\nuser B user:${logins.fin} batch=true\nend E\nS > A > B > E`,
  }));
}, 60_000);
afterAll(() => app.close());

describe('standing in', () => {
  it('decides for another between two dates, is written down as that, and never for one’s own process', async () => {
    const now = Date.now();
    const body = {
      delegateId: idOf('stew'),
      startsAt: new Date(now - 60_000).toISOString(),
      endsAt: new Date(now + 3_600_000).toISOString(),
      reason: '休假',
    };
    const add = (who: Who, change: object = {}) => as(who).call(calls.addDelegation, { body: { ...body, ...change } });
    const self = await add('stew');
    expect([self.status, self.body.fields?.[0]?.field]).toEqual([400, 'body.delegateId']);
    expect((await add('comp', { endsAt: body.startsAt })).body.fields?.[0]?.field).toBe('body.endsAt');
    const { body: added } = await add('comp');
    for (const [who, delegateId] of [
      ['comp', idOf('ops')],
      ['stew', idOf('ops')],
      ['stew', idOf('comp')],
      ['ops', idOf('comp')],
    ] as const) {
      const { status, body: refused } = await add(who, { delegateId });
      expect([who, status, refused.error]).toEqual([who, 409, 'workflows.delegationOverlaps']);
    }
    const id = await start('two-steps');
    const line = (await as('stew').call(calls.listTodo, { query: { size: 100 } })).body.result.content.find(
      (one) => one.instanceId === id,
    );
    expect(line?.onBehalfOf?.name).toBe('沈廉');
    expect((await approve('stew', id)).status).toBe(200);
    const event = (await detail(id)).history.find(({ kind }) => kind === 'APPROVED');
    expect([event?.by?.name, event?.onBehalfOf?.name]).toEqual(['苏臻', '沈廉']);
    const [audited] =
      await app.owner`select new_values->>'on_behalf_of' as behalf from audit_log where table_name = 'workflow_tasks' and user_id = ${idOf('stew')} and new_values->>'state' = 'APPROVED'`;
    expect(audited).toEqual({ behalf: idOf('comp') });
    const own = (await as('stew').call(calls.create, { body: { definitionKey: 'two-steps', form: {} } })).body.result
      .id;
    const refused = await approve('stew', own);
    expect([refused.status, refused.body.error]).toEqual([409, 'workflows.ownProcess']);
    expect((await as('stew').call(calls.revokeDelegation, { params: { id: added.result.id } })).status).toBe(404);
    expect((await as('comp').call(calls.revokeDelegation, { params: { id: added.result.id } })).status).toBe(200);
    expect(await taskOf('stew', own)).toBe('none');
    expect((await as('comp').call(calls.listDelegations, {})).body.result.content[0]).toMatchObject({
      isRevoked: true,
    });
  });
});
