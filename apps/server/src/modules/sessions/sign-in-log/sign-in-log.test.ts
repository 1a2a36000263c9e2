// The log of sign-ins: filters, lifting a lock, ending a session (reliability, sign-in).
import { sessionEndpoints, signInEndpoints } from '@yijian/contract/sessions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let admin: Caller;
let compliance: Caller;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [admin, compliance, foreign] = await Promise.all([app.as('admin'), app.as('shen.lian'), app.as('admin', 'kanglan')]);
  await app.owner`
    insert into sign_in_log (enterprise_id, login, user_id, address, outcome, at)
    select 1, 'log.test', null, '10.9.8.' || g, case when g % 2 = 0 then 'WRONG_PASSWORD' else 'LOCKED' end, now() - g * interval '1 day'
    from generate_series(1, 9) g`;
});
afterAll(() => app.close());

describe('the log', () => {
  test('finds by login, outcome, address and day, page by page', async () => {
    const query = { login: 'log.test' };
    const all = (await compliance.call(signInEndpoints.listSignIns, { query })).body.result;
    expect(all.content).toHaveLength(9);
    const first = (await compliance.call(signInEndpoints.listSignIns, { query: { ...query, size: 5 } })).body.result;
    const rest = (
      await compliance.call(signInEndpoints.listSignIns, { query: { ...query, size: 5, before: first.next! } })
    ).body.result;
    expect([...first.content, ...rest.content].map(({ id }) => id)).toEqual(all.content.map(({ id }) => id));
    expect(rest.next).toBeNull();
    const locked = await compliance.call(signInEndpoints.listSignIns, {
      query: { ...query, outcome: 'LOCKED', address: '10.9.8.3' },
    });
    expect(locked.body.result.content).toMatchObject([{ outcome: 'LOCKED', address: '10.9.8.3' }]);
    const day = shanghaiDay(-4);
    const days = await compliance.call(signInEndpoints.countSignIns, { query: { ...query, from: day, to: day } });
    expect(days.body.result).toEqual({ total: 1, isExact: true });
  });

  test('wrong input names the field, others are refused, another enterprise sees its own', async () => {
    const wrong = await admin.call(signInEndpoints.listSignIns, { query: { outcome: 'MAYBE' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.outcome']);
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(signInEndpoints.listSignIns)).status).toBe(403);
    expect(
      (await compliance.call(signInEndpoints.unlock, { body: { subject: 'login:x', reason: '解锁' } })).status,
    ).toBe(403);
    const { content } = (await foreign.call(signInEndpoints.listSignIns, { query: { login: 'log.test' } })).body.result;
    expect(content).toEqual([]);
  });
});

describe('locks and sessions', () => {
  test('a lock is shown, lifted with a reason, and the trail says by whom', async () => {
    const subject = 'login:he.jing';
    await app.owner`
      insert into sign_in_locks (enterprise_id, subject, failures, locked_until) values (1, ${subject}, 6, now() + interval '10 minutes')`;
    const locks = (await compliance.call(signInEndpoints.listLocks)).body.result;
    expect(locks.find((lock) => lock.subject === subject)).toMatchObject({ failures: 6 });
    const body = { subject, reason: '本人来电核实' };
    expect((await foreign.call(signInEndpoints.unlock, { body })).body.error).toBe('sessions.lockNotFound');
    expect((await admin.call(signInEndpoints.unlock, { body: { ...body, reason: '' } })).body.fields?.[0]?.field).toBe(
      'body.reason',
    );
    expect((await admin.call(signInEndpoints.unlock, { body })).status).toBe(200);
    expect((await admin.call(signInEndpoints.unlock, { body })).body.error).toBe('sessions.lockNotFound');
    const [entry] = await app.owner`
      select l.reason, l.action, u.login, array(select jsonb_object_keys(l.new_values)) as fields
      from audit_log l join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
      where l.enterprise_id = 1 and l.table_name = 'sign_in_locks' order by l.id desc limit 1`;
    expect(entry).toEqual({ reason: '本人来电核实', action: 'update', login: 'admin', fields: ['locked_until'] });
  });

  test('a session of a user is listed and ended', async () => {
    const [user] = await app.owner<[{ id: string }]>`select id from users where enterprise_id = 1 and login = 'wu.yue'`;
    const rep = await app.as('wu.yue');
    const params = { id: user.id };
    const [session] = (await compliance.call(signInEndpoints.listSessionsOf, { params })).body.result;
    const target = { ...params, sessionId: session!.id };
    expect((await compliance.call(signInEndpoints.endSessionOf, { params: target })).status).toBe(403);
    const strange = await foreign.call(signInEndpoints.endSessionOf, { params: target });
    expect(strange.body.error).toBe('sessions.userNotFound');
    expect((await rep.call(sessionEndpoints.listOwn)).status).toBe(200);
    expect((await admin.call(signInEndpoints.endSessionOf, { params: target })).status).toBe(200);
    const again = await admin.call(signInEndpoints.endSessionOf, { params: target });
    expect(again.body.error).toBe('sessions.sessionNotFound');
    await expect.poll(async () => (await rep.call(sessionEndpoints.listOwn)).status).toBe(401);
    const [entry] = await app.owner`
      select action, new_values ->> 'end_reason' as why from audit_log
      where enterprise_id = 1 and table_name = 'user_sessions' and row_id = ${session!.id} order by id desc limit 1`;
    expect(entry).toEqual({ action: 'update', why: 'ENDED_BY_ADMIN' });
  });
});
