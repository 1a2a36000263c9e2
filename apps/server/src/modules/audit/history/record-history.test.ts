// The history of a record: former values come back through the rules of its room, and nobody reads beyond the own range (product 3.25; reliability 27).
import { organizationAdminEndpoints, roleAdminEndpoints, userAdminEndpoints } from '@yijian/contract/administration';
import { auditEndpoints } from '@yijian/contract/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let compliance: Caller;
let rep: Caller;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [admin, compliance, rep, foreign] = await Promise.all([
    app.as('admin'),
    app.as('shen.lian'),
    app.as('chen.yizhou'),
    app.as('admin', 'kanglan'),
  ]);
});
afterAll(() => app.close());

async function organization(name: string): Promise<{ id: string; version: string }> {
  const all = (await admin.call(organizationAdminEndpoints.listOrganizations)).body.result;
  const { id } = all.find((one) => one.parentId !== null)!;
  const read = (await admin.call(organizationAdminEndpoints.findOrganization, { params: { id } })).body.result;
  const { grade: _g, leaderName: _l, userCount: _u, id: _i, ...fields } = read;
  const saved = await admin.call(
    organizationAdminEndpoints.changeOrganization,
    { params: { id }, body: { ...fields, name } },
    { 'x-reason': encodeURIComponent('更名') },
  );
  expect(saved.status).toBe(200);
  return { id, version: saved.body.result.version };
}

describe('the history of a record', () => {
  test('3.25 a field of an organization comes back through the rules of its room, with a reason', async () => {
    const first = `第一名 ${Date.now()}`;
    const { id } = await organization(first);
    await organization('第二名');
    const params = { kind: 'organizations', recordId: id, field: 'name' };
    const history = (await admin.call(auditEndpoints.listField, { params })).body.result;
    expect(history).toMatchObject({ mayRestore: true, field: { enName: 'Name' } });
    expect(history.content[0]).toMatchObject({ before: { text: first }, after: { text: '第二名' }, reason: '更名' });
    const body = { entryId: history.content[0]!.id, version: history.version, reason: '改错了' };
    expect((await compliance.call(auditEndpoints.restore, { params, body })).status).toBe(403);
    const short = await admin.call(auditEndpoints.restore, { params, body: { ...body, reason: '' } });
    expect([short.status, short.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const restored = await admin.call(auditEndpoints.restore, { params, body });
    expect(restored.status).toBe(200);
    const again = (await admin.call(auditEndpoints.listField, { params })).body.result;
    expect(again.content[0]).toMatchObject({ before: { text: '第二名' }, after: { text: first }, reason: '改错了' });
    const late = await admin.call(auditEndpoints.restore, { params, body });
    expect([late.status, late.body.error]).toEqual([409, 'audit.changedMeanwhile']);
    const same = await admin.call(auditEndpoints.restore, {
      params,
      body: { ...body, version: restored.body.result.version },
    });
    expect([same.status, same.body.error]).toEqual([409, 'audit.sameValue']);
  });

  test('3.25 a leader, a role, a user and a menu are restored; a column that is not editable is not', async () => {
    const weili = app.app.connections.bound('1');
    const cases = [
      [
        'organizations',
        'leader_id',
        `update organizations set leader_id = (select max(id) from users) where id = (select max(id) from organizations where leader_id is not null)`,
      ],
      [
        'organizations',
        'region_codes',
        `update organizations set region_codes = '{}' where id = (select min(id) from organizations where region_codes <> '{}')`,
      ],
      ['roles', 'remark', `update roles set remark = '新备注' where code = 'OPS'`],
      ['users', 'department', `update users set department = '新部门' where login = 'he.jing'`],
      ['users', 'may_log_in', `update users set may_log_in = false where login = 'he.jing'`],
      ['menus', 'sort', `update menus set sort = sort + 7 where id = (select min(id) from menus where type = 'MENU')`],
      [
        'dictionary_entries',
        'name',
        `update dictionary_entries set name = '新名' where id = (select min(id) from dictionary_entries)`,
      ],
      ['hospitals', 'address', `update hospitals set address = '新地址' where id = (select min(id) from hospitals)`],
      [
        'hospitals',
        'beds',
        `update hospitals set beds = coalesce(beds, 0) + 1 where id = (select min(id) from hospitals)`,
      ],
      [
        'doctors',
        'tier',
        `update doctors set tier = case when tier = 'A' then 'B' else 'A' end where id = (select min(id) from doctors)`,
      ],
      ['doctors', 'resume', `update doctors set resume = '新简历' where id = (select min(id) from doctors)`],
    ] as const;
    for (const [kind, field, statement] of cases) {
      expect((await weili.unsafe(statement)).count, statement).toBe(1);
      const [row] = await weili<{ id: string; old: unknown }[]>`
        select row_id as id, old_values -> ${field} as old from audit_log l where table_name = ${kind} order by l.id desc limit 1`;
      const params = { kind, recordId: row!.id, field };
      const answer = await admin.call(auditEndpoints.listField, { params });
      expect([kind, field, answer.status, answer.body.error]).toEqual([kind, field, 200, undefined]);
      const history = answer.body.result;
      expect(history.content.length, `${kind} ${field}`).toBeGreaterThan(0);
      const body = { entryId: history.content[0]!.id, version: history.version, reason: '恢复' };
      const restored = await admin.call(auditEndpoints.restore, { params, body });
      expect([kind, field, restored.status, restored.body.error, restored.body.fields]).toEqual([
        kind,
        field,
        200,
        undefined,
        undefined,
      ]);
      const [now] = await weili<
        { value: unknown }[]
      >`select to_jsonb(t) -> ${field} as value from ${weili(kind)} t where id = ${row!.id}`;
      expect([kind, field, now!.value]).toEqual([kind, field, row!.old]);
    }
    const user = (await weili<{ id: string }[]>`select id from users where login = 'he.jing'`)[0]!;
    const params = { kind: 'users', recordId: user.id, field: 'login' };
    const refused = await admin.call(auditEndpoints.restore, {
      params,
      body: { entryId: '1', version: '1', reason: '恢复' },
    });
    expect([refused.status, refused.body.error]).toEqual([409, 'audit.notRestorable']);
  });

  test('3.25 the room of the record still has its say: a code taken meanwhile does not come back', async () => {
    const roles = (await admin.call(roleAdminEndpoints.listRoles)).body.result;
    const protectedRole = roles.find((role) => role.isProtected && role.code === 'admin')!;
    const weili = app.app.connections.bound('1');
    await weili`update roles set is_enabled = false where id = ${protectedRole.id}`;
    await weili`update roles set is_enabled = true where id = ${protectedRole.id}`;
    const params = { kind: 'roles', recordId: protectedRole.id, field: 'is_enabled' };
    const history = (await admin.call(auditEndpoints.listField, { params })).body.result;
    const body = { entryId: history.content[0]!.id, version: history.version, reason: '恢复' };
    const refused = await admin.call(auditEndpoints.restore, { params, body });
    expect([refused.status, refused.body.error]).toEqual([409, 'administration.roleProtected']);
  });

  test('3.25 a value the product relies on is not disabled by way of the trail, and gets its name back', async () => {
    const weili = app.app.connections.bound('1');
    const [{ id }] = await weili<
      [{ id: string }]
    >`select min(id) as id from dictionary_entries where is_system and is_enabled`;
    await weili`update dictionary_entries set is_enabled = false where id = ${id}`;
    await weili`update dictionary_entries set is_enabled = true where id = ${id}`;
    await weili`update dictionary_entries set name = name || '新' where id = ${id}`;
    const restore = async (field: string) => {
      const params = { kind: 'dictionary_entries', recordId: id, field };
      const { content, version } = (await admin.call(auditEndpoints.listField, { params })).body.result;
      const body = { entryId: content[0]!.id, version, reason: '恢复' };
      const { status, body: answer } = await admin.call(auditEndpoints.restore, { params, body });
      return [status, answer.error];
    };
    expect(await restore('is_enabled')).toEqual([409, 'dictionaries.systemValue']);
    expect(await restore('name')).toEqual([200, undefined]);
    const [now] = await weili`select is_enabled as "isEnabled", name from dictionary_entries where id = ${id}`;
    expect(now).toMatchObject({ isEnabled: true, name: expect.not.stringMatching(/新$/) as string });
  });

  test('3.25 whoever may see a doctor sees its history without personal columns; nobody sees a foreign one', async () => {
    const weili = app.app.connections.bound('1');
    const [{ id }] = await app.owner<[{ id: string }]>`
      select o.doctor_id as id from doctor_owners o join users u on u.id = o.user_id
      where u.enterprise_id = 1 and o.enterprise_id = 1 and u.login = 'chen.yizhou' limit 1`;
    await weili`update doctors set email = 'a@example.org', degree_title = '博士后' where id = ${id}`;
    const params = { kind: 'doctors', recordId: id };
    const seen = await rep.call(auditEndpoints.listRecord, { params });
    expect(seen.status).toBe(200);
    expect(seen.body.result.content[0]!.changes.map((change) => change.field.code)).toEqual(['degree_title']);
    const full = await compliance.call(auditEndpoints.listRecord, { params });
    expect(full.body.result.content[0]!.changes.map((change) => change.field.code).toSorted()).toEqual([
      'degree_title',
      'email',
    ]);
    expect((await rep.call(auditEndpoints.listField, { params: { ...params, field: 'email' } })).status).toBe(404);
    for (const other of [
      { kind: 'users', recordId: '1' },
      { kind: 'doctors', recordId: '987654321' },
      { kind: 'nothing', recordId: '1' },
    ])
      expect((await rep.call(auditEndpoints.listRecord, { params: other })).body.error).toBe('audit.recordNotFound');
    expect((await foreign.call(auditEndpoints.listRecord, { params })).body.error).toBe('audit.recordNotFound');
  });

  test('3.25 of two who restore the same state one is told that it changed', async () => {
    const { id } = await organization(`甲 ${Date.now()}`);
    await organization('乙');
    const params = { kind: 'organizations', recordId: id, field: 'name' };
    const history = (await admin.call(auditEndpoints.listField, { params })).body.result;
    const body = { entryId: history.content[0]!.id, version: history.version, reason: '恢复' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.call(auditEndpoints.restore, { params, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('R27 a user changed, an organization added and deleted leave one group for each call', async () => {
    const groups = async (): Promise<number> => {
      // What the product does by itself meanwhile has no user.
      const [row] = await app.owner<[{ n: number }]>`
        select count(distinct request_id)::int as n from audit_log
        where user_id = (select id from users where enterprise_id = 1 and login = 'admin')`;
      return row.n;
    };
    const before = await groups();
    const all = (await admin.call(userAdminEndpoints.listAccounts, { query: {} })).body.result.content;
    const one = (await admin.call(userAdminEndpoints.findAccount, { params: { id: all[0]!.id } })).body.result;
    const { id, login: _login, organizationName: _o, lastSignInAt: _s, ...fields } = one;
    const saved = await admin.call(userAdminEndpoints.changeAccount, {
      params: { id },
      body: { ...fields, department: '审计组' },
    });
    expect(saved.status).toBe(200);
    const draft = { name: '新组', enName: 'New', code: 'AUDIT-1', type: 'TEAM' as const, sort: 0, parentId: null };
    const added = await admin.call(organizationAdminEndpoints.addOrganization, {
      body: { ...draft, leaderId: null, regionCodes: [] },
    });
    const gone = await admin.call(organizationAdminEndpoints.deleteOrganization, {
      params: { id: added.body.result.id },
    });
    expect([added.status, gone.status]).toEqual([200, 200]);
    expect((await groups()) - before).toBe(3);
  });
});
