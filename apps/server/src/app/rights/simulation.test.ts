// Seeing as another user: the other's menu and rows, no write and no file, a reason in the trail, never beyond one's own rights (specification 6).
import { SIMULATION_HEADER, simulationEndpoints as calls } from '@yijian/contract/administration';
import type { EndpointRow } from '@yijian/contract/core';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { menuEndpoints } from '@yijian/contract/menus';
import { signInEndpoints } from '@yijian/contract/sessions';
import { userEndpoints } from '@yijian/contract/users';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { rooms } from '../rooms.ts';
import { readSettings } from '../../platform/config/index.ts';

let app: TestApp;
let admin: Caller;
let repId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  repId = await idOf('chen.yizhou');
});
afterAll(() => app.close());

async function idOf(login: string): Promise<string> {
  const [row] = await app.owner<
    { id: string }[]
  >`select id from users where login = ${login} order by enterprise_id limit 1`;
  return row!.id;
}
const start = (id = repId, caller = admin) =>
  caller.call(calls.startSimulation, { params: { id }, body: { reason: '排查客户列表问题' } });
const begin = async () => (await start()).body.result.key;
const as = (key: string) => ({ [SIMULATION_HEADER]: key });

test('its beginning and its end stand in the log of sign-ins, with whom it showed', async () => {
  const key = await begin();
  await admin.call(calls.endSimulation, { body: { key } });
  const { body } = await admin.call(signInEndpoints.listSignIns, { query: { login: 'admin', size: 2 } });
  expect(body.result.content.map(({ outcome, seenAs, userName }) => [outcome, seenAs, userName])).toEqual([
    ['VIEW_ENDED', 'chen.yizhou', '管理员'],
    ['VIEW_STARTED', 'chen.yizhou', '管理员'],
  ]);
  const again = await admin.call(calls.endSimulation, { body: { key } });
  expect(again.status).toBe(404);
  const { body: after } = await admin.call(signInEndpoints.listSignIns, { query: { outcome: 'VIEW_ENDED' } });
  expect(after.result.content).toHaveLength(1);
});

describe('what is seen', () => {
  test('is the menu, the permissions and the rows of the user', async () => {
    const rep = await app.as('chen.yizhou');
    const key = await begin();
    const info = (await admin.call(userEndpoints.findInfo, {}, as(key))).body.result;
    const own = (await rep.call(userEndpoints.findInfo)).body.result;
    expect(info).toEqual(own);
    const tree = (caller: Caller, headers = {}) =>
      caller.call(menuEndpoints.listTree, { query: { ignorePermission: false, view: 'pc' } }, headers);
    expect((await tree(admin, as(key))).body.result).toEqual((await tree(rep)).body.result);
    const mine = { query: { type: 'MY_CUSTOMER', size: 50 } } as const;
    const seen = (await admin.call(doctorEndpoints.list, mine, as(key))).body.result.content;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual((await rep.call(doctorEndpoints.list, mine)).body.result.content);
    expect((await admin.call(visitEndpoints.listTeam, { query: {}, body: {} }, as(key))).status).toBe(403);
    // Without the key the administrator is the administrator.
    expect((await admin.call(userEndpoints.findInfo)).body.result.username).toBe('admin');
  });

  test('is read only: every call that writes and every file is refused by name', async () => {
    const key = await begin();
    const endpoints = rooms(app.app.directory, readSettings({})).filter(
      ({ row }) => row.access === 'session' || typeof row.access === 'object',
    );
    const closed = endpoints.filter(({ row }) => 'file' in row.output || writes(row));
    expect(closed.length).toBeGreaterThan(30);
    for (const { name, row } of closed) {
      const answer = await admin.call(row, { params: { id: '1', userId: '1' } }, as(key));
      expect([name, answer.status, answer.body.error]).toEqual([name, 403, 'core.readOnlyView']);
    }
  });
});

function writes(row: EndpointRow): boolean {
  return (row.effect ?? (row.method === 'GET' ? 'read' : 'write')) !== 'read';
}

describe('the key', () => {
  test('opens nothing in the hands of another session or user, nor once it is ended, over or made up', async () => {
    const key = await begin();
    const info = (caller: Caller, used: string) => caller.call(userEndpoints.findInfo, {}, as(used));
    const again = await app.as('admin');
    const rep = await app.as('chen.yizhou');
    for (const [caller, used] of [
      [again, key],
      [rep, key],
      [admin, 'x'.repeat(43)],
      [admin, "' or 1=1"],
    ] as const) {
      const answer = await info(caller, used);
      expect([answer.status, answer.body.error]).toEqual([403, 'core.viewOver']);
    }
    expect((await info(admin, key)).status).toBe(200);
    expect((await admin.call(calls.endSimulation, { body: { key } })).body.result).toEqual({ ended: true });
    expect((await info(admin, key)).body.error).toBe('core.viewOver');
    expect((await admin.call(calls.endSimulation, { body: { key } })).status).toBe(404);
    const late = await begin();
    await app.owner`update simulations set until = now() where ended_at is null`;
    expect((await info(admin, late)).body.error).toBe('core.viewOver');
  });

  test('is not stored as it is', async () => {
    const key = await begin();
    const rows =
      await app.owner`select s::text as text from simulations s union all select l::text from audit_log l where table_name = 'simulations'`;
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter((row) => String(row['text']).includes(key))).toEqual([]);
  });
});

describe('who may', () => {
  test('nobody without the permission, nobody as oneself, nobody as someone with more rights', async () => {
    const rep = await app.as('chen.yizhou');
    expect((await start(await idOf('zhou.minxing'), rep)).status).toBe(403);
    expect((await start(await idOf('admin'))).body.error).toBe('administration.beyondOwnView');
    // A helper who may simulate, but holds only what a representative holds.
    await app.owner`insert into roles (enterprise_id, code, name, en_name, data_range) values (1, 'HELPER', '支持', 'Helper', 'ALL')`;
    await app.owner`insert into role_menus (enterprise_id, role_id, menu_id)
      select distinct 1, r.id, m.id from roles r, menus m left join role_menus rm on rm.enterprise_id = 1 and rm.menu_id = m.id
        left join roles held on held.enterprise_id = 1 and held.id = rm.role_id
      where r.enterprise_id = 1 and r.code = 'HELPER' and m.enterprise_id = 1 and (held.code = 'REP' or m.code = 'admin:users:simulate')`;
    await app.owner`update user_roles set role_id = (select id from roles where enterprise_id = 1 and code = 'HELPER')
      where enterprise_id = 1 and user_id = (select id from users where enterprise_id = 1 and login = 'wu.yue')`;
    const helper = await app.as('wu.yue');
    const beyond = await start(await idOf('zhou.minxing'), helper);
    expect([beyond.status, beyond.body.error]).toEqual([403, 'administration.beyondOwnView']);
    const begun = await start(repId, helper);
    expect(begun.status).toBe(200);
    // The user gains a right the helper does not hold: the view is over on the next call.
    const headers = as(begun.body.result.key);
    expect((await helper.call(userEndpoints.findInfo, {}, headers)).status).toBe(200);
    await app.owner`insert into user_roles (enterprise_id, user_id, role_id)
      select 1, ${repId}, id from roles where enterprise_id = 1 and code = 'DSM'`;
    expect((await helper.call(userEndpoints.findInfo, {}, headers)).body.error).toBe('core.viewOver');
    await app.owner`delete from user_roles where user_id = ${repId} and role_id = (select id from roles where enterprise_id = 1 and code = 'DSM')`;
  });

  test('a user of another enterprise is unknown, and a reason is needed', async () => {
    const foreign = await start(await idOf('tang.ke'));
    const nobody = await start('987654321');
    expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...nobody.body, requestId: '' }]);
    const silent = await admin.call(calls.startSimulation, { params: { id: repId }, body: { reason: ' ' } });
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
  });

  test('the audit trail says who saw as whom, when and why', async () => {
    await start();
    const [entry] = await app.owner`
      select l.action, l.reason, l.new_values->>'user_id' as target, u.login from audit_log l
      join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
      where l.table_name = 'simulations' and l.action = 'insert' order by l.id desc limit 1`;
    expect(entry).toEqual({ action: 'insert', reason: '排查客户列表问题', target: repId, login: 'admin' });
  });
});
