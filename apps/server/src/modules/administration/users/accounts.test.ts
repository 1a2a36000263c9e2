// Accounts through the calls: roles, temporary passwords, the last administrator, the own account (specification 3, 5; R5.1, R5.2, R8.4).
import {
  roleAdminEndpoints,
  userAdminEndpoints as calls,
  type Account,
  type ChangedAccount,
  type NewAccount,
} from '@yijian/contract/administration';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

const PASSWORD = 'Correct-horse-41-battery';
let app: TestApp;
let admin: Caller;
let repRole: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  repRole = await roleId('REP');
});
afterAll(() => app.close());

const roleId = async (code: string) =>
  (await admin.call(roleAdminEndpoints.listRoles)).body.result.find((role) => role.code === code)!.id;
const sample = (login: string, change: Partial<NewAccount> = {}): NewAccount => ({
  login,
  firstName: '新人',
  enName: 'Newcomer',
  phone: '13812345678',
  telephone: '021-6100 8000',
  email: 'new@example.org',
  chatUserId: null,
  language: 'en',
  company: null,
  department: '销售一部',
  workId: 'W-77',
  organizationId: null,
  userType: 'STAFF',
  roleIds: [repRole],
  mayLogIn: true,
  isEnabled: true,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...change,
});
const add = async (login: string, change: Partial<NewAccount> = {}) =>
  (await admin.call(calls.addAccount, { body: sample(login, change) })).body.result;
const find = async (id: string) => (await admin.call(calls.findAccount, { params: { id } })).body.result;
const listed = async (query: object) =>
  (await admin.call(calls.listAccounts, { query: { size: 100, ...query } })).body.result;
const idOf = async (login: string) => (await listed({ keyword: login })).content.find((one) => one.login === login)!.id;
const change = async (caller: Caller, id: string, part: Partial<ChangedAccount>) =>
  caller.call(calls.changeAccount, { params: { id }, body: { ...pick(await find(id)), ...part } });

function pick(account: Account): ChangedAccount {
  const { id: _id, login: _login, organizationName: _name, lastSignInAt: _at, ...fields } = account;
  return fields;
}

describe('adding', () => {
  test('an account keeps its fields, the phone under seal and masked; the password waits to be changed', async () => {
    const { id } = await add('New.Comer');
    expect(await find(id)).toMatchObject({
      login: 'new.comer',
      phone: '138****5678',
      telephone: '021-6100 8000',
      roleIds: [repRole],
    });
    const [row] = (await listed({ keyword: 'W-77' })).content;
    expect(row).toMatchObject({ login: 'new.comer', phone: '138****5678', lastSignInAt: null });
    const [stored] = await app.owner`select password_hash, password_changed_at as at from users where id = ${id}`;
    expect(stored!['password_hash']).toMatch(/^\$argon2id\$/);
    expect(stored!['at'].getTime()).toBe(0);
    const audited = await app.owner`select new_values from audit_log where table_name = 'users' and row_id = ${id}`;
    expect(JSON.stringify(audited)).not.toContain('argon2id');
  });

  test('one person of the enterprise chat opens one account, whatever the case of the letters', async () => {
    const { id } = await add('chat.one', { chatUserId: 'Chat.One' });
    expect((await find(id)).chatUserId).toBe('Chat.One');
    const second = await admin.call(calls.addAccount, { body: sample('chat.two', { chatUserId: 'chat.ONE' }) });
    expect([second.status, second.body.error, second.body.fields?.[0]?.field]).toEqual([
      409,
      'administration.chatUserTaken',
      'body.chatUserId',
    ]);
    const other = await add('chat.two');
    expect((await change(admin, other.id, { chatUserId: 'CHAT.one' })).body.error).toBe('administration.chatUserTaken');
    // The own id stays when the account is kept again.
    expect((await change(admin, id, { department: '销售二部' })).status).toBe(200);
  });

  test('four values make a user: name, sign-in name or mobile, role and organization; the rest has defaults', async () => {
    const [{ id: organizationId }] = await app.owner<[{ id: string }]>`
      select o.id::text from organizations o join enterprises e on e.id = o.enterprise_id where e.realm = 'weili' limit 1`;
    const shared = { roleIds: [repRole], organizationId };
    const byLogin = await admin.call(calls.addAccount, { body: { ...shared, firstName: '林小满', login: 'lin.xm' } });
    expect([byLogin.status, byLogin.body.result.login]).toEqual([200, 'lin.xm']);
    expect(await find(byLogin.body.result.id)).toMatchObject({
      firstName: '林小满',
      enName: '',
      phone: null,
      email: null,
      language: 'zh',
      userType: 'STAFF',
      organizationId,
      mayLogIn: true,
      isEnabled: true,
    });
    const byPhone = { ...shared, firstName: '林小满', phone: '13900001234' };
    const first = await admin.call(calls.addAccount, { body: byPhone });
    const second = await admin.call(calls.addAccount, { body: byPhone });
    expect([first.body.result.login, second.body.result.login]).toEqual(['linxiaoman', 'linxiaoman2']);
    const [stored] = await app.owner`select password_hash from users where id = ${first.body.result.id}`;
    expect(stored!['password_hash']).toBeNull();
    const body = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await admin.call(calls.resetPassword, { params: { id: first.body.result.id }, body })).status).toBe(200);
    const neither = await admin.call(calls.addAccount, { body: { ...shared, firstName: '林小满' } });
    expect([neither.status, neither.body.error, neither.body.fields?.[0]?.field]).toEqual([
      400,
      'administration.loginOrPhoneNeeded',
      'body.login',
    ]);
  });

  test('R5.2 at least one role is required', async () => {
    const bare = await admin.call(calls.addAccount, { body: sample('no.role', { roleIds: [] }) });
    expect([bare.status, bare.body.fields?.[0]?.field]).toEqual([400, 'body.roleIds']);
    const kept = await change(admin, await idOf('chen.yizhou'), { roleIds: [] });
    expect([kept.status, kept.body.fields?.[0]?.field]).toEqual([400, 'body.roleIds']);
  });

  test('R5.1 a password is required, confirmed and long enough; the words are those of the password change', async () => {
    const fault = async (password: string, confirmPassword = password) => {
      const { status, body } = await admin.call(calls.addAccount, {
        body: sample('weak.one', { password, confirmPassword }),
      });
      return [status, body.error, body.fields?.[0]?.field];
    };
    expect(await fault('')).toEqual([400, 'sessions.passwordRequired', 'body.password']);
    expect(await fault(PASSWORD, 'another')).toEqual([400, 'sessions.passwordMismatch', 'body.confirmPassword']);
    expect(await fault('short')).toEqual([400, 'sessions.passwordShort', 'body.password']);
    expect(await fault('abababababababab')).toEqual([400, 'sessions.passwordCommon', 'body.password']);
  });

  test('wrong input names its field', async () => {
    const wrong = async (part: object) => {
      const { status, body } = await admin.call(calls.addAccount, { body: { ...sample('wrong.one'), ...part } });
      return [status, body.fields?.[0]?.field];
    };
    expect(await wrong({ login: 'chen.yizhou' })).toEqual([409, 'body.login']);
    expect(await wrong({ login: '空 格' })).toEqual([400, 'body.login']);
    expect(await wrong({ email: 'nobody' })).toEqual([400, 'body.email']);
    expect(await wrong({ phone: '<b>' })).toEqual([400, 'body.phone']);
    expect(await wrong({ firstName: '' })).toEqual([400, 'body.firstName']);
    expect(await wrong({ organizationId: '999999999' })).toEqual([400, 'body.organizationId']);
    expect(await wrong({ roleIds: ['999999999'] })).toEqual([400, 'body.roleIds']);
  });
});

describe('the list', () => {
  test('finds by keyword, role, organization with what is below, and whether switched on', async () => {
    expect((await listed({ keyword: '陈亦' })).content.map((one) => one.login)).toContain('chen.yizhou');
    expect((await listed({ keyword: '%' })).totalElements).toBe(0);
    const reps = (await listed({ roleId: repRole })).content;
    expect(reps.every((one) => one.roles.some((role) => role.id === repRole))).toBe(true);
    const manager = await find(await idOf('zhou.minxing'));
    const team = (await listed({ organizationId: manager.organizationId! })).content.map((one) => one.login);
    expect(team).toEqual(expect.arrayContaining(['zhou.minxing', 'chen.yizhou']));
    expect(team).not.toContain('admin');
    const found = async (query: object) => (await listed(query)).content.map((one) => one.login);
    for (const keyword of ['chenyizhou', 'chen yizhou', 'cyz', '亦舟'])
      expect([keyword, await found({ keyword })]).toEqual([keyword, expect.arrayContaining(['chen.yizhou'])]);
    expect(await found({ keyword: 'zyc' })).not.toContain('chen.yizhou');
    await app.owner`update users set last_sign_in_at = now() - interval '40 days', may_log_in = false where enterprise_id = 1 and login = 'su.zhen'`;
    expect(await found({ lastSignIn: 'OVER_30' })).toContain('su.zhen');
    expect(await found({ lastSignIn: 'OVER_90' })).not.toContain('su.zhen');
    expect(await found({ lastSignIn: 'WITHIN_30' })).not.toContain('su.zhen');
    expect(await found({ mayLogIn: false })).toContain('su.zhen');
    expect(await found({ mayLogIn: true })).not.toContain('su.zhen');
    const wrong = await admin.call(calls.listAccounts, { query: { lastSignIn: 'SOMETIME' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.lastSignIn']);
    await app.owner`update users set may_log_in = true where enterprise_id = 1 and login = 'su.zhen'`;
    expect((await listed({ isEnabled: false })).content.every((one) => !one.isEnabled)).toBe(true);
  });
});

describe('changing', () => {
  test('a user who is switched off is signed out within seconds', async () => {
    const id = await idOf('he.jing');
    const reviewer = await app.as('he.jing');
    expect((await reviewer.call(userEndpoints.findInfo)).status).toBe(200);
    expect((await change(admin, id, { isEnabled: false })).status).toBe(200);
    const status = async () => (await reviewer.call(userEndpoints.findInfo)).status;
    await expect.poll(status).toBe(401);
    const open = await app.owner`select 1 from user_sessions where user_id = ${id} and ended_at is null`;
    expect(open).toHaveLength(0);
  });

  test('a role that is given or taken acts on the signed-in user within seconds', async () => {
    const id = await idOf('qian.hui');
    const finance = await app.as('qian.hui');
    const codes = async () =>
      (await finance.call(userEndpoints.findInfo)).body.result.roles.map((role) => role.code).toSorted();
    const { roleIds } = await find(id);
    await change(admin, id, { roleIds: [...roleIds, repRole] });
    await expect.poll(codes).toEqual(['FIN', 'REP']);
    await change(admin, id, { roleIds });
    await expect.poll(codes).toEqual(['FIN']);
  });

  test('two administrators: the second change of the same version is refused', async () => {
    const { id, version } = await add('race.one');
    expect((await change(admin, id, { firstName: '先', version })).status).toBe(200);
    const late = await change(admin, id, { firstName: '后', version });
    expect([late.status, late.body.error]).toEqual([409, 'administration.changedMeanwhile']);
  });

  test('a new password ends every session and must be changed', async () => {
    const id = await idOf('wu.yue');
    const office = await app.as('wu.yue');
    expect((await office.call(userEndpoints.findInfo)).status).toBe(200);
    const body = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await admin.call(calls.resetPassword, { params: { id }, body })).status).toBe(200);
    const status = async () => (await office.call(userEndpoints.findInfo)).status;
    await expect.poll(status).toBe(401);
    const [stored] = await app.owner`select password_changed_at as at from users where id = ${id}`;
    expect(stored!['at'].getTime()).toBe(0);
  });
});

describe('the last administrator and the own account', () => {
  test('nobody switches off, demotes or deletes the own account', async () => {
    const id = await idOf('admin');
    const second = await add('second.admin', { roleIds: [await roleId('admin')] });
    for (const part of [{ isEnabled: false }, { mayLogIn: false }, { roleIds: [repRole] }])
      expect((await change(admin, id, part)).body.error).toBe('administration.ownAccount');
    const gone = await admin.call(calls.deleteAccount, { params: { id } });
    expect([gone.status, gone.body.error]).toEqual([409, 'administration.ownAccount']);
    expect((await change(admin, id, { firstName: '管理员' })).status).toBe(200);
    await admin.call(calls.deleteAccount, { params: { id: second.id } });
  });

  test('the last administrator stays, whoever asks; with a second one the first may go', async () => {
    const id = await idOf('admin');
    const everything = await app.owner<{ role: string }[]>`
      insert into roles (enterprise_id, code, name, en_name)
      select enterprise_id, 'ALL_RIGHTS', '甲', 'A' from users where id = ${id} returning id as role`;
    await app.owner`
      insert into role_menus (enterprise_id, role_id, menu_id)
      select m.enterprise_id, ${everything[0]!.role}, m.id from menus m join users u on u.enterprise_id = m.enterprise_id
      where u.id = ${id} and m.code = '*:*:*'`;
    await add('deputy.one', { roleIds: [everything[0]!.role] });
    const deputy = await app.as('deputy.one');
    for (const part of [{ isEnabled: false }, { mayLogIn: false }, { roleIds: [repRole] }])
      expect((await change(deputy, id, part)).body.error).toBe('administration.lastAdministrator');
    const gone = await deputy.call(calls.deleteAccount, { params: { id } });
    expect([gone.status, gone.body.error]).toEqual([409, 'administration.lastAdministrator']);
    const second = await add('third.admin', { roleIds: [await roleId('admin')] });
    const removed = await deputy.call(calls.deleteAccount, { params: { id: second.id } });
    expect(removed.body.result).toEqual({ outcome: 'DELETED' });
  });

  test('whoever keeps users but does not administer gains no administrator', async () => {
    const [role] = await app.owner<{ id: string }[]>`
      insert into roles (enterprise_id, code, name, en_name)
      select enterprise_id, 'USER_KEEPER', '甲', 'A' from users where id = ${await idOf('admin')} returning id`;
    await app.owner`
      insert into role_menus (enterprise_id, role_id, menu_id)
      select m.enterprise_id, r.id, m.id from roles r join menus m on m.enterprise_id = r.enterprise_id
      where r.id = ${role!.id} and m.code in ('admin:users:read', 'admin:users:write')`;
    await add('user.keeper', { roleIds: [role!.id] });
    const keeper = await app.as('user.keeper');
    const adminRole = await roleId('admin');
    const made = await keeper.call(calls.addAccount, { body: sample('made.admin', { roleIds: [adminRole] }) });
    expect([made.status, made.body.error]).toEqual([403, 'administration.beyondOwnRights']);
    const id = await idOf('admin');
    const body = { password: PASSWORD, confirmPassword: PASSWORD };
    const reset = await keeper.call(calls.resetPassword, { params: { id }, body });
    expect(reset.body.error).toBe('administration.beyondOwnRights');
    expect((await keeper.call(calls.addAccount, { body: sample('made.rep') })).status).toBe(200);
  });
});

describe('deleting', () => {
  test('R8.4 an account nothing speaks of goes; one that records refer to is switched off', async () => {
    const fresh = await add('gone.soon');
    const gone = await admin.call(calls.deleteAccount, { params: { id: fresh.id } });
    expect(gone.body.result).toEqual({ outcome: 'DELETED' });
    expect((await admin.call(calls.findAccount, { params: { id: fresh.id } })).status).toBe(404);
    const id = await idOf('chen.yizhou');
    const off = await admin.call(calls.deleteAccount, { params: { id } });
    expect(off.body.result).toEqual({ outcome: 'DISABLED' });
    expect((await find(id)).isEnabled).toBe(false);
  });
});
