// Starter roles and copies of roles through the calls (specification 6).
import { menuAdminEndpoints, roleAdminEndpoints as calls } from '@yijian/contract/administration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menuTree } from '../../../../../../database/seeds/reference/menus/all-menus.ts';
import { flattenMenus } from '../../../../../../database/seeds/reference/menus/menu-tree.ts';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { starterMatrix } from './starter-matrix.policy.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const byCode = async (code: string) =>
  (await admin.call(calls.listRoles)).body.result.find((role) => role.code === code)!;
const detail = async (id: string) => (await admin.call(calls.findRole, { params: { id } })).body.result;
const apply = (codes: string[], caller = admin) => caller.call(calls.applyStarters, { body: { codes } });

test('the starter matrix is what every enterprise begins with', () => {
  const roles = new Set(starterMatrix.flatMap(([, held]) => held.split(' ')));
  const seeded = flattenMenus(menuTree())
    .map((row): [string, string[]] => [row.key, [...row.roles].filter((code) => roles.has(code)).toSorted()])
    .filter(([, held]) => held.length > 0);
  expect(starterMatrix.map(([key, held]) => [key, held.split(' ').toSorted()])).toEqual(seeded);
  expect(roles.size).toBe(10);
});

test('a role that lost its rights gets them again, and one that was deleted is added', async () => {
  const before = await detail((await byCode('MKT')).id);
  const stripped = { params: { id: before.id }, body: { menuIds: [], version: before.version } };
  expect((await admin.call(calls.changeRoleMenus, stripped)).status).toBe(200);
  await app.owner`delete from user_roles where role_id = ${(await byCode('FIN')).id}`;
  expect((await admin.call(calls.deleteRole, { params: { id: (await byCode('FIN')).id } })).status).toBe(200);
  const { body } = await apply(['MKT', 'FIN', 'OPS']);
  expect(body.result.map((one) => [one.code, one.outcome])).toEqual([
    ['MKT', 'CHANGED'],
    ['FIN', 'ADDED'],
    ['OPS', 'SAME'],
  ]);
  const after = await detail(before.id);
  expect(after.menuIds.toSorted()).toEqual(before.menuIds.toSorted());
  expect(after.userCount).toBe(before.userCount);
  expect((await detail((await byCode('FIN')).id)).menuIds.length).toBeGreaterThan(10);
});

test('an unknown role, nobody and a user without the right are refused', async () => {
  expect((await apply(['admin'])).status).toBe(400);
  expect((await apply([])).status).toBe(400);
  expect((await apply(['REP'], await app.as('chen.yizhou'))).status).toBe(403);
});

test('a copy has the menu entries and field rules of its model, and none that need a reason', async () => {
  const model = await detail((await byCode('DSM')).id);
  const menus = (await admin.call(menuAdminEndpoints.listMenus)).body.result;
  const grave = menus.find((menu) => menu.code === 'customer:doctors:prescriptions')!.id;
  const granted = { menuIds: [...new Set([...model.menuIds, grave])], reason: '试验', version: model.version };
  await admin.call(calls.changeRoleMenus, { params: { id: model.id }, body: granted });
  const { version } = await detail(model.id);
  const rules = [{ field: 'doctor.tags', rule: 'HIDE' }];
  await admin.call(calls.changeRoleFields, { params: { id: model.id }, body: { rules, version } });
  const fields = { dataRange: 'OWN', roleType: 'BUSINESS', organizationId: null, isEnabled: true, remark: null };
  const names = { code: 'DSM_COPY', name: '副本', enName: 'Copy', copyOf: model.id };
  const { status, body } = await admin.call(calls.addRole, { body: { ...fields, ...names } });
  expect(status).toBe(200);
  const copy = await detail(body.result.id);
  expect(copy.menuIds.toSorted()).toEqual(model.menuIds.filter((id) => id !== grave).toSorted());
  expect(copy.fieldRules).toEqual(rules);
  const none = await admin.call(calls.addRole, { body: { ...fields, ...names, code: 'X', copyOf: '999999999' } });
  expect([none.status, none.body.error]).toEqual([404, 'administration.roleNotFound']);
});
