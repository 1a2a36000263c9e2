// Deputies suggested for those who have not decided for long, and for oneself (product: control tower).
import { workflowInsightEndpoints as calls, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let ids: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const users = await app.owner<
    { login: string; id: string }[]
  >`select login, id::text from users where enterprise_id = 1`;
  ids = Object.fromEntries(users.map(({ login, id }) => [login, id]));
});
afterAll(() => app.close());

describe('suggested deputies', () => {
  const away = async () => (await admin.call(calls.listAbsences, {})).body.result.content;

  it('name who has not decided for long, with the colleague who helped before on top', async () => {
    const one = (await away()).find(({ person }) => person.id === ids['mu.yanchuan'])!;
    expect(one.reasons).toContain('UNUSUAL_WAIT');
    expect(one.openTasks).toBeGreaterThan(0);
    const [best] = one.deputies;
    expect(best).toMatchObject({ person: { id: ids['cen.yimo'] }, sameRole: true, nearOrganization: true });
    expect(best!.taken).toBeGreaterThan(0);
  });

  it('become a delegation by the rules of all delegations, told to both', async () => {
    const body = {
      principalId: ids['mu.yanchuan']!,
      delegateId: ids['cen.yimo']!,
      startsAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      reason: '待办等待过久',
    };
    const done = await admin.call(calls.delegateFor, { body });
    expect(done.status).toBe(200);
    expect((await away()).some(({ person }) => person.id === ids['mu.yanchuan'])).toBe(false);
    const told =
      await app.owner`select user_id::text as id from notices where kind = 'workflows.delegated' order by user_id`;
    expect(new Set(told.map(({ id }) => id as string))).toEqual(new Set([ids['mu.yanchuan'], ids['cen.yimo']]));
    // The deputy cannot hand on, in either direction.
    const chain = await admin.call(calls.delegateFor, {
      body: { ...body, principalId: ids['cen.yimo']!, delegateId: ids['zhuo.mingji']! },
    });
    expect([chain.status, chain.body.error]).toEqual([409, 'workflows.delegationOverlaps']);
    const loop = await admin.call(calls.delegateFor, {
      body: { ...body, principalId: ids['cen.yimo']!, delegateId: ids['mu.yanchuan']! },
    });
    expect(loop.status).toBe(409);
    const self = await admin.call(calls.delegateFor, { body: { ...body, delegateId: body.principalId } });
    expect([self.status, self.body.fields?.[0]?.field]).toEqual([400, 'body.delegateId']);
    const helper = await app.as('cen.yimo');
    const own = await helper.call(workflowTaskEndpoints.listDelegations, {});
    expect(own.body.result.content[0]).toMatchObject({ principal: { id: ids['mu.yanchuan'] }, isRevoked: false });
  });

  it('are there for oneself, with the evidence', async () => {
    const manager = await app.as('zhou.minxing');
    const { absence } = (await manager.call(calls.findOwnAbsence, {})).body.result;
    expect(absence).toMatchObject({ person: { id: ids['zhou.minxing'] } });
    expect(absence!.openTasks).toBeGreaterThan(0);
    expect(absence!.deputies.every(({ sameRole, taken, stoodIn }) => sameRole || taken + stoodIn > 0)).toBe(true);
    const idle = await app.as('wu.yue');
    expect((await idle.call(calls.findOwnAbsence, {})).body.result).toEqual({ absence: null });
  });
});
