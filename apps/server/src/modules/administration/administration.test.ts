// Who reaches the administration console: nobody without its permission, nobody of another enterprise (specification 6; R6.1).
import {
  menuAdminEndpoints,
  organizationAdminEndpoints,
  roleAdminEndpoints,
  userAdminEndpoints,
} from '@yijian/contract/administration';
import type { EndpointRow } from '@yijian/contract/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
const rows: Record<string, EndpointRow> = {
  ...organizationAdminEndpoints,
  ...roleAdminEndpoints,
  ...userAdminEndpoints,
  ...menuAdminEndpoints,
};
const staff = [
  'chen.yizhou',
  'zhou.minxing',
  'gu.changfeng',
  'lin.zhiyuan',
  'fang.ruogu',
  'he.jing',
  'shen.lian',
  'qian.hui',
  'wu.yue',
  'su.zhen',
];

/** A body that would be good, so that nothing but the right is missing. */
const bodies: Record<string, unknown> = {
  addOrganization: organization('X-1'),
  changeOrganization: { ...organization('X-2'), version: '1' },
  addRole: role('X1'),
  changeRole: { ...withoutCode(role('X1')), version: '1' },
  changeRoleMenus: { menuIds: [], version: '1' },
  addAccount: { ...account(), login: 'x.one', roleIds: ['1'], ...given() },
  changeAccount: { ...account(), roleIds: ['1'], version: '1' },
  resetPassword: given(),
  addMenu: menu(),
  changeMenu: { ...menu(), version: '1' },
};

function organization(code: string) {
  return { name: '甲', enName: 'A', code, type: 'TEAM', sort: 0, parentId: null, leaderId: null, regionCodes: [] };
}
function role(code: string) {
  return {
    name: '甲',
    enName: 'A',
    code,
    dataRange: 'OWN',
    roleType: 'BUSINESS',
    organizationId: null,
    isEnabled: true,
    remark: null,
  };
}
function withoutCode({ code: _code, ...rest }: ReturnType<typeof role>) {
  return rest;
}
function given() {
  return { password: 'Correct-horse-41-battery', confirmPassword: 'Correct-horse-41-battery' };
}
function account() {
  return {
    firstName: '甲',
    enName: 'A',
    phone: null,
    email: null,
    language: 'zh',
    department: null,
    workId: null,
    organizationId: null,
    userType: 'STAFF',
    mayLogIn: true,
    isEnabled: true,
  };
}
function menu() {
  return {
    parentId: null,
    type: 'MENU',
    name: '甲',
    enName: 'A',
    path: '/x/one',
    code: null,
    api: null,
    icon: null,
    sort: 0,
    isVisible: true,
    status: true,
    attributes: [],
  };
}

const callRow = (caller: Caller, name: string, id: string) => {
  const row = rows[name]!;
  return caller.call(row, {
    ...(row.params === undefined ? {} : { params: { id } }),
    ...(bodies[name] === undefined ? {} : { body: bodies[name] }),
  });
};

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('without the permission', () => {
  test.each(staff)('R6.1 %s is refused by every call of the console', async (login) => {
    const caller = await app.as(login);
    for (const name of Object.keys(rows)) {
      const { status, body } = await callRow(caller, name, '1');
      expect([name, status, body.error]).toEqual([name, 403, 'core.forbidden']);
    }
  });

  test('without a token every call is 401', async () => {
    const nobody = app.anonymous();
    for (const name of Object.keys(rows)) expect((await callRow(nobody, name, '1')).status).toBe(401);
  });
});

describe('another enterprise', () => {
  test('its ids answer exactly like ids that do not exist', async () => {
    const admin = await app.as('admin');
    const tables = { Organization: 'organizations', Role: 'roles', Account: 'users', Menu: 'menus' };
    for (const [kind, table] of Object.entries(tables)) {
      const [foreign] = await app.owner<{ id: string }[]>`
        select t.id from ${app.owner(table)} t join enterprises e on e.id = t.enterprise_id where e.realm = 'kanglan' limit 1`;
      for (const verb of ['find', 'change', 'delete']) {
        const [here, nowhere] = [
          await callRow(admin, `${verb}${kind}`, foreign!.id),
          await callRow(admin, `${verb}${kind}`, '999999999'),
        ];
        expect([kind, verb, here.status]).toEqual([kind, verb, 404]);
        expect({ ...here.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
      }
    }
  });

  test('every list shows only the own enterprise', async () => {
    const admin = await app.as('admin');
    const logins = (await admin.call(userAdminEndpoints.listAccounts, { query: { size: 100 } })).body.result.content;
    expect(logins.map((one) => one.login)).toContain('chen.yizhou');
    expect(logins.map((one) => one.login)).not.toContain('tang.ke');
  });
});

describe('mass assignment', () => {
  test('fields the form does not have are refused by name', async () => {
    const admin = await app.as('admin');
    for (const [name, body] of Object.entries(bodies)) {
      const extra = { ...(body as object), enterpriseId: '2' };
      const row = rows[name]!;
      const answer = await admin.call(row, { ...(row.params ? { params: { id: '1' } } : {}), body: extra });
      expect([name, answer.status, answer.body.fields?.[0]?.field]).toEqual([name, 400, 'body.enterpriseId']);
    }
  });
});
