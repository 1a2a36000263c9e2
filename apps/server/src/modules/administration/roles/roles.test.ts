// Roles through the calls: fields, menu entries, holders, protection (specification 3, 5, 6; R5.2, R6.1, R8.4).
import { menuAdminEndpoints, roleAdminEndpoints as calls, type NewRole } from '@yijian/contract/administration';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const sample = (code: string, change: Partial<NewRole> = {}): NewRole => ({
  code,
  name: `角色${code}`,
  enName: `Role ${code}`,
  dataRange: 'TEAM',
  roleType: 'BUSINESS',
  organizationId: null,
  organizationIds: [],
  isEnabled: true,
  remark: '一\n二',
  ...change,
});
const add = async (code: string) => (await admin.call(calls.addRole, { body: sample(code) })).body.result;
const byCode = async (code: string) =>
  (await admin.call(calls.listRoles)).body.result.find((role) => role.code === code)!;
const detail = async (id: string) => (await admin.call(calls.findRole, { params: { id } })).body.result;
const menuIdOf = async (code: string) =>
  (await admin.call(menuAdminEndpoints.listMenus)).body.result.find((menu) => menu.code === code)!.id;

/** Gives the role these permissions on top of what it holds. */
async function grant(roleId: string, ...codes: string[]): Promise<void> {
  const { menuIds, version } = await detail(roleId);
  const more = await Promise.all(codes.map(menuIdOf));
  const body = { menuIds: [...new Set([...menuIds, ...more])], version };
  expect((await admin.call(calls.changeRoleMenus, { params: { id: roleId }, body })).status).toBe(200);
}
async function give(login: string, roleId: string): Promise<void> {
  await app.owner`
    insert into user_roles (enterprise_id, user_id, role_id)
    select r.enterprise_id, u.id, r.id from roles r join users u on u.enterprise_id = r.enterprise_id
    where r.id = ${roleId} and u.login = ${login}`;
}

describe('fields', () => {
  test('a role keeps every field', async () => {
    const { id } = await add('KEPT');
    expect(await detail(id)).toMatchObject({ ...sample('KEPT'), isProtected: false, userCount: 0, menuIds: [] });
  });

  test('R5.2 the Chinese and the English name are required', async () => {
    for (const field of ['name', 'enName']) {
      const added = await admin.call(calls.addRole, { body: { ...sample('NAMELESS'), [field]: ' ' } });
      expect([added.status, added.body.fields?.[0]?.field]).toEqual([400, `body.${field}`]);
      const { id, version } = await byCode('REP');
      const { code: _code, ...fields } = sample('REP');
      const changed = await admin.call(calls.changeRole, {
        params: { id },
        body: { ...fields, version, [field]: '' },
      });
      expect([changed.status, changed.body.fields?.[0]?.field]).toEqual([400, `body.${field}`]);
    }
  });

  test('a code that is taken and a data range that does not exist name their field', async () => {
    const taken = await admin.call(calls.addRole, { body: sample('REP') });
    expect([taken.status, taken.body.error, taken.body.fields?.[0]?.field]).toEqual([
      409,
      'administration.codeTaken',
      'body.code',
    ]);
    const range = await admin.call(calls.addRole, { body: { ...sample('RANGE'), dataRange: 'WORLD' } });
    expect([range.status, range.body.fields?.[0]?.field]).toEqual([400, 'body.dataRange']);
  });

  test('who has it: the holders of a role, page by page', async () => {
    const { id, userCount } = await byCode('REP');
    const { body } = await admin.call(calls.listHolders, { params: { id }, query: { size: 100 } });
    expect(body.result.totalElements).toBe(userCount);
    expect(body.result.content.map((one) => one.login)).toContain('chen.yizhou');
    expect(body.result.content.map((one) => one.login)).not.toContain('tang.ke');
  });
});

describe('protection', () => {
  test.each(['admin', 'default'])('R6.1 R6.2 the role %s is neither deleted nor switched off', async (code) => {
    const role = await byCode(code);
    expect(role.isProtected).toBe(true);
    const gone = await admin.call(calls.deleteRole, { params: { id: role.id } });
    expect([gone.status, gone.body.error]).toEqual([409, 'administration.roleProtected']);
    const { code: _code, ...fields } = sample(code, { ...role, dataRange: role.dataRange, isEnabled: false });
    const body = { ...pick(fields), version: role.version };
    const off = await admin.call(calls.changeRole, { params: { id: role.id }, body });
    expect([off.status, off.body.error]).toEqual([409, 'administration.roleProtected']);
  });

  test('R6.1 the administrator goes on seeing all rows and every menu entry', async () => {
    const role = await byCode('admin');
    const params = { id: role.id };
    const narrow = await admin.call(calls.changeRole, {
      params,
      body: { ...pick(role), dataRange: 'OWN', version: role.version },
    });
    expect(narrow.body.error).toBe('administration.roleProtected');
    const bare = await admin.call(calls.changeRoleMenus, { params, body: { menuIds: [], version: role.version } });
    expect(bare.body.error).toBe('administration.roleProtected');
  });

  test('R8.4 a role that users hold is not deleted; one that nobody holds is', async () => {
    const held = await byCode('REP');
    const refused = await admin.call(calls.deleteRole, { params: { id: held.id } });
    expect([refused.status, refused.body.error]).toEqual([409, 'administration.roleInUse']);
    expect(refused.body.message).toContain(String(held.userCount));
    const { id } = await add('LOOSE');
    expect((await admin.call(calls.deleteRole, { params: { id } })).body.result).toEqual({ deleted: 1 });
    expect((await admin.call(calls.findRole, { params: { id } })).status).toBe(404);
  });

  test('whoever keeps roles but not everything can neither give nor take the rights of the console', async () => {
    const { id } = await add('KEEPER');
    await grant(id, 'admin:roles:read', 'admin:roles:write');
    await give('wu.yue', id);
    const keeper = await app.as('wu.yue');
    const target = await add('TARGET');
    const everything = await menuIdOf('*:*:*');
    const own = await menuIdOf('admin:roles:read');
    const put = (menuIds: string[], version: string) =>
      keeper.call(calls.changeRoleMenus, { params: { id: target.id }, body: { menuIds, version } });
    const beyond = await put([everything], target.version);
    expect([beyond.status, beyond.body.error]).toEqual([403, 'administration.beyondOwnRights']);
    expect((await put([own], target.version)).status).toBe(200);
    const administrator = await byCode('admin');
    const gone = await keeper.call(calls.deleteRole, { params: { id: administrator.id } });
    expect(gone.body.error).toBe('administration.beyondOwnRights');
  });
});

describe('menu entries of a role', () => {
  test('a right that is taken away stops acting on a signed-in user at once, and one that is given begins', async () => {
    const { id } = await add('LIVE');
    await grant(id, 'admin:menus:read');
    await give('qian.hui', id);
    const finance = await app.as('qian.hui');
    const held = async () => (await finance.call(userEndpoints.findInfo)).body.result.permissions;
    await expect.poll(held).toContain('admin:menus:read');
    expect((await finance.call(menuAdminEndpoints.listMenus)).status).toBe(200);
    const { version } = await detail(id);
    await admin.call(calls.changeRoleMenus, { params: { id }, body: { menuIds: [], version } });
    await expect.poll(held).not.toContain('admin:menus:read');
    expect((await finance.call(menuAdminEndpoints.listMenus)).status).toBe(403);
  });

  test('an entry that does not exist, or an old version, is refused and nothing changes', async () => {
    const { id, version } = await add('MATRIX');
    const put = (menuIds: string[], read: string) =>
      admin.call(calls.changeRoleMenus, { params: { id }, body: { menuIds, version: read } });
    const unknown = await put(['999999999'], version);
    expect([unknown.status, unknown.body.fields?.[0]?.field]).toEqual([400, 'body.menuIds']);
    expect((await put([await menuIdOf('customer:visits:export')], version)).status).toBe(200);
    expect((await put([], version)).body.error).toBe('administration.changedMeanwhile');
    expect((await detail(id)).menuIds).toHaveLength(1);
  });
});

function pick(role: Omit<NewRole, 'code' | 'organizationIds'>): Omit<NewRole, 'code'> {
  const { name, enName, dataRange, roleType, organizationId, isEnabled, remark } = role;
  return { name, enName, dataRange, roleType, organizationId, organizationIds: [], isEnabled, remark };
}
